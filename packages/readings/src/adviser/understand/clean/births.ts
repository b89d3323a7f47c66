/** Years and civil dates of a birth in digits: 九一年七月三号早上生的 is read as 91年7月3号早上生的. */
import { readNumber } from '../time/numbers.ts';

const ZERO = '〇零○';
const DIGITS = `${ZERO}一二三四五六七八九`;
const YEAR = `(?<![${DIGITS}十百千\\d])(?<year>(?:一九|二[${ZERO}])?[${DIGITS}]{2})年`;
/** What follows tells that it is a date and no span of years, as 七八年 may be. */
const MONTH =
  '(?<calendar>的?(?:农历|阴历|阳历|公历)?)(?<month>十[一二]?|[一二三四五六七八九正冬腊]|\\d{1,2})月';
const DAY = '(?<day>三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])(?<unit>[号日])';
const DATE = new RegExp(`${YEAR}(?:${MONTH}(?:${DAY})?|(?=(?:的)?(?:出?生(?!意|活|病)|属|人)))`, 'g');

const digitOf = (character: string): number => (ZERO.includes(character) ? 0 : DIGITS.indexOf(character) - 2);

/**
 * Only a day with 号 or 日 is a civil one; 十月十八 stays, which those who say it so mean by the lunar calendar.
 * @param text in simplified characters
 */
export const birthsInDigits = (text: string): string =>
  text.replaceAll(DATE, (whole: string, ...rest: unknown[]) => {
    const { year, calendar = '', month, day, unit } = rest.at(-1) as Record<string, string | undefined>;
    const told = [...year!].map((character) => digitOf(character)).join('');
    if (month === undefined) return `${told}年`;
    return day === undefined || /[正冬腊]/.test(month)
      ? `${told}${whole.slice(year!.length)}`
      : `${told}年${calendar}${readNumber(month)}月${readNumber(day)}${unit!}`;
  });
