import type { MonthGridCell } from '@ziping/bazi/month-grid';

export const datePickerCopy = {
  title: '选择日期',
  year: '年份',
  month: '月份',
  yearOption: (year: number) => `${year}年`,
  monthOption: (month: number) => `${month}月`,
  monthName: ({ year, month }: { year: number; month: number }) => `${year}年${month}月`,
  previous: '上个月',
  next: '下个月',
  /** The lunar months a solar one spans: 农历二〇二五年六月至闰六月. */
  lunarSpan: (first: LunarDay, last: LunarDay) => {
    const start = `农历${first.year}${first.month}`;
    if (first.year === last.year && first.month === last.month) return start;
    return `${start}至${first.year === last.year ? '' : last.year}${last.month}`;
  },
  solarText: ({ year, month, day, weekday }: MonthGridCell) =>
    `${year}年${month}月${day}日 星期${'日一二三四五六'[weekday]}`,
  lunarText: ({ year, month, day }: LunarDay) => `农历${year}${month}${day}`,
  unchosen: '请点选一天',
  cancel: '取消',
  confirm: '确定',
} as const;

type LunarDay = NonNullable<MonthGridCell['lunar']>;
