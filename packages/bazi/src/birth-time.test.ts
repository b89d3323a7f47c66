import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { readBirthTime } from './birth-time.ts';

const whole = { year: 1986, month: 5, day: 4, hour: 2, minute: 7 };

it.each([
  ['1986-05-04 02:07:00', whole],
  ['1986-05-04 02:07', whole],
  ['1986-05-04T02:07:00+08:00', whole],
  ['1986-05-04', { ...whole, hour: 0, minute: 0 }],
  // A day of the lunar calendar no solar month has.
  ['2020-02-30 23:59:00', { year: 2020, month: 2, day: 30, hour: 23, minute: 59 }],
])('takes %s apart', (text, parts) => {
  expect(readBirthTime(text)).toEqual(parts);
});

it('says 0 of what is not there', () => {
  expect(readBirthTime('')).toEqual({ year: 0, month: 0, day: 0, hour: 0, minute: 0 });
});

it('brings nothing of the engine along', () => {
  expect(readFileSync(new URL('birth-time.ts', import.meta.url), 'utf8')).not.toMatch(/^import/m);
});
