export const errorCopy = {
  markTitle: '勘误',
  title: '这一页出了差错',
  body: '问题出在我们这里，与您填写的内容无关。可以重新加载，或者回到首页。',
  retry: '重新加载',
  home: '返回首页',
  detail: '差错编号',
} as const;
