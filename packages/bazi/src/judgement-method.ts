/**
 * The method by which strength and what is favourable are judged (docs/adr/0037-strength-and-its-doubt.md). It is kept with
 * what is written by it: whoever changes a verdict of existing charts gives it a new `id` and the day of the change.
 */
export const JUDGEMENT_METHOD = {
  id: 'three-questions',
  /** The day since which it is in force, `YYYY-MM-DD` in UTC+8. */
  since: '2026-11-25',
} as const;
