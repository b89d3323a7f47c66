/** Days of a birth that a question tells by the lunar and the civil calendar: 我是正月十六生的，身份证上写二月十一. */
import { readNumber, readYear } from './time/numbers.ts';

export interface ToldDay {
  /** Null where it is not told. */
  year: number | null;
  month: number;
  day: number;
  /** In a leap month of the lunar calendar. */
  leap: boolean;
  calendar: 'lunar' | 'solar';
}

const LUNAR_NAME = '农历|阴历|旧历|老历';
const SOLAR_NAME = '公历|阳历|新历|国历';
const PAPERS = '身份证|户口本?|证件|护照|出生证|档案|结婚证';
const DATE =
  /(?:(?<year>(?:19|20)\d\d|[一二][〇零○一二三四五六七八九]{3}|\d\d)年)?(?:的)?(?:农历|阴历|旧历|老历|公历|阳历|新历)?(?<leap>闰)?(?<month>\d{1,2}|正|冬|腊|十[一二]?|[一二三四五六七八九])(?:月份?的?|-|\.)(?<day>初[一二三四五六七八九十]|二?廿[一二三四五六七八九]?|三十一?|[一二]?十[一二三四五六七八九]?|[一二三四五六七八九]|\d{1,2})(?:[日号])?/g;

const MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };

function readDay(word: string): number {
  if (word.startsWith('初')) return readNumber(word.slice(1));
  const twenty = /^二?廿(.?)$/.exec(word);
  return twenty ? 20 + (twenty[1] ? readNumber(twenty[1]) : 0) : readNumber(word);
}

/** The name of a calendar, or of a paper that has civil dates, that stands last before a date. */
function calendarBefore(before: string): ToldDay['calendar'] | null {
  const names = [...before.matchAll(new RegExp(`(${LUNAR_NAME})|(${SOLAR_NAME}|${PAPERS})`, 'g'))];
  const last = names.at(-1);
  return last === undefined ? null : last[1] === undefined ? 'solar' : 'lunar';
}

/** The days that a text in its clean form tells, in its order. @param now the year that years of two digits are read in */
export function daysTold(text: string, now: number): ToldDay[] {
  const year = /(?<!\d)((?:19|20)\d\d|[5-9]\d|[012]\d)年/.exec(text)?.[1];
  let from = 0;
  return [...text.matchAll(DATE)].flatMap((match): ToldDay[] => {
    const { leap, month: monthWord = '', day: dayWord = '', year: own } = match.groups!;
    const named = calendarBefore(text.slice(from, match.index) + match[0].replace(/[\d].*$/, ''));
    from = match.index + match[0].length;
    const isLunarWord = leap !== undefined || monthWord in MONTHS || /[初廿]/.test(dayWord);
    const month = MONTHS[monthWord] ?? readNumber(monthWord);
    const day = readDay(dayWord);
    if (month < 1 || month > 12 || day < 1 || day > 31) return [];
    // Only the lunar calendar says 初 and 正月; in digits a date is most often a civil one.
    const calendar = isLunarWord ? 'lunar' : (named ?? (/\d/.test(dayWord) ? 'solar' : 'lunar'));
    const told = own ?? year;
    return [
      {
        year: told === undefined ? null : readYear(told, now),
        month,
        day,
        leap: leap !== undefined,
        calendar,
      },
    ];
  });
}

const BORN = `出?生|生日|${PAPERS}|过寿`;
const SAME =
  /对(?:吗|么|嘛|不)(?:$|[?,。])|对(?:得|不)?(?:上|起来)|对不对|是不是?(?:同)?一(?:天|回事|码)|同一天|一(?:样|致)(?:吗|不|么)|哪(?:一?个|边|天)(?:是)?(?:才)?(?:对|准|真)|以哪(?:一?个|边)为准|差(?:了)?(?:几|多少)天|符合|相符|吻合|弄错|搞错|写错|填错|登?记错|错了(?:吗|没|不)|有没有错/;
const CONVERTED = new RegExp(
  `(?:是|换(?:成|算)?|折(?:成|算)?|转(?:成|换)?|合|算|的|对应)[^,。?!]{0,3}(?:${LUNAR_NAME}|${SOLAR_NAME})[^,。?!]{0,6}(?:几|哪|多少|什么时候|哪天)|(?:${LUNAR_NAME}|${SOLAR_NAME})(?:生日)?(?:是|应该|该|到底)*(?:几月几|几号|哪一?天)`,
);
const WHICH_ON_PAPER = new RegExp(
  `(?:${PAPERS})[^,。?!]{0,12}(?:${LUNAR_NAME}|${SOLAR_NAME})|(?:${PAPERS})[^?!]{0,14}(?:${LUNAR_NAME})[^,。?!]{0,4}还是`,
);

/** A paper that has another day or year than one was born on. */
const WRONG_PAPER = new RegExp(
  `(?:${PAPERS})[^?!]{0,20}(?:大|小|早|晚|差|不一样|不同|改过?|报错|写错|登错|不准|不是真)[^?!]{0,14}(?:用|按|以|照|看)(?:的)?(?:哪|什么|身份证|真|实际)|(?:用|按|以|照)(?:着)?(?:${PAPERS})(?:上)?(?:的)?(?:生日|日子|日期|时间)?(?:来)?(?:排|算|看)[^?!]{0,6}(?:还是|行|可以|对|准|吗)`,
);

/** Whether it is asked which day to cast a chart from, the one on a paper or the true one. */
export const asksOfPaper = (text: string): boolean => WRONG_PAPER.test(text);

/** Whether it is asked if two days are one. */
export const asksIfSame = (text: string): boolean => SAME.test(text);

/**
 * Whether it is asked if two days are one, what a day is by the other calendar, or by which one a paper has it.
 * @param now this year
 */
export function asksOfTwoCalendars(text: string, now: number): boolean {
  if (!new RegExp(BORN).test(text)) return false;
  const days = daysTold(text, now);
  if (days.length === 0) {
    const isWhich = WHICH_ON_PAPER.test(text) && /吗|吧|不|还是|么|\?/.test(text);
    return isWhich || asksOfPaper(text);
  }
  return SAME.test(text) || (days.length === 1 && CONVERTED.test(text));
}
