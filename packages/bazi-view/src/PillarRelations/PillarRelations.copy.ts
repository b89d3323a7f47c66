import type { PillarKey, RelationKind } from '@ziping/bazi/types';
import { COLUMN_NAMES } from '../columns.copy.ts';

/** Chinese texts of the relations between pillars. */
export const pillarRelationsCopy = {
  title: '合冲刑害',
  columns: COLUMN_NAMES,
  /** The word on the line of each kind that is drawn, before the phase the relation forms. */
  marks: {
    stem_combine: '合',
    stem_clash: '冲',
    three_meet: '三会',
    three_combine: '三合',
    half_combine: '半合',
    combine: '合',
    clash: '冲',
    punish: '刑',
    harm: '害',
    break: '破',
  } as Partial<Record<RelationKind, string>>,
  /** 年支、日支与时支 */
  members: (keys: readonly PillarKey[], part: '干' | '支' | '柱') => {
    const words = keys.map((key) => COLUMN_NAMES[key] + (part === '柱' ? '' : part));
    return [words.slice(0, -1).join('、'), words.at(-1)].filter(Boolean).join('与');
  },
  /** How far apart two of the four pillars are: nothing for neighbours. */
  distance: (columnsBetween: number) => ['', '，隔一柱', '，隔两柱'][columnsBetween] ?? '',
  /** The summary of the folded groups. */
  weak: (groups: readonly string[], count: number) => `${groups.join('、')} ${count} 项`,
  none: '四柱之间没有合冲刑害',
  noneWithLuck: '四柱与岁运之间没有合冲刑害',
} as const;
