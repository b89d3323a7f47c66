/**
 * The four-pillars chart. Conventions:
 *
 * - The year changes at the instant of 立春, the month at the instant of each 节; a birth in the second of a 节 belongs
 *   to the new month. A birth without seconds counts as hh:mm:00.
 * - The day changes at 23:00 (`zi: 'next'`). With `'split'` (早晚子时) it changes at midnight, while the hour
 *   stem from 23:00 on is already the next day's.
 * - Luck starts after the exact time between birth and 节; 3 days count as a year (`yun: 'exact'`).
 * - Summer time is subtracted where it was in force (`dst: true`); where that is uncertain a warning says what was
 *   assumed.
 * - The pillars of day and hour use the standard time of the birth's zone; with a longitude they are those of true solar
 *   time: standard time, plus 4 minutes per degree from the meridian of the zone, plus the equation of time. Year, month
 *   and luck use the instant of the birth.
 * - Ages are 虚岁. A year of luck changes at 立春; a cycle begins at its start date, not on 1 January.
 *
 * The current time is always a parameter.
 */
import { resolveBirth, type ResolvedBirth } from './birth.ts';
import { lunarTextIn, solarToLunar } from './lunar-calendar.ts';
import { luckDelay, luckStart, majorCycles, monthsOfLuck, runsForward, yearsOfLuck } from './luck-cycles.ts';
import { dayAndTimePairs, luckPillar, monthPair, pillar, yearPair } from './pillars.ts';
import { ganzhi, STEMS } from './sixty-cycle.ts';
import { jieAt, jieInstant, jieName, yearOfJie } from './terms.ts';
import {
  CHINA_OFFSET,
  DAY,
  formatClock,
  formatSeconds,
  formatTimeOfDay,
  fromEpoch,
  toSeconds,
  type ClockSeconds,
} from './time/calendar.ts';
import { historicClockNotice } from './time/historic-clock.ts';
import { equationOfTime } from './time/sun.ts';
import { clockAround } from './time/zones.ts';
import type {
  Birth,
  Chart,
  ChartWarning,
  Conventions,
  LiuNian,
  LiuYue,
  SchoolConventions,
  TermDistance,
  TrailStep,
} from './types.ts';

/** The default conventions. */
export const DEFAULT_CONVENTIONS: Readonly<Conventions> = {
  zi: 'next',
  yun: 'exact',
  dst: true,
  dst_fold: 0,
};

/** Distances of a warning, in seconds. Within the first, the warning of a 节 names both months. */
const BESIDE_JIE = 120;
export const NEAR_JIE = 1800;
const NEAR_ZI = 900;
/**
 * With true solar time: a clock is read to a minute or two, and a district is half a degree wide, two minutes; so the hour
 * is certain beyond five.
 */
const NEAR_HOUR = 300;

/** Seconds of the sun's course in a degree. */
const PER_DEGREE = 240;

function toMinutes(seconds: number): number {
  return Math.round((seconds / 60) * 100) / 100;
}

/** Seconds without whole days: a place may lie across the date line from the meridian of its zone (171.7° W, UTC+13). */
function withinHalfDay(seconds: number): number {
  return seconds - Math.round(seconds / DAY) * DAY;
}

/** The corrections from the civil clock to the time of the day and hour pillars, and that time. */
function correctClock(birth: ResolvedBirth): { steps: TrailStep[]; time: ClockSeconds } {
  let time = toSeconds(birth.clock);
  const steps: TrailStep[] = [];
  const step = (kind: TrailStep['kind'], seconds: number) => {
    time += seconds;
    steps.push({ kind, minutes: toMinutes(seconds), result: formatSeconds(time) });
  };
  step('clock', 0);
  if (birth.summer !== 0) step('dst', -birth.summer);
  if (birth.zone !== 'Asia/Shanghai' || birth.standard !== CHINA_OFFSET) step('zone', 0);
  if (birth.longitude !== null) {
    step('longitude', withinHalfDay(birth.longitude * PER_DEGREE - birth.standard));
    step('equation_of_time', equationOfTime(birth.instant));
  }
  return { steps, time: Math.round(time) };
}

