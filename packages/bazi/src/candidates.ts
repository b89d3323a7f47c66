/**
 * The charts a birth may also have: where the given time lies so near to an edge, or is so doubtful, that another
 * reading of it is as likely; and all charts of a day of which the hour is not known.
 */
import { placeBirth } from './birth.ts';
import { castChart } from './chart.ts';
import { DOUBLE_HOURS } from './double-hours.ts';
import { BirthError } from './errors.ts';
import { jieAt, jieInstant, jieName } from './terms.ts';
import { DAY, fromSeconds, toSeconds, type ClockSeconds } from './time/calendar.ts';
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

/** Seconds of a moment as it stands in a chart. */
function momentOf(text: string): ClockSeconds {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[-: ]/).map(Number);
  return toSeconds({ year, month, day, hour, minute, second });
}

/** The edge of the hour or the day that a time is near to, and what lies before and after it. */
function ziEdge(
  time: ClockSeconds,
  zi: Conventions['zi'],
): { edge: ClockSeconds; labels: [before: string, after: string] } {
  const lateZi = Math.floor(time / DAY) * DAY + 23 * 3600;
  if (Math.abs(time - lateZi) < 1800)
    return {
      edge: lateZi,
      labels:
        zi === 'next'
          ? ['23:00 之前（仍为当日）', '23:00 之后（已换次日）']
          : ['23:00 之前（亥时）', '23:00 之后（晚子时，仍为当日）'],
    };
  return {
    edge: Math.round(time / DAY) * DAY,
    labels: ['零点之前（晚子时，仍为前一日）', '零点之后（早子时，已为次日）'],
  };
}

/**
 * The questions the birth data leave open, each with a chart for every answer:
 *
 * - within 30 minutes of a 节: before and after it, which have another month and, at 立春, another year;
 * - with the time of the hour pillar within 15 minutes of 23:00, or with 早晚子时 of midnight: before and after;
 * - in an hour the clock showed twice: the first and the second;
 * - between 10 and 17 April 1988, the two dates given for the start of summer time: without and with it.
 *
 * How near is near, and when a clock is doubtful, is what the warnings of the chart say. A chart on the other side of
 * an edge is cast for the moment nearest to the birth there, which its `truth.clock` shows.
 *
 * @param conventions those that differ from the defaults
 * @param nowMs now, in milliseconds since 1970
 * @returns empty when nothing is open
 * @throws BirthError as `castChart` does
 */
export function candidatesOf(birth: Birth, conventions: Partial<Conventions>, nowMs: number): CandidateSet[] {
  const base = castChart(birth, conventions, nowMs);
  const chosen = base.conventions;
  const { clock: reading, instant } = placeBirth(birth, chosen);
  const clock = toSeconds(reading);
  const open = new Set(base.truth.warnings.map(({ kind }) => kind));
  /** The chart of the birth with its clock put on or back by some seconds. */
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
      // The other side lies outside the years the engine knows, or in an hour the clock left out.
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

  if (open.has('near_zi')) {
    const time = momentOf(base.truth.corrected_time);
    const { edge, labels } = ziEdge(time, chosen.zi);
    const after = time >= edge;
    // True solar time is rounded to the second: one more makes sure of the other side.
    const [clockName, margin] = base.truth.true_solar ? ['真太阳时 ', 1] : ['', 0];
    beforeAndAfter('near_zi', [clockName + labels[0], clockName + labels[1]], after, () =>
      moved(edge - time + (after ? -1 - margin : margin)),
    );
  }

  if (open.has('dst_overlap')) {
    const ofFold = (fold: 0 | 1) => (fold === chosen.dst_fold ? base : moved(0, { dst_fold: fold }));
    sets.push(
      candidateSet('dst_overlap', [
        ['第一次（拨回之前，夏令时）', ofFold(0), chosen.dst_fold === 0],
        ['第二次（拨回之后，标准时）', ofFold(1), chosen.dst_fold === 1],
      ]),
    );
  }

  if (open.has('dst_disputed')) {
    const earlier = moved(-3600);
    // In the first hour the clock, put forward, would have left the reading out: only one account allows it.
    if (earlier.truth.warnings.some(({ kind }) => kind === 'dst_disputed'))
      sets.push(
        candidateSet('dst_disputed', [
          ['已实行夏令时（4 月 10 日起），减一小时', asSummerTime(earlier, base), false],
          ['尚未实行夏令时（4 月 17 日起），不作校正', base, true],
        ]),
      );
  }
  return sets;
}

/** A chart cast an hour earlier, told as what it is: that of the same clock, with summer time taken off. */
function asSummerTime(chart: Chart, base: Chart): Chart {
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

/** The thirteen hours on the clock: what to call each, and the middle of it in minutes of the day. */
const HOURS: readonly { name: string; middle: number }[] = [
  { name: '早子时', middle: 30 },
  ...DOUBLE_HOURS.slice(1).map(({ name, hours }) => ({ name, middle: hours[1] * 60 })),
  { name: '晚子时', middle: 23 * 60 + 30 },
];

/** Where to read a double hour, in minutes from its middle, while the clock left the reading out (summer time). */
const READINGS = [0, -30, 30];

/**
 * The charts of a day of which the hour is not known, one for the middle of each double hour of its clock, 子时
 * being early and late. What counts as stable is compared at the first and the last second of the day too.
 *
 * @param conventions those that differ from the defaults
 * @param nowMs now, in milliseconds since 1970
 * @throws BirthError as `castChart` does
 */
export function hourCandidates(
  birth: Omit<Birth, 'hour' | 'minute' | 'second'>,
  conventions: Partial<Conventions>,
  nowMs: number,
): HourCandidates {
  const at = (minutes: number, second = 0): Chart | null => {
    try {
      const time = { hour: Math.floor(minutes / 60), minute: minutes % 60, second };
      return castChart({ ...birth, ...time }, conventions, nowMs);
    } catch (error) {
      if (error instanceof BirthError && error.reason === 'dst_gap') return null;
      throw error;
    }
  };
  const hours = HOURS.flatMap(({ name, middle }) => {
    for (const minutes of READINGS.map((offset) => middle + offset)) {
      const chart = at(minutes);
      if (chart) return [{ name, hour: Math.floor(minutes / 60), minute: minutes % 60, chart }];
    }
    return [];
  });
  const edges = [at(0), at(24 * 60 - 1, 59)].filter((chart) => chart !== null);
  const charts = [...hours.map(({ chart }) => chart), ...edges];
  const varies = PILLARS.filter((name) => differing(charts).some(({ pillar }) => pillar === name));
  const starts = charts.map(({ bazi }) => bazi.qi_yun_date).sort();
  return {
    hours,
    stable: (['year', 'month', 'day'] as const).filter((name) => !varies.includes(name)),
    varies,
    qi_yun: { earliest: starts[0]!, latest: starts.at(-1)! },
  };
}
