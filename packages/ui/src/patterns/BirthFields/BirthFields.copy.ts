export const birthFieldsCopy = {
  calendar: '历法',
  calendars: { solar: '公历', lunar: '农历' },
  hourUnknown: '时辰未知',
  hourAssumed: '所选时间只是假定，时柱等随时辰而变的内容不能当作确知。',
  where: '出生在',
  whereabouts: { mainland: '中国大陆', abroad: '港澳台与海外' },
  lunarCalendar: '农历按',
  lunarCalendars: { chinese: '中国', korean: '韩国', vietnamese: '越南' },
  lunarCalendarHints: {
    korean: '韩国农历自1912年起按东九区推算，与中国农历有时差一天，闰月偶有不同；更早的年份两者相同。',
    vietnamese:
      '越南农历自1968年起按东七区推算，与中国农历有时差一天，1985年春节早一个月；更早的年份按中国农历，1968至1975年生于南方的请选中国。',
  },
  gapZone: '当天当地改用另一时区，钟表由此拨快，这一刻并不存在，请核对出生时间。',
  zone: {
    fold: '当天当地改用另一时区，钟表拨回，这一刻出现过两次，您记的是哪一次？',
    folds: { first: '前一次（改时区之前）', second: '后一次（改时区之后）' },
  },
  trueSolar: '使用真太阳时',
} as const;
