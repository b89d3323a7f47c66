/** An age that a question names, as a time of the chart that it is asked of. */
import type { ReadingFacts } from '@ziping/bazi/reading/facts';

import { findMatters } from '../matters/table.ts';
import type { Understood } from './understood.ts';

/** At most ten years. */
const yearsUntil = (first: number, last: number) =>
  Array.from({ length: Math.min(last - first + 1, 10) }, (_, at) => first + at);

/** An age that is named as one of this chart: 我三十八岁那年 is a year, 三十六岁转行还来得及吗 at that age is now. */
export function readAge(understood: Understood, { age: now, birth_year, year }: ReadingFacts): Understood {
  const { time, text, matters } = understood;
  const luck = findMatters('运势');
  if (time?.kind === 'ages') {
    const isNow = time.from <= now && now <= time.to && matters.some(({ topic }) => topic !== 'luck');
    return isNow ? { ...understood, time: null } : understood;
  }
  if (time?.kind !== 'age') return understood;
  if (/岁(?:那|这)一?年/.test(text))
    return {
      ...understood,
      matters: matters.length > 0 ? matters : luck,
      time: { kind: 'year', year: birth_year + time.age - 1 },
    };
  // 五十岁前能攒下一百万吗: the years until then.
  const last = birth_year + time.age - 1;
  if (/岁(?:之|以)?前/.test(text) && last > year)
    return {
      ...understood,
      time: { kind: 'years', years: yearsUntil(year + 1, last), choose: false },
    };
  const isOver = time.age < now && /以上|以后|多了|过了/.test(text);
  // 35岁被优化了还找得到吗 tells how old one was, and asks of what is ahead.
  const isTold =
    time.age < now &&
    matters.some(({ topic }) => topic !== 'luck') &&
    !/岁的?(?:时候?|那|运|大运)|当时/.test(text);
  if (!isOver && !isTold && Math.abs(time.age - now) > 1) return understood;
  // 45岁以后会好起来吗, of one who is older, asks for the years ahead.
  const isOfLuck = isOver && matters.every(({ id }) => id === 'anything');
  return { ...understood, time: null, ...(isOfLuck && { matters: luck }) };
}
