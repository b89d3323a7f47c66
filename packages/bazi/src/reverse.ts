/** The reverse search: the times that have four given pillars. */
import { BirthError } from './errors.ts';
import { lunarText, solarToLunar } from './lunar-calendar.ts';
import { yearPair } from './pillars.ts';
import { BRANCHES, pairOf, STEMS } from './sixty-cycle.ts';
import { jieInstant, liChunOf } from './terms.ts';
import { DAY, formatSeconds, fromSeconds, toJdn, type ClockSeconds } from './time/calendar.ts';
import type { FoundBirth } from './types.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const FIRST_DAY = toJdn(1900, 1, 31);
const HOUR = 3600;
const MINUTE = 60;

/** The Chinese name of each pillar, for messages. */
const NAMES = { year: '年柱', month: '月柱', day: '日柱', time: '时柱' } as const;

function numberOf(text: string, key: keyof typeof NAMES): number {
  try {
    return pairOf(text);
  } catch {
    const known =
      text.length === 2 && STEMS.includes(text.charAt(0)) && BRANCHES.includes(text.charAt(1))
        ? `${NAMES[key]}不能是${text}：阳干只配阳支，阴干只配阴支，六十甲子中没有${text}`
        : `${NAMES[key]}应是一个天干加一个地支，如甲子`;
    throw new BirthError('no_such_pair', known);
  }
}

/** 五虎遁 and 五鼠遁: the stem of the branch at an index, by the stem of the first branch. */
function stemOf(first: number, index: number): number {
  return (first + index) % 10;
}

function assertMonthOfYear(year: number, month: number): void {
  const first = (year % 5) * 2 + 2;
  const branch = month % 12;
  const stem = stemOf(first, (branch + 10) % 12);
  if (stem === month % 10) return;
  const [ofYear, ofBranch] = [STEMS[year % 10]!, BRANCHES[branch]!];
  throw new BirthError(
    'month_not_of_year',
    `${ofYear}年的${ofBranch}月是${STEMS[stem]!}${ofBranch}，不会是${STEMS[month % 10]!}${ofBranch}：按五虎遁，${ofYear}年正月起${STEMS[first % 10]!}寅`,
  );
}

/** The span of an hour pillar in its day, in seconds from midnight. 子时 can be the early or the late one. */
function hourSpans(day: number, time: number, zi: 'next' | 'split'): { from: number; to: number }[] {
  const branch = time % 12;
  const first = (day % 5) * 2;
  const stem = stemOf(first, branch);
  const fits = stem === time % 10;
  if (branch > 0 && fits) return [{ from: (2 * branch - 1) * HOUR, to: (2 * branch + 1) * HOUR }];
  if (branch === 0 && fits) return [{ from: zi === 'next' ? -HOUR : 0, to: HOUR }];
  if (branch === 0 && zi === 'split' && stemOf(first, 2) === time % 10) return [{ from: 23 * HOUR, to: DAY }];
  const [ofDay, ofBranch] = [STEMS[day % 10]!, BRANCHES[branch]!];
  const late = branch === 0 && zi === 'split' ? `（晚子时是${STEMS[stemOf(first, 2)]!}子）` : '';
  throw new BirthError(
    'hour_not_of_day',
    `${ofDay}日的${ofBranch}时是${STEMS[stem]!}${ofBranch}${late}，不会是${STEMS[time % 10]!}${ofBranch}：按五鼠遁，${ofDay}日子时起${STEMS[first % 10]!}子`,
  );
}

/** Rounded up to a full minute: a birth without seconds counts as hh:mm:00. */
function fullMinute(seconds: ClockSeconds): ClockSeconds {
  return Math.ceil(seconds / MINUTE) * MINUTE;
}

function formatMinute(seconds: ClockSeconds): string {
  return formatSeconds(seconds).slice(0, 16);
}

/**
 * Finds the times on the clock of UTC+8, without summer time or true solar time, that have four given pillars. They
 * repeat after 60 years at the earliest, and a month has at most one such day.
 *
 * @param pillars each a pair such as 甲子
 * @param options.zi as in `Conventions`: with `next` 子时 belongs to the next day from 23:00 on, with `split` it is divided at midnight
 * @param options.fromYear, options.toYear first and last calendar year of the search, within 1900–2100
 * @returns in the order of time; empty when the pillars are possible but do not occur in these years
 * @throws BirthError `no_such_pair` for a pair outside the sixty, `month_not_of_year` when the stem of the month does
 *   not follow from the year (五虎遁), `hour_not_of_day` when that of the hour does not follow from the day (五鼠遁)
 */
export function findBirths(
  pillars: { year: string; month: string; day: string; time: string },
  options: { zi: 'next' | 'split'; fromYear?: number; toYear?: number },
): FoundBirth[] {
  const year = numberOf(pillars.year, 'year');
  const month = numberOf(pillars.month, 'month');
  const day = numberOf(pillars.day, 'day');
  const time = numberOf(pillars.time, 'time');
  assertMonthOfYear(year, month);
  const spans = hourSpans(day, time, options.zi);

  const fromYear = Math.max(options.fromYear ?? FIRST_YEAR, FIRST_YEAR);
  const toYear = Math.min(options.toYear ?? LAST_YEAR, LAST_YEAR);
  const earliest = Math.max(toJdn(fromYear, 1, 1), FIRST_DAY) * DAY;
  const latest = toJdn(toYear + 1, 1, 1) * DAY;
  const found: FoundBirth[] = [];
  // The year by 立春 that began before also covers the start of the first calendar year.
  const start = fromYear - 1;
  for (let of = start + ((year - yearPair(start) + 60) % 60); of <= toYear; of += 60) {
    const jie = liChunOf(of) + (((month % 12) + 10) % 12);
    const begin = Math.max(jieInstant(jie), earliest);
    const end = Math.min(jieInstant(jie + 1), latest);
    const first = Math.floor(begin / DAY);
    for (let jdn = first + ((day - ((first + 49) % 60) + 60) % 60); jdn * DAY - HOUR < end; jdn += 60) {
      for (const span of spans) {
        const from = fullMinute(Math.max(jdn * DAY + span.from, begin));
        const to = fullMinute(Math.min(jdn * DAY + span.to, end)) - MINUTE;
        if (from > to) continue;
        const date = fromSeconds(from);
        found.push({
          from: formatMinute(from),
          to: formatMinute(to),
          lunar_text: lunarText(solarToLunar(date.year, date.month, date.day)),
        });
      }
    }
  }
  return found;
}
