export const basicReadingCopy = {
  title: '基础解析',
  restsOn: '所据',
  hourUnknown: '时辰未知，以上没有用到时柱。',
  themes: '分项浅读',
  columns: {
    year: '年柱',
    month: '月柱',
    day: '日柱',
    time: '时柱',
    da_yun: '大运',
    liu_nian: '流年',
  },
} as const;
