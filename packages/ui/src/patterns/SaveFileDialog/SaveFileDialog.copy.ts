/** Texts where a browser cannot keep a file. `action` is what one would press again: 导出 Word. */
export const saveFileDialogCopy = {
  title: '换个方式保存',
  wechat: (action: string, copyable: boolean) =>
    `这里不能下载文件。请点右上角的「…」，选择在浏览器中打开，再${action}${copyable ? '；也可以先复制全文' : ''}。`,
  apple: (action: string, copyable: boolean) =>
    `iPhone 与 iPad 上下载的文件可能打不开。请在电脑的浏览器中打开此页${action}${copyable ? '，或者复制全文' : ''}。`,
  copy: '复制全文',
  anyway: '仍要下载',
} as const;
