export const recordToastCopy = {
  deleted: (count: number) => `已删除 ${count} 条记录`,
  undo: '撤销',
  undoing: '恢复中...',
  restored: (count: number) => `已恢复 ${count} 条记录`,
  late: '已超过 24 小时，不能恢复了',
  undoFailed: '没有恢复成功，请稍后再试',
  pinFailed: '没有置顶成功，请稍后再试',
} as const;
