/** Chinese texts of the luck timeline. */
export const luckTimelineCopy = {
  title: '运程',
  toolbar: '大运运程，再按一次取消选择',
  birth: '出生',
  current: '当前',
  /** @param age 虚岁 */
  today: (year: number, age: number) => `今年${year}，${age}岁`,
  ages: (start: number, end: number) => `${start}–${end}岁`,
  years: (start: number, end: number) => `${start}–${end}`,
  year: (year: number) => `${year}年`,
} as const;
