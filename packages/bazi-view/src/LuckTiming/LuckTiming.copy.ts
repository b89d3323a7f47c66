import type { CommandingStem, LuckChange, MinorLuck, MinorLuckSchool } from '@ziping/bazi/types';

/** Chinese texts of the dates and ages of luck. */
export const luckTimingCopy = {
  title: '司令、交运与小运',
  terms: { commanding: '人元司令', change: '交运', minor: '小运', age: '周岁' },
  /** 立夏后9日，庚（比肩）司令；《三命通会》作丙. The second book is named where it differs. */
  commanding: ({ jie, days, stem, shi_shen }: CommandingStem, other: CommandingStem) => {
    const also = other.stem === stem ? '' : `；《三命通会》作${other.stem}`;
    return `生于${jie}后${days}日，${stem}（${shi_shen}）司令${also}`;
  },
  /** 逢丁、壬年小暑后29日交运，首次在1997年8月5日 */
  change: ({ stems, jie, days }: LuckChange, start: string) => {
    const [year, month, day] = start.slice(0, 10).split('-').map(Number);
    const after = days === 0 ? `${jie}当日` : `${jie}后${days}日`;
    return `逢${[...stems].join('、')}年${after}交运，首次在${year}年${month}月${day}日`;
  },
  minor: ({ hour, fixed }: Readonly<Record<MinorLuckSchool, MinorLuck>>) =>
    `今年${hour.ganzhi}（${hour.shi_shen}），由时柱起；古法为${fixed.ganzhi}`,
  age: (age: number, full_age: number) => `今年虚岁${age}，今日满${full_age}周岁`,
} as const;
