/** What feedback can be about, by its wire name. */
export const feedbackTypes = {
  bug: '问题反馈',
  feature: '功能建议',
  question: '使用疑问',
  other: '其他',
} as const;
