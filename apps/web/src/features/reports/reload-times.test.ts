import { expect, it } from 'vitest';

import { reloadTimes } from './reload-times.ts';

it.each([
  ['30 s, the default', undefined, [2, 8, 14, 20, 26, 32, 38, 44]],
  ['5 s: at least 2 s apart', 5, [2, 4, 6]],
  ['10 s', 10, [2, 4, 6, 8, 10, 12, 14]],
  ['1 s: once all the same', 1, [2]],
  ['100 s', 100, [2, 22, 42, 62, 82, 102, 122, 142]],
])('for an estimate of %s', (_name, estimate, seconds) => {
  expect(reloadTimes(estimate)).toEqual(seconds.map((at) => at * 1000));
});
