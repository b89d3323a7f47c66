export const loadingCopy = {
  title: '加载中',
} as const;
