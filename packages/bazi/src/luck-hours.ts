/** 流时: the double hours of a day. */
import { DOUBLE_HOURS } from './double-hours.ts';
import { dayAndTimePairs, shiShen } from './pillars.ts';
import { ganzhi, STEMS } from './sixty-cycle.ts';
import { CHINA_OFFSET, DAY, fromEpoch, toJdn } from './time/calendar.ts';
import type { Chart, Conventions, LiuShi } from './types.ts';

const HOUR = 3600;

/**
 * The double hours of a day, on the reader's clock. With `next` there are twelve, and the first began at 23:00 of the
 * evening before. With `split` there are thirteen, from midnight to midnight: 子时 has an early and a late part, and the
 * stem of the late one is the next day's.
 *
 * @param date `YYYY-MM-DD`
 * @param nowMs now, in milliseconds since 1970
 * @param offset of the reader's clock from UTC, in seconds
 */
export function hourlyLuck(
  chart: Pick<Chart, 'day_master'>,
  date: string,
  zi: Conventions['zi'],
  nowMs: number,
  offset: number = CHINA_OFFSET,
): LiuShi[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const midnight = toJdn(year, month, day) * DAY;
  const now = fromEpoch(nowMs) - CHINA_OFFSET + offset - midnight;
  const dayStem = STEMS.indexOf(chart.day_master);
  const hour = (name: string, from: number, to: number): LiuShi => {
    const { time } = dayAndTimePairs(midnight + from * HOUR, zi);
    const clock = (at: number) => `${String((at + 24) % 24).padStart(2, '0')}`;
    return {
      name,
      span: `${clock(from)}:00–${clock(to - 1)}:59`,
      ganzhi: ganzhi(time),
      shi_shen: shiShen(dayStem, time % 10),
      current: now >= from * HOUR && now < to * HOUR,
    };
  };
  const [first, ...others] = DOUBLE_HOURS.map(({ name }) => name);
  const rest = others.map((name, place) => hour(name, 2 * place + 1, 2 * place + 3));
  return zi === 'next'
    ? [hour(first!, -1, 1), ...rest]
    : [hour(`早${first!}`, 0, 1), ...rest, hour(`晚${first!}`, 23, 24)];
}
