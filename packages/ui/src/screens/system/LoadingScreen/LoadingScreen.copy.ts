export const loadingCopy = {
  label: '加载中',
} as const;
