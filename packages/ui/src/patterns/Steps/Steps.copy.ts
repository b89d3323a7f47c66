export const stepsCopy = {
  /** Marks of the steps; set in the title face. */
  markTitle: '一二三',
  label: '步骤',
} as const;
