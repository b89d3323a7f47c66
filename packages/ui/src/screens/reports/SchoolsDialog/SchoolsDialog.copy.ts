export const schoolsDialogCopy = {
  title: '取法对照',
  loading: '正在取回会员信息',
  failed: '暂时取不到会员信息，请稍后再试。',
  retry: '再试一次',
  noPlan: '此功能需要开通命理师专业版',
  noPlanText: '开通后，这张命盘的格局、用神、起运与换日，各家的结果并列出来。',
  plans: '查看套餐',
} as const;
