import { expect, it } from 'vitest';

import { readSelection, selectionQuery, settleSelection, unchosen, withSelection } from './selection.ts';

const cycles = [
  { start_age: 7, start_year: 1996, end_year: 2005, current: false },
  { start_age: 17, start_year: 2006, end_year: 2015, current: true },
  { start_age: 27, start_year: 2016, end_year: 2025, current: false },
];

it.each([
  ['', unchosen],
  ['?cycle=2', { cycle: 2, year: null, month: null, day: null }],
  ['?cycle=none', { cycle: null, year: null, month: null, day: null }],
  ['?cycle=before&year=1991', { cycle: -1, year: 1991, month: null, day: null }],
  ['?cycle=2&year=2020', { cycle: 2, year: 2020, month: null, day: null }],
  ['?cycle=2&year=2020&month=11', { cycle: 2, year: 2020, month: 11, day: null }],
  ['?cycle=2&year=2020&month=11&day=2020-12-08', { cycle: 2, year: 2020, month: 11, day: '2020-12-08' }],
  ['?year=2008', { cycle: undefined, year: 2008, month: null, day: null }],
])('reads a selection from an address and writes the same address: %s', (query, selection) => {
  expect(readSelection(query)).toEqual(selection);
  expect(selectionQuery(selection)).toBe(query);
});

it.each([
  '?cycle=',
  '?cycle=-1',
  '?day=2020-12-08',
  '?cycle=two&year=soon&month=0',
  '?cycle=1e1&month=5',
  '?year=99999999999&month=3',
  '?cycle=%00&year=20.5',
])('ignores an invalid address: %s', (query) => {
  expect(readSelection(query)).toEqual(unchosen);
});

it('replaces the selection of an address and leaves the rest of it', () => {
  const chosen = { cycle: 1, year: null, month: null, day: null };
  expect(withSelection('?cycle=2&year=2020&tab=reports', chosen)).toBe('?cycle=1&tab=reports');
  expect(withSelection('?cycle=2&tab=reports', unchosen)).toBe('?tab=reports');
});

it('selects the current cycle until another is chosen', () => {
  expect(settleSelection(unchosen, cycles)).toEqual({ cycle: 1, year: null, month: null, day: null });
  expect(settleSelection({ ...unchosen, cycle: 0 }, cycles).cycle).toBe(0);
  expect(settleSelection({ ...unchosen, cycle: null }, cycles).cycle).toBeNull();
  expect(settleSelection(unchosen, cycles.slice(0, 1)).cycle).toBeNull();
});

it('selects the current cycle where the chart has no such cycle', () => {
  expect(settleSelection({ ...unchosen, cycle: 7 }, cycles).cycle).toBe(1);
});

it('drops a year outside its cycle, with its month and day', () => {
  const at = (year: number) => settleSelection({ cycle: 2, year, month: 4, day: '2016-05-20' }, cycles);
  expect(at(2016)).toEqual({ cycle: 2, year: 2016, month: 4, day: '2016-05-20' });
  expect(at(2025)).toEqual({ cycle: 2, year: 2025, month: 4, day: '2016-05-20' });
  expect(at(2015)).toEqual({ cycle: 2, year: null, month: null, day: null });
  expect(at(2026)).toEqual({ cycle: 2, year: null, month: null, day: null });
  expect(settleSelection({ cycle: null, year: 2016, month: 4, day: null }, cycles)).toEqual({
    cycle: null,
    year: null,
    month: null,
    day: null,
  });
});

it('keeps the years before the first cycle, and none where luck starts in the year of the birth', () => {
  const before = { cycle: -1, year: 1990, month: null, day: null };
  expect(settleSelection(before, cycles)).toEqual(before);
  expect(settleSelection({ ...before, year: 1996 }, cycles)).toEqual({ ...before, year: null });
  expect(settleSelection({ ...before, year: 1989 }, cycles)).toEqual({ ...before, year: null });
  const [first, ...rest] = cycles;
  expect(settleSelection(before, [{ ...first!, start_age: 1 }, ...rest]).cycle).toBe(1);
});
