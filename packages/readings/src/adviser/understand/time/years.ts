/** The years that a question speaks of, by name or by their distance from today. */
import { yearPair } from '@ziping/bazi/pillars';
import { ANIMALS, ganzhi } from '@ziping/bazi/sixty-cycle';

import { COUNT, readNumber, readYear } from './numbers.ts';
import type { Time, Today } from './time.ts';

/** A pair of a stem and a branch. */
export const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]';
/** The years that are told at once. */
export const MOST_YEARS = 10;
const YEARS_OF_A_FEW = 5;

export const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

/** The year nearest to `from` whose pair or branch is asked for; of two as near, the later. */
function nearestYear(from: number, fits: (year: number) => boolean, span: number): number | null {
  for (let distance = 0; distance <= span; distance += 1) {
    if (fits(from + distance)) return from + distance;
    if (fits(from - distance)) return from - distance;
  }
  return null;
}

const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/大后年/g, 3],
  [/(?<!大|今)后年(?!半)|(?<=今?明)后(?=[两二三]年)/g, 2],
  [/明年|来年|下一年|次年|第二年|(?<=今)明(?=[两二三后])|明(?=后[两二年])/g, 1],
  [/今年|本年|这一年|当年(?=就|能|可以|内|底)|今(?=明)/g, 0],
  [/去年|上一年/g, -1],
  [/(?<!大)前年/g, -2],
  [/大前年/g, -3],
];

/** Two digits before 年 are a year from 20 on, or where the years are counted from it: 从18年开始. */
const SHORT_YEAR =
  /(?<![\d未来近去这了过前后下作婚满整])(\d\d)年?(?=[和跟与到至还、]|年)(?!年?(?:[级代内来了多里间老]|大运|左右|房贷|工龄|经验))/g;
const FIRST_SHORT_YEAR = 20;
/** Whether a number before 年后 is a distance, 10年后 or 30年后, and not a year, 28年后. */
const isDistance = (count: number) => count <= FIRST_SHORT_YEAR || count % 10 === 0;

export interface NamedYear {
  place: number;
  year: number;
}

/** The years that are named, in the order of the text. */
export function yearsIn(text: string, { year: now }: Today): NamedYear[] {
  const found: NamedYear[] = [];
  const each = (pattern: RegExp, read: (match: RegExpExecArray) => number | null) => {
    for (const match of text.matchAll(pattern)) {
      const year = read(match);
      if (year !== null) found.push({ place: match.index, year });
    }
  };
  for (const [pattern, step] of RELATIVE) each(pattern, () => now + step);
  each(/(?<!\d)((?:19|20|21)\d\d)(?!\d|元|块|万)/g, ([, year]) => Number(year));
  each(/[二一][〇零○一二三四五六七八九]{3}(?=年|和|到|至|与|跟|还是)/g, ([year]) => readYear(year, now));
  each(SHORT_YEAR, (match) => {
    const after = text.slice(match.index + 2, match.index + 12);
    const isCounted = text.charAt(match.index - 1) === '从' || /^年(?:开始|起)/.test(after);
    // 「26和28年」, but not a month or a price.
    if (!after.includes('年') || (Number(match[1]) < FIRST_SHORT_YEAR && !isCounted)) return null;
    if (/^年(?:之|以)?[前后]/.test(after) && isDistance(Number(match[1]))) return null;
    const year = 2000 + Number(match[1]);
    return year > now + 40 ? null : year;
  });
  each(new RegExp(`(${PAIR})年`, 'g'), ([, pair]) =>
    nearestYear(now, (year) => ganzhi(yearPair(year)) === pair, 30),
  );
  each(new RegExp(`(下一?个)?([${ANIMALS}])年`, 'g'), ([, next, animal]) => {
    const branch = ANIMALS.indexOf(animal!);
    return range(next ? now + 1 : now, 12).find((year) => yearPair(year) % 12 === branch) ?? null;
  });
  return found
    .sort((a, b) => a.place - b.place)
    .filter(({ year }, at, all) => all.findIndex((other) => other.year === year) === at);
}

/** What happened N years before is not counted from today: 结婚三年后. */
export const COUNTED_FROM_TODAY = '(?<![\\d一二两三四五六七八九十几婚业作手职恋爱班学工娃子家休了岁])';
export const AHEAD = new RegExp(
  `(?:未来|接下来|今后|往后|(?<![婚业作岁])(?:以后|之后)|后面|(?<![婚业作岁年最])后|将来|下)的?这?${COUNT}个?年(?!级|后)|${COUNT}年(?:内|之内|以内)`,
);
const PAST = new RegExp(`(?:过去|前|之前|以前|早)的?这?${COUNT}年(?!级)`);
const AROUND = new RegExp(`(?:这|最近|近|近来)${COUNT}年(?!级)`);
const YEARS_LATER = new RegExp(
  `${COUNTED_FROM_TODAY}${COUNT}年(?:以后|之后|后)(?!半)|(?<![难度经不超通])过${COUNT}年`,
);
const YEARS_AGO = new RegExp(`${COUNTED_FROM_TODAY}${COUNT}年(?:以前|之前|前)`);

/** The first year that is still ahead: late in a year, the next. */
export const firstYearAhead = ({ year, month }: Today) => (month >= 10 ? year + 1 : year);

/** The years of which the best or the worst is asked for. */
export const yearsToChooseFrom = (today: Today): Time => ({
  kind: 'years',
  years: range(firstYearAhead(today), MOST_YEARS),
  choose: true,
});

/** Years told by their distance from today, or from the one year that is named. */
export function spanIn(text: string, today: Today, named: number | null): number[] | null {
  const { year } = today;
  const first = firstYearAhead(today);
  const ahead = AHEAD.exec(text);
  if (ahead) return range(named ?? first, Math.min(readNumber(ahead[1] ?? ahead[2]!), MOST_YEARS));
  if (named !== null) {
    if (/\d年?(?:以后|之后|往后)/.test(text)) return range(named, YEARS_OF_A_FEW);
    const isUntil = /\d年?(?:以前|之前)|(?:现在|目前|如今)(?:到|至)/.test(text);
    return isUntil && named > first ? range(first, Math.min(named - first + 1, MOST_YEARS)) : null;
  }
  const later = YEARS_LATER.exec(text);
  if (later) {
    const count = later[1] ?? later[2]!;
    return count === '几' ? range(first, readNumber(count)) : [year + readNumber(count)];
  }
  const ago = YEARS_AGO.exec(text)?.[1];
  if (ago && ago !== '几') return [year - readNumber(ago)];
  const past = ago ?? PAST.exec(text)?.[1];
  if (past) {
    const count = past === '几' ? 4 : Math.min(readNumber(past), MOST_YEARS);
    return range(year - count, count);
  }
  const around = AROUND.exec(text)?.[1];
  if (around) {
    const count = around === '几' ? 4 : Math.min(readNumber(around), MOST_YEARS);
    return count <= 2 ? range(year, count) : range(year - 1, count);
  }
  if (/近些?年|最近些年|这些年/.test(text)) return range(year - 2, 4);
  return null;
}
