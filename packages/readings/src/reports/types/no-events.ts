import type { EventWords } from './report-type.ts';

/** No words: what to do is told alone. */
export const NO_EVENTS: EventWords = {
  join: [],
  frame_good: [],
  frame: [],
  move: [],
  rub: [],
  near: [],
  outside_work: [],
  outside_family: [],
  outside_children: [],
};
