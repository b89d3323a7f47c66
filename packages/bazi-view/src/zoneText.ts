import { zoneName } from '@ziping/bazi/time/zone-name';
import type { BirthTruth } from '@ziping/bazi/types';

/** The offset of UTC+8 in seconds, that of a chart that a device keeps from before charts had one. */
const CHINA_OFFSET = 28_800;

type Zone = Partial<Pick<BirthTruth, 'zone_offset'>> & Pick<BirthTruth, 'zone' | 'zone_clock'>;

/** Whether the clock of a birth was not UTC+8, in which the instants of the 节 are written. */
export const hasOtherOffset = ({ zone_offset = CHINA_OFFSET }: Pick<Zone, 'zone_offset'>) =>
  zone_offset !== CHINA_OFFSET;

/** UTC−10:30, UTC+8; local mean time to the second: UTC+0:19:32. */
function formatOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [minutes, rest] = [Math.floor(size / 60) % 60, size % 60];
  return [
    `UTC${seconds < 0 ? '−' : '+'}${Math.floor(size / 3600)}`,
    ...(minutes > 0 || rest > 0 ? [two(minutes)] : []),
    ...(rest > 0 ? [two(rest)] : []),
  ].join(':');
}

/** The zone of a birth: UTC−10:30 夏威夷-阿留申时间. */
export function zoneText({ zone_offset = CHINA_OFFSET, ...zone }: Zone): string {
  return `${formatOffset(zone_offset)} ${zoneName(zone)}`;
}

/** The meridian of the standard time of a birth: 东经 120°, 西经 157.5°. */
export function meridianText({ zone_offset = CHINA_OFFSET }: Pick<Zone, 'zone_offset'>): string {
  const degrees = Math.round((zone_offset / 240) * 100) / 100;
  // East of 180° the place lies on the other side of the date line.
  const east = degrees > 180 ? degrees - 360 : degrees;
  if (east === 0) return '本初子午线';
  return `${east < 0 ? '西经' : '东经'} ${Math.abs(east)}°`;
}
