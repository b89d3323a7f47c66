/**
 * Danger told by its words: each character and each pair counts for or against each kind of danger. The weights
 * are learned from the sentences in `examples` by scripts/train-danger.ts; a way of speaking that is missed is mended
 * by adding sentences there.
 */
import { CLASSES, type DangerClass } from './classes.ts';
import { WEIGHTS } from './weights.ts';

/** What counts of a text, each once: characters and pairs of them, with its ends marked and numbers alike. */
export function runsOf(text: string): string[] {
  const marked = `^${text.replaceAll(/\d+/g, '0')}$`;
  const runs = new Set<string>();
  for (let length = 1; length <= 2; length++)
    for (let at = 0; at + length <= marked.length; at++) runs.add(marked.slice(at, at + length));
  return [...runs];
}

/** A weight is a character: the middle one of these stands for 0, its neighbours for ±0.1. */
export const SCALE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
export const STEP = 0.1;
const ZERO = (SCALE.length - 1) / 2;

/** Runs and their weights, as `WEIGHTS` has them: the run, then a character for each class. */
const TABLE = new Map(
  WEIGHTS.split(/\s/).map((entry) => {
    const run = entry.slice(0, -CLASSES.length);
    const weights = [...entry.slice(-CLASSES.length)].map((level) => (SCALE.indexOf(level) - ZERO) * STEP);
    return [run, weights] as const;
  }),
);

/**
 * From these odds there is danger; from the lower ones it is asked about first: a danger that is passed over costs more
 * than a question.
 */
export const SURE = 0;
export const UNSURE = -1.55;

export interface Classified {
  /** The likeliest kind of danger. */
  kind: Exclude<DangerClass, 'none'>;
  /** Natural logarithm of the odds that there is any: 0 is even. */
  odds: number;
}

/** Weighs one text, whatever its length. @param table weights of a run by class, in the order of `CLASSES` */
export function weigh(
  text: string,
  table: { get(run: string): ArrayLike<number> | undefined } = TABLE,
): Classified {
  const known = runsOf(text)
    .map((run) => table.get(run))
    .filter((weights) => weights !== undefined);
  const scale = 1 / Math.sqrt(known.length + 1);
  const sums = CLASSES.map((_, at) => known.reduce((sum, weights) => sum + weights[at]! * scale, 0));
  const [none = 0, ...dangers] = sums;
  const most = Math.max(...dangers);
  const odds = most + Math.log(dangers.reduce((sum, one) => sum + Math.exp(one - most), 0)) - none;
  return { kind: CLASSES.slice(1)[dangers.indexOf(most)] as Classified['kind'], odds };
}

/** The length of the sentences that the weights were learned from, at most. */
const WHOLE = 48;
const WINDOW = 36;

/** Weighs a text; the most dangerous part of a long one counts. @param text a question in its clean form */
export function classify(text: string): Classified {
  if (text.length <= WHOLE) return weigh(text);
  const parts = Array.from({ length: Math.ceil((text.length - WINDOW) / (WINDOW / 2)) + 1 }, (_, at) =>
    text.slice((at * WINDOW) / 2, (at * WINDOW) / 2 + WINDOW),
  );
  return parts.map((part) => weigh(part)).reduce((one, other) => (other.odds > one.odds ? other : one));
}
