import * as v from 'valibot';

import { local } from '../../shared/storage.ts';

/** The oldest places are forgotten. */
const MAX_PLACES = 50;

/** `of` is the length of the text: a report written anew starts from the beginning. */
const placeSchema = v.object({
  key: v.string(),
  place: v.pipe(v.string(), v.regex(/^[\d.]+$/)),
  of: v.number(),
});
const placesSchema = v.fallback(v.array(placeSchema), []);

type Reading = { record_id: string; code: string; content: string };

const keyOf = ({ record_id, code }: Omit<Reading, 'content'>) => `${record_id}/${code}`;

const readPlaces = () => v.parse(placesSchema, local.readJson('readingPlaces'));

/** Where reading was interrupted; null for nowhere. */
export function readPlace(reading: Reading): string | null {
  const found = readPlaces().find(({ key }) => key === keyOf(reading));
  return found?.of === reading.content.length ? found.place : null;
}

/** Remembers on this device where one reads; null forgets it. */
export function storePlace(reading: Reading, place: string | null): void {
  const key = keyOf(reading);
  const others = readPlaces().filter((one) => one.key !== key);
  const next = place === null ? others : [...others, { key, place, of: reading.content.length }];
  local.write('readingPlaces', JSON.stringify(next.slice(-MAX_PLACES)));
}
