const twoDigits = (value: number) => String(100 + value).slice(1);

function daysIn(year: number, month: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/** The date `months` and then `days` later. @param days less than a month in size */
function addTo(date: string, months: number, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const monthIndex = year * 12 + month - 1 + months;
  let y = Math.floor(monthIndex / 12);
  let m = monthIndex - y * 12 + 1;
  let d = Math.min(day, daysIn(y, m)) + days;
  if (d < 1) {
    if (--m === 0) [y, m] = [y - 1, 12];
    d += daysIn(y, m);
  } else if (d > daysIn(y, m)) {
    d -= daysIn(y, m);
    if (++m === 13) [y, m] = [y + 1, 1];
  }
  return `${y}-${twoDigits(m)}-${twoDigits(d)}`;
}

/**
 * The date that a key moves to, as in the date grid of the ARIA Authoring Practices: arrows by day and week, Home
 * and End to the ends of the week, PageUp and PageDown by month, with Shift by year. In a month that is too short
 * it is the last day.
 *
 * @param weekday 0 for Sunday to 6 for Saturday
 * @returns undefined for a key that does not move
 */
export function dateAfterKey(
  key: string,
  { date, weekday, withShift }: { date: string; weekday: number; withShift: boolean },
): string | undefined {
  const month = withShift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addTo(date, 0, -1);
    case 'ArrowRight':
      return addTo(date, 0, 1);
    case 'ArrowUp':
      return addTo(date, 0, -7);
    case 'ArrowDown':
      return addTo(date, 0, 7);
    case 'Home':
      return addTo(date, 0, -weekday);
    case 'End':
      return addTo(date, 0, 6 - weekday);
    case 'PageUp':
      return addTo(date, -month, 0);
    case 'PageDown':
      return addTo(date, month, 0);
    default:
      return undefined;
  }
}
