/**
 * The apparent longitude of the sun by the full VSOP87D series of the earth (astronomia), and the instants of the terms.
 *
 * The series includes the motion of the earth around its centre of mass with the moon, and light time is computed from
 * it; nutation is IAU 1980 with the main terms corrected to IAU 2000A; the equinox is corrected from VSOP87 to JPL DE405.
 * Accurate to half a second in a term of 1900–2100.
 */
import series from 'astronomia/data/vsop87Dearth';
import { nutation } from 'astronomia/nutation';
import { Planet } from 'astronomia/planetposition';
import { DAY, type ClockSeconds } from '../src/time/calendar.ts';
import { J2000, meanTermInstant } from '../src/time/sun.ts';

const EARTH = new Planet(series);
const TURN = 2 * Math.PI;
const DEGREE = TURN / 360;
const ARC_SECOND = DEGREE / 3600;
const J2000_DAY = 2_451_545;
const DAYS_IN_CENTURY = 36_525;

/** The sun's mean motion, radian a day. */
const MEAN_MOTION = TURN / 365.2422;

/** Days that light takes for an astronomical unit. */
const LIGHT_TIME = 499.004784 / DAY;

/** General precession in longitude, radian a day. */
const PRECESSION = (5028.796 * ARC_SECOND) / DAYS_IN_CENTURY;

/**
 * Correction of the longitude from VSOP87D to DE405, equinox and precession included, in arc seconds by powers of
 * Julian centuries, as fitted by 许剑伟 for 寿星天文历.
 */
const TO_DE405 = [-0.0728, -0.27702, -0.011019];

/** IAU 2000A minus IAU 1980 in the largest terms of nutation in longitude: arc seconds (MHB 2000). */
function nutationExcess(t: number): number {
  const node = (125.04455501 - 1934.1362891 * t) * DEGREE;
  const moon = (93.27209062 + 483_202.0174577 * t) * DEGREE + node;
  const sun = moon - (297.85019547 + 445_267.1114469 * t) * DEGREE;
  const anomaly = (357.52910918 + 35_999.0502911 * t) * DEGREE;
  return (
    -0.0068161 * Math.sin(node) +
    0.0033386 * Math.cos(node) +
    0.0016094 * Math.sin(2 * sun) -
    0.0013696 * Math.cos(2 * sun) +
    0.0049877 * Math.sin(anomaly) +
    0.0011817 * Math.cos(anomaly) +
    0.0012554 * Math.sin(2 * node)
  );
}

/**
 * The instant of a term in dynamical time, to 0.01 s.
 *
 * @param index number of the term, counted from 0 for 小寒 of 1900
 * @returns seconds of dynamical time shifted to UTC+8
 */
export function dynamicalTermInstant(index: number): ClockSeconds {
  // At 小寒 of 2000, term 2400, the sun is at 285°; each term adds 15°.
  const wanted = (285 + 15 * (index - 2400)) * DEGREE;
  let days = (meanTermInstant(index) - J2000) / DAY;
  let distance = 1;
  // Each step divides the error by about 30: four reduce half a minute to a millisecond.
  for (let step = 0; step < 4; step += 1) {
    const t = days / DAYS_IN_CENTURY;
    const lightTime = distance * LIGHT_TIME;
    const { lon, range } = EARTH.position(J2000_DAY + days - lightTime);
    const correction = TO_DE405[0]! + (TO_DE405[1]! + TO_DE405[2]! * t) * t + nutationExcess(t);
    const longitude =
      lon + Math.PI + PRECESSION * lightTime + correction * ARC_SECOND + nutation(J2000_DAY + days)[0];
    const ahead = longitude - wanted;
    days -= (ahead - TURN * Math.round(ahead / TURN)) / MEAN_MOTION;
    distance = range;
  }
  return J2000 + days * DAY;
}
