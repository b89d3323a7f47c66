import type { Client } from '../client.ts';
import { unwrap } from '../envelope.ts';
import { locationsOf } from '../normalise.ts';
import type { CallOptions, Schema } from '../types.ts';

/** The whole tree of provinces, cities and districts. Code 1601: not available. */
export async function listLocations(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'LocationNode'>[]> {
  return locationsOf(await unwrap(client.GET('/api/locations', { signal })));
}
