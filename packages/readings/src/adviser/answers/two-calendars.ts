/** Whether a lunar and a civil date of a birth are one day, and what one of them is by the other calendar. */
import { lunarText, lunarToSolar, solarToLunar } from '@ziping/bazi/lunar-calendar';
import { toJdn } from '@ziping/bazi/time/calendar';

import { nearIn } from '../understand/kin.ts';
import type { CivilDate } from '../understand/time/named-days.ts';
import { asksIfSame, asksOfPaper, daysTold, type ToldDay } from '../understand/told-dates.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { civilDate, civilText } from './dates.ts';

const numberOf = ({ year, month, day }: CivilDate) => toJdn(year, month, day);
const lunarTextOf = ({ year, month, day }: CivilDate) => lunarText(solarToLunar(year, month, day));
/** 正月十六, without its year. */
const lunarNameOf = (date: CivilDate) => lunarTextOf(date).replace(/^.*?年/, '');

/** A lunar day of a year as a civil date; null where that year has no such day. */
function civilOf(year: number, { month, day, leap }: ToldDay): CivilDate | null {
  try {
    return lunarToSolar(year, month, day, leap);
  } catch {
    return null;
  }
}

/** The civil dates that a lunar day may be: its own year, and the one before, whose last months fall into it. */
const meant = (year: number, told: ToldDay): CivilDate[] =>
  [year, year - 1].flatMap((one) => civilOf(one, told) ?? []);

/** Of several dates the one nearest to another. */
const nearest = (dates: readonly CivilDate[], other: CivilDate): CivilDate | undefined =>
  [...dates].sort(
    (one, two) => Math.abs(numberOf(one) - numberOf(other)) - Math.abs(numberOf(two) - numberOf(other)),
  )[0];

/** Papers of that time often have the lunar day in the place of the civil one. */
const OLD_PAPERS = '早年上户口，常有人把农历的月日直接当公历填上去';

/** What a paper that is not told has: the day of the record by both calendars. */
function answerUntold(w: Writer, text: string): Answer {
  const born = civilDate(w.born);
  if (asksOfPaper(text))
    return {
      lead: '用真正出生的那一天：排盘看的是生的时刻，证件上写什么不算数',
      reasons: [`这份命盘存的是公历${civilText(born)}、农历${lunarNameOf(born)}，和家里说的对一对`],
      advice: ['存错了就到资料里改，四柱会跟着换', '真日子说不清的，两个都排一份，对着过去几年看哪张像'],
      limits: [],
    };
  return {
    ...NONE,
    lead: `拿月日对一下就知道：这里存的是公历${civilText(born)}，那天是农历${lunarNameOf(born)}`,
    reasons: ['证件上的月日和前一个一样，填的就是公历；和后一个一样，填的就是农历', OLD_PAPERS],
    advice: ['存错了就到这份命盘的资料里改，四柱会跟着换'],
  };
}

/** One day of a record by the other calendar. */
function answerOne(
  w: Writer,
  told: ToldDay,
  { year, isOfAsker, isSame }: { year: number; isOfAsker: boolean; isSame: boolean },
): Answer {
  const born = civilDate(w.born);
  if (told.calendar === 'solar') {
    const date = { year, month: told.month, day: told.day };
    return {
      ...NONE,
      lead: `公历${civilText(date)}是农历${lunarTextOf(date)}`,
      reasons: [
        isOfAsker && numberOf(date) !== numberOf(born)
          ? `这份命盘存的是公历${civilText(born)}，和它不是一天`
          : '',
      ],
    };
  }
  const date = isOfAsker ? nearest(meant(year, told), born) : civilOf(year, told);
  if (!date) return noSuchDay(year, told);
  const isRecord = numberOf(date) === numberOf(born);
  return {
    ...NONE,
    lead:
      isOfAsker && (isSame || !isRecord)
        ? isRecord
          ? `对得上：农历${lunarNameOf(date)}就是公历${civilText(date)}，这份命盘存的也是这一天`
          : `对不上：农历${lunarNameOf(date)}是公历${civilText(date)}，这份命盘存的是${civilText(born)}`
        : `农历${lunarTextOf(date)}是公历${civilText(date)}`,
    reasons: isOfAsker && !isRecord ? [`存的那一天是农历${lunarNameOf(born)}`] : [],
    advice: isOfAsker && !isRecord ? ['哪一个是真的，问问家里；改在资料里，四柱会跟着换'] : [],
  };
}

const noSuchDay = (year: number, { month, day, leap }: ToldDay): Answer => ({
  ...NONE,
  lead: `农历${year}年没有${leap ? '闰' : ''}${month}月${day}日这一天，多半是记差了`,
  reasons: ['农历一个月只有29天或30天，哪一年闰哪个月也是定的'],
  advice: ['问问家里那天离哪个节气、哪个节近，再告诉我'],
});

const OF_SELF = /我(?:是|的|自己|本人|身份证|户口|出生|生日|妈说我|家里?说我|农历|阴历|阳历|公历)/;

/** @param text with days of a birth in its clean form */
export function answerTwoCalendars(w: Writer, text: string): Answer {
  w.step('按历法把农历和公历换成同一天来对。');
  const days = daysTold(text, w.today.year);
  const [first] = days;
  if (!first) return answerUntold(w, text);
  const near = nearIn(text).find(({ relation }) => relation !== 'unknown');
  const isOfOther = near !== undefined && !OF_SELF.test(text) && !/说我|告诉我|记得我/.test(text);
  const year = first.year ?? days.find((one) => one.year !== null)?.year ?? null;
  if (isOfOther && year === null)
    return {
      ...NONE,
      lead: '要知道是哪一年才对得出来：同一个农历日子，每年落在公历的哪一天都不一样',
      advice: ['把出生的年份一起告诉我，我换给你看'],
    };
  const born = civilDate(w.born);
  const of = year ?? born.year;
  const lunar = days.find(({ calendar }) => calendar === 'lunar');
  const solar = days.find(({ calendar }) => calendar === 'solar');
  if (!lunar || !solar)
    return answerOne(w, first, {
      year: of,
      isOfAsker: !isOfOther && (year === null || year === born.year),
      isSame: asksIfSame(text),
    });
  const civil = { year: of, month: solar.month, day: solar.day };
  const date = nearest(meant(of, lunar), civil);
  if (!date) return noSuchDay(of, lunar);
  const apart = Math.abs(numberOf(date) - numberOf(civil));
  if (apart === 0)
    return {
      ...NONE,
      lead: `对得上：公历${civilText(civil)}正是农历${lunarNameOf(civil)}，两个说的是同一天`,
      reasons:
        isOfOther || numberOf(born) === numberOf(civil)
          ? ['按哪一个排盘，四柱都一样']
          : [`不过这份命盘存的是${civilText(born)}，要到资料里改过来`],
    };
  return {
    lead: `对不上：农历${lunarNameOf(date)}是公历${civilText(date)}，公历${civil.month}月${civil.day}日是农历${lunarNameOf(civil)}，差${apart}天`,
    reasons: [
      lunar.month === solar.month && lunar.day === solar.day
        ? `多半是把农历的月日填成了公历；${OLD_PAPERS}`
        : OLD_PAPERS,
    ],
    advice: [
      isOfOther || [date, civil].some((one) => numberOf(one) === numberOf(born))
        ? ''
        : `这份命盘存的是${civilText(born)}，和两个都不一样`,
      '哪一个是真的，问问上户口时在场的人；弄清了到资料里改，四柱会跟着换',
    ],
    limits: [],
  };
}
