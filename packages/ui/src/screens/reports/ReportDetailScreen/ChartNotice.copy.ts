export const chartNoticeCopy = {
  cached: '没有网络，这是上次打开时的命盘。',
  retry: '重新加载',
  unsaved: '没有网络，这份命盘由本机排出，还没有保存。',
  save: '回到表单保存',
} as const;
