import { chart } from '@ziping/mocks/fixtures/chart';
import { expect, it } from 'vitest';

import { queryOfYear, yearsOfChart } from './years.ts';

const cycles = chart.da_yun_list.map((cycle) => ({ ...cycle, end_year: cycle.end_year! }));
const first = cycles[0]!;
const born = first.start_year - first.start_age + 1;

it('names the years from the birth to the end of the last cycle', () => {
  expect(yearsOfChart(cycles)).toEqual([born, cycles.at(-1)!.end_year]);
  expect(yearsOfChart([])).toBeNull();
});

it('leads to the cycle of a year, or to the years before the first', () => {
  expect(queryOfYear(cycles[2]!.start_year, cycles)).toBe(`?cycle=2&year=${cycles[2]!.start_year}`);
  expect(queryOfYear(cycles[2]!.end_year, cycles)).toBe(`?cycle=2&year=${cycles[2]!.end_year}`);
  expect(queryOfYear(born, cycles)).toBe(`?cycle=before&year=${born}`);
});

it('leads nowhere for a year that the chart does not show', () => {
  expect(queryOfYear(born - 1, cycles)).toBeNull();
  expect(queryOfYear(cycles.at(-1)!.end_year + 1, cycles)).toBeNull();
  expect(queryOfYear(2027, [])).toBeNull();
});
