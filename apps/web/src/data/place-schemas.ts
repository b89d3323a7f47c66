/** The answers about places: cities abroad and the regions of China. */
import type { Page, Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

import { schemaOf, type SchemaOf, text, zoneClock } from './answer-schemas.ts';

const cityFields = {
  code: v.pipe(text, v.regex(/^\d{6}$/)),
  name: text,
  native_name: text,
  division: text,
  country: text,
  label: text,
  longitude: v.pipe(
    v.number(),
    v.check((degrees) => Math.abs(degrees) <= 180),
  ),
  latitude: v.number(),
  zone: text,
};

/** One page of a search for cities. */
export const cityPageSchema = schemaOf<Page<Schema<'City'>>>()(
  v.object({ items: v.array(v.object(cityFields)), total: v.number() }),
);

/** A city with the clock of its zone. */
export const citySchema = schemaOf<Schema<'CityDetail'>>()(
  v.object({ ...cityFields, zone_clock: zoneClock }),
);

/** The tree of provinces, cities and districts. */
const regionNode: SchemaOf<Schema<'LocationNode'>> = v.object({
  code: text,
  name: text,
  longitude: v.optional(v.number()),
  latitude: v.optional(v.number()),
  children: v.optional(v.array(v.lazy(() => regionNode))),
});

/** The provinces with their cities and districts. */
export const regionsSchema = v.pipe(v.array(regionNode), v.minLength(1));

/** The regions as `locationData` stores them; `timestamp` in epoch milliseconds. */
export const storedRegionsSchema = v.object({ timestamp: v.number(), data: regionsSchema });
