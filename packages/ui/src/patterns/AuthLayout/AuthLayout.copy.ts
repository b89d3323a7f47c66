export const authLayoutCopy = {
  /** Lines of the verse on the facing page, from right to left. */
  verseTitle: '年为根 月为苗 日为花 时为实',
} as const;
