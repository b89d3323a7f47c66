import type { Client } from '../client.ts';
import { type DataOf, unwrap } from '../envelope.ts';
import type { operations } from '../schema.d.ts';
import type { CallOptions } from '../types.ts';

/** Settings of the deployment that the app needs. */
export type AppConfig = DataOf<operations['getConfig']['responses'][200]['content']['application/json']>;

/** Settings of the deployment: where messaging login starts and which providers are stand-ins. */
export function getConfig(client: Client, { signal }: CallOptions = {}): Promise<AppConfig> {
  return unwrap(client.GET('/api/config', { signal }));
}
