/** Chinese texts of the plot of the five phases. */
export const fivePhasePlotCopy = {
  title: '五行',
  percent: (percent: number) => `${percent.toFixed(1)}%`,
  count: (count: number) => `${count}字`,
  /** Among the hidden stems but not among the eight characters. */
  hidden: '仅藏干',
  absent: '缺',
  /** @param signs such as 金水 */
  missing: (signs: string[]) => `八字中没有${signs.join('、')}`,
  complete: '八字中五行俱全',
  method: '如何计算',
} as const;
