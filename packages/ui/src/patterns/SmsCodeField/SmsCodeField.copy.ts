export const smsCodeCopy = {
  label: '短信验证码',
  placeholder: '6 位数字',
  send: '获取验证码',
  sending: '发送中...',
  waiting: {
    retry: (seconds: number) => `${seconds}秒后重试`,
    resend: (seconds: number) => `${seconds}秒后重发`,
  },
} as const;
