export const birthDetailsCopy = {
  bornTitle: '生辰',
  sex: '性别',
  genders: { male: '男（乾造）', female: '女（坤造）' },
  solar: '公历',
  lunar: '农历',
  hourUnknown: '（时辰未知，此为假定）',
  place: '出生地',
  noPlace: '未填，按中国大陆的钟表时间排盘',
  clock: '所用钟表',
  longitude: (value: number) =>
    value < 0 ? `西经${Math.abs(value).toFixed(2)}°` : `东经${value.toFixed(2)}°`,
  created: '建立',
  trailTitle: '时刻校正',
  trailNone: '未作校正，四柱按钟表时间排定。',
  steps: {
    clock: '钟表时间',
    dst: '还原夏令时',
    zone: (zone: string) => `时区 ${zone}`,
    longitude: (meridian: string) => `出生地与${meridian}的经度差`,
    equation_of_time: '当日的太阳时差',
  },
  /** A signed change in minutes. */
  minutes: (value: number) => {
    const size = Math.abs(value);
    const text = Number.isInteger(size) ? String(size) : size.toFixed(1);
    return `${value < 0 ? '减' : '加'} ${text} 分钟`;
  },
  outcome: (moment: string) => `日柱与时柱取 ${moment}`,
  jieTitle: '前后的节',
  /** For a birth on another clock. */
  jieInBeijing: '交节时刻按北京时间写。',
  before: (span: string) => `在出生前 ${span}`,
  after: (span: string) => `在出生后 ${span}`,
  luck: '起运',
  luckDate: (date: string) => `${date}交运`,
  luckStart: (span: string, date: string) => `生后${span}，${date}交运`,
  directions: { forward: '起运，顺行', backward: '起运，逆行' },
  conventionsTitle: '取法',
  zis: { next: '二十三点换日', split: '早晚子时，零点换日' },
  yuns: { exact: '起运按时刻精算', minutes: '起运按分钟折算', shichen: '起运按时辰折算' },
  dstOn: '出生时若行夏令时，先行还原',
  dstOff: '不还原夏令时',
  trueSolarOn: '日柱、时柱用真太阳时',
  trueSolarOff: '日柱、时柱用钟表时间',
  changeConventions: '更改取法与生辰',
} as const;
