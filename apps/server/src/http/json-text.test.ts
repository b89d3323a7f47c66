import fc from 'fast-check';
import { expect, it } from 'vitest';

import { jsonParts, jsonText } from './json-text.ts';

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

it('writes an async iterable as a list, item by item, at any depth', async () => {
  async function* stream(items: unknown[]) {
    yield* items;
  }
  const parts: string[] = [];
  const value = {
    code: 0,
    data: {
      none: stream([]),
      records: stream(list(3)),
      conversations: stream([
        { id: 'a', messages: stream(list(2)) },
        { id: 'b', messages: stream([]) },
      ]),
      last: undefined,
    },
  };
  for await (const part of jsonParts(value)) parts.push(part);
  const conversations = [
    { id: 'a', messages: list(2) },
    { id: 'b', messages: [] },
  ];
  expect(parts.join('')).toBe(
    JSON.stringify({ code: 0, data: { none: [], records: list(3), conversations } }),
  );
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(60);
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
