import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { AppConfigSchema } from '../schemas/system.ts';
import type { CallOptions, Schema } from '../types.ts';

/** Settings of the deployment: where WeChat login starts and which providers are stand-ins. */
export function getConfig(client: Client, { signal }: CallOptions = {}): Promise<Schema<'AppConfig'>> {
  return unwrap(client.GET('/api/config', { signal }), AppConfigSchema);
}
