/** What a sentence may tell, in the order of the weights: nothing to fear, or one kind of danger. */
export const CLASSES = [
  'none',
  'acute',
  'self_harm',
  'self_harm_other',
  'violence',
  'missing',
  'fraud',
  'job_trap',
  'lured',
  'harm_to_others',
] as const;
/** Each but `none` has a file of examples. */
export type DangerClass = (typeof CLASSES)[number];
