export const captchaCopy = {
  label: '图片验证码',
  placeholder: '4 位字符',
  refresh: '看不清，换一张',
  another: '换一张',
  useQuestion: '看不见图片？改答文字题',
  questionLabel: '验证题',
  anotherQuestion: '换一题',
  useImage: '改用图片',
  loading: '正在获取图片验证码',
  loadingQuestion: '正在获取验证题',
  image: '图片验证码',
  retry: '重新获取',
} as const;
