import { otherClock } from '@ziping/bazi/time/zone-name';
import type { BirthTruth } from '@ziping/bazi/types';

/** Chinese texts of the picture of a chart. */
export const chartPictureCopy = {
  title: '命盘',
  titleOf: '的命盘',
  genders: { male: '乾造', female: '坤造' },
  dayMaster: (stem: string) => `日主${stem}`,
  solar: (moment: string) => `公历 ${moment}`,
  lunar: (day: string) => `农历 ${day}`,
  /** Which time the pillars were calculated from. */
  truth: ({ clock, corrected_time, true_solar, ...zone }: Omit<BirthTruth, 'zone_offset'>) => {
    const name = otherClock(zone);
    const by = name === null ? '' : `按${name}，`;
    if (true_solar && by) return `${by}真太阳时 ${momentText(corrected_time)}`;
    if (true_solar) return `真太阳时 ${momentText(corrected_time)}，日柱与时柱取此`;
    if (clock !== corrected_time) return `${by}钟表时间校正为 ${momentText(corrected_time)}，日柱与时柱取此`;
    return `${by}未作校正，按钟表时间排盘`;
  },
  moment: momentText,
  /** The day, and the hour that the pillars are calculated from although it is not known. */
  assumed: (moment: string) => momentText(moment).replace(' ', '，时辰未知，假定 '),
  age: (age: number) => `${age}岁`,
  /** Label of the row of stems and branches. */
  pillars: '四柱',
  note: '供学术研究与文化娱乐使用，不构成专业意见',
} as const;

/** '1986-07-27 07:30:00' → '1986年7月27日 07:30'; seconds are kept when they are not zero. */
function momentText(moment: string): string {
  const [date = '', time = ''] = moment.split(' ');
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日 ${time.endsWith(':00') ? time.slice(0, -3) : time}`;
}
