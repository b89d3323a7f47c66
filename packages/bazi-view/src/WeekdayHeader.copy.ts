/** Chinese texts of the weekday headings. */
export const weekdayHeaderCopy = {
  weekdays: ['日', '一', '二', '三', '四', '五', '六'],
  weekday: (letter: string) => `星期${letter}`,
} as const;
