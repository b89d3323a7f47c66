export const recordMoveCopy = {
  title: '移到分组',
  legend: (count: number) => `把选中的 ${count} 份命盘移到`,
  confirm: '移动',
  busy: '移动中...',
  cancel: '取消',
  groupMissing: '请选择分组',
  failed: '没有移动成功，请稍后再试',
} as const;
