import type { Client } from '../client.ts';
import { readAnswer, unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { locationsOf, pageOf } from '../normalise.ts';
import { CityDetailSchema, CitySchema, LocationTreeSchema } from '../schemas/locations.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** The whole tree of provinces, cities and districts. Code 1601: not available. */
export async function listLocations(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'LocationNode'>[]> {
  const { data } = await envelope(client.GET('/api/locations', { signal }));
  return readAnswer(LocationTreeSchema, locationsOf(data));
}

/** Cities abroad by a part of their Chinese, English or native name, best match first. */
export async function listCities(
  client: Client,
  query: { q: string; page?: number; page_size?: number },
  { signal }: CallOptions = {},
): Promise<Page<Schema<'City'>>> {
  return pageOf(
    await envelope(client.GET('/api/locations/cities', { params: { query }, signal })),
    CitySchema,
  );
}

/** One city abroad with the clock of its time zone. HTTP 404 for an unknown code. */
export function getCity(
  client: Client,
  code: string,
  { signal }: CallOptions = {},
): Promise<Schema<'CityDetail'>> {
  return unwrap(
    client.GET('/api/locations/cities/{code}', { params: { path: { code } }, signal }),
    CityDetailSchema,
  );
}
