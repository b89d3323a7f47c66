/** Numbers as people write them in dates and times. */

/** The digits from 0, at their places. */
export const DIGITS = '〇一二三四五六七八九';
/** The characters of numbers, for a class of a pattern. */
export const HAN = '〇零○一二两三四五六七八九十廿卅';

/** 0–59 in digits or characters: 21, 二十一, 廿一, 初五; NaN for anything else. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text
    .replace(/^初/, '')
    .replace(/^廿/, '二十')
    .replace(/^卅/, '三十')
    .replaceAll(/[零○]/g, '〇');
  const [, tens, ones] = /^(?:([一二三四五])?十)?([〇一二两三四五六七八九])?$/.exec(plain) ?? [];
  if (plain === '' || (tens === undefined && ones === undefined && plain !== '十')) return NaN;
  const ten = plain.includes('十') ? (tens === undefined ? 1 : DIGITS.indexOf(tens)) * 10 : 0;
  return ten + (ones === undefined ? 0 : ones === '两' ? 2 : DIGITS.indexOf(ones));
}
