const FIRST_YEAR = 2026;

/**
 * Years of the footer: the first one, then a range up to the current one.
 * @param now epoch milliseconds
 */
export function footerYears(now: number = Date.now()): string {
  const year = new Date(now).getFullYear();
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
