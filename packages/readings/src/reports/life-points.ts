/** The fixed points of a life by the calendar of China: school, the end of work, and 春节. */
import { lunarToSolar } from '@ziping/bazi/lunar-calendar';
import type { ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Grade } from './words-grades.ts';

type Born = Pick<ReadingFacts, 'birth_date' | 'gender'>;

/** `worker`, `cadre`: a woman's end of work by her post, `retire`: a man's. */
export type PointKey =
  'school' | 'junior' | 'zhongkao' | 'gaokao' | 'graduate' | 'worker' | 'cadre' | 'retire';

const yearAndMonth = (date: string) => [Number(date.slice(0, 4)), Number(date.slice(5, 7))] as const;

/** The year in whose September a child starts school: six years old by 31 August (义务教育法, article 11). */
export function schoolStart({ birth_date }: Pick<Born, 'birth_date'>): number {
  const [year, month] = yearAndMonth(birth_date);
  return year + (month <= 8 ? 6 : 7);
}

/** Years of school after its start: six of 小学, three of 初中, three of 高中, four of a first degree. */
const SCHOOL: Readonly<Record<number, PointKey>> = {
  0: 'school',
  6: 'junior',
  9: 'zhongkao',
  12: 'gaokao',
  16: 'graduate',
};

/** 虚岁 from which nobody rises any more. */
export const LAST_RISE = 58;

/** The year in which a person sits the 高考, by the age at which school began. */
export const gaokaoYear = (born: Pick<Born, 'birth_date'>): number => schoolStart(born) + 12;

/** Whether a person has the 高考 of their years still ahead, in June. */
export const isPupil = (facts: Pick<Born, 'birth_date'> & Pick<ReadingFacts, 'today'>): boolean =>
  facts.today.slice(0, 7) < `${gaokaoYear(facts)}-07`;

/**
 * The age of retirement in months before 2025, the month of birth from which it is later, how many months of birth make
 * it a month later, and by how many months it is later at most.
 * 全国人民代表大会常务委员会关于实施渐进式延迟法定退休年龄的决定, in force since 1 January 2025.
 */
const RETIREMENT = {
  man: { age: 60 * 12, from: 1965, step: 4, most: 36 },
  cadre: { age: 55 * 12, from: 1970, step: 4, most: 36 },
  worker: { age: 50 * 12, from: 1975, step: 2, most: 60 },
} as const;

