/**
 * The other charts of an uncertain birth: when its time is close to a boundary or its clock is disputed, and all charts
 * of a day with an unknown hour.
 */
import { resolveBirth } from './birth.ts';
import { castChart, castPairs, DEFAULT_CONVENTIONS } from './chart.ts';
import { DOUBLE_HOURS, doubleHourOf } from './double-hours.ts';
import { BirthError } from './errors.ts';
import { jieAt, jieInstant, jieName } from './terms.ts';
import { DAY, fromSeconds, toSeconds, type ClockSeconds } from './time/calendar.ts';
import { changeBetween, type CivilTime } from './time/zones.ts';
import type { Birth, Bazi, CandidateSet, Chart, Conventions, HourCandidates } from './types.ts';

const PILLARS = ['year', 'month', 'day', 'time'] as const;

type PillarName = (typeof PILLARS)[number];

function pillarOf(bazi: Bazi, name: PillarName) {
  return bazi[`${name}_pillar`];
}

function differing(charts: readonly Chart[]): CandidateSet['differs'] {
  return PILLARS.flatMap((pillar) =>
    (['gan', 'zhi'] as const)
      .filter((part) => {
        const field = part === 'gan' ? 'heavenly_stem' : 'earthly_branch';
        return new Set(charts.map(({ bazi }) => pillarOf(bazi, pillar)[field])).size > 1;
      })
      .map((part) => ({ pillar, part })),
  );
}

function candidateSet(
  kind: CandidateSet['kind'],
  candidates: readonly (readonly [label: string, chart: Chart, chosen: boolean])[],
): CandidateSet {
  return {
    kind,
    candidates: candidates.map(([label, chart, chosen]) => ({ label, chart, chosen })),
    differs: differing(candidates.map(([, chart]) => chart)),
  };
}

/** The seconds of a time as written in a chart. */
function parseSeconds(text: string): ClockSeconds {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[-: ]/).map(Number);
  return toSeconds({ year, month, day, hour, minute, second });
}

interface Boundary {
  at: ClockSeconds;
  labels: [before: string, after: string];
}

/** The change of the double hour nearest to a time, at an odd hour. */
function nearestHour(time: ClockSeconds): Boundary {
  const index = Math.floor((time % DAY) / 7200);
  const hour = 2 * index + 1;
  return {
    at: Math.floor(time / DAY) * DAY + hour * 3600,
    labels: [
      `${hour}:00 之前（${DOUBLE_HOURS[index]!.name}）`,
      `${hour}:00 之后（${DOUBLE_HOURS[(index + 1) % 12]!.name}）`,
    ],
  };
}

/** The change of the day near a time: 23:00, or midnight with 早晚子时. */
function nearestDayChange(time: ClockSeconds, zi: Conventions['zi']): Boundary {
  const lateZi = Math.floor(time / DAY) * DAY + 23 * 3600;
  if (Math.abs(time - lateZi) < 1800)
    return {
      at: lateZi,
      labels:
        zi === 'next'
          ? ['23:00 之前（仍为当日）', '23:00 之后（已换次日）']
          : ['23:00 之前（亥时）', '23:00 之后（晚子时，仍为当日）'],
    };
  return {
    at: Math.round(time / DAY) * DAY,
    labels: ['零点之前（晚子时，仍为前一日）', '零点之后（早子时，已为次日）'],
  };
}

/**
 * The questions that the birth data leave open, each with a chart for every answer:
 *
 * - within 30 minutes of a 节: before and after it, with another month and, at 立春, another year;
 * - within 15 minutes of 23:00, or with 早晚子时 of midnight: before and after;
 * - with true solar time, within 5 minutes of any other change of the hour pillar, and in summer time exactly at it, where
 *   the middle of a double hour by the clock is: before and after;
 * - at a time that the clock showed twice: the first and the second;
 * - when summer time is disputed (10 to 17 April 1988, and before 1950 outside Shanghai): with and without it.
 *
 * The questions follow the warnings of the chart. A chart on the other side of a boundary is cast for the time nearest
 * to the birth there, shown in its `truth.clock`.
 *
 * @param conventions those that differ from the defaults
 * @param nowMs now, in milliseconds since 1970
 * @returns empty when no question is open
 * @throws BirthError as `castChart` does
 */
