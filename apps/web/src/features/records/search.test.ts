import { expect, it } from 'vitest';

import { namedLike } from './search.ts';

const records = ['林青', '林远', 'Anna Lin'].map((name) => ({ name }));
const found = (text: string) => namedLike(records, text).map(({ name }) => name);

it('finds names by any part, in any case', () => {
  expect(found('林')).toEqual(['林青', '林远']);
  expect(found('LIN')).toEqual(['Anna Lin']);
  expect(found(' 远 ')).toEqual(['林远']);
});

it('finds all for an empty text and none for an unknown name', () => {
  expect(found('')).toHaveLength(3);
  expect(found('王')).toEqual([]);
});
