import { BEFORE_LUCK } from '@ziping/bazi/before-luck';
import type { DaYun } from '@ziping/bazi/types';

import { selectionQuery } from './selection.ts';

type Cycle = Pick<DaYun, 'start_age' | 'start_year' | 'end_year'>;

/** The first and the last year that a chart shows; null for a chart without cycles. */
export function yearsOfChart(cycles: readonly Cycle[]): readonly [number, number] | null {
  const [first] = cycles;
  const last = cycles.at(-1);
  return first && last ? [first.start_year - first.start_age + 1, last.end_year] : null;
}

/** The query of a chart's page on which a year is selected; null for a year that the chart does not show. */
export function queryOfYear(year: number, cycles: readonly Cycle[]): string | null {
  const years = yearsOfChart(cycles);
  if (!years || year < years[0] || year > years[1]) return null;
  const index = cycles.findIndex(({ start_year, end_year }) => year >= start_year && year <= end_year);
  const cycle = index < 0 ? BEFORE_LUCK : index;
  return selectionQuery({ cycle, year, month: null, day: null });
}
