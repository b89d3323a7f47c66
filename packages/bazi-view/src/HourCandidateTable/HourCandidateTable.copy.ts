type PillarName = 'year' | 'month' | 'day' | 'time';

const PILLARS: Record<PillarName, string> = { year: '年柱', month: '月柱', day: '日柱', time: '时柱' };

/** Chinese texts of the table of an unknown hour. */
export const hourCandidateTableCopy = {
  title: '十二时辰（子时分早晚）',
  stable: '不变',
  varies: '会变',
  qiYun: '起运',
  /** 年柱庚午、月柱辛巳 */
  stableValues: (pillars: { pillar: PillarName; ganzhi: string }[]) =>
    pillars.map(({ pillar, ganzhi }) => PILLARS[pillar] + ganzhi).join('、') || '无，四柱都随时辰而变',
  variesValues: (pillars: PillarName[]) => pillars.map((pillar) => PILLARS[pillar]).join('、'),
  /** @param dates `YYYY-MM-DD HH:mm:ss` */
  qiYunValues: (earliest: string, latest: string) =>
    day(earliest) === day(latest) ? day(earliest) : `${day(earliest)}至${day(latest)}`,
  hour: '时辰',
  pillars: PILLARS,
  /** First and last minute by the clock: 01:00–02:59. */
  span: (from: string, to: string) => `${from}–${to}`,
  /** Marks a pillar that differs from the hour before. */
  changed: '变',
  action: '选用',
  choose: '选',
  chosen: '已选',
} as const;

function day(date: string): string {
  const [year, month, number] = date.slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${number}日`;
}