/** The pairs of the four pillars, the 节 before the birth and the time of the day and hour pillars. */
function pairsOf(birth: ResolvedBirth, zi: SchoolConventions['zi']) {
  const jie = jieAt(birth.instant);
  const { steps, time } = correctClock(birth);
  const { day, time: hour } = dayAndTimePairs(time, zi);
  return { jie, steps, time, year: yearPair(yearOfJie(jie)), month: monthPair(jie), day, hour };
}

/**
 * The pairs of the four pillars alone, without what a chart computes from them.
 *
 * @returns the pairs, and the hour (0–23) that the hour pillar is of
 * @throws BirthError as `castChart` does
 */
export function castPairs(birth: Birth, conventions: Conventions) {
  const { year, month, day, hour, time } = pairsOf(resolveBirth(birth, conventions), conventions.zi);
  return { pairs: [year, month, day, hour], of_hour: Math.floor((time % DAY) / 3600) };
}

function termDistance(jie: number, instant: ClockSeconds): TermDistance {
  const at = jieInstant(jie);
  return { name: jieName(jie), at: formatSeconds(at), minutes: toMinutes(at - instant) };
}

function pairsOfJie(jie: number): string {
  return `${ganzhi(yearPair(yearOfJie(jie)))}年${ganzhi(monthPair(jie))}月`;
}

function spanText(seconds: number): string {
  return seconds < 60 ? `${Math.round(seconds)} 秒` : `${Math.round(seconds / 60)} 分钟`;
}

/** The change of the double hour nearest to a second of the day, at an odd hour. */
function nearestHour(ofDay: number): number {
  return (2 * Math.floor(ofDay / 7200) + 1) * 3600;
}

/** 2000年2月4日 20:40:23 */
function momentText(seconds: ClockSeconds): string {
  return formatSeconds(seconds).replace(/-0?(\d+)-0?(\d+)/, '年$1月$2日');
}

function disputeText(
  disputed: NonNullable<ResolvedBirth['disputed']>,
  { summer, birth_place }: ResolvedBirth,
): string {
  if (disputed === 'start_1988')
    return summer > 0
      ? '1988 年夏令时的起始日有 4 月 10 日与 4 月 17 日两种记载。按 4 月 17 日，这一小时不曾出现；现按 4 月 10 日，已减去一小时。'
      : '1988 年夏令时的起始日有 4 月 10 日与 4 月 17 日两种记载，现按 4 月 17 日，未作校正。若当时钟表已拨快，标准时间应早一小时。';
  if (disputed === 'manchukuo')
    return '据当时报载，伪满洲国与大连一带（今东北三省与内蒙古东部）在 1936 年 12 月 31 日 23 时把钟拨快一小时，到 1945 年用 UTC+9；时区资料没有这一段，民间是否都用没有定论，现按 UTC+8 未作校正。若当时钟表用 UTC+9，标准时间应早一小时。';
  if (disputed === 'taiwan')
    return `台湾 1945 年至 1951 年的夏令时，历书记为每年 5 月 1 日至 9 月 30 日，时区资料的起止与此不同，现按时区资料${summer > 0 ? '减去一小时' : '未作校正'}；按历书则${summer > 0 ? '不必减' : '应早一小时'}。`;
  if (summer > 0)
    return '1940 年至 1945 年的夏令时只行于上海与沦陷区，现按沦陷区减去一小时。若当时钟表没有拨快，请关闭夏令时校正。';
  const place = birth_place === '' ? '未填出生地' : '此地是否实行没有定论';
  return `当时上海一带实行夏令时，${place}，现未作校正。若当时钟表已拨快，标准时间应早一小时。`;
}

