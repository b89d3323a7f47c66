import { zoneText } from '@ziping/bazi-view/zoneText';
import { hasOtherZone } from '@ziping/bazi/time/zone-name';
import type { BirthTruth } from '@ziping/bazi/types';
import { fortunePreviewCopy as copy } from './FortunePreview.copy.ts';

const timeOfDay = (moment: string) => moment.slice(11, 16);

/** Time of day of a moment, with 前一日 or 次日 when it is not on the day of birth. */
function timeWithDay(moment: string, birth: string): string {
  const [day, birthDay] = [moment.slice(0, 10), birth.slice(0, 10)];
  const time = timeOfDay(moment);
  if (day === birthDay) return time;
  return `${day < birthDay ? copy.days.before : copy.days.after} ${time}`;
}

/** The correction from clock time to the time of the pillars: the clock time, each step in minutes, the zone, the result. */
export function describeCorrection({
  clock,
  steps,
  corrected_time,
  ...zone
}: Pick<BirthTruth, 'clock' | 'steps' | 'corrected_time' | 'zone' | 'zone_offset' | 'zone_clock'>): string[] {
  const minutesOf = (kind: string) => steps.find((step) => step.kind === kind)?.minutes ?? 0;
  const sun = steps.some(({ kind }) => kind === 'longitude');
  const parts = [copy.clock(timeOfDay(clock))];
  if (minutesOf('dst') !== 0) parts.push(copy.steps.dst(minutesOf('dst')));
  if (hasOtherZone(zone)) parts.push(copy.steps.zone(zoneText(zone)));
  if (sun) parts.push(copy.steps.sun(minutesOf('longitude') + minutesOf('equation_of_time')));
  if (parts.length === 1) return [...parts, copy.uncorrected];
  return [
    ...parts,
    copy.result[sun ? 'sun' : hasOtherZone(zone) ? 'abroad' : 'clock'](timeWithDay(corrected_time, clock)),
  ];
}
