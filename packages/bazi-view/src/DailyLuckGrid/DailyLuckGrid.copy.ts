/** Chinese texts of the grid of daily luck. */
export const dailyLuckGridCopy = {
  title: '流日',
  /** 亥月，2026年11月7日–12月6日; 丑月 ends in the next year. */
  span: (month: string, first: string, last: string) => {
    const [year, endYear] = [first.slice(0, 4), last.slice(0, 4)];
    return `${month}月，${year}年${day(first)}–${endYear === year ? '' : `${endYear}年`}${day(last)}`;
  },
  current: '今日',
  /** Shown: the day, or on the first of a month the month. */
  printed: (date: string) => {
    const [, month, number] = date.split('-').map(Number);
    return number === 1 ? `${month}月` : `${number}`;
  },
  /** Read aloud in place of `printed`. */
  day,
  /** The part of a lunar date that is shown, and the part that is only read aloud: 十月(初一). */
  lunar: (text: string) => (text.endsWith('月初一') ? [text.slice(0, -2), '初一'] : [text, '']),
} as const;

/** @param date `YYYY-MM-DD` */
function day(date: string): string {
  const [, month, number] = date.split('-').map(Number);
  return `${month}月${number}日`;
}
