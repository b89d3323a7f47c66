/** What the skeleton of the chart says in Chinese. */
export const chartSkeletonCopy = {
  loading: '命盘加载中…',
} as const;
