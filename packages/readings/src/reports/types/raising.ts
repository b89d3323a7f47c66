/** What a minor needs at an age, as lines of a list. */
import type { Draft } from '../draft.ts';
import { RAISING, RAISING_BY_GROUP, raisingAge } from '../words-raising.ts';

/** Says it, after what the chart says of the child. */
export function sayRaising(draft: Draft, code: keyof typeof RAISING): void {
  draft.end();
  const { age, leading } = draft.facts;
  for (const text of [...(RAISING_BY_GROUP[code]?.[leading] ?? []), ...RAISING[code][raisingAge(age)]])
    draft.row(`- ${text}。`);
  draft.end();
}
