import type { BirthTruth } from '@ziping/bazi/types';
import { fortunePreviewCopy as copy } from './FortunePreview.copy.ts';

const clockOf = (moment: string) => moment.slice(11, 16);

/** The clock of a moment, with the day where it is not that of the birth. */
function onDayOf(moment: string, birth: string): string {
  const [day, birthDay] = [moment.slice(0, 10), birth.slice(0, 10)];
  const time = clockOf(moment);
  if (day === birthDay) return time;
  return `${day < birthDay ? copy.days.before : copy.days.after} ${time}`;
}

/** What leads from the clock to the time of the pillars, a part for each step, to be set in one line. */
export function correctionOf({
  clock,
  steps,
  birth_time_solar,
}: Pick<BirthTruth, 'clock' | 'steps' | 'birth_time_solar'>): string[] {
  const of = (kind: string) => steps.find((step) => step.kind === kind)?.minutes ?? 0;
  const sun = steps.some(({ kind }) => kind === 'longitude');
  const parts = [copy.clock(clockOf(clock))];
  if (of('dst') !== 0) parts.push(copy.steps.dst(of('dst')));
  if (of('zone') !== 0) parts.push(copy.steps.zone(of('zone')));
  if (sun) parts.push(copy.steps.sun(of('longitude') + of('equation_of_time')));
  if (parts.length === 1) return [...parts, copy.uncorrected];
  return [...parts, copy.result[sun ? 'sun' : 'clock'](onDayOf(birth_time_solar, clock))];
}
