/** 1990-06-15 becomes 1990年6月15日. */
const day = (moment: string) => {
  const [year, month, date] = moment.slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
const clock = (moment: string) => moment.slice(11, 16);

export const pillarLookupCopy = {
  title: '八字反查',
  lead: '由四柱推回出生的日期与时段。',
  back: '返回排盘',
  pillarsTitle: '四柱',
  pillars: { year: '年柱', month: '月柱', day: '日柱', time: '时柱' },
  choose: { year: '选年柱', month: '选月柱', day: '选日柱', time: '选时柱' },
  pillarsHint: '月柱随年干（五虎遁），时柱随日干（五鼠遁），只列出能有的干支。',
  wait: { month: '先选年柱', time: '先选日柱' },
  rangeTitle: '年份',
  range: '由哪年查到哪年',
  from: '起始年份',
  to: '截止年份',
  year: (year: number) => `${year}年`,
  zi: '子时换日',
  zis: { next: '二十三点换日', split: '早晚子时' },
  submit: '反查',
  messages: {
    incomplete: '请选齐年、月、日、时四柱',
    order: '起始年份不能晚于截止年份',
  },
  foundTitle: '查得',
  found: (count: number, from: number, to: number) =>
    `${from} 年至 ${to} 年间，合于此四柱的时刻有 ${count} 段。`,
  note: '以下为北京时间，未计真太阳时。夏令时期间钟表快一小时，填入时已加上。',
  none: (from: number, to: number) => `${from} 年至 ${to} 年间没有这样的四柱`,
  noneHint: '四柱六十年方可能再现，且未必逢期都有。可放宽年份，或核对各柱与子时的取法。',
  impossible: '这四柱不能同时成立',
  day,
  span: ({ from, to }: { from: string; to: string }) =>
    from.slice(0, 10) === to.slice(0, 10)
      ? `${clock(from)} 至 ${clock(to)}`
      : `${clock(from)} 至次日 ${clock(to)}`,
  lunar: (text: string) => `农历${text}`,
  take: '用此时间排盘',
  takeOf: (moment: string) => `用此时间排盘：${day(moment)}`,
  tooShort: '此段不足十分钟，排盘页的分钟选不到，请留意交节时刻。',
} as const;
