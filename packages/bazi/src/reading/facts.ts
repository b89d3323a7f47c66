/**
 * What a reading of a chart rests on, from the engine alone. The short analysis on the chart page and the reports of
 * the service share it, so that they agree. Where the hour is unknown, its pillar is left out everywhere.
 */
import { favourableOf } from '../favourable.ts';
import { adviceOf } from '../judgement.ts';
import { patternOf } from '../pattern.ts';
import { PHASES, fivePhasesOf, numbersOf, phasePlace } from '../five-phases.ts';
import { yearsOfLuck } from '../luck-cycles.ts';
import { cangGan, diShi, monthPair, shiShen, yearPair } from '../pillars.ts';
import { relationsOf } from '../relations.ts';
import { shenShaOf } from '../shen-sha.ts';
import { BRANCHES, ganzhi, STEMS } from '../sixty-cycle.ts';
import { strengthOf } from '../strength.ts';
import { jieAt, liChunOf, yearOfJie } from '../terms.ts';
import { formatSeconds, fromEpoch } from '../time/calendar.ts';
import type {
  Advice,
  BirthTruth,
  Chart,
  DaYun,
  Favourable,
  FivePhases,
  KeyedPillar,
  LiuNian,
  LiuYue,
  Pattern,
  Phase,
  Relation,
  ShenSha,
  Strength,
} from '../types.ts';
import { eventsOf, type EventFacts, type LuckEvent, monthTonesOf, toneOf } from './events.ts';
import { GOD_GROUPS, groupOf, type GodGroup } from './gods.ts';

export { GOD_GROUPS, groupOf, type GodGroup };

/** How much of a chart a group is: none of the characters, under 12 percent, over 32, or between. */
export type GroupLevel = 'missing' | 'light' | 'even' | 'heavy';

/** Whether a phase helps the chart. */
export type Favour = 'good' | 'neutral' | 'bad';

/** How a pillar of luck suits the chart, from 2 (it helps, and nothing disturbs) to −2, as `toneOf` weighs it. */
export type Tone = -2 | -1 | 0 | 1 | 2;

/** Ages are 虚岁. */
export type LifeStage = 'child' | 'teen' | 'young' | 'prime' | 'mature' | 'aged';

/** A pillar of luck with what it brings to the chart. */
export interface LuckOfPillar {
  ganzhi: string;
  /** Ten gods of the stem and of the main hidden stem of the branch. */
  stem_god: string;
  branch_god: string;
  tone: Tone;
  /** What it brings upon the chart, the first rank first. */
  events: readonly LuckEvent[];
}

export interface CycleLuck
  extends
    LuckOfPillar,
    Pick<DaYun, 'start_age' | 'end_age' | 'start_year' | 'end_year' | 'start_date' | 'current'> {
  /** When the next cycle begins, in the year after `end_year`, on the clock of the birth. */
  until: string;
  /** Whether the next one has begun. */
  past: boolean;
}
export interface YearLuck extends LuckOfPillar, Pick<LiuNian, 'age' | 'year'> {}

export interface ReadingInput {
  chart: Pick<Chart, 'bazi' | 'da_yun_list' | 'day_master'>;
  gender: 'male' | 'female';
  hour_unknown: boolean;
  /** Now, in milliseconds since 1970. */
  now_ms: number;
}

/** What the short analysis rests on. */
export interface ReadingCore {
  gender: 'male' | 'female';
  hour_unknown: boolean;
  day_master: string;
  /** Place among `PHASES` of the day master. */
  day_phase: number;
  /** The natal pillars: four, or three where the hour is unknown. */
  pillars: KeyedPillar[];
  five_phases: FivePhases;
  strength: Strength;
  /** The strength in three steps. */
  side: 'strong' | 'balanced' | 'weak';
  groups: Record<GodGroup, { phase: Phase; percent: number; level: GroupLevel }>;
  /** The group that the chart follows (从), else the one of most weight that its pattern is not said to be without. */
  leading: GodGroup;
  pattern: Pattern;
  favourable: Favourable;
  /** What may be advised, and what two readings of the chart turn round. */
  advice: Advice;
  /** By what all readings of the chart share: a disputed phase is neutral. */
  favour: Record<Phase, Favour>;
  /** The phases that help, the most useful first; those that strain. Both may be empty in a doubtful chart. */
  good: Phase[];
  bad: Phase[];
  /** Ten gods of the stems besides the day master, by column. */
  stem_gods: Partial<Record<KeyedPillar['key'], string>>;
  /** Ten gods of the main hidden stems, by column. */
  branch_gods: Partial<Record<KeyedPillar['key'], string>>;
  /** The year of luck now, by 立春. */
  year: number;
  /** The year on the calendar now, not before the birth: after `year` by one between 1 January and 立春. */
  calendar_year: number;
  /** The 虚岁 in the calendar year, as the chart page counts it. */
  age: number;
  /** The day now in UTC+8, `YYYY-MM-DD`. */
  today: string;
  birth_year: number;
  stage: LifeStage;
  cycles: CycleLuck[];
  /** Place of the current cycle in `cycles`; −1 before the first and after the last. */
  current: number;
}

