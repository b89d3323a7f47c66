const first = 2026;

/** The years the footer names: the first one, and this one when it is later. */
export function footerYears(now: number = Date.now()): string {
  const year = new Date(now).getFullYear();
  return year > first ? `${first}–${year}` : String(first);
}
