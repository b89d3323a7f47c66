/** How a choice is told: one of the two with the reason for it, or that the chart has no say and what decides instead. */
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { adviceFor, decidedBy, leanOf } from './lean.ts';

export type Options = readonly [string, string];

/** Characters of two options that are named together. */
const SHORT = 16;
export const namesOf = (options: readonly string[]): string => {
  const names = options.length === 2 ? options.join('和') : options.join('、');
  return names.length <= SHORT ? names : options.length === 2 ? '两样' : '几样';
};

/** Where nothing tells the two apart but how much strength the chart has, or not even that. @param because what decides it in life */
export function undecided(w: Writer, options: Options, because: string | null): Answer {
  const lean = leanOf(w, options);
  const advice = adviceFor(options.join(','), options);
  w.step('两样在盘里分不出高下，看日主的力气和近年的松紧。');
  return {
    lead: lean
      ? `略偏${options[lean.at]}：${lean.why}；${options[1 - lean.at]!}也走得通`
      : `${namesOf(options)}在你的盘里看不出高下，${because ?? decidedBy(options)}`,
    reasons: lean && because ? [because] : [],
    advice,
    limits: [],
  };
}

export function decided(
  chosen: string,
  other: string,
  why: string,
  close: boolean,
  advice: readonly string[],
): Answer {
  return {
    lead: close ? `略偏${chosen}：${why}；${other}也走得通` : `更合适的是${chosen}：${why}`,
    reasons: [],
    advice,
    limits: [],
  };
}

/** A difference of scores below which both can be done. */
export const CLOSE = 6;

/** Compares two by what the chart asks for. */
export function byScore(
  options: readonly [string, string],
  scores: readonly [number, number],
  reasons: readonly [string, string],
  advice: readonly string[],
): Answer {
  const at = scores[0] >= scores[1] ? 0 : 1;
  const close = Math.abs(scores[0] - scores[1]) < CLOSE;
  return decided(options[at], options[1 - at]!, reasons[at], close, advice);
}