/** What a report rests on. */
export interface ReadingFacts extends ReadingCore {
  relations: Relation[];
  shen_sha: ShenSha[];
  /** 十二长生 of the day master in its own branch. */
  seat_stage: string;
  /** The day of the birth on its clock, `YYYY-MM-DD`. */
  birth_date: string;
}

const SEASON_OF_BRANCH = '冬冬春春春夏夏夏秋秋秋冬';

/** The season of a month branch. */
export function seasonOf(branch: string): string {
  return SEASON_OF_BRANCH.charAt(BRANCHES.indexOf(branch));
}

export function stageOf(age: number): LifeStage {
  if (age <= 12) return 'child';
  if (age <= 18) return 'teen';
  if (age <= 30) return 'young';
  if (age <= 50) return 'prime';
  return age <= 60 ? 'mature' : 'aged';
}

/** Whether a reading is for those who bring the person up. */
export const isMinor = ({ stage }: Pick<ReadingCore, 'stage'>) => stage === 'child' || stage === 'teen';

/** Whether work and courtship are behind the person. */
export const isAged = ({ stage }: Pick<ReadingCore, 'stage'>) => stage === 'aged';

/**
 * The groups that a chart of 从 or of one phase is said to be without: a branch of them acts as part of a whole 三合 or
 * 三会.
 */
export const GROUPS_WITHOUT: Partial<Readonly<Record<Pattern['kind'], readonly GodGroup[]>>> = {
  follow: ['peer', 'seal'],
  dominant: ['wealth', 'officer'],
};

/** A moment of a chart as its year and month, such as 2026年11月. @param date `YYYY-MM-DD` or more */
export const monthText = (date: string) => `${Number(date.slice(0, 4))}年${Number(date.slice(5, 7))}月`;

function levelOf(count: number, percent: number): GroupLevel {
  if (count === 0) return 'missing';
  if (percent < 12) return 'light';
  return percent > 32 ? 'heavy' : 'even';
}

/**
 * What was read from some facts, by pillar, and of a month by the pillars of its year and its own: a report asks for the
 * same ones hundreds of times.
 */
const readFrom = new WeakMap<EventFacts, Map<string, LuckOfPillar>>();

function knownFrom(facts: EventFacts): Map<string, LuckOfPillar> {
  const known = readFrom.get(facts) ?? new Map<string, LuckOfPillar>();
  readFrom.set(facts, known);
  return known;
}

/** What the pillar of a year or a cycle brings to a chart: the same object for the same facts, which must not change. */
export function luckOf(ganzhi: string, facts: EventFacts): LuckOfPillar {
  const known = knownFrom(facts);
  const luck = known.get(ganzhi) ?? readLuck(ganzhi, facts);
  known.set(ganzhi, luck);
  return luck;
}

function readLuck(ganzhi: string, facts: EventFacts): LuckOfPillar {
  const { stem, branch } = numbersOf(ganzhi);
  const day = STEMS.indexOf(facts.day_master);
  const events = eventsOf(ganzhi, facts);
  return {
    ganzhi,
    stem_god: shiShen(day, stem),
    branch_god: shiShen(day, cangGan(branch)[0]!),
    tone: toneOf(ganzhi, facts, events),
    events,
  };
}

/**
 * What a month of luck brings to a chart, with its word beside its year (`monthTonesOf`): chart, list, report and answer
 * take it from here. The same object for the same facts, which must not change.
 */
export function luckOfMonth(
  { ganzhi: pillar, start_date }: Pick<LiuYue, 'ganzhi' | 'start_date'>,
  facts: EventFacts,
): LuckOfPillar {
  // The last month of a year of luck, 丑月, begins in January.
  const [year, month] = [Number(start_date.slice(0, 4)), Number(start_date.slice(5, 7))];
  const ofYear = month === 1 ? year - 1 : year;
  const known = knownFrom(facts);
  const yearPillar = ganzhi(yearPair(ofYear));
  const keyOf = (of: string) => `${yearPillar} ${of}`;
  if (!known.has(keyOf(pillar))) {
    const first = monthPair(liChunOf(ofYear));
    const months = Array.from({ length: 12 }, (_, place) => luckOf(ganzhi((first + place) % 60), facts));
    const tones = monthTonesOf(luckOf(yearPillar, facts), months, facts);
    for (const [place, luck] of months.entries())
      known.set(keyOf(luck.ganzhi), { ...luck, tone: tones[place]! });
  }
  return known.get(keyOf(pillar))!;
}

/** The relations of a pillar of luck with natal pillars; it is the last of the members. */
export function relationsWith({ pillars }: Pick<ReadingCore, 'pillars'>, ganzhi: string): Relation[] {
  return relationsOf([...pillars, { key: 'liu_nian', ganzhi }]).filter(({ members }) =>
    members.includes('liu_nian'),
  );
}

