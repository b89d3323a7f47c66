export const notFoundCopy = {
  markTitle: '未竟',
  code: '404',
  title: '功能开发中',
  body: '您要找的这一页还没有写好，或者已经移到别处。',
  home: '返回首页',
} as const;
