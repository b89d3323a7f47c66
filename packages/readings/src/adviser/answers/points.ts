/** An answer in as many points as are asked for: 说三条就行. */
import type { Matter } from '../matters/matter.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import { natureOf } from './nature.ts';
import { plansFor } from './shapes/steps.ts';

/** A point says more than this. */
const LEAST = 6;
const NAMES = '零一二三四五六';
const COUNTS = '零一两三四五六';

/** Habits of the body, where health is asked about; else what to do in the matter. */
function pointsOf(w: Writer, answer: Answer, matter: Matter, asks: Understood['asks']): string[] {
  const body = matter.topic === 'health' ? natureOf(w, matter) : null;
  const habits = body ? [body.lead.replace(/^[^：]{0,14}：/, ''), ...body.reasons] : [];
  const first = asks === 'how' ? [answer.lead] : [];
  const [isOfYear, isNot] = [/20\d\d年/, (one: string) => !/20\d\d年/.test(one)];
  const own = [...first, ...answer.advice, ...answer.reasons].filter((one) => !isOfYear.test(one));
  const all = [...habits, ...own, ...plansFor(w, matter)].filter(isNot);
  return [...new Set(all.map((one) => one.replace(/。$/, '')))].filter((one) => one.length >= LEAST);
}

/** Writes an answer in a number of points: its first sentence, then the list. */
export function writePoints(
  w: Writer,
  answer: Answer,
  { matter, understood }: { matter: Matter; understood: Understood },
  count: number,
): void {
  const points = pointsOf(w, answer, matter, understood.asks).slice(0, count);
  const isOfPoints = understood.asks === 'how' || matter.topic === 'health';
  w.say(
    isOfPoints
      ? `**${COUNTS[points.length]}条，按要紧的排**：`
      : `**${answer.lead.replace(/。$/, '')}**；要做的${COUNTS[points.length]}条：`,
  );
  w.lines(points.map((point, at) => `- ${NAMES[at + 1]}、${point}`));
}
