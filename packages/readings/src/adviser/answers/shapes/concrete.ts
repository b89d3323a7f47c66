/** The answer before in months and steps, where it was too general. */
import { isTimed, type Matter } from '../../matters/matter.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead } from '../luck/signs.ts';
import { bestMonths, rankedYears } from '../period.ts';
import { answerSteps } from './steps.ts';

/** Null where nothing more narrow can be said. */
export function answerConcrete(w: Writer, understood: Understood, matter: Matter): Answer | null {
  const { time, asks, matters } = understood;
  const steps = answerSteps(w, 'detail', matter.topic, matters);
  if (!isTimed(matter)) return steps;
  const near = firstAhead(w);
  const year =
    time?.kind === 'year' && time.year >= near
      ? time.year
      : asks === 'when'
        ? rankedYears(w, matter)[0]!.year
        : near;
  const months = bestMonths(w, year);
  if (months === '') return steps;
  return {
    lead: `具体到月，${year}年${months}`,
    reasons: steps ? [`能照做的第一步：${steps.lead}`] : [],
    advice: steps ? steps.reasons : (matter.advice ?? []),
    limits: [],
  };
}