export function candidatesOf(birth: Birth, conventions: Partial<Conventions>, nowMs: number): CandidateSet[] {
  const base = castChart(birth, conventions, nowMs);
  const chosen = base.conventions;
  const { clock: civil, instant, disputed, summer, twice } = resolveBirth(birth, chosen);
  const clock = toSeconds(civil);
  const open = new Set(base.truth.warnings.map(({ kind }) => kind));
  /** The chart of the birth some seconds later on the clock. */
  const moved = (seconds: number, changes: Partial<Conventions> = {}) =>
    castChart(
      { ...birth, calendar_type: 'solar', ...fromSeconds(clock + seconds) },
      { ...chosen, ...changes },
      nowMs,
    );
  const sets: CandidateSet[] = [];
  const beforeAndAfter = (
    kind: CandidateSet['kind'],
    labels: readonly [before: string, after: string],
    after: boolean,
    other: () => Chart,
  ) => {
    try {
      const chart = other();
      const [first, second] = after ? [chart, base] : [base, chart];
      sets.push(
        candidateSet(kind, [
          [labels[0], first, !after],
          [labels[1], second, after],
        ]),
      );
    } catch (error) {
      // The other side is out of range, or in an hour that the clock skipped.
      if (!(error instanceof BirthError)) throw error;
    }
  };

  if (open.has('near_jie')) {
    const last = jieAt(instant);
    const near = instant - jieInstant(last) <= jieInstant(last + 1) - instant ? last : last + 1;
    const toJie = jieInstant(near) - instant;
    const name = jieName(near);
    const after = toJie <= 0;
    beforeAndAfter('near_jie', [`${name}交节之前`, `${name}交节之后`], after, () =>
      moved(after ? toJie - 1 : toJie),
    );
  }

  const solar = parseSeconds(base.truth.corrected_time);
  const beside = (kind: 'near_zi' | 'near_hour', { at, labels }: Boundary) => {
    const after = solar >= at;
    // True solar time is rounded to the second: one more is certain to be on the other side.
    const [clockName, margin] = base.truth.true_solar
      ? ['真太阳时 ', 1]
      : [summer === 0 ? '' : '标准时间 ', 0];
    beforeAndAfter(kind, [clockName + labels[0], clockName + labels[1]], after, () =>
      moved(at - solar + (after ? -1 - margin : margin)),
    );
  };
  if (open.has('near_zi')) beside('near_zi', nearestDayChange(solar, chosen.zi));
  if (open.has('near_hour')) beside('near_hour', nearestHour(solar));

  if (twice) {
    const ofFold = (fold: 0 | 1) => (fold === chosen.dst_fold ? base : moved(0, { dst_fold: fold }));
    const [before, after] = foldNames(twice);
    sets.push(
      candidateSet('dst_overlap', [
        [`第一次（拨回之前，${before}）`, ofFold(0), chosen.dst_fold === 0],
        [`第二次（拨回之后，${after}）`, ofFold(1), chosen.dst_fold === 1],
      ]),
    );
  }

  if (disputed && summer === 0) {
    const earlier = moved(-3600);
    // The hour that summer time would have skipped exists only without it.
    if (earlier.truth.warnings.some(({ kind }) => kind === 'dst_disputed')) {
      const labels = DISPUTE_LABELS[disputed];
      sets.push(
        candidateSet('dst_disputed', [
          [labels.with, withSummerTime(earlier, base), false],
          [labels.without, base, true],
        ]),
      );
    }
  }
  if ((disputed === 'area' || disputed === 'taiwan') && summer > 0)
    sets.push(
      candidateSet('dst_disputed', [
        [DISPUTE_LABELS[disputed].with, base, true],
        [DISPUTE_LABELS[disputed].without, moved(0, { dst: false }), false],
      ]),
    );
  return sets;
}