/** The years of luck from `first` on, with what each brings. */
export function yearsOf(facts: ReadingCore, first: number, count: number): YearLuck[] {
  const years = yearsOfLuck(first, count, STEMS.indexOf(facts.day_master), facts.birth_year, facts.year);
  return years.map(({ year, age, ganzhi }) => ({ year, age, ...luckOf(ganzhi, facts) }));
}

/** The facts of a chart that its short analysis rests on: without relations and stars, which take most of the time. */
export function readingCore({ chart, gender, hour_unknown, now_ms }: ReadingInput): ReadingCore {
  const { bazi, day_master } = chart;
  const keys = hour_unknown
    ? (['year', 'month', 'day'] as const)
    : (['year', 'month', 'day', 'time'] as const);
  const pillars: KeyedPillar[] = keys.map((key) => {
    const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
    return { key, ganzhi: heavenly_stem + earthly_branch };
  });
  const dayStem = STEMS.indexOf(day_master);
  const day_phase = phasePlace(dayStem);
  const five_phases = fivePhasesOf(pillars);
  const strength = strengthOf(pillars);
  const side = strength.verdict.endsWith('强') ? 'strong' : strength.verdict === '中和' ? 'balanced' : 'weak';
  const groups = Object.fromEntries(
    GOD_GROUPS.map((group, step) => {
      const { phase, percent, count } = five_phases.shares[(day_phase + step) % 5]!;
      return [group, { phase, percent, level: levelOf(count, percent) }];
    }),
  ) as ReadingCore['groups'];
  const pattern = patternOf(pillars);
  const leading =
    pattern.kind === 'follow'
      ? GOD_GROUPS[(PHASES.indexOf(pattern.phase) - day_phase + 5) % 5]!
      : GOD_GROUPS.filter((group) => !GROUPS_WITHOUT[pattern.kind]?.includes(group)).reduce((best, group) =>
          groups[group].percent > groups[best].percent ? group : best,
        );
  const favourable = favourableOf(pillars, {}, { five_phases, strength, pattern });
  const advice = adviceOf(pillars, { strength, favourable });
  const good = advice.take;
  const bad = advice.avoid;
  const favour = Object.fromEntries(
    PHASES.map((phase) => [phase, good.includes(phase) ? 'good' : bad.includes(phase) ? 'bad' : 'neutral']),
  ) as Record<Phase, Favour>;
  const stem_gods: ReadingCore['stem_gods'] = {};
  const branch_gods: ReadingCore['branch_gods'] = {};
  for (const { key, ganzhi } of pillars) {
    const { stem, branch } = numbersOf(ganzhi);
    if (key !== 'day') stem_gods[key] = shiShen(dayStem, stem);
    branch_gods[key] = shiShen(dayStem, cangGan(branch)[0]!);
  }
  const list = chart.da_yun_list;
  const first = list[0]!;
  const now = fromEpoch(now_ms);
  const today = formatSeconds(now).slice(0, 10);
  const birth_year = first.start_year - first.start_age + 1;
  // East of China the year of the birth may begin a few hours before this one does.
  const calendar_year = Math.max(Number(today.slice(0, 4)), birth_year);
  const age = calendar_year - birth_year + 1;
  const current = list.findIndex((cycle) => cycle.current);
  // Without a current cycle it is before the first or after the last.
  const passed = current < 0 && calendar_year > first.start_year ? list.length : current;
  const known = { day_master, favour, gender, pillars, advice };
  const cycles = list.map((cycle, place) => ({
    start_age: cycle.start_age,
    end_age: cycle.end_age,
    start_year: cycle.start_year,
    end_year: cycle.end_year,
    start_date: cycle.start_date,
    until: list[place + 1]?.start_date ?? `${cycle.end_year + 1}${cycle.start_date.slice(4)}`,
    current: cycle.current,
    past: place < passed,
    ...luckOf(cycle.ganzhi, known),
  }));
  return {
    ...{ gender, hour_unknown, day_master, day_phase, pillars, five_phases, strength, side, groups, leading },
    ...{
      pattern,
      favourable,
      advice,
      favour,
      good,
      bad,
      stem_gods,
      branch_gods,
      year: yearOfJie(jieAt(now)),
      calendar_year,
      age,
      today,
      birth_year,
      stage: stageOf(age),
      cycles,
      current,
    },
  };
}

/** What the facts are read from: the day of the birth as well. */
export type FactsInput = ReadingInput & { chart: { truth: Pick<BirthTruth, 'clock'> } };

/** The facts of a chart. */
export function readingFacts(input: FactsInput): ReadingFacts {
  const core = readingCore(input);
  const { day_master, gender, pillars } = core;
  return {
    ...core,
    relations: relationsOf(pillars),
    shen_sha: shenShaOf(pillars, gender),
    seat_stage: diShi(STEMS.indexOf(day_master), numbersOf(pillars[2]!.ganzhi).branch),
    birth_date: input.chart.truth.clock.slice(0, 10),
  };
}
