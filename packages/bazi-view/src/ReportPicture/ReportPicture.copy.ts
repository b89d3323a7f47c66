/** Chinese texts of the picture of a report. */
export const reportPictureCopy = {
  of: (name: string) => `${name}的`,
  byModel: '由AI生成',
  note: '传统命理的文化解读，仅供参考',
} as const;
