import { unwrap } from '../answer.ts';
import type { Client } from '../client.ts';
import { UserExportSchema } from '../schemas/user-export.ts';
import type { CallOptions, Schema } from '../types.ts';

// Apart from the other calls about users: its schemas are those of records, reports and conversations.
/** All data of the signed-in user: profile, records, feedback. */
export function exportUserData(client: Client, { signal }: CallOptions = {}): Promise<Schema<'UserExport'>> {
  return unwrap(client.GET('/api/user/export', { signal }), UserExportSchema);
}
