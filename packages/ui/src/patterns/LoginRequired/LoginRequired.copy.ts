export const loginRequiredCopy = {
  markTitle: '藏卷',
  login: '登录',
  register: '注册',
  back: '返回排盘',
} as const;
