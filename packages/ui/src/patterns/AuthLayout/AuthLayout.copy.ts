export const authLayoutCopy = {
  /** Lines of the verse, separated by spaces; the first line is set on the right. */
  verseTitle: '年为根 月为苗 日为花 时为实',
} as const;
