/**
 * The months of a lunisolar calendar by the rules of 1645 (a month begins on the day of the new moon, the winter solstice
 * is in the 11th month, a leap month has no 中气), at the offset from UTC that the calendar used.
 *
 * New moons are those of Meeus (Astronomical Algorithms, chapter 49; within 17 s of the full theory), terms those of the
 * ephemeris in sun-ephemeris.ts.
 */
import { newMoon } from 'astronomia/moonphase';
import { DAY, type ClockSeconds } from '../src/time/calendar.ts';
import { J2000 } from '../src/time/sun.ts';
import { dynamicalLessCivil } from './civil-clock.ts';
import { dynamicalTermInstant } from './sun-ephemeris.ts';

const FIRST_YEAR = 1899;
const LAST_YEAR = 2102;
const CHINA_HOURS = 8;
const MOONS_IN_YEAR = 12.3685;

/** A month of a lunisolar calendar. */
export interface CalendarMonth {
  year: number;
  month: number;
  leap: boolean;
  /** Julian day number of its first day. */
  start: number;
  /** The instant of its new moon on the clock of the calendar. */
  newMoon: ClockSeconds;
}

function civilFromDynamical(instant: ClockSeconds): ClockSeconds {
  return instant - dynamicalLessCivil(2000 + (instant - J2000) / (365.25 * DAY));
}

/** The new moons from the autumn of 1899 on, in UTC+8. */
const newMoons = Array.from({ length: Math.ceil((LAST_YEAR - FIRST_YEAR) * MOONS_IN_YEAR) }, (_, index) => {
  const julianDay = newMoon(FIRST_YEAR + 0.7 + (index + 0.3) / MOONS_IN_YEAR);
  return civilFromDynamical((julianDay + 0.5) * DAY + CHINA_HOURS * 3600);
});

/** The 中气 from the winter solstice of 1899 on, in UTC+8. */
const midTerms = Array.from({ length: (LAST_YEAR - FIRST_YEAR) * 12 }, (_, index) =>
  civilFromDynamical(dynamicalTermInstant(2 * index - 1)),
);

/**
 * The months of a calendar from lunar 1900 to 2100.
 *
 * @param hours offset of its clock from UTC
 */
export function lunisolarMonths(hours: number): CalendarMonth[] {
  const onClock = (instant: ClockSeconds) => instant + (hours - CHINA_HOURS) * 3600;
  const dayOf = (instant: ClockSeconds) => Math.floor(onClock(instant) / DAY);
  const starts = newMoons.map(dayOf);
  const midTermDays = midTerms.map(dayOf);
  const monthOfDay = (jdn: number) => starts.findIndex((start) => start > jdn) - 1;
  const months: CalendarMonth[] = [];
  for (let year = FIRST_YEAR; year < LAST_YEAR - 1; year += 1) {
    const solstice = (year - FIRST_YEAR) * 12;
    const first = monthOfDay(midTermDays[solstice]!);
    const end = monthOfDay(midTermDays[solstice + 12]!);
    let leapDue = end - first === 13;
    let month = 11;
    for (let at = first; at < end; at += 1) {
      const hasMidTerm = midTermDays.some((day) => day >= starts[at]! && day < starts[at + 1]!);
      const leap = leapDue && !hasMidTerm;
      if (leap) leapDue = false;
      else if (at > first) month = (month % 12) + 1;
      months.push({
        year: month >= 11 && at - first < 4 ? year : year + 1,
        month,
        leap,
        start: starts[at]!,
        newMoon: onClock(newMoons[at]!),
      });
    }
  }
  return months.filter(({ year }) => year >= 1900 && year <= 2100);
}
