/** Chinese texts of the hours of a day of luck. */
export const hourlyLuckListCopy = {
  title: '流时',
  current: '此时',
  /** 11月25日，您所在地的时间 */
  note: (date: string) => {
    const [, month, day] = date.split('-').map(Number);
    return `${month}月${day}日，您所在地的时间`;
  },
} as const;
