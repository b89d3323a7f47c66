/** What is left to say of a time of which the report has said all else. */
import type { Stance } from './types/report-type.ts';

/** How to go through a year or a month. */
export const PACES: Readonly<Record<Stance, readonly string[]>> = {
  push: ['顺着往前走', '放手去办', '手脚放开'],
  even: ['照常过就好', '按原来的步子', '不赶不拖'],
  hold: ['慢半拍再答', '守住手上的', '少揽一样'],
};

/** The same of ten years. */
export const TEN_YEAR_PACES: typeof PACES = {
  push: ['想做的大事放在这十年里', '前五年往上走，后五年收成'],
  even: ['有松的年份也有紧的，大事挑松的那年做', '一年一年安排，不必一口气铺开'],
  hold: ['前几年先站稳，大事往后排', '少换地方、少添担子，把已有的守好'],
};
