/**
 * The position of the sun: the instant of a solar term, and the equation of time.
 *
 * A Kepler orbit with the elements of Meeus, Astronomical Algorithms, ch. 25, plus the planetary terms of
 * VSOP87 (Earth, L0, as abridged in Meeus, appendix III), nutation (ch. 22) and aberration. Accurate to about
 * one arc second in 1900–2100: some 20 seconds in the instant of a solar term and 0.1 second in the equation of time.
 */

import { CHINA_OFFSET, DAY, type ClockSeconds } from './calendar.ts';

const RADIAN = Math.PI / 180;
const ARC_SECOND = RADIAN / 3600;
const TURN = 2 * Math.PI;

/** Seconds in a Julian century, the unit of time here. */
const CENTURY = 36_525 * DAY;

/** J2000.0 in dynamical time, shifted to UTC+8. */
export const J2000: ClockSeconds = 2_451_545 * DAY + DAY / 2 + CHINA_OFFSET;

/** Mean longitude of the sun at J2000.0 and its motion in a century, in degrees. */
const MEAN_LONGITUDE = 280.46646;
const MEAN_MOTION = 36_000.76983;

/** Amplitude (10⁻⁸ radian), phase (radian), frequency (radian per millennium) of each planetary term. */
const PLANETARY_TERMS = [
  3497, 2.7441, 5753.3849, 3418, 2.8289, 3.5231, 3136, 3.6277, 77713.7715, 2676, 4.4181, 7860.4194, 2343,
  6.1352, 3930.2097, 1324, 0.7425, 11506.7698, 1273, 2.0371, 529.691, 1199, 1.1096, 1577.3435, 990, 5.233,
  5884.927, 902, 2.045, 26.298, 857, 3.508, 398.149, 780, 1.179, 5223.694, 753, 2.533, 5507.553, 492, 4.205,
  775.523, 317, 5.849, 11790.629, 284, 1.899, 796.298, 271, 0.315, 10977.079, 243, 0.345, 5486.778, 206,
  4.806, 2544.314, 205, 1.869, 5573.143, 202, 2.458, 6069.777, 156, 0.833, 213.299, 132, 3.411, 2942.463, 126,
  1.083, 20.775, 103, 0.636, 4694.003, 102, 0.976, 15720.839, 102, 4.267, 7.114, 99, 6.21, 2146.17, 98, 0.68,
  155.42, 86, 5.98, 161000.69, 85, 1.3, 6275.96, 85, 3.67, 71430.7, 80, 1.81, 17260.15, 79, 3.04, 12036.46,
  75, 1.76, 5088.63, 74, 3.5, 3154.69, 74, 4.68, 801.82, 70, 0.83, 9437.76, 62, 3.98, 8827.39, 61, 1.82,
  7084.9, 57, 2.78, 6286.6, 56, 4.39, 14143.5, 56, 3.47, 6279.55, 52, 0.19, 12139.55, 52, 1.33, 1748.02, 51,
  0.28, 5856.48, 49, 0.49, 1194.45, 41, 5.37, 8429.24, 41, 2.4, 19651.05, 39, 6.17, 10447.39, 37, 6.04,
  10213.29, 37, 2.57, 1059.38, 36, 1.71, 2352.87, 36, 1.78, 6812.77, 33, 0.59, 17789.85, 30, 0.44, 83996.85,
  30, 2.74, 1349.87, 25, 3.16, 4690.48,
];

/** Eccentricity of the earth's orbit. */
function eccentricity(t: number): number {
  return 0.016708634 - 0.000042037 * t;
}

/** Longitude of the sun's perigee, radian. */
function perihelion(t: number): number {
  return (282.93735 + (1.71946 + 0.00046 * t) * t) * RADIAN;
}

/** Nutation in longitude, radian. */
function nutation(t: number): number {
  const node = (125.04452 - 1934.136261 * t) * RADIAN;
  const sun = (MEAN_LONGITUDE + MEAN_MOTION * t) * RADIAN;
  const moon = (218.3165 + 481_267.8813 * t) * RADIAN;
  return (
    ARC_SECOND *
    (-17.2 * Math.sin(node) -
      1.32 * Math.sin(2 * sun) -
      0.23 * Math.sin(2 * moon) +
      0.21 * Math.sin(2 * node))
  );
}

/** Perturbation of the sun's longitude by the planets, radian. */
function perturbation(t: number): number {
  let sum = 0;
  for (let i = 0; i < PLANETARY_TERMS.length; i += 3) {
    sum += PLANETARY_TERMS[i]! * Math.cos(PLANETARY_TERMS[i + 1]! + (PLANETARY_TERMS[i + 2]! * t) / 10);
  }
  return sum * 1e-8;
}

/**
 * The instant of a solar term by the orbit, in dynamical time: up to about a minute later than civil time.
 *
 * @param index number of the term, counted from 0 for 小寒 of 1900; any integer
 * @returns seconds of dynamical time shifted to UTC+8, with a fraction
 */
export function meanTermInstant(index: number): ClockSeconds {
  // At 小寒 of 2000, term 2400, the sun is at 285°; each term adds 15°.
  const degrees = 285 + 15 * (index - 2400);
  const guess = (degrees - MEAN_LONGITUDE) / MEAN_MOTION;
  const e = eccentricity(guess);
  const anomaly = degrees * RADIAN - perihelion(guess);
  const trueAnomaly = anomaly - TURN * Math.round(anomaly / TURN);
  const eccentric = 2 * Math.atan(Math.sqrt((1 - e) / (1 + e)) * Math.tan(trueAnomaly / 2));
  const centre = eccentric - e * Math.sin(eccentric) - trueAnomaly;
  const t = (degrees + centre / RADIAN - MEAN_LONGITUDE - 0.0003032 * guess * guess) / MEAN_MOTION;
  const nearness = 1 + e * Math.cos(trueAnomaly);
  const shift = perturbation(t) + nutation(t) - 20.4898 * ARC_SECOND * nearness;
  const motion = (MEAN_MOTION * RADIAN * nearness * nearness) / (1 - e * e) ** 1.5;
  return J2000 + (t - shift / motion) * CENTURY;
}

/**
 * Equation of time: true solar time less mean solar time, in seconds (−14.3 … +16.5 minutes).
 * Meeus, Astronomical Algorithms, ch. 28.
 *
 * @param instant seconds on the clock of UTC+8
 */
export function equationOfTime(instant: ClockSeconds): number {
  const t = (instant - J2000) / CENTURY;
  const e = eccentricity(t);
  const meanLongitude = (MEAN_LONGITUDE + (MEAN_MOTION + 0.0003032 * t) * t) * RADIAN;
  const m = meanLongitude - perihelion(t);
  const centre =
    (2 * e - (e * e * e) / 4) * Math.sin(m) +
    1.25 * e * e * Math.sin(2 * m) +
    (13 / 12) * e * e * e * Math.sin(3 * m);
  const swing = nutation(t);
  const aberration = -20.4898 * ARC_SECOND;
  const longitude = meanLongitude + centre + perturbation(t) + swing + aberration;
  const obliquity =
    (23.4392911 - 0.0130042 * t) * RADIAN +
    9.2 * ARC_SECOND * Math.cos((125.04452 - 1934.136261 * t) * RADIAN);
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
  const angle = meanLongitude + aberration - ascension + swing * Math.cos(obliquity);
  return ((angle - TURN * Math.round(angle / TURN)) / TURN) * DAY;
}
