const FIRST_YEAR = 2026;

/** Years of the footer: the first one, then a range up to the current one. */
export function footerYears(year: number): string {
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
