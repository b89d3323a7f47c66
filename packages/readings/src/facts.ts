/** The facts of a chart as data: what a model is given to write from, and what its text is checked against. */
import { patternsOf } from '@ziping/bazi/analysis';
import { castChart } from '@ziping/bazi/chart';
import { commandingStem } from '@ziping/bazi/commanding-stem';
import { BirthError } from '@ziping/bazi/errors';
import { fivePhasesOf } from '@ziping/bazi/five-phases';
import { solarToLunar } from '@ziping/bazi/lunar-calendar';
import { palacesOf } from '@ziping/bazi/palaces';
import { shiShen, yearPair } from '@ziping/bazi/pillars';
import { relationsOf } from '@ziping/bazi/relations';
import { shenShaOf } from '@ziping/bazi/shen-sha';
import { ANIMALS, BRANCHES, ganzhi, STEMS } from '@ziping/bazi/sixty-cycle';
import { strengthOf } from '@ziping/bazi/strength';
import { fromEpoch, fromJdn, fromSeconds, toJdn } from '@ziping/bazi/time/calendar';
import type { Birth, Chart, KeyedPillar, LunarCalendar, LunarDate, Phase, Pillar } from '@ziping/bazi/types';

import type { ReportInput } from './reports/compose.ts';
import { phaseName } from './reports/parts.ts';

/** A chart with whose it is. */
export type ChartInput = Omit<ReportInput, 'report_code'>;

export type PillarName = 'year' | 'month' | 'day' | 'time';
/** Such as 年 for the pillar of the year. */
export const PILLAR_WORDS: Record<PillarName, string> = { year: '年', month: '月', day: '日', time: '时' };
/** Years of luck that a model is told of, from this year. */
export const TOLD_YEARS = 12;

export interface PillarFacts {
  ganzhi: string;
  /** 日主 for the stem of the day. */
  shi_shen: string;
  hidden: { stem: string; shi_shen: string }[];
  na_yin: string;
  di_shi: string;
  zi_zuo: string;
  kong_wang: string;
  stars: string[];
}

interface CycleFacts {
  ganzhi: string;
  shi_shen: string;
  start_year: number;
  end_year: number;
  start_age: number;
  end_age: number;
  current: boolean;
}

interface YearFacts {
  year: number;
  ganzhi: string;
  shi_shen: string;
  /** 虚岁 */
  age: number;
  stars: string[];
}

interface SolarDate {
  year: number;
  month: number;
  day: number;
}

/** What is known of the birth besides its pillars. */
interface BirthFacts {
  /** On the civil clock. A birth from 23:00 on has the next day too, which is its day where the day changes at 23:00. */
  solar: SolarDate[];
  /** The same days in the lunar calendar. */
  lunar: LunarDate[];
  /** On the civil clock; null where it is not known. */
  clock: { hour: number; minute: number } | null;
  /** By the year that begins at 立春, and by the lunar new year. */
  animals: { term: string; new_year: string };
}

/** 胎元, 命宫 and 身宫; without the hour only the first is known. */
interface PalaceFacts {
  tai_yuan: string;
  ming_gong: string | null;
  shen_gong: string | null;
}

export interface ChartFacts {
  gender: 'male' | 'female';
  day_master: string;
  /** The year by which 虚岁 are counted. */
  birth_year: number;
  /** The year on the calendar in China at the time of writing, not before the birth; ages are counted by it. */
  this_year: number;
  /** The date in China at the time of writing. */
  today: SolarDate;
  birth: BirthFacts;
  palaces: PalaceFacts;
  /** Without that of an unknown hour. */
  pillars: Partial<Record<PillarName, PillarFacts>> & Record<'year' | 'month' | 'day', PillarFacts>;
  strength: {
    verdict: string;
    leans: 'strong' | 'weak';
    percent: number;
    de_ling: boolean;
    de_di: boolean;
    de_shi: boolean;
  };
  phases: { phase: string; percent: number; count: number }[];
  /** `names` are those of every school, `name` is that of the default one. */
  pattern: { name: string; state: string; names: string[] };
  /** 用神, 喜神, 闲神 and 忌神 as 木火土金水. */
  favourable: { useful: string[]; helpful: string[]; neutral: string[]; harmful: string[]; method: string };
  /** 用神 and 喜神 by every school, as 木火土金水. */
  favourable_by: { useful: string[]; helpful: string[]; harmful: string[] }[];
  relations: string[];
  qi_yun_date: string;
  cycles: CycleFacts[];
  years: YearFacts[];
  /** The same birth by the other conventions of day change, start of luck, summer time and solar time, where they differ. */
  other_schools: Omit<ChartFacts, 'other_schools'>[];
}