/** What the clock followed before and after it was put back. */
function foldNames([before, after]: NonNullable<CivilTime['twice']>): [before: string, after: string] {
  const offset = (seconds: number) => {
    const minutes = Math.round(Math.abs(seconds) / 60);
    const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
    return `UTC${seconds < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
  };
  if (changeBetween(before, after) === 'zone')
    return [offset(before.standard + before.summer), offset(after.standard + after.summer)];
  return after.summer > 0 ? ['双重夏令时', '夏令时'] : ['夏令时', '标准时'];
}

const DISPUTE_LABELS = {
  start_1988: {
    with: '已实行夏令时（4 月 10 日起），减一小时',
    without: '尚未实行夏令时（4 月 17 日起），不作校正',
  },
  area: { with: '当时实行夏令时，减一小时', without: '当时未实行夏令时，不作校正' },
  taiwan: { with: '正行夏令时，减一小时', without: '未行夏令时，不作校正' },
  manchukuo: { with: '钟表用 UTC+9，减一小时', without: '钟表用 UTC+8，不作校正' },
};

/** A chart cast an hour earlier, with the truth of the original clock and summer time as a correction. */
function withSummerTime(chart: Chart, base: Chart): Chart {
  const { truth } = chart;
  const [, ...steps] = truth.steps;
  return {
    ...chart,
    truth: {
      ...truth,
      clock: base.truth.clock,
      lunar: base.truth.lunar,
      steps: [
        { kind: 'clock', minutes: 0, result: base.truth.clock },
        { kind: 'dst', minutes: -60, result: truth.clock },
        ...steps,
      ],
      warnings: truth.warnings.filter(({ kind }) => kind !== 'dst_disputed'),
    },
  };
}

const MINUTES_IN_DAY = 24 * 60;

/** Minutes whose ends are compared; all are read only where the ends differ. No pillar or clock goes back and forth in so short a time. */
const STRIDE = 10;

/** 早子时 and 晚子时 are the halves of 子时 after and before midnight. */
function hourName(hour: number): string {
  if (hour === 0) return '早子时';
  return hour === 23 ? '晚子时' : doubleHourOf(hour).name;
}

const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * The charts of a day with an unknown hour. Each minute of the clock that the day had is in exactly one row: a row ends
 * where a pillar changes and at midnight in 子时, so there are thirteen, or more where a 节, summer time or true solar time
 * cuts a double hour. It is named after its hour pillar, and its chart is that of its middle.
 *
 * @param conventions those that differ from the defaults
 * @param nowMs now, in milliseconds since 1970
 * @returns hours in the order of time
 * @throws BirthError as `castChart` does
 */
export function hourCandidates(
  birth: Omit<Birth, 'hour' | 'minute' | 'second'>,
  chosen: Partial<Conventions>,
  nowMs: number,
): HourCandidates {
  const conventions = { ...DEFAULT_CONVENTIONS, ...chosen };
  const { clock } = resolveOnDay(birth, conventions);
  const { year, month, day } = clock;
  const at = (minutes: number, second = 0): Birth => ({
    ...birth,
    ...{ calendar_type: 'solar', year, month, day },
    ...{ hour: Math.floor(minutes / 60), minute: minutes % 60, second },
  });
  const read = (minute: number): { name: string; key: string } | null => {
    const cast = unlessSkipped(() => castPairs(at(minute), conventions));
    if (!cast) return null;
    const name = hourName(cast.of_hour);
    return { name, key: `${name} ${cast.pairs.join(' ')}` };
  };
  const rows: { name: string; key: string; first: number; last: number }[] = [];
  const add = (minute: number, { name, key }: { name: string; key: string }) => {
    const row = rows.at(-1);
    if (row?.key === key) row.last = minute;
    else rows.push({ name, key, first: minute, last: minute });
  };
  for (let start = 0; start < MINUTES_IN_DAY; start += STRIDE) {
    const [first, last] = [read(start), read(start + STRIDE - 1)];
    if (first && first.key === last?.key) {
      add(start, first);
      add(start + STRIDE - 1, first);
      continue;
    }
    for (let minute = start; minute < start + STRIDE; minute += 1) {
      const one = read(minute);
      if (one) add(minute, one);
    }
  }
  const hours = rows.map(({ name, first, last }) => {
    // The middle of a double hour that the clock skipped in part may be in the part that it skipped.
    const middle = [(first + last + 1) >> 1, first].find((minute) => read(minute)) ?? first;
    return {
      name,
      from: timeText(first),
      to: timeText(last),
      hour: Math.floor(middle / 60),
      minute: middle % 60,
      chart: castChart(at(middle), conventions, nowMs),
    };
  });
  const ends = [at(rows[0]!.first), at(rows.at(-1)!.last, 59)];
  const dayEnds = ends.flatMap((end) => unlessSkipped(() => castChart(end, conventions, nowMs)) ?? []);
  const charts = [...hours.map(({ chart }) => chart), ...dayEnds];
  const varies = PILLARS.filter((name) => differing(charts).some(({ pillar }) => pillar === name));
  const starts = charts.map(({ bazi }) => bazi.qi_yun_date).sort();
  return {
    hours,
    stable: (['year', 'month', 'day'] as const).filter((name) => !varies.includes(name)),
    varies,
    qi_yun: { earliest: starts[0]!, latest: starts.at(-1)! },
  };
}

/** A result, or null for a time that the clock skipped. */
function unlessSkipped<Result>(cast: () => Result): Result | null {
  try {
    return cast();
  } catch (error) {
    if (error instanceof BirthError && error.reason === 'dst_gap') return null;
    throw error;
  }
}

/** The day of a birth in the solar calendar, by the first full hour that its clock had. */
function resolveOnDay(birth: Omit<Birth, 'hour' | 'minute' | 'second'>, conventions: Conventions) {
  for (let hour = 0; hour < 23; hour += 1) {
    const found = unlessSkipped(() => resolveBirth({ ...birth, hour, minute: 0 }, conventions));
    if (found) return found;
  }
  return resolveBirth({ ...birth, hour: 23, minute: 0 }, conventions);
}
