/** What follows a step: by the first two years that it would be lived in. */
import type { Sign, Timed } from '../../matters/matter.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { overallOf, signOfYear } from '../period.ts';

/** By the sign of the first year and of the next. */
const OUTCOMES: Readonly<Record<Sign, Readonly<Record<Sign, string>>>> = {
  good: { good: '偏好', even: '偏好', bad: '先松后紧' },
  even: { good: '慢慢变好', even: '不好不坏', bad: '偏累' },
  bad: { good: '先紧后松', even: '先紧后平', bad: '偏累' },
};

/** Whether what follows a step is good or bad. @param after the words for it: 换了之后 */
export function answerOutcome(w: Writer, after: string, matter: Timed): Answer {
  const year = firstAhead(w);
  const [first, next] = [yearOfLuck(w, year), yearOfLuck(w, year + 1)];
  const how = OUTCOMES[signOfYear(w, first, matter)][signOfYear(w, next, matter)];
  w.step(`看往后两年：${first.year}年${first.ganzhi}，${next.year}年${next.ganzhi}。`);
  return {
    lead: `${after}${how}：${year}年${overallOf(first)}，${year + 1}年${overallOf(next)}`,
    reasons: [],
    advice: ['头三个月先求稳，半年后回头看一次：累在哪、多得了什么', ...(matter.advice ?? []).slice(0, 1)],
    limits: [],
  };
}
