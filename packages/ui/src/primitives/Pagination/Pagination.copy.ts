export const paginationCopy = {
  label: '翻页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
} as const;
