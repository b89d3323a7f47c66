/** What a minor needs at an age and in a grade, as lines of a list. */
import type { Draft } from '../draft.ts';
import { gradeOf } from '../life-points.ts';
import { type Grade, GRADE_LINES, NOT_FORCED } from '../words-grades.ts';
import { RAISING, RAISING_BY_GROUP, raisingAge } from '../words-raising.ts';

const BEFORE_SCHOOL: readonly Grade[] = ['toddler', 'kindergarten'];

/** Says it, after what the chart says of the child: what the next twelve months ask for first, what not to force last. */
export function sayRaising(draft: Draft, code: keyof typeof RAISING): void {
  draft.end();
  const { leading } = draft.facts;
  const grade = gradeOf(draft.facts);
  const lines = [
    GRADE_LINES[code][grade],
    // How a child learns and makes friends shows in earnest at school.
    ...(BEFORE_SCHOOL.includes(grade) && code !== 'overall' ? [] : (RAISING_BY_GROUP[code]?.[leading] ?? [])),
    RAISING[code][raisingAge(grade)],
    NOT_FORCED[code][leading],
  ];
  for (const text of lines) draft.row(`- ${text}。`);
  draft.end();
}
