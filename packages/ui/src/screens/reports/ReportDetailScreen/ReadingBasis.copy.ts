export const readingBasisCopy = {
  restsOn: '所据',
  columns: {
    year: '年柱',
    month: '月柱',
    day: '日柱',
    time: '时柱',
    da_yun: '大运',
    liu_nian: '流年',
  },
} as const;
