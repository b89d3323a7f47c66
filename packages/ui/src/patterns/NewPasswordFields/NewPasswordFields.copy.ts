export const newPasswordCopy = {
  label: '新密码',
  confirm: '确认新密码',
  hint: '至少 6 位',
} as const;
