export const newVersionCopy = {
  text: '有新版本',
  reload: '刷新',
  later: '稍后',
} as const;
