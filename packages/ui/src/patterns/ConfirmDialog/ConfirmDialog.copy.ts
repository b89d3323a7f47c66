export const confirmCopy = {
  cancel: '取消',
  busy: '处理中...',
} as const;
