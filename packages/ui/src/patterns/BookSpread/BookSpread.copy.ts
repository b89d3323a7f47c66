export const bookSpreadCopy = {
  verse: ['年为根', '月为苗', '日为花', '时为实'],
} as const;
