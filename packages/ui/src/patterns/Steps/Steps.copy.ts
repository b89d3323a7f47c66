export const stepsCopy = {
  /** Numerals of the steps, in the title font. */
  markTitle: '一二三',
  label: '步骤',
} as const;
