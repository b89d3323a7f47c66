import type { MonthGridCell } from '@ziping/bazi/month-grid';

/** What the month grid says in Chinese. */
export const lunarMonthGridCopy = {
  weekdays: ['日', '一', '二', '三', '四', '五', '六'],
  weekday: (letter: string) => `星期${letter}`,
  /** What a screen reader says of a day: 7月22日，六月廿八，大暑. */
  day: ({ month, day, lunar, term, festivals }: MonthGridCell) =>
    [`${month}月${day}日`, lunar && `${lunar.month}${lunar.day}`, term, ...festivals]
      .filter(Boolean)
      .join('，'),
} as const;
