/** Chinese texts of the skeleton of the chart. */
export const chartSkeletonCopy = {
  loading: '命盘加载中…',
} as const;
