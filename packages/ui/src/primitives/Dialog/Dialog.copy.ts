export const dialogCopy = { close: '关闭' } as const;
