/** Words that lead from one side of a time to the other, and what is left to say of a time that has been told. */
import type { Stance } from './types/report-type.ts';

type Side = 'helps' | 'strains';

/** How the other side of a time follows on what it is as a whole. */
export const TURNS: Readonly<Record<Side, readonly string[]>> = {
  helps: ['好在', '难得的是', '好的一面是'],
  strains: ['只是', '不过', '费心的是'],
};

/** The same at the beginning of a line. */
export const TURNS_FIRST: Readonly<Record<Side, readonly string[]>> = {
  helps: ['也有省力的一面，', '另一头松一些，', '也有补回来的地方，'],
  strains: ['要留神的是', '也有费心的一面，', '另一头要防的是'],
};

/** Any of them. */
export const TURN = new RegExp(
  `，?(?:${[TURNS, TURNS_FIRST].flatMap((turns) => Object.values(turns).flat()).join('|')})`,
);

/** How to go through a time of which the report has said all else. */
export const PACES: Readonly<Record<Stance, readonly string[]>> = {
  push: ['顺着往前走', '放手去办', '手脚放开'],
  even: ['照常过就好', '按原来的步子', '不赶不拖'],
  hold: ['慢半拍再答', '守住手上的', '少揽一样'],
};

/** The same of ten years. */
export const TEN_YEAR_PACES: typeof PACES = {
  push: ['能往大处做', '一步步往上走'],
  even: ['一年一年过', '有松也有紧'],
  hold: ['先稳后进', '守住根本'],
};
