import type { PillarKey } from '@ziping/bazi/types';

/** The short name of each column, as 年 in 年干 and 年支. */
export const COLUMN_NAMES: Readonly<Record<PillarKey, string>> = {
  year: '年',
  month: '月',
  day: '日',
  time: '时',
  da_yun: '大运',
  liu_nian: '流年',
};
