import type { FullAges, QiYun } from '@ziping/bazi/types';

/** Chinese texts of the strip of major luck cycles. */
export const luckCycleStripCopy = {
  title: '大运',
  toolbar: '大运，再按一次取消选择',
  current: '当前',
  ages: (start: number, end: number) => `${start}–${end}岁`,
  years: (start: number) => `${start}年起`,
  /** White space until they are known. */
  fullAges: (ages?: FullAges) => (ages ? `周岁${ages.from}–${ages.to}` : '\u3000'),
  /** In place of a pillar and its ten god, for the years before the first cycle. */
  before: { ganzhi: '小运', shi_shen: '起运前' },
  /** 3年2个月5天起运，顺行 */
  qiYun: ({ years, months, days, forward }: QiYun) =>
    `${span(years, months, days)}起运，${forward ? '顺行' : '逆行'}`,
  /** @param age 虚岁 */
  today: (age: number) => `今年${age}岁`,
} as const;

function span(years: number, months: number, days: number): string {
  const parts = [
    years > 0 ? `${years}年` : '',
    months > 0 ? `${months}个月` : '',
    days > 0 ? `${days}天` : '',
  ];
  return parts.join('') || '出生当日';
}
