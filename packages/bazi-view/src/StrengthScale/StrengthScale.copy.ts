import type { StrengthPart } from '@ziping/bazi/types';
import { COLUMN_NAMES } from '../columns.copy.ts';

/** Chinese texts of the scale of strength. */
export const strengthScaleCopy = {
  title: '日主强弱',
  dayMaster: (stem: string, sign: string) => `日主${stem}${sign}`,
  percent: (percent: number) => `扶助占 ${percent.toFixed(1)}%`,
  /** Over the twelve hours, where the hour is unknown. */
  percents: ([least, most]: readonly [number, number]) =>
    `十二时辰扶助占 ${least.toFixed(1)}% 至 ${most.toFixed(1)}%`,
  doubtful: '两说都有人取',
  byHour: '强弱随时辰而定',
  /** In place of the reasons where the hour is unknown and the side is the same in every hour. */
  everyHour: '时辰未知：不论生于哪个时辰，强弱都在这一边。',
  weak: '弱',
  strong: '强',
  signs: {
    de_ling: ['得令', '失令'],
    de_di: ['得地', '失地'],
    de_shi: ['得势', '失势'],
  },
  /** What each of the three signs is judged by. */
  basis: { de_ling: '看月支', de_di: '看地支之根', de_shi: '看天干相助' },
  parts: '各字轻重',
  headings: ['位置', '干', '十神', '分量', '扶抑'],
  /** 年干, 月支 */
  place: ({ key, part }: Pick<StrengthPart, 'key' | 'part'>) =>
    `${COLUMN_NAMES[key]}${part === 'stem' ? '干' : '支'}`,
  hidden: '藏',
  weight: (weight: number) => weight.toFixed(2),
  supports: (supports: boolean) => (supports ? '扶' : '抑'),
} as const;