function pillarFacts(pillar: Pillar, stars: string[]): PillarFacts {
  return {
    ganzhi: pillar.heavenly_stem + pillar.earthly_branch,
    shi_shen: pillar.shi_shen,
    hidden: pillar.cang_gan.map((stem, i) => ({ stem, shi_shen: pillar.cang_gan_shi_shen[i] ?? '' })),
    na_yin: pillar.na_yin,
    di_shi: pillar.di_shi,
    zi_zuo: pillar.zi_zuo,
    kong_wang: pillar.kong_wang,
    stars,
  };
}

type SchoolFacts = ChartFacts['other_schools'][number];

const YUN = ['exact', 'minutes', 'shichen'] as const;
const ZI = ['next', 'split'] as const;

/** What the facts of a chart rest on as far as the conventions of casting decide it. */
const castKey = ({ bazi, da_yun_list }: Chart) =>
  JSON.stringify([
    ...(['year', 'month', 'day', 'time'] as const).map((key) => {
      const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
      return heavenly_stem + earthly_branch;
    }),
    bazi.qi_yun_date.slice(0, 4),
    da_yun_list.map(({ start_year, start_age, current }) => [start_year, start_age, current]),
  ]);

/** The charts of the same birth by the other conventions that a user can choose, each of them once. */
function chartsOfOtherSchools({ chart, record, now_ms }: ChartInput): Chart[] {
  const { truth, conventions } = chart;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    truth.clock.match(/\d+/g) ?? []
  ).map(Number);
  const birth: Birth = {
    calendar_type: 'solar',
    ...{ year, month, day, hour, minute, second },
    gender: record.gender,
    zone: truth.zone,
    zone_clock: truth.zone_clock,
  };
  const others = new Map<string, Chart>();
  for (const zi of record.hour_unknown ? [conventions.zi] : ZI) {
    for (const yun of YUN) {
      for (const dst of [true, false]) {
        for (const longitude of new Set([truth.longitude, null])) {
          try {
            const other = castChart({ ...birth, longitude }, { ...conventions, zi, yun, dst }, now_ms);
            others.set(castKey(other), other);
          } catch (error) {
            // An hour that summer time skipped is one of a chart with summer time only.
            if (!(error instanceof BirthError)) throw error;
          }
        }
      }
    }
  }
  others.delete(castKey(chart));
  return [...others.values()];
}

function birthFacts({ chart, record }: ChartInput): BirthFacts {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (chart.truth.clock.match(/\d+/g) ?? []).map(
    Number,
  );
  const jdn = toJdn(year, month, day);
  const solar = [jdn, ...(hour === 23 ? [jdn + 1] : [])].map(fromJdn);
  const lunarIn = (calendar: LunarCalendar) =>
    solar.map((date) => solarToLunar(date.year, date.month, date.day, calendar));
  const { lunar_calendar } = chart.truth;
  const lunar = [...lunarIn('chinese'), ...(lunar_calendar ? lunarIn(lunar_calendar) : [])];
  const branch = chart.bazi.year_pillar.earthly_branch;
  return {
    solar,
    lunar,
    clock: record.hour_unknown ? null : { hour, minute },
    animals: {
      term: ANIMALS.charAt(BRANCHES.indexOf(branch)),
      new_year: ANIMALS.charAt(yearPair(lunar[0]?.year ?? year) % 12),
    },
  };
}

/** The facts of a chart by the default school, with those of the others where they differ. */
export function chartFacts(input: ChartInput): ChartFacts {
  return {
    ...factsOf(input),
    other_schools: chartsOfOtherSchools(input).map((chart) => factsOf({ ...input, chart })),
  };
}

/** The pillars of a chart that are known. */
const knownPillars = ({ chart, record }: ChartInput): KeyedPillar[] =>
  (Object.keys(PILLAR_WORDS) as PillarName[])
    .filter((key) => key !== 'time' || !record.hour_unknown)
    .map((key) => {
      const { heavenly_stem, earthly_branch } = chart.bazi[`${key}_pillar`];
      return { key, ganzhi: heavenly_stem + earthly_branch };
    });

const starsOf = (pillars: readonly KeyedPillar[], key: string, { record }: ChartInput) =>
  shenShaOf(pillars, record.gender).flatMap((star) => (star.key === key ? star.name : []));

