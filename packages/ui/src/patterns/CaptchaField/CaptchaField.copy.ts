export const captchaCopy = {
  label: '图片验证码',
  placeholder: '4 位字符',
  refresh: '看不清，换一张',
  another: '换一张',
  loading: '正在获取图片验证码',
  image: '图片验证码',
  retry: '重新获取',
} as const;
