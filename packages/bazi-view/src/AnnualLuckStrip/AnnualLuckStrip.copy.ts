import type { YearAges } from './AnnualLuckStrip.tsx';

/** Chinese texts of the strip of annual luck. */
export const annualLuckStripCopy = {
  title: '流年',
  toolbar: '流年，再按一次取消选择',
  current: '今年',
  age: (age: number) => `${age}岁`,
  /** 周岁35–36 and 小运庚申 on two lines; white space until they are known. */
  ages: (ages?: YearAges) => {
    if (!ages) return '\u3000\n\u3000';
    const { from, to } = ages.full_ages;
    return `周岁${from === to ? from : `${from}–${to}`}\n小运${ages.minor}`;
  },
  year: (year: number) => `${year}`,
  /** @param number counted from 1 */
  selectedCycle: (number: number) => `已选择第 ${number} 步大运`,
  selectedBefore: '已选择起运前',
  unselected: '请点击上方大运查看流年',
  loading: '流年加载中…',
  empty: '暂无流年数据',
  failed: '流年暂时取不到',
  retry: '重新加载',
} as const;