function palaceFacts({ chart, record }: ChartInput): PalaceFacts {
  const { tai_yuan, ming_gong, shen_gong } = palacesOf(chart);
  return {
    tai_yuan,
    ming_gong: record.hour_unknown ? null : ming_gong,
    shen_gong: record.hour_unknown ? null : shen_gong,
  };
}

/** What is judged of the pillars: strength, phases, pattern, and what helps or harms. */
function judgements(
  { chart, record }: ChartInput,
  four: readonly KeyedPillar[],
): Pick<SchoolFacts, 'strength' | 'phases' | 'pattern' | 'favourable' | 'favourable_by'> {
  const strength = strengthOf(four);
  const five_phases = fivePhasesOf(four);
  const commanding = record.hour_unknown ? undefined : commandingStem(chart, 'sanming').stem;
  const patterns = patternsOf(four, commanding, { five_phases, strength });
  const { pattern } = patterns.genuine;
  const favourable = patterns.genuine.favourable_by.combined;
  const words = (phases: readonly Phase[]) => phases.map(phaseName);
  return {
    strength: {
      verdict: strength.verdict,
      leans: strength.leans,
      percent: strength.percent,
      de_ling: strength.de_ling,
      de_di: strength.de_di,
      de_shi: strength.de_shi,
    },
    phases: five_phases.shares.map(({ phase, percent, count }) => ({
      phase: phaseName(phase),
      percent,
      count,
    })),
    pattern: {
      name: pattern.name,
      state: pattern.state,
      names: [...new Set(Object.values(patterns).map((one) => one.pattern.name))],
    },
    favourable: {
      useful: words(favourable.useful),
      helpful: words(favourable.helpful),
      neutral: words(favourable.neutral),
      harmful: words(favourable.harmful),
      method: favourable.method,
    },
    favourable_by: [...new Set(Object.values(patterns))].flatMap(({ favourable_by }) =>
      Object.values(favourable_by).map(({ useful, helpful, harmful }) => ({
        useful: words(useful),
        helpful: words(helpful),
        harmful: words(harmful),
      })),
    ),
  };
}

/** The years of luck that a model is told of. */
function yearFacts(
  input: ChartInput,
  four: readonly KeyedPillar[],
  { birth_year, this_year }: Pick<SchoolFacts, 'birth_year' | 'this_year'>,
): YearFacts[] {
  const dayStem = STEMS.indexOf(input.chart.day_master);
  return Array.from({ length: TOLD_YEARS }, (_, i) => {
    const year = this_year + i;
    const pair = yearPair(year);
    return {
      year,
      ganzhi: ganzhi(pair),
      shi_shen: shiShen(dayStem, pair % 10),
      age: year - birth_year + 1,
      stars: starsOf([...four, { key: 'liu_nian', ganzhi: ganzhi(pair) }], 'liu_nian', input),
    };
  });
}

function factsOf(input: ChartInput): SchoolFacts {
  const { chart, record, now_ms } = input;
  const four = knownPillars(input);
  const facts = (key: PillarName) => pillarFacts(chart.bazi[`${key}_pillar`], starsOf(four, key, input));
  const { start_year = 0, start_age = 1 } = chart.da_yun_list[0] ?? {};
  const birth_year = start_year - start_age + 1;
  const now = fromSeconds(fromEpoch(now_ms));
  const this_year = Math.max(now.year, birth_year);
  return {
    gender: record.gender,
    day_master: chart.day_master,
    birth_year,
    this_year,
    today: { year: now.year, month: now.month, day: now.day },
    birth: birthFacts(input),
    palaces: palaceFacts(input),
    pillars: {
      year: facts('year'),
      month: facts('month'),
      day: facts('day'),
      ...(record.hour_unknown ? {} : { time: facts('time') }),
    },
    ...judgements(input, four),
    relations: relationsOf(four).map(({ name }) => name),
    qi_yun_date: chart.bazi.qi_yun_date.slice(0, 10),
    cycles: chart.da_yun_list.map((cycle) => ({
      ganzhi: cycle.ganzhi,
      shi_shen: cycle.shi_shen,
      start_year: cycle.start_year,
      end_year: cycle.end_year,
      start_age: cycle.start_age,
      end_age: cycle.end_age,
      current: cycle.current,
    })),
    years: yearFacts(input, four, { birth_year, this_year }),
  };
}
