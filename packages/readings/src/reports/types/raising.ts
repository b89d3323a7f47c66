/** What a minor needs at an age, as lines of a list. */
import type { Draft } from '../draft.ts';
import { RAISING, raisingAge } from '../words-raising.ts';

/** Says it, after what the chart says of the child. */
export function sayRaising(draft: Draft, code: keyof typeof RAISING): void {
  draft.end();
  for (const text of RAISING[code][raisingAge(draft.facts.age)]) draft.row(`- ${text}。`);
  draft.end();
}
