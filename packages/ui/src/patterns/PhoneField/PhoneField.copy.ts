export const phoneFieldCopy = {
  label: '手机号',
  placeholder: '11 位手机号码',
} as const;
