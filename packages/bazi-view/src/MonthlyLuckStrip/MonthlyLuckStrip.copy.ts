/** Chinese texts of the strip of monthly luck. */
export const monthlyLuckStripCopy = {
  title: '流月',
  toolbar: '流月，再按一次取消选择',
  current: '本月',
  /** 寅月 */
  month: (ganzhi: string) => `${ganzhi.charAt(1)}月`,
  /** @param start_date `YYYY-MM-DD HH:mm:ss`; 立春 2/4 */
  begins: (jie: string, start_date: string) =>
    `${jie} ${Number(start_date.slice(5, 7))}/${Number(start_date.slice(8, 10))}`,
  year: (year: number) => `${year}年，自立春起`,
  unselected: '请点击上方流年查看流月',
  loading: '流月加载中…',
} as const;