/** The month in which a person comes to the age of retirement, `YYYY-MM`. */
export function retirementMonth(
  { birth_date }: Pick<Born, 'birth_date'>,
  post: keyof typeof RETIREMENT,
): string {
  const { age, from, step, most } = RETIREMENT[post];
  const [year, month] = yearAndMonth(birth_date);
  const since = (year - from) * 12 + month - 1;
  const later = since < 0 ? 0 : Math.min(most, Math.floor(since / step) + 1);
  const months = year * 12 + month - 1 + age + later;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Where work ends for a person: the month of a man, and those of a woman by her post. */
const retirementOf = (born: Born): [PointKey, string][] =>
  born.gender === 'male'
    ? [['retire', retirementMonth(born, 'man')]]
    : [
        ['worker', retirementMonth(born, 'worker')],
        ['cadre', retirementMonth(born, 'cadre')],
      ];

/** Whether a person is past the age of retirement in whatever post. */
export const isRetired = (facts: Born & Pick<ReadingFacts, 'today'>): boolean =>
  retirementOf(facts).every(([, month]) => month < facts.today.slice(0, 7));

/** How work stands in a year: `open` where it has ended in one of a woman's posts, `ending` in the year of the last. */
type WorkStage = 'working' | 'open' | 'ending' | 'over';

export function workStageIn(born: Born, year: number): WorkStage {
  const years = retirementOf(born).map(([, month]) => Number(month.slice(0, 4)));
  const [first, last] = [years[0]!, years.at(-1)!];
  if (year > last) return 'over';
  if (year === last) return 'ending';
  return year >= first ? 'open' : 'working';
}

/** A part of a year, as one that is not known to the month. */
const partOf = (month: string) => {
  const [year, of] = yearAndMonth(month);
  return `${year}年${of <= 4 ? '年初' : of <= 8 ? '年中' : '年底'}`;
};

/** The 中考 or 高考 in the twelve months to come; null without one. */
export function examNear(
  facts: Pick<Born, 'birth_date'> & Pick<ReadingFacts, 'today'>,
): { exam: 'zhongkao' | 'gaokao'; year: number } | null {
  const [now, month] = yearAndMonth(facts.today);
  const year = month > 6 ? now + 1 : now;
  const point = SCHOOL[year - schoolStart(facts)];
  return point === 'zhongkao' || point === 'gaokao' ? { exam: point, year } : null;
}

/** Years before retirement from which a report begins with it. */
const RETIREMENT_AHEAD = 5;

/** When work ends for a person who has it ahead of them soon: of a woman at the earliest; empty for others. */
export function retirementSoon(facts: Born & Pick<ReadingFacts, 'today'>): string {
  const today = facts.today.slice(0, 7);
  const until = `${Number(today.slice(0, 4)) + RETIREMENT_AHEAD}-12`;
  const [first] = retirementOf(facts).filter(([, month]) => month >= today && month <= until);
  if (!first) return '';
  const [post, month] = first;
  const year = month.slice(0, 4);
  if (facts.gender === 'male') return `你大约${year}年退休`;
  const isOver = post === 'cadre' && retirementMonth(facts, 'worker') < today;
  return post === 'worker'
    ? `你若是工人岗，大约${year}年退休`
    : `你若是干部岗，大约${year}年退休${isOver ? '；工人岗的已经到点' : ''}`;
}

/** Years before retirement from which it is spoken of. */
const NEAR_RETIREMENT = 7;

/** When work ends for a person who is near it, in a sentence; empty for others. */
export function retirementText(facts: Born & Pick<ReadingFacts, 'today'>): string {
  const until = `${Number(facts.today.slice(0, 4)) + NEAR_RETIREMENT}`;
  const ahead = retirementOf(facts).filter(([, month]) => month >= facts.today.slice(0, 7));
  const near = ahead.filter(([, month]) => month.slice(0, 4) <= until);
  if (near.length === 0) return '';
  if (facts.gender === 'male')
    return `按现行规定，退休大约在${partOf(near[0]![1])}前后；早三年或晚三年可以自己提`;
  const posts = near.map(([key, month]) => `${key === 'worker' ? '工人岗' : '干部岗'}大约在${partOf(month)}`);
  return `按现行规定，退休的时间看岗位；${posts.join('、')}；先去人事问清自己算哪一种`;
}

/** The fixed point that a year holds: the first of them; null without one. */
export function pointOfYear(born: Born, year: number): PointKey | null {
  const school = SCHOOL[year - schoolStart(born)];
  if (school) return school;
  return retirementOf(born).find(([, month]) => Number(month.slice(0, 4)) === year)?.[0] ?? null;
}

/** 春节 of a year, `YYYY-MM-DD`. */
export function springFestival(year: number): string {
  const { month, day } = lunarToSolar(year, 1, 1);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether 春节 falls into a span of days. @param until the day after it */
export const hasSpringFestival = (from: string, until: string): boolean => {
  const day = springFestival(Number(until.slice(0, 4)));
  return from <= day && day < until;
};

/** Ages of a woman between which 更年期 begins in most. */
const CHANGE_OF_LIFE = { from: 45, to: 55 } as const;

/** The full age in a year. */
const fullAge = ({ birth_date }: Born, year: number) => year - Number(birth_date.slice(0, 4));

/** Whether a year lies in those of a woman's 更年期. */
export function isChangeOfLife(born: Born, year: number): boolean {
  const age = fullAge(born, year);
  return born.gender === 'female' && age >= CHANGE_OF_LIFE.from && age <= CHANGE_OF_LIFE.to;
}

/** Up to how many years after the start of school each grade lasts. */
const GRADES: readonly [years: number, grade: Grade][] = [
  [2, 'first'],
  [4, 'middle'],
  [6, 'last'],
  [7, 'g7'],
  [8, 'g8'],
  [9, 'g9'],
  [10, 'g10'],
  [11, 'g11'],
];

/** Years before school in which a child goes to 幼儿园. */
const KINDERGARTEN = 3;

/** The grade that a minor is in today: the school year begins in September. */
export function gradeOf({ birth_date, today }: Pick<ReadingFacts, 'birth_date' | 'today'>): Grade {
  const [year, month] = yearAndMonth(today);
  const years = (month >= 9 ? year : year - 1) - schoolStart({ birth_date });
  if (years < 0) return years >= -KINDERGARTEN ? 'kindergarten' : 'toddler';
  return GRADES.find(([until]) => years < until)?.[1] ?? 'g12';
}
