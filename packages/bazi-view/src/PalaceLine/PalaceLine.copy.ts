/** Chinese texts of the palaces. */
export const palaceLineCopy = {
  names: { tai_yuan: '胎元', ming_gong: '命宫', shen_gong: '身宫' },
} as const;
