import type { Client } from '../client.ts';
import { envelope, unwrap } from '../envelope.ts';
import { locationsOf, pageOf } from '../normalise.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** The whole tree of provinces, cities and districts. Code 1601: not available. */
export async function listLocations(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'LocationNode'>[]> {
  return locationsOf(await unwrap(client.GET('/api/locations', { signal })));
}

/** Cities abroad by a part of their Chinese, English or native name, best match first. */
export async function listCities(
  client: Client,
  query: { q: string; page?: number; page_size?: number },
  { signal }: CallOptions = {},
): Promise<Page<Schema<'City'>>> {
  return pageOf(await envelope(client.GET('/api/locations/cities', { params: { query }, signal })));
}

/** One city abroad with the clock of its time zone. HTTP 404 for an unknown code. */
export function getCity(
  client: Client,
  code: string,
  { signal }: CallOptions = {},
): Promise<Schema<'CityDetail'>> {
  return unwrap(client.GET('/api/locations/cities/{code}', { params: { path: { code } }, signal }));
}