function warningsOf(
  birth: ResolvedBirth,
  jie: number,
  time: ClockSeconds,
  conventions: SchoolConventions,
): ChartWarning[] {
  const warnings: ChartWarning[] = [];
  const warn = (kind: ChartWarning['kind'], message: string) => warnings.push({ kind, message });

  const since = birth.instant - jieInstant(jie);
  const until = jieInstant(jie + 1) - birth.instant;
  const distance = Math.min(since, until);
  if (distance <= NEAR_JIE) {
    const edge = since <= until ? jie : jie + 1;
    const clockName = birth.standard === CHINA_OFFSET ? '' : '北京时间 ';
    const relation = `出生时刻在${jieName(edge)}（${clockName}${momentText(jieInstant(edge))}）${since <= until ? '后' : '前'} ${spanText(distance)}`;
    warn(
      'near_jie',
      distance <= BESIDE_JIE
        ? `${relation}：交节之前为${pairsOfJie(edge - 1)}，之后为${pairsOfJie(edge)}，请核对出生时间。`
        : `${relation}，月柱以交节为界，请留意出生时间是否准确。`,
    );
  }

  const ofDay = time % DAY;
  const toHour = Math.abs(ofDay - nearestHour(ofDay));
  const toLateZi = Math.abs(ofDay - 23 * 3600);
  const toMidnight = Math.min(ofDay, DAY - ofDay);
  if (toLateZi <= NEAR_ZI)
    warn(
      'near_zi',
      conventions.zi === 'next'
        ? `排盘所用时刻距 23:00 仅 ${spanText(toLateZi)}，日柱与时柱在此更换，请留意出生时间是否准确。`
        : `排盘所用时刻距 23:00 仅 ${spanText(toLateZi)}，时柱在此更换，请留意出生时间是否准确。`,
    );
  else if (birth.longitude === null && birth.summer !== 0 && toHour === 0)
    warn(
      'near_hour',
      `减去夏令时后恰在 ${formatTimeOfDay(time)}，时柱在此更换；若只记得时辰或整点，前后两个时辰都有可能。`,
    );
  else if (birth.longitude !== null && toHour <= NEAR_HOUR)
    warn(
      'near_hour',
      `真太阳时距 ${formatTimeOfDay(nearestHour(ofDay))} 仅 ${spanText(toHour)}，时柱在此更换，请留意出生时间与出生地是否准确。`,
    );
  else if (conventions.zi !== 'next' && toMidnight <= NEAR_ZI)
    warn('near_zi', `排盘所用时刻距零点仅 ${spanText(toMidnight)}，日柱在此更换，请留意出生时间是否准确。`);

  if (birth.summer !== 0)
    warn(
      'dst_applied',
      `出生时当地实行夏令时，钟表比标准时间快 ${birth.summer / 60} 分钟，已减去后排盘。若所记时间已是标准时间，请关闭夏令时校正。`,
    );
  if (birth.twice)
    warn(
      'dst_overlap',
      `当天钟表拨回，这一时刻先后出现两次，现按${conventions.dst_fold === 0 ? '第一次（拨回之前）' : '第二次（拨回之后）'}排盘。`,
    );
  if (birth.disputed) warn('dst_disputed', disputeText(birth.disputed, birth));
  const notice = birth.zone === 'Asia/Shanghai' ? historicClockNotice(birth.clock, birth.birth_place) : null;
  if (notice) warn('historic_clock', notice);
  if (birth.clock.year > 2050)
    warn('beyond_2050', '2050 年以后的节气时刻受地球自转变化影响，可能有一两分钟的出入。');
  return warnings;
}

/**
 * Casts a chart.
 *
 * @param conventions those that differ from the defaults
 * @param nowMs now, in milliseconds since 1970: decides what is current
 * @throws BirthError with the reason when the birth is invalid
 */
