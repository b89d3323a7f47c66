import { ShouXingUtil } from 'lunar-javascript';
import { expect, test } from 'vitest';
import { CHINA_OFFSET, DAY, toJdn } from './calendar.ts';
import { equationOfTime } from './sun.ts';

const RADIAN = Math.PI / 180;

/**
 * The equation of time in seconds at noon UTC by an independent method: the hour angle of the sun from sidereal time
 * (Meeus, ch. 12) and the longitude of lunar-javascript, with no mean longitude in it.
 */
function bySiderealTime(jdn: number): number {
  const days = jdn - 2_451_545;
  const t = days / 36_525;
  const longitude = ShouXingUtil.saLon(t, -1);
  const node = (125.04452 - 1934.136261 * t) * RADIAN;
  const obliquity = (23.4392911 - 0.0130042 * t + (9.2 / 3600) * Math.cos(node)) * RADIAN;
  const nutation =
    (-17.2 * Math.sin(node) - 1.32 * Math.sin(2 * (280.4665 + 36_000.7698 * t) * RADIAN)) / 3600;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / RADIAN;
  const sidereal = 280.46061837 + 360.98564736629 * days + nutation * Math.cos(obliquity);
  const angle = sidereal - ascension;
  return (angle - 360 * Math.round(angle / 360)) * 240;
}

test('the equation of time equals example 28.a of Meeus', () => {
  const instant = toJdn(1992, 10, 13) * DAY + CHINA_OFFSET;
  expect(Math.abs(equationOfTime(instant) - (13 * 60 + 42.6))).toBeLessThan(0.3);
});

test('the equation of time is within 0.5 seconds of the sidereal method for 1900–2100', () => {
  for (let jdn = toJdn(1900, 1, 1); jdn < toJdn(2101, 1, 1); jdn += 11) {
    const off = equationOfTime(jdn * DAY + DAY / 2 + CHINA_OFFSET) - bySiderealTime(jdn);
    if (Math.abs(off) > 0.5) expect.fail(`${off} s on day ${jdn}`);
  }
});
