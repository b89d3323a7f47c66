export const chartNoticeCopy = {
  offline: '没有网络，这是上次打开时的命盘。',
  cached: '暂时取不到最新的命盘，这是上次打开时的。',
  retry: '重新加载',
  unsaved: '这份命盘由本机排出，还没有保存。',
  save: '回到表单保存',
  guest: '这份命盘由本机排出，没有上传。登录后可以保存，再看报告、问命理师。',
  saveAsGuest: '保存命盘',
} as const;
