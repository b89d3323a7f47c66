/**
 * Runs a file of published facts against the engine: `npm run check:vectors -- FILE`.
 *
 * Each fact names its convention; one the engine does not offer is skipped and counted by name. A disputed fact is
 * listed and never fails. A delay of luck counted to a wrong 节 is skipped and named. Exit code 1 when any other
 * fact does not hold.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { castChart } from '../src/chart.ts';
import { lunarText, lunarToSolar, solarToLunar } from '../src/lunar-calendar.ts';
import { diShi, naYin, shiShen, yearPair } from '../src/pillars.ts';
import { jieAt } from '../src/terms.ts';
import { BRANCHES, ganzhi, pairOf, STEMS } from '../src/sixty-cycle.ts';
import { toSeconds, type Clock } from '../src/time/calendar.ts';
import type { Chart, Pillar, SchoolConventions } from '../src/types.ts';
import { libraryJie } from './library-terms.ts';

type Json = Record<string, unknown>;

interface Fact {
  id: string;
  kind: string;
  source?: string;
  convention?: Json;
  input: Json;
  expected: Json;
  disputed?: unknown;
  tolerance_minutes?: number;
  tolerance_days?: number;
}

interface Outcome {
  field: string;
  ok: boolean;
  expected: unknown;
  got: unknown;
}

const ZI = ['next', 'split', 'same'];
const YUN = ['exact', 'minutes', 'shichen', 'tyme', 'china95'];
const PILLARS = ['year_pillar', 'month_pillar', 'day_pillar', 'time_pillar'] as const;

/** Minutes by which a start of luck may differ from a source that gives minutes: 2.5 seconds of its 节. */
const LUCK_TOLERANCE = 5;
/** Minutes by which true solar time may differ: sources give whole minutes. */
const SOLAR_TOLERANCE = 1;

const LUCK_FIELDS = new Set([
  'qi_yun',
  'qi_yun_date',
  'qi_yun_clock',
  'start_age_nominal',
  'da_yun',
  'tyme_start_year',
  'tyme_start_age',
]);

/** A convention that is not offered, by name; it may be missing for some of a fact's fields only. */
function notOffered(fact: Fact): { whole?: string; luck?: string } {
  const { zi = 'any', yun = 'exact' } = (fact.convention ?? {}) as { zi?: string; yun?: string };
  if (zi !== 'any' && !ZI.includes(zi)) return { whole: `not offered: zi ${zi}` };
  if (!YUN.includes(yun)) return { luck: `not offered: yun ${yun}` };
  return {};
}

function conventionsOf(fact: Fact): SchoolConventions {
  const { zi, yun, dst } = (fact.convention ?? {}) as Json;
  return {
    zi: ZI.includes(String(zi)) ? (zi as SchoolConventions['zi']) : 'next',
    yun: YUN.includes(String(yun)) ? (yun as SchoolConventions['yun']) : 'exact',
    // A clock is taken as it stands unless the fact says that summer time is applied.
    dst: dst === 'on' || dst === true,
    dst_fold: 0,
  };
}

function parseClock(text: string): Clock {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  return { year, month, day, hour, minute, second };
}

function minutesBetween(one: string, other: string): number {
  return Math.abs(toSeconds(parseClock(one)) - toSeconds(parseClock(other))) / 60;
}

function pillarOutcomes(name: string, expected: Json, pillar: Pillar): Outcome[] {
  return Object.entries(expected).map(([field, value]) => {
    const got =
      field === 'gan_zhi' ? pillar.heavenly_stem + pillar.earthly_branch : (pillar as unknown as Json)[field];
    return {
      field: `${name}.${field}`,
      ok: JSON.stringify(got) === JSON.stringify(value),
      expected: value,
      got,
    };
  });
}

/** A month of luck, in minutes. */
const MONTH = 30 * 24 * 60;

function luckMinutes(delay: Json): number {
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0 } = delay as Record<string, number>;
  return (((years * 12 + months) * 30 + days) * 24 + hours) * 60 + minutes;
}

/**
 * The clock reading some time after the birth: months of 30 days become months of the calendar. Written here and
 * not taken from the engine, so that a fault of the engine shows.
 *
 * @param carries whether days beyond the end of the month count into the next one
 */
