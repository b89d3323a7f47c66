export const birthFieldsCopy = {
  calendar: '历法',
  calendars: { solar: '公历', lunar: '农历' },
  trueSolar: '使用真太阳时',
} as const;
