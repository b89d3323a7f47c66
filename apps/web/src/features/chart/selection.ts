import { BEFORE_LUCK } from '@ziping/bazi/before-luck';

/** What is chosen on a chart's page. Every part is in the page's address, so that a link restores it. */
export interface Selection {
  /** Index of a major cycle in `da_yun_list`; `BEFORE_LUCK` for the years before the first; null for none; `undefined`, before one is chosen, for the current one. */
  cycle: number | null | undefined;
  /** The highlighted year; null for none. */
  year: number | null;
  /** The month of that year, 1 for 寅月 to 12; null for none. */
  month: number | null;
  /** A day of that month, `YYYY-MM-DD`; null for none. */
  day: string | null;
}

/** Nothing chosen, as the page opens. */
export const unchosen: Selection = { cycle: undefined, year: null, month: null, day: null };

/** Value of the parameter `cycle` after the current cycle was unselected. */
const NO_CYCLE = 'none';

/** Value of the parameter `cycle` for the years before the first one. */
const BEFORE = 'before';

function numberIn(text: string | null, from: number, to: number): number | null {
  const value = text !== null && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

/**
 * Reads a selection from an address's query. Invalid parts are ignored, as is a month without a year and a day without
 * a month.
 */
export function readSelection(query: string): Selection {
  const search = new URLSearchParams(query);
  if (search.get('cycle') === NO_CYCLE) return { ...unchosen, cycle: null };
  const cycle =
    search.get('cycle') === BEFORE ? BEFORE_LUCK : (numberIn(search.get('cycle'), 0, 99) ?? undefined);
  const year = numberIn(search.get('year'), 1800, 2300);
  const month = year === null ? null : numberIn(search.get('month'), 1, 12);
  const day = month === null ? null : search.get('day');
  return { cycle, year, month, day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null };
}

/** An address's query with its selection replaced; what else it names stays. */
export function withSelection(query: string, { cycle, year, month, day }: Selection): string {
  const search = new URLSearchParams(query);
  const chosen = cycle === null ? NO_CYCLE : cycle === BEFORE_LUCK ? BEFORE : cycle;
  const parts = { cycle: chosen, year, month, day };
  for (const [key, value] of Object.entries(parts)) {
    if (value === null || value === undefined) search.delete(key);
    else search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query that restores a selection; empty for nothing chosen. */
export const selectionQuery = (selection: Selection) => withSelection('', selection);

/** The years of a major cycle; `end_year` is inside. */
export interface Span {
  start_age: number;
  start_year: number;
  end_year: number;
  current: boolean;
}

/** The years before the first cycle; undefined where luck starts in the year of the birth. */
function spanBefore([first]: readonly Span[]): Pick<Span, 'start_year' | 'end_year'> | undefined {
  return first && first.start_age > 1
    ? { start_year: first.start_year - first.start_age + 1, end_year: first.start_year - 1 }
    : undefined;
}

/** A selection of which it is known whether it has a cycle. */
export type SettledSelection = Selection & { cycle: number | null };

/** A selection limited to what a chart has: an unknown cycle becomes the current one, a year outside its cycle none. */
export function settleSelection(
  { cycle, year, month, day }: Selection,
  cycles: readonly Span[],
): SettledSelection {
  const current = cycles.findIndex((item) => item.current);
  const spanOf = (of: number) => (of === BEFORE_LUCK ? spanBefore(cycles) : cycles[of]);
  const known = cycle === null || (cycle !== undefined && spanOf(cycle) !== undefined);
  const chosen = known ? cycle : current < 0 ? null : current;
  const span = chosen === null ? undefined : spanOf(chosen);
  const within = year !== null && span !== undefined && year >= span.start_year && year <= span.end_year;
  return { cycle: chosen, ...(within ? { year, month, day } : { year: null, month: null, day: null }) };
}
