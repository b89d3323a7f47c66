export const birthDateCopy = {
  label: '出生日期',
  parts: { year: '年', month: '月', day: '日' },
  leapMonthGone: '原来选的闰月不再适用，请重新选择月份。',
} as const;
