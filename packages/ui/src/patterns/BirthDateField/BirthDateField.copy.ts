export const birthDateCopy = {
  label: '出生日期',
  parts: { year: '年', month: '月', day: '日' },
} as const;
