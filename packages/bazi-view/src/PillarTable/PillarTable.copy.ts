/** Chinese texts of the pillar table. */
export const pillarTableCopy = {
  caption: (dayMaster: string) => `四柱与岁运命盘，日主${dayMaster}`,
  /** Added to the visually hidden caption when words can be tapped. */
  tappable: '；点选一词看释义，方向键移动',
  columns: {
    year: '年柱',
    month: '月柱',
    day: '日柱',
    time: '时柱',
    da_yun: '大运',
    liu_nian: '流年',
  },
  rows: {
    shi_shen: '十神',
    gan: '天干',
    zhi: '地支',
    cang_gan: '藏干',
    na_yin: '纳音',
    kong_wang: '空亡',
    di_shi: '地势',
    zi_zuo: '自坐',
    shen_sha: '神煞',
  },
  ages: (start: number, end: number) => `${start}–${end}岁`,
  year: (year: number) => `${year}年`,
  currentCycle: '当前',
  currentYear: '今年',
  assumed: '假定',
  before: '起运前',
  placeholder: '—',
  /** Announced when the luck columns change: 大运戊子，33–42岁；流年丙午，2026年；without a pillar 大运起运前 or 大运未选. */
  announce: (columns: { label: string; ganzhi: string; note: string }[]) =>
    columns
      .map(({ label, ganzhi, note }) =>
        ganzhi === '' ? `${label}${note || '未选'}` : `${label}${ganzhi}，${note}`,
      )
      .join('；'),
} as const;
