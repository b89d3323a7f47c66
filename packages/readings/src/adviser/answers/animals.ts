/** How two animals of birth years stand to each other, by tradition. */
import { ANIMALS } from '@ziping/bazi/sixty-cycle';

import { readNumber } from '../understand/time/numbers.ts';

export interface AnimalTie {
  /** The better they fit, the higher. */
  score: number;
  /** 六合, 相冲 and the like; 平常 where tradition has no word. */
  name: '六合' | '三合' | '同属' | '平常' | '相害' | '相冲';
}

/** The tie of two animals, each one character of `ANIMALS`. */
export function tieOfAnimals(one: string, other: string): AnimalTie {
  const [a, b] = [ANIMALS.indexOf(one), ANIMALS.indexOf(other)];
  if (a === b) return { score: 1, name: '同属' };
  if ((a + b) % 12 === 1) return { score: 6, name: '六合' };
  if ((a - b) % 4 === 0) return { score: 5, name: '三合' };
  if (Math.abs(a - b) === 6) return { score: -6, name: '相冲' };
  return (a + b) % 12 === 7 ? { score: -3, name: '相害' } : { score: 0, name: '平常' };
}

export interface ToldBirth {
  year: number;
  /** As it is said, 3月 or 腊月; null where it is not told. */
  month: string | null;
  day: number | null;
}

const BIRTH =
  /(?<!\d)(?<year>(?:19|20)?\d\d)年(?:的?(?:农历|阴历|阳历|公历)?(?<month>\d{1,2}|十[一二]?|[一二三四五六七八九正冬腊])月份?(?:的?(?<day>\d{1,2})[日号])?)?/;
const fullYear = (digits: string) =>
  Number(digits) < 100 ? (Number(digits) > 30 ? 1900 : 2000) + Number(digits) : Number(digits);

/** As much as a text tells of a birth: 87年3月的; null where it tells no year. */
export function birthIn(text: string): ToldBirth | null {
  const { year, month, day } = BIRTH.exec(text)?.groups ?? {};
  if (year === undefined) return null;
  return {
    year: fullYear(year),
    month: month === undefined ? null : `${/[正冬腊]/.test(month) ? month : readNumber(month)}月`,
    day: day === undefined ? null : Number(day),
  };
}

/** A birth in January or February may be of the year before. */
const OF_YEAR = /(?<!\d)((?:19|20)?\d\d)年(?![12]月)/;
/** The animal that a text tells of a birth: 属狗, 94年的; null where it tells none. */
export function animalIn(text: string): string | null {
  const named = new RegExp(`属(?:是|的是)?([${ANIMALS}])`).exec(text)?.[1];
  if (named) return named;
  const digits = OF_YEAR.exec(text)?.[1];
  if (!digits) return null;
  return ANIMALS.charAt((fullYear(digits) + 8) % 12);
}
