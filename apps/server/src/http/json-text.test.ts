import fc from 'fast-check';
import { expect, it } from 'vitest';

import { jsonText } from './json-text.ts';

const record = { name: '周', note: null, tags: ['a'], left: undefined };
const list = (count: number) => Array.from({ length: count }, (_, i) => ({ ...record, i }));

it('writes what JSON.stringify writes', async () => {
  const values: unknown[] = [
    null,
    { code: 0, data: list(3) },
    { code: 0, data: { records: list(120), total: 120, none: undefined } },
    { data: { conversations: [{ id: 'r', messages: list(60) }], empty: [] } },
    { data: [[...list(60), undefined, null]] },
  ];
  for (const value of values) expect(await jsonText(value)).toBe(JSON.stringify(value));
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const wrapped = { data: { first: value, list: Array(51).fill(value) } };
      expect(await jsonText(wrapped)).toBe(JSON.stringify(wrapped));
    }),
  );
});

it('gives others a turn within a long list', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await jsonText({ data: list(1000) });
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(10);
});