export function castChart(birth: Birth, conventions: Partial<Conventions>, nowMs: number): Chart;
export function castChart(
  birth: Birth,
  conventions: Partial<SchoolConventions>,
  nowMs: number,
): Chart<SchoolConventions>;
export function castChart(
  birth: Birth,
  chosen: Partial<SchoolConventions>,
  nowMs: number,
): Chart<SchoolConventions> {
  const conventions: SchoolConventions = {
    zi: chosen.zi ?? DEFAULT_CONVENTIONS.zi,
    yun: chosen.yun ?? DEFAULT_CONVENTIONS.yun,
    dst: chosen.dst ?? DEFAULT_CONVENTIONS.dst,
    dst_fold: chosen.dst_fold ?? DEFAULT_CONVENTIONS.dst_fold,
  };
  const resolved = resolveBirth(birth, conventions);
  const { clock, instant } = resolved;
  const now = fromEpoch(nowMs);

  const { jie, year, month, day, hour, steps, time } = pairsOf(resolved, conventions.zi);
  const dayStem = day % 10;

  const forward = runsForward(birth.gender, year);
  // On the standard clock of the birth, by which double hours are counted.
  const local = resolved.standard - CHINA_OFFSET;
  const delay = luckDelay(instant + local, jieInstant(forward ? jie + 1 : jie) + local, conventions.yun);
  const start = luckStart(clock, delay, conventions.yun);
  const clockNow = now + toSeconds(clock) - instant;
  const cycles = majorCycles(month, forward, dayStem, start, clock.year, clockNow);
  const lunar = solarToLunar(clock.year, clock.month, clock.day);
  const { calendar_type, lunar_calendar = 'chinese' } = birth;
  const calendar = calendar_type === 'lunar' ? lunar_calendar : 'chinese';

  return {
    bazi: {
      year_pillar: pillar(year, dayStem),
      month_pillar: pillar(month, dayStem),
      day_pillar: pillar(day, dayStem, true),
      time_pillar: pillar(hour, dayStem),
      da_yun_pillar: cycles.current === null ? null : luckPillar(cycles.current, dayStem),
      liu_nian_pillar: luckPillar(yearPair(yearOfJie(jieAt(now))), dayStem),
      qi_yun_date: formatClock(start),
    },
    da_yun_list: cycles.list,
    qi_yun: { years: delay.years, months: delay.months, days: delay.days, hours: delay.hours, forward },
    conventions,
    truth: {
      clock: formatClock(clock),
      lunar: { ...lunar, text: lunarTextIn(clock, calendar) },
      ...(calendar !== 'chinese' && { lunar_calendar: calendar }),
      zone: resolved.zone,
      zone_offset: resolved.standard,
      ...(resolved.zone_clock && { zone_clock: clockAround(resolved.zone_clock, instant - CHINA_OFFSET) }),
      longitude: resolved.longitude,
      true_solar: resolved.longitude !== null,
      steps,
      corrected_time: formatSeconds(time),
      jie: { previous: termDistance(jie, instant), next: termDistance(jie + 1, instant) },
      warnings: warningsOf(resolved, jie, time, conventions),
    },
    day_master: STEMS[dayStem]!,
  };
}

/**
 * 流年 of one major cycle: its ten years.
 *
 * @param index place of the cycle in `da_yun_list`, from 0
 * @param nowMs now, in milliseconds since 1970
 * @throws RangeError when the chart has no such cycle
 */
export function annualLuck(
  chart: Pick<Chart, 'da_yun_list' | 'day_master'>,
  index: number,
  nowMs: number,
): LiuNian[] {
  const cycle = chart.da_yun_list[index];
  if (!cycle) throw new RangeError(`no major cycle ${index}`);
  const { start_year, end_year, start_age } = cycle;
  return yearsOfLuck(
    start_year,
    end_year - start_year + 1,
    STEMS.indexOf(chart.day_master),
    start_year - start_age + 1,
    yearOfJie(jieAt(fromEpoch(nowMs))),
  );
}

/**
 * 流月: the twelve months of a year of luck, each with the 节 that begins it.
 *
 * @param year the year, by 立春
 * @param nowMs now, in milliseconds since 1970
 */
export function monthlyLuck(chart: Pick<Chart, 'day_master'>, year: number, nowMs: number): LiuYue[] {
  return monthsOfLuck(year, STEMS.indexOf(chart.day_master), jieAt(fromEpoch(nowMs)));
}
