/** Minutes, rounded to a tenth: 60, 177.5. */
const span = (minutes: number) => `${Math.round(Math.abs(minutes) * 10) / 10} 分钟`;
const signed = (minutes: number) => `${minutes < 0 ? '减' : '加'} ${span(minutes)}`;

export const fortunePreviewCopy = {
  dayMaster: '日主',
  lunar: '农历',
  correction: '时刻',
  clock: (time: string) => `钟表 ${time}`,
  uncorrected: '按钟表时间排盘',
  steps: {
    dst: (minutes: number) => `夏令时${signed(minutes)}`,
    zone: (zone: string) => `时区 ${zone}`,
    sun: (minutes: number) => `经度与时差${signed(minutes)}`,
  },
  result: {
    sun: (time: string) => `真太阳时 ${time}`,
    clock: (time: string) => `北京时间 ${time}`,
    abroad: (time: string) => `标准时间 ${time}`,
  },
  days: { before: '前一日', after: '次日' },
  placeMissing: '选好出生地后，再按真太阳时校正；眼下按钟表时间。',
  cautions: '请留意',
  impossible: '这个时间无法排盘',
  questions: {
    near_jie: '此时刻临近交节，两种可能',
    near_zi: '此时刻临近子时之界，两种可能',
    near_hour: '此时刻在两个时辰之间，两种可能',
    dst_overlap: '这一小时当夜重复过，两种可能',
    dst_disputed: '当年钟表有两说，两种可能',
  },
  spoken: (pillars: readonly string[], dayMaster: string) =>
    `四柱：${pillars.join('、')}。日主${dayMaster}。`,
} as const;
