import type { CandidateSet } from '@ziping/bazi/types';

/** Chinese texts of the comparison of candidate charts. */
export const candidateCompareCopy = {
  titles: {
    near_jie: '交节前后',
    near_zi: '换日前后',
    near_hour: '换时前后',
    dst_overlap: '重复的一小时',
    dst_disputed: '钟表有两说',
  } satisfies Record<CandidateSet['kind'], string>,
  rows: { gan: '天干', zhi: '地支' },
  cells: { gan: '干', zhi: '支' },
  /** 不同之处：年干、年支 */
  differs: (cells: string[]) => (cells.length > 0 ? `不同之处：${cells.join('、')}` : '四柱相同，只起运不同'),
  mark: '异',
  chosen: '当前所用',
  choose: '改用此盘',
  /** @param date `YYYY-MM-DD HH:mm:ss` */
  qiYun: (date: string) => {
    const [year, month, day] = date.slice(0, 10).split('-').map(Number);
    return `${year}年${month}月${day}日起运`;
  },
} as const;
