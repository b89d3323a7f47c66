/** The stems of the month's branch, by every table of 人元司令. */
import { commandsOf } from '@ziping/bazi/commanding-stem';
import { jieAt, jieInstant } from '@ziping/bazi/terms';
import { DAY, toSeconds } from '@ziping/bazi/time/calendar';

import type { CheckedFacts } from './assertion.ts';

/** Days by which the birth may be off here: its hour may be unknown, and its clock that of another zone. */
const TOLERANCE = 1;

/** The stem that commands a month so many days after its 节. */
function commandOn(branch: string, table: 'ziping' | 'sanming', days: number): string {
  let end = 0;
  const found = commandsOf(branch, table).find((part) => part.days === null || days < (end += part.days));
  return found?.stem ?? '';
}

/** The hidden stems of the month's branch, and those that may command it at the birth. */
export function monthStemsOf({ birth, pillars }: CheckedFacts): string[] {
  const { ganzhi, hidden } = pillars.month;
  const [date] = birth.solar;
  const own = hidden.map(({ stem }) => stem);
  if (!date) return own;
  const { hour, minute } = birth.clock ?? { hour: 12, minute: 0 };
  const instant = toSeconds({ ...date, hour, minute, second: 0 });
  const days = (instant - jieInstant(jieAt(instant))) / DAY;
  const commanding = (['ziping', 'sanming'] as const).flatMap((table) =>
    [days - TOLERANCE, days, days + TOLERANCE].map((day) => commandOn(ganzhi.charAt(1), table, day)),
  );
  return [...new Set([...own, ...commanding])];
}
