export const chatWindowCopy = {
  open: '问AI命理师',
  windowTitle: 'AI命理师',
  full: '全屏',
  normal: '退出全屏',
  close: '关闭对话',
  resize: '调整窗口大小',
  resizeHint: '用方向键调整',
} as const;
