import type { PhaseName } from '../../../tokens/names.ts';

export interface SampleGlyph {
  char: string;
  phase: PhaseName;
}

interface SamplePillar {
  label: string;
  ten_god: string;
  stem: SampleGlyph;
  branch: SampleGlyph;
  hidden: string;
  na_yin: string;
}

/**
 * A real chart: clock time 1986-07-27 07:30 in Chengdu (104.07° E) is 05:20 of true solar time,
 * so the hour pillar is 癸卯 and not the clock's 甲辰.
 */
const samplePillars: readonly SamplePillar[] = [
  {
    label: '年柱',
    ten_god: '偏财',
    stem: { char: '丙', phase: 'fire' },
    branch: { char: '寅', phase: 'wood' },
    hidden: '甲丙戊',
    na_yin: '炉中火',
  },
  {
    label: '月柱',
    ten_god: '伤官',
    stem: { char: '乙', phase: 'wood' },
    branch: { char: '未', phase: 'earth' },
    hidden: '己丁乙',
    na_yin: '沙中金',
  },
  {
    label: '日柱',
    ten_god: '日主',
    stem: { char: '壬', phase: 'water' },
    branch: { char: '申', phase: 'metal' },
    hidden: '庚壬戊',
    na_yin: '剑锋金',
  },
  {
    label: '时柱',
    ten_god: '劫财',
    stem: { char: '癸', phase: 'water' },
    branch: { char: '卯', phase: 'wood' },
    hidden: '乙',
    na_yin: '金箔金',
  },
];

export const homeCopy = {
  title: '四柱八字，按天时排定',
  lead: '记下出生的时刻与地方，得到一张经得起核对的命盘：四柱、十神、藏干、纳音，大运与流年，一页看清。',
  start: '立即排盘',
  startAgain: '再排一盘',
  ask: '问一问',
  startHint: '填写与查看无需登录，保存命盘时再登录。',
  phases: { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' } satisfies Record<
    PhaseName,
    string
  >,
  sample: {
    spineTitle: '生辰四柱',
    title: '一例',
    caption: '一九八六年七月廿七日，成都，钟上七点半。',
    finding: '钟上是辰时，天上是卯时：时柱不作甲辰，而是癸卯。',
    pillars: samplePillars,
    trail: [
      { label: '钟表时间', change: '', result: '07:30' },
      { label: '夏令时', change: '−60 分', result: '06:30' },
      { label: '经度 104.07°', change: '−63.7 分', result: '05:26' },
      { label: '太阳时差', change: '−6.5 分', result: '05:20' },
    ],
    table: '例盘：丙寅年、乙未月、壬申日、癸卯时',
    trailLabel: '从钟表时间到真太阳时',
    hidden: '藏干',
  },
  principlesTitle: '所据',
  principles: [
    {
      mark: '时',
      title: '真太阳时',
      body: '由出生地的经度与当日的太阳时差推算，精确到区县。日出日落各地不同，时柱也就不同。',
    },
    {
      mark: '节',
      title: '节气换月',
      body: '年以立春为界，月以十二节为界，都按交节的那一刻计算，而不是按日历的那一天。',
    },
    {
      mark: '夏',
      title: '夏令时',
      body: '一九八六至一九九一年的夏天，钟表拨快过一小时。命盘会还原它，并告诉您改动了多少分钟。',
    },
  ],
  featuresTitle: '所得',
  features: [
    { title: '命盘', body: '四柱与大运流年同列一表，点选即换。' },
    { title: '报告', body: '依据命盘逐节写成，可导出存阅。' },
    { title: '问答', body: '就着自己的命盘，一问一答。' },
  ],
  noteTitle: '说明',
  note: '本站供学术研究与文化娱乐使用，不构成医疗、法律、投资、婚姻等任何专业意见。',
  greeting: (name: string) => (name ? `${name}，您好` : '您好'),
  recentTitle: '最近的命盘',
  recentAll: '全部命盘',
  recentEmpty: '还没有命盘。从自己的生辰开始。',
  recentLoading: '正在取回您的命盘',
} as const;
