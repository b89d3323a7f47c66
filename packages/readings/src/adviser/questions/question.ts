/** What a good answer to a question must say, for births of different age, sex and chart. */
import type { Birth } from '@ziping/bazi/types';

const birth = (date: string, time: string, gender: Birth['gender']): Birth => {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  return {
    calendar_type: 'solar',
    year: year!,
    month: month!,
    day: day!,
    hour: hour!,
    minute: minute!,
    gender,
  };
};

export const BIRTHS = {
  young_woman: birth('1998-03-12', '09:20', 'female'),
  man: birth('1990-06-15', '10:30', 'male'),
  girl: birth('2018-03-09', '06:10', 'female'),
  old_man: birth('1948-08-09', '06:10', 'male'),
  /** Without the hour. */
  woman: birth('1985-01-09', '06:10', 'female'),
  boy: birth('2009-10-02', '14:00', 'male'),
  mother: birth('1972-05-20', '21:15', 'female'),
  father: birth('1979-12-01', '00:40', 'male'),
  student: birth('2003-07-30', '16:45', 'female'),
  pensioner: birth('1960-11-11', '11:11', 'male'),
} as const;

/** Other records of the account, by the group that each is filed in. */
export const RECORDS = {
  wife: { name: '周敏', category: 'lover', birth: birth('1992-03-26', '19:55', 'female') },
  husband: { name: '阿强', category: 'lover', birth: birth('1984-01-15', '22:10', 'male') },
  father: { name: '张建国', category: 'parent', birth: birth('1959-12-08', '04:30', 'male') },
  mother: { name: '李秀兰', category: 'parent', birth: birth('1962-10-03', '07:20', 'female') },
  son: { name: '陈子轩', category: 'child', birth: birth('2012-05-20', '15:30', 'male') },
  daughter: { name: '小雨', category: 'child', birth: birth('2014-09-09', '08:25', 'female') },
  client: { name: '刘总', category: 'client', birth: birth('1969-08-04', '12:00', 'male') },
} as const;

export interface Question {
  of: keyof typeof BIRTHS;
  /** The other records of the account; none where it is left out. */
  beside?: readonly (keyof typeof RECORDS)[];
  /** Turns of one conversation, each after an arrow. */
  ask: string;
  /** What the first sentence must say. */
  first: RegExp;
  /** What the answer must say anywhere. */
  has?: RegExp;
  /** What it must not say. */
  not?: RegExp;
  /** A sensible answer, written by hand. */
  good: string;
}

/** A question in a row, null where there is nothing that it must or must not say. */
export type Row = readonly [
  of: Question['of'],
  ask: string,
  first: RegExp,
  has: RegExp | null,
  not: RegExp | null,
  good: string,
];
/** A question of someone who has other records. */
export type BesideRow = readonly [beside: NonNullable<Question['beside']>, ...ShortRow];
export const questionsBeside = (rows: readonly BesideRow[]): Question[] =>
  rows.map(([beside, of, ask, first, not, good]) => ({
    of,
    beside,
    ask,
    first,
    ...(not && { not }),
    good,
  }));

/** The same without what the answer must say anywhere. */
export type ShortRow = readonly [
  of: Question['of'],
  ask: string,
  first: RegExp,
  not: RegExp | null,
  good: string,
];

export const questionsIn = (rows: readonly Row[]): Question[] =>
  rows.map(([of, ask, first, has, not, good]) => ({
    of,
    ask,
    first,
    ...(has && { has }),
    ...(not && { not }),
    good,
  }));

export const shortQuestionsIn = (rows: readonly ShortRow[]): Question[] =>
  questionsIn(rows.map(([of, ask, first, not, good]) => [of, ask, first, null, not, good]));

/** A year, a month, or that it cannot be seen. */
export const WHEN = /20\d\d年|\d{1,2}月|今年|明年|看不出来/;
/** A yes, a no, or that it cannot be seen. */
export const YES_NO =
  /能|可以|适合|会|宜|机会|看不出|偏向|有望|不难|别|不必|行|是|有|值得|不算|没有|不急|不容易|难|慢|不要|可/;
export const ILL = /120/;
export const NO_FORTUNE = /流年|大运|运势|喜用|用神|五行|命盘上看|20\d\d年/;
