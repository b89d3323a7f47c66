/** Numbers, years and ages as questions write them, in digits or in words. */
const DIGITS = '零一二三四五六七八九';
const YEARS_OF_A_FEW = 5;

/** Pattern of a count: 3, 三, 十五, 几, and the later of two: 3-5, 三到五. */
export const COUNT =
  '(?<!\\d)(?:(?:\\d{1,2}|[一二两三四五六七八九])(?:-|~|到|至))?(\\d{1,3}|十[几多]|[一二两三四五六七八九十]{1,3}|几)';
/** Pattern of an age. */
export const AGE = '(?:\\d{1,3}|[一二三四五六七八九十]{1,3})';
/** Pattern of a year: 1990, 90, 一九九〇. */
export const YEAR = '(?<!\\d)(?:(?:19|20|21)?\\d\\d|[一二][〇零○一二三四五六七八九]{3})(?!\\d)';

const digit = (text: string) => Math.max(0, DIGITS.indexOf(text.replace(/[〇○]/, '零')));

/** A number under 100, in digits or in words; of 两三 the later, 几 as five, 十几 as fifteen. */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text.replaceAll('两', '二').replaceAll('多', '几');
  const [tens, ones] = plain.split('十');
  const last = (word: string) => (word === '几' ? YEARS_OF_A_FEW : digit(word.at(-1)!));
  if (ones === undefined) return last(plain);
  return (tens ? digit(tens) : 1) * 10 + (ones ? last(ones) : 0);
}

/** A year; of two digits the one that lies at most 40 years ahead of `now`. */
export function readYear(text: string, now: number): number {
  const year = /^\d+$/.test(text) ? Number(text) : Number([...text].map(digit).join(''));
  if (year >= 100) return year;
  return 2000 + year > now + 40 ? 1900 + year : 2000 + year;
}
