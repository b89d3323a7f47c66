export const birthFieldsCopy = {
  calendar: '历法',
  calendars: { solar: '公历', lunar: '农历' },
  hourUnknown: '时辰未知',
  hourAssumed: '所选时间只是假定，时柱等随时辰而变的内容不能当作确知。',
  where: '出生在',
  whereabouts: { mainland: '中国大陆', abroad: '港澳台与海外' },
  trueSolar: '使用真太阳时',
} as const;
