/** What is chosen on a chart's page. Every part stands in the page's address, so that a link restores it. */
export interface Selection {
  /** Index of a major cycle in `da_yun_list`; null for none, `undefined` until one is chosen: the current one. */
  cycle: number | null | undefined;
  /** The highlighted year; null for none. */
  year: number | null;
  /** The month of that year, 1 for 寅月 to 12; null for none. */
  month: number | null;
}

/** Nothing chosen: the page as it opens. */
export const unchosen: Selection = { cycle: undefined, year: null, month: null };

/** What stands in the address where the visitor has put the current cycle away. */
const NO_CYCLE = 'none';

function numberIn(text: string | null, from: number, to: number): number | null {
  const value = text !== null && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

/**
 * Reads a selection from an address's query. What makes no sense is as if it were not there; a year means nothing
 * without its cycle, a month nothing without its year.
 */
export function readSelection(query: string): Selection {
  const search = new URLSearchParams(query);
  if (search.get('cycle') === NO_CYCLE) return { ...unchosen, cycle: null };
  const cycle = numberIn(search.get('cycle'), 0, 99) ?? undefined;
  const year = numberIn(search.get('year'), 1800, 2300);
  const month = year === null ? null : numberIn(search.get('month'), 1, 12);
  return { cycle, year, month };
}

/** The query that restores a selection; empty for nothing chosen. */
export function selectionQuery({ cycle, year, month }: Selection): string {
  const search = new URLSearchParams();
  if (cycle !== undefined) search.set('cycle', cycle === null ? NO_CYCLE : String(cycle));
  if (year !== null) search.set('year', String(year));
  if (month !== null) search.set('month', String(month));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The span of years of a major cycle; the last year is inside. */
interface Span {
  start_year: number;
  end_year: number;
  current: boolean;
}

/** What of a selection a chart has: a cycle out of its list is the current one, a year out of its cycle is none. */
export function settle(
  { cycle, year, month }: Selection,
  cycles: readonly Span[],
): { cycle: number | null; year: number | null; month: number | null } {
  const current = cycles.findIndex((item) => item.current);
  const known = cycle === null || (cycle !== undefined && cycle < cycles.length);
  const chosen = known ? cycle : current < 0 ? null : current;
  const span = chosen === null ? undefined : cycles[chosen];
  const within = year !== null && span !== undefined && year >= span.start_year && year <= span.end_year;
  return { cycle: chosen, year: within ? year : null, month: within ? month : null };
}
