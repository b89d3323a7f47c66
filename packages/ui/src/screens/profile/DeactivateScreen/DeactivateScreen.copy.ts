export const deactivateCopy = {
  title: '注销账号',
  lead: '注销之前，请先读完下面几条。',
  up: '账号设置',
  consequencesTitle: '后果',
  consequences: [
    '个人资料全部删除：昵称、头像、生辰，以及所有命盘与对话。',
    '账号无法再次登录，绑定的手机号与微信一并解除。',
    '已付费的报告不能再查看，会员的剩余时间不再保留。',
    '注销不可撤销，我们也无法为您找回。',
  ],
  exportLead: '想留一份？',
  exportLink: '先下载我的数据',
  reasonTitle: '原因',
  reason: '注销原因',
  reasonPlaceholder: '选填。您的话会帮我们把这里做得更好。',
  confirmTitle: '确认',
  confirm: '我已了解注销账号的后果，仍要注销',
  password: '当前密码',
  forgotLead: '忘了当前密码？',
  forgot: '用短信重设',
  submit: '确认注销',
  cancel: '取消',
  dialog: {
    title: '注销这个账号？',
    body: '账号、资料与所有命盘会立即删除，不能恢复。',
    submit: '注销账号',
    submitBusy: '处理中...',
    cancel: '暂不注销',
  },
  messages: {
    confirm: '请确认您已了解注销账号的后果',
    reasonLong: '注销原因不能超过500个字',
    reasonHidden: '注销原因中含有无法识别的字符',
    passwordRequired: '请输入当前密码',
    passwordWrong: '当前密码错误',
    failed: '注销失败，请稍后重试',
    unavailable: '注销请求失败，请稍后重试',
  },
} as const;

/** Maximum length of the reason, in characters. */
export const reasonLimit = 500;