function startAfter(birth: Clock, minutes: number, carries: boolean): string {
  const months = birth.month - 1 + Math.floor(minutes / MONTH);
  const lastDay = new Date(Date.UTC(birth.year, months + 1, 0)).getUTCDate();
  const day = carries ? birth.day : Math.min(birth.day, lastDay);
  const start = Date.UTC(birth.year, months, day, birth.hour, birth.minute + (minutes % MONTH), birth.second);
  return new Date(start).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Checks a stated delay. With minutes, luck has to start that long after the birth. Without, the delay in the chart
 * has to equal it, cut to its units. Sources write the same delay as 1 month or as 30 days.
 */
function delayOutcome(
  expected: Json,
  { bazi, qi_yun, truth, conventions }: Chart<SchoolConventions>,
): Outcome {
  const stated = luckMinutes(expected);
  const difference = luckMinutes({ ...qi_yun }) - stated;
  if ('minutes' in expected) {
    const start = startAfter(parseClock(truth.clock), stated, conventions.yun === 'tyme');
    const off = minutesBetween(start, bazi.qi_yun_date);
    // The delay in a chart ends with the hours.
    const delayHolds = difference <= LUCK_TOLERANCE && difference >= -LUCK_TOLERANCE - 60;
    const got = { ...qi_yun, start: bazi.qi_yun_date };
    return {
      field: 'qi_yun',
      ok: delayHolds && off <= LUCK_TOLERANCE,
      expected: { ...expected, start },
      got,
    };
  }
  const unit = 'hours' in expected ? 60 : 1440;
  return { field: 'qi_yun', ok: difference >= 0 && difference < unit, expected, got: qi_yun };
}

/**
 * By how many seconds the 节 that a source counted a delay to differs from that of lunar-javascript 1.7.7. Tools with
 * an older table of leap seconds are up to 15 seconds off after 2015. Minutes of an `exact` delay show that second.
 */
function jieError(expected: Json, { truth, qi_yun, conventions }: Chart<SchoolConventions>): number {
  if (!('minutes' in expected) || conventions.yun !== 'exact') return 0;
  const birth = toSeconds(parseClock(truth.clock));
  const jie = libraryJie(jieAt(birth) + (qi_yun.forward ? 1 : 0));
  return birth + (luckMinutes(expected) / 2) * (qi_yun.forward ? 1 : -1) - jie;
}

function majorCycleOutcomes(expected: Json[], chart: Chart<SchoolConventions>): Outcome[] {
  return expected.flatMap(({ index, ...fields }) => {
    const cycle = chart.da_yun_list[Number(index) - 1] as unknown as Json | undefined;
    return Object.entries(fields).map(([field, value]) => ({
      field: `da_yun.${field}`,
      ok: cycle?.[field] === value,
      expected: value,
      got: cycle?.[field],
    }));
  });
}

function chartOutcomes(fact: Fact, skip: (name: string) => void): Outcome[] {
  const { calendar, leap, ...input } = fact.input as Json & { calendar: 'solar' | 'lunar'; leap?: boolean };
  const trueSolar = (fact.convention ?? {})['true_solar'] === true;
  const conventions = conventionsOf(fact);
  const chart = castChart(
    {
      ...(input as {
        year: number;
        month: number;
        day: number;
        hour: number;
        minute: number;
        second?: number;
      }),
      calendar_type: calendar,
      leap_month: leap,
      gender: input['gender'] === 'female' ? 'female' : 'male',
      longitude: trueSolar ? Number(input['longitude']) : null,
    },
    conventions,
    0,
  );
  const { luck } = notOffered(fact);
  const solar = chart.truth.corrected_time;
  const outcomes: Outcome[] = [];
  const add = (
    field: string,
    expected: unknown,
    got: unknown,
    ok = JSON.stringify(expected) === JSON.stringify(got),
  ) => outcomes.push({ field, ok, expected, got });

  for (const [field, expected] of Object.entries(fact.expected)) {
    if (luck && LUCK_FIELDS.has(field)) {
      skip(luck);
      continue;
    }
    const name = PILLARS.find((pillar) => pillar === field);
    if (name) outcomes.push(...pillarOutcomes(name, expected as Json, chart.bazi[name]));
    else if (field === 'da_yun_ganzhi')
      add(
        field,
        expected,
        chart.da_yun_list.slice(0, (expected as string[]).length).map((cycle) => cycle.ganzhi),
      );
    else if (field === 'da_yun1') add(field, expected, chart.da_yun_list[0]?.ganzhi);
    else if (field === 'da_yun') outcomes.push(...majorCycleOutcomes(expected as Json[], chart));
    else if (field === 'luck_forward') add(field, expected, chart.qi_yun.forward);
    else if (field === 'qi_yun') {
      const error = jieError(expected as Json, chart);
      if (Math.abs(error) > LUCK_TOLERANCE / 2) skip(`${fact.id} qi_yun: its 节 is ${error} s off`);
      else outcomes.push(delayOutcome(expected as Json, chart));
    } else if (field === 'qi_yun_date') add(field, expected, chart.bazi.qi_yun_date.slice(0, 10));
    else if (field === 'qi_yun_clock')
      add(
        field,
        expected,
        chart.bazi.qi_yun_date,
        minutesBetween(String(expected), chart.bazi.qi_yun_date) <= LUCK_TOLERANCE,
      );
    else if (field === 'start_age_nominal' || field === 'tyme_start_age')
      add(field, expected, chart.da_yun_list[0]?.start_age);
    else if (field === 'tyme_start_year') add(field, expected, chart.da_yun_list[0]?.start_year);
    else if (field === 'local_clock')
      add(
        field,
        expected,
        solar,
        minutesBetween(String(expected), solar) <= (fact.tolerance_minutes ?? SOLAR_TOLERANCE) + 0.5,
      );
    else if (field === 'local_day') add(field, expected, solar.slice(0, 10));
    // One collection turned a call of toString, the lunar date in words, into a field of that name.
    else if (field.startsWith('function toString'))
      add('lunar_text', (expected as Json)['gan_zhi'], chart.truth.lunar.text);
    else skip(`not offered: field ${field}`);
  }
  return outcomes;
}

function lunarOutcomes(fact: Fact): Outcome[] {
  const { year, month, day } = fact.input as Record<string, number>;
  const lunar = solarToLunar(year!, month!, day!);
  const got: Json = { ...lunar, year_ganzhi: ganzhi(yearPair(lunar.year)), text: lunarText(lunar) };
  const back = lunarToSolar(lunar.year, lunar.month, lunar.day, lunar.leap);
  return [
    ...Object.entries(fact.expected).map(([field, expected]) => ({
      field: `lunar.${field}`,
      ok: got[field] === expected,
      expected,
      got: got[field],
    })),
    {
      field: 'lunar.back',
      ok: back.year === year && back.month === month && back.day === day,
      expected: fact.input,
      got: back,
    },
  ];
}

function tableOutcomes(fact: Fact, skip: (name: string) => void): Outcome[] {
  const { field, day = '', other = '', gan_zhi = '甲子' } = fact.input as Record<string, string>;
  const stem = STEMS.indexOf(day);
  const readers: Record<string, () => string> = {
    shi_shen: () => shiShen(stem, STEMS.indexOf(other)),
    di_shi: () => diShi(stem, BRANCHES.indexOf(other)),
    na_yin: () => naYin(pairOf(gan_zhi)),
  };
  const read = readers[field!];
  if (!read) {
    skip(`not offered: table ${field}`);
    return [];
  }
  const expected = fact.expected['value'];
  const got = read();
  return [{ field: `table.${field}`, ok: got === expected, expected, got }];
}

function check(facts: Fact[]): boolean {
  const tally = new Map<string, { passed: number; failed: number }>();
  const skipped = new Map<string, number>();
  const failures: string[] = [];
  const disputed: string[] = [];
  const held = { facts: 0, failed: 0 };

  for (const fact of facts) {
    const skip = (name: string) => skipped.set(name, (skipped.get(name) ?? 0) + 1);
    const { whole } = notOffered(fact);
    if (whole) {
      skip(whole);
      continue;
    }
    let outcomes: Outcome[];
    try {
      outcomes =
        fact.kind === 'chart'
          ? chartOutcomes(fact, skip)
          : fact.kind === 'lunar_date'
            ? lunarOutcomes(fact)
            : fact.kind === 'table'
              ? tableOutcomes(fact, skip)
              : (skip(`not offered: kind ${fact.kind}`), []);
    } catch (error) {
      outcomes = [{ field: 'refused', ok: false, expected: fact.expected, got: String(error) }];
    }
    const wrong = outcomes.filter((outcome) => !outcome.ok);
    const lines = wrong.map(
      ({ field, expected, got }) =>
        `  ${fact.id} ${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)} (${fact.source ?? ''})`,
    );
    if (fact.disputed) {
      disputed.push(`  ${fact.id}: ${wrong.length > 0 ? 'differs' : 'agrees'}`, ...lines);
      continue;
    }
    held.facts += 1;
    if (wrong.length > 0) held.failed += 1;
    failures.push(...lines);
    for (const { field, ok } of outcomes) {
      const count = tally.get(field) ?? { passed: 0, failed: 0 };
      if (ok) count.passed += 1;
      else count.failed += 1;
      tally.set(field, count);
    }
  }

  console.log('field                              passed  failed');
  for (const [field, { passed, failed }] of [...tally].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${field.padEnd(34)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`);
  for (const [name, count] of skipped) console.log(`skipped: ${name} (${count})`);
  if (disputed.length > 0) console.log(['disputed, for reading:', ...disputed].join('\n'));
  if (failures.length > 0) console.log(['failed:', ...failures].join('\n'));
  console.log(`${held.facts} facts, ${held.facts - held.failed} hold, ${held.failed} do not`);
  return held.failed === 0;
}

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: npm run check:vectors -- FILE');
  process.exit(2);
}
const content = JSON.parse(readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8')) as
  Fact[] | { vectors: Fact[] };
if (!check(Array.isArray(content) ? content : content.vectors)) process.exitCode = 1;
