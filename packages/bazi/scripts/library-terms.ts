/** The solar terms of lunar-javascript, for tests and checks. */
import { Lunar } from 'lunar-javascript';
import { TERM_NAMES } from '../src/term-names.ts';
import { jieAt } from '../src/terms.ts';
import { toSeconds, type ClockSeconds } from '../src/time/calendar.ts';

const years = new Map<number, ClockSeconds[]>();

/** The 24 terms of a calendar year from 小寒 to 冬至, in seconds on the clock of UTC+8. */
export function libraryTerms(year: number): readonly ClockSeconds[] {
  const known = years.get(year);
  if (known) return known;
  const table = Lunar.fromYmd(year, 6, 1).getJieQiTable();
  const terms = TERM_NAMES.map((name) => {
    // The entry 冬至 is the winter solstice of the year before.
    const solar = table[name === '冬至' ? 'DONG_ZHI' : name]!;
    return toSeconds({
      year: solar.getYear(),
      month: solar.getMonth(),
      day: solar.getDay(),
      hour: solar.getHour(),
      minute: solar.getMinute(),
      second: solar.getSecond(),
    });
  });
  years.set(year, terms);
  return terms;
}

/** The instant of a 节 by its number, 0 for 小寒 of 1900. */
export function libraryJie(jie: number): ClockSeconds {
  return libraryTerms(1900 + Math.floor(jie / 12))[2 * (((jie % 12) + 12) % 12)]!;
}

/** The number of the last 节 at or before an instant: that of the engine, or the one before or after. */
export function libraryJieAt(instant: ClockSeconds): number {
  const jie = jieAt(instant);
  if (libraryJie(jie) > instant) return jie - 1;
  return libraryJie(jie + 1) <= instant ? jie + 1 : jie;
}
