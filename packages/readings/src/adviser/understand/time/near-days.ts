/** A day of the calendar that is named or near, and the months that stand for it. */
import { CALENDAR_DAY, NEAR_DAY } from './days.ts';
import { daysUntil, findNamedDay, type NamedDay } from './named-days.ts';
import { luckMonthOfDate } from './months.ts';
import type { Time, Today } from './time.ts';

/** A day that is named and not over. */
export function dayAhead(text: string, today: Today, time: Time | null): NamedDay | null {
  if (today.day === undefined) return null;
  const now = { year: today.year, month: today.month, day: today.day };
  const year = time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months[0]!.year : null;
  const found = findNamedDay(text, now, year !== null && year > today.year ? year : null);
  return found && daysUntil(now, found.date) >= 0 ? found : null;
}

/** 端午前后 is the time around it. */
const AROUND = /前后|左右|期间|那阵|那几天|放假|假期|附近/;
/** 中秋前 is the time until then. */
const UNTIL = /(?:前|之前|以前)(?!任|途|程|妻|夫|男|女|辈|台|面|后)/;
function monthsUntil(today: Today, { date }: NamedDay): Time | null {
  const count = Math.min(12, (date.year - today.year) * 12 + date.month - today.month + 1);
  const months = Array.from({ length: count }, (_, at) =>
    luckMonthOfDate({
      year: today.year + Math.floor((today.month - 1 + at) / 12),
      month: ((today.month - 1 + at) % 12) + 1,
      day: 15,
    }),
  );
  return months.length > 0 ? { kind: 'months', months, lunar: false } : null;
}

/** 还有不到一个月考研 */
const SOON =
  /(?:还有|只剩|还剩|剩下?|不到|离[^,。?!]{1,6})(?:不到|不足|最后)?(?:一|半|1)个?多?(?:月|周|星期)|(?:还有|只剩|还剩|不到)[\d一二两三四五六七八九十几]+(?:多)?天/;
function nextMonths({ year, month }: Today): Time {
  const day = { year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 20 };
  return { kind: 'months', months: [luckMonthOfDate(day)], lunar: false };
}

const monthOf = ({ date }: NamedDay): Time => ({
  kind: 'months',
  months: [luckMonthOfDate(date)],
  lunar: false,
});

interface DayContext {
  today: Today;
  /** The time that is asked about besides. */
  time: Time | null;
  /** Something is told, and nothing is asked of a day. */
  isTold: boolean;
  /** What to do at once is asked: 今晚要不要联系他. */
  isNow: boolean;
  /** The time that is named is of a birth. */
  ofBirth: boolean;
  /** An examination is ahead. */
  hasExam: boolean;
}

/** The time of a question that may name a day. @param text without its background */
export function readDay(
  text: string,
  { today, time, isTold, isNow, ofBirth, hasExam }: DayContext,
): { time: Time | null; day: boolean; date: NamedDay | null } {
  const date = isTold || isNow || ofBirth ? null : dayAhead(text, today, time);
  const until =
    date && AROUND.test(text) ? monthOf(date) : date && UNTIL.test(text) ? monthsUntil(today, date) : null;
  const soon = time === null && SOON.test(text) && hasExam ? nextMonths(today) : null;
  const isLonger = time !== null && time.kind !== 'months';
  const isDay =
    (date !== null && time?.kind !== 'cycle') ||
    (CALENDAR_DAY.test(text) && !ofBirth) ||
    (time === null && !isTold && !isNow && NEAR_DAY.test(text));
  return {
    time:
      isTold && time?.kind === 'months'
        ? null
        : (until ?? soon ?? (date && !isLonger ? monthOf(date) : time)),
    day: isDay && until === null,
    date: until ? null : date,
  };
}
