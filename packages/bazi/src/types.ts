/**
 * Input and output of the engine. A chart has the names of the contract and is sent unchanged.
 * Every moment is written `YYYY-MM-DD HH:mm:ss`.
 */
import type { PillarDetails } from './pillars.ts';

/** A period in which the clock of a zone had one offset. */
export interface ZonePeriod {
  /** First second, since 1970-01-01 UTC; the first period of a zone has begun before it. */
  from: number;
  /** Offset of the zone's standard time from UTC in seconds. */
  standard: number;
  /** Summer time added to it, in seconds. */
  summer: number;
}

/** The civil clock of a zone (IANA time-zone data). */
export interface ZoneClock {
  /** Chinese, such as 夏威夷-阿留申时间. */
  name: string;
  /** In the order of time. */
  periods: ZonePeriod[];
}

/** Zones whose civil clock since 1900 is in the tables. */
export type Zone = 'Asia/Shanghai' | 'Asia/Hong_Kong' | 'Asia/Macau' | 'Asia/Taipei';

/** Whose lunar calendar a date is of. */
export type LunarCalendar = 'chinese' | 'korean' | 'vietnamese';

/** A birth as entered. */
export interface Birth {
  calendar_type: 'solar' | 'lunar';
  /** Whose lunar calendar, for a lunar date; default `chinese`. */
  lunar_calendar?: LunarCalendar | undefined;
  /** Year, month 1–12 and day in that calendar; solar 1900-01-31 to 2100-12-31. */
  year: number;
  month: number;
  day: number;
  /** Whether `month` is the leap month of that lunar year. Ignored for a solar date. */
  leap_month?: boolean | undefined;
  /** Civil clock of the birth place: hour 0–23, minute, second (default 0). */
  hour: number;
  minute: number;
  second?: number | undefined;
  gender: 'male' | 'female';
  /** Degrees east, −180…180. When given, the pillars of day and hour are those of true solar time. */
  longitude?: number | null | undefined;
  /** Zone of the civil clock; default `Asia/Shanghai`. */
  zone?: string | undefined;
  /** The clock of that zone, for one that is not in the tables. */
  zone_clock?: ZoneClock | undefined;
  /** Code of the birth place, six digits, or empty: decides which historic clock applies. */
  birth_place?: string | undefined;
}

/**
 * When the day changes: `next` at 23:00; `split` at midnight, the hour stem from 23:00 on being the next day's
 * (早晚子时); `same` at midnight, the hour stem from 23:00 on being that of the same day.
 */
export type ZiConvention = 'next' | 'split' | 'same';

/**
 * How the time from the birth to the 节 becomes the start of luck, 3 days counting as a year:
 * `exact` to the second, `minutes` in whole minutes, `shichen` in whole double hours, `tyme` to the second with
 * days beyond the month's end carried over, `china95` in whole minutes without hours.
 */
export type YunConvention = 'exact' | 'minutes' | 'shichen' | 'tyme' | 'china95';

/** The conventions a user can choose, as named in a chart. */
export interface Conventions {
  zi: 'next' | 'split';
  yun: 'exact' | 'minutes' | 'shichen';
  /** Whether summer time is taken off where the civil clock had it. */
  dst: boolean;
  /** In an hour the clock showed twice: 0 the first, 1 the second. */
  dst_fold: 0 | 1;
}

/** All conventions of the engine, including those for comparison only. */
export interface SchoolConventions {
  zi: ZiConvention;
  yun: YunConvention;
  dst: boolean;
  dst_fold: 0 | 1;
}

/** One of the four pillars. */
export interface Pillar extends PillarDetails {
  /** Ten god of the stem; 日主 in the day pillar. */
  shi_shen: string;
  heavenly_stem: string;
  earthly_branch: string;
}

/** The properties of a pillar of luck besides its stem and branch. */
interface LuckDetails extends PillarDetails {
  shi_shen: string;
}

/** The pillar of a major cycle or of a year, next to the four. */
export interface LuckPillar extends LuckDetails {
  gan: string;
  zhi: string;
}

/** A major cycle of ten years. Ages are 虚岁: year − year of birth + 1. The last year and age are inclusive. */
export interface DaYun extends LuckDetails {
  start_age: number;
  end_age: number;
  start_year: number;
  end_year: number;
  /** When the cycle begins, on the clock of the birth. */
  start_date: string;
  ganzhi: string;
  current: boolean;
}

/** A year of luck. It changes at 立春. */
export interface LiuNian extends LuckDetails {
  age: number;
  year: number;
  ganzhi: string;
  current: boolean;
}

/** A month of luck, from one 节 to the next. */
export interface LiuYue extends LuckDetails {
  /** 1 for 寅月 (from 立春) to 12 for 丑月 (from 小寒). */
  month: number;
  ganzhi: string;
  /** The 节 that begins the month, and when, in UTC+8. */
  jie: string;
  start_date: string;
  current: boolean;
}

export interface Bazi {
  year_pillar: Pillar;
  month_pillar: Pillar;
  day_pillar: Pillar;
  time_pillar: Pillar;
  /** The pillar of the current cycle; null before the first and after the last. */
  da_yun_pillar: LuckPillar | null;
  liu_nian_pillar: LuckPillar;
  /** When luck starts, on the clock of the birth. */
  qi_yun_date: string;
}

/** The delay until luck starts, in years of 12 months of 30 days without its minutes, and the direction of the cycles. */
export interface QiYun {
  years: number;
  months: number;
  days: number;
  hours: number;
  forward: boolean;
}

/** A correction from the civil clock to the time used for the pillars of day and hour. */
export interface TrailStep {
  kind: 'clock' | 'dst' | 'zone' | 'longitude' | 'equation_of_time';
  /** Minutes added by this step, to two decimals; 0 for `zone`, which names a clock other than that of the mainland. */
  minutes: number;
  /** The time after this step. */
  result: string;
}

/** The distance of a birth to a 节. */
export interface TermDistance {
  name: string;
  /** Its instant in UTC+8. */
  at: string;
  /** Minutes from the birth to the 节, to two decimals; negative when it is before. */
  minutes: number;
}

/** Something the user should check. */
export interface ChartWarning {
  kind:
    | 'near_jie'
    | 'near_zi'
    | 'near_hour'
    | 'dst_applied'
    | 'dst_overlap'
    | 'dst_disputed'
    | 'historic_clock'
    | 'beyond_2050';
  message: string;
}

/** A date of the lunar calendar. */
export interface LunarDate {
  year: number;
  month: number;
  leap: boolean;
  day: number;
}

/** The time a chart was computed from. */
export interface BirthTruth {
  /** The birth on the civil clock, in the solar calendar. */
  clock: string;
  lunar: LunarDate & {
    /** Such as 二〇〇〇年闰四月初一; then in brackets the date of another calendar by which the birth was entered. */
    text: string;
  };
  /** The calendar of a birth entered by a lunar date, other than the Chinese one. */
  lunar_calendar?: 'korean' | 'vietnamese';
  zone: string;
  /** Offset of the zone's standard time at the birth from UTC, in seconds. */
  zone_offset: number;
  /** The clock of a zone that is not in the tables, in the year before and after the birth. */
  zone_clock?: ZoneClock | undefined;
  longitude: number | null;
  true_solar: boolean;
  steps: TrailStep[];
  /** The time used for the pillars of day and hour. */
  corrected_time: string;
  jie: { previous: TermDistance; next: TermDistance };
  warnings: ChartWarning[];
}

/** A chart. */
export interface Chart<C = Conventions> {
  bazi: Bazi;
  da_yun_list: DaYun[];
  qi_yun: QiYun;
  conventions: C;
  truth: BirthTruth;
  day_master: string;
}

/** Which column of a chart: one of the four, or one of luck. */
export type PillarKey = 'year' | 'month' | 'day' | 'time' | 'da_yun' | 'liu_nian';

/** A pillar by its two characters, such as 甲子. Columns of luck are optional. */
export interface KeyedPillar {
  key: PillarKey;
  ganzhi: string;
}

/** One of the five phases 五行. */
export type Phase = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

/**
 * The kinds of relations. Of stems: 天干五合, 争合 (a 合 with more than one stem on a side), 天干相冲, 天干相克. Of branches:
 * 三会, 三合, 半合 (a pair of a 三合 with its middle branch), 拱 (a pair without it), 六合, 暗合, 六冲, 刑 (三刑, 相刑 and 自刑),
 * 六害, 六破. Of whole pillars: 伏吟 and 反吟.
 */
export type RelationKind =
  | 'stem_combine'
  | 'stem_contend'
  | 'stem_clash'
  | 'stem_overcome'
  | 'three_meet'
  | 'three_combine'
  | 'half_combine'
  | 'arch'
  | 'combine'
  | 'hidden_combine'
  | 'clash'
  | 'punish'
  | 'harm'
  | 'break'
  | 'repeat'
  | 'oppose';

/** A relation between stems or branches of a chart. */
export interface Relation {
  kind: RelationKind;
  /** Such as 子丑合土. */
  name: string;
  /** The columns in the order of the chart. */
  members: PillarKey[];
  /** Their characters, in the order of `members`: one each, of 伏吟 and 反吟 both of the pillar. */
  characters: string[];
  /** The phase that stems or branches combine to; null for the other kinds. */
  phase: Phase | null;
}

/** The share of one phase in a chart. */
export interface PhaseShare {
  phase: Phase;
  /** How many of the eight characters are of it. */
  count: number;
  /** Its weight with hidden stems and season. */
  weight: number;
  /** Of all weights, 0–100 to one decimal; the five sum to 100. */
  percent: number;
}

/** The balance of the five phases in a chart. */
export interface FivePhases {
  /** 木, 火, 土, 金, 水. */
  shares: PhaseShare[];
  /** The phases that none of the eight characters has. */
  missing: Phase[];
}

/** A stem that supports or drains the day master: open, hidden, or for the phase of a 三会 or 三合 that its branch is in. */
export interface StrengthPart {
  key: PillarKey;
  part: 'stem' | 'hidden' | 'frame';
  character: string;
  shi_shen: string;
  weight: number;
  /** Whether it has the phase of the day master or the one that produces it. */
  supports: boolean;
}

/** How strong the day master is. */
export interface Strength {
  /** 中和: in doubt, whichever way it leans. */
  verdict: '身强' | '偏强' | '中和' | '偏弱' | '身弱';
  /** The verdict in words: 身强; of 中和 with its side, 中和偏强; of an unknown hour as a range, 偏弱至偏强. */
  text: string;
  /** The side of the verdict; of 中和 the one to which it leans. */
  leans: 'strong' | 'weak';
  /** Why the verdict is not sure; empty where it is. */
  doubt: Reason[];
  /** Share of the weight that supports the day master, 0–100 to one decimal. */
  percent: number;
  /** 得令, 得地, 得势: by the month, by roots in the branches, by the other stems. */
  de_ling: boolean;
  de_di: boolean;
  de_shi: boolean;
  parts: StrengthPart[];
  /** The verdicts over the twelve hours of a day whose hour is unknown, and their lowest and highest share; null where it is known. */
  hours: {
    weakest: Strength['verdict'];
    strongest: Strength['verdict'];
    percents: [least: number, most: number];
  } | null;
}

/** A character that an answer rests on: an open stem, a stem hidden in the branch of its column, or a branch. */
export interface Basis {
  key: PillarKey;
  part: 'stem' | 'hidden' | 'branch';
  character: string;
}

/** A sentence of an answer, with the characters it rests on. */
export interface Reason {
  text: string;
  basis: Basis[];
}

/**
 * 格局. `regular`: named after the god of the month; `lu_ren`: 建禄, 月劫, 阳刃; `follow`: 从财, 从杀, 从儿, 从势;
 * `dominant`: 从旺, 从强 and the five of one phase (曲直 …); `transform`: 化气.
 */
export interface Pattern {
  /** Such as 正官格, 建禄格, 从财格, 化土格. */
  name: string;
  kind: 'regular' | 'lu_ren' | 'follow' | 'dominant' | 'transform';
  /** The phase of the pattern's god, or the one that is followed or transformed into. */
  phase: Phase;
  /** The ten god a regular pattern is named after; null for the other kinds. */
  shi_shen: string | null;
  /** 成格: what the book asks for is there; 败格: something breaks it; 救应: that is mended; 未成: neither. */
  state: '成格' | '败格' | '救应' | '未成';
  /** False for 假从 and 假化. */
  genuine: boolean;
  /** Why it is this pattern. */
  rests_on: Reason;
  /** Why it is in this state; empty for 未成 without anything to say. */
  verdict: Reason[];
  /**
   * 相神: the phases that complete or mend the pattern; of one that is broken, or that nothing decides, those that would.
   * Empty for `follow`, `dominant` and `transform`.
   */
  helpers: Phase[];
  /** The 假从 or 假化 that another school takes in place of a pattern of the month; null where there is none. */
  rival: Pattern | null;
  /** The book whose rule this is. */
  source: string;
}

/**
 * How 格局 is found where schools differ: 从 and 化 only when genuine; 假从 and 假化 too; or the month whose hidden stems are
 * not open by the stem in command.
 */
export type PatternSchool = 'genuine' | 'all' | 'commanding';

/**
 * How the useful phase is looked for: by balance (扶抑 and 通关), by climate (调候), by what completes the pattern (相神), or
 * combined: climate first in its months, and the pattern where the strength is in doubt.
 */
export type FavourableSchool = 'balance' | 'climate' | 'pattern' | 'combined';

/** How one of the readings of a doubtful chart has it. */
export interface FavourableReading {
  /** 身强, 身弱, or the 假从 or 假化 that it takes. */
  as: string;
  useful: Phase;
  /** Phases that help in this reading, with the useful one, and those that harm. */
  good: Phase[];
  harmful: Phase[];
}

/** 用神 and 喜忌. Each of the five phases is in exactly one of the four lists. */
export interface Favourable {
  school: FavourableSchool;
  /** The rule that found the useful phase. */
  method: '扶抑' | '调候' | '通关' | '格局' | '从化';
  /** 用神. */
  useful: Phase[];
  /** 喜神. */
  helpful: Phase[];
  /** 闲神. */
  neutral: Phase[];
  /** 忌神. */
  harmful: Phase[];
  /** Stems of the useful phase, those to be preferred first. */
  stems: string[];
  /** Whether the chart has the useful phase in an open stem other than the day master, only hidden, or not at all. */
  presence: 'open' | 'hidden' | 'absent';
  /** Where it is; empty when absent. */
  found: Basis[];
  /** Stems that the climate of the month asks for, in the order of preference. */
  climate: string[];
  reasons: Reason[];
  /**
   * The readings of a chart whose strength is in doubt, or that another school lets follow or transform; empty where there
   * is one alone. Of two, no phase that helps in one and harms in the other is helpful or harmful; 用神 rests on what
   * does not depend on them.
   */
  readings: FavourableReading[];
  /** The book whose rule this is. */
  source: string;
}

/** What of a judgement may be advised, and what depends on the reading. */
export interface Advice {
  /** Whether there is one reading alone. */
  sure: boolean;
  /** As `Strength.text`: 身强, 中和偏强, 身弱至中和. */
  verdict: string;
  /** Why the strength is not sure, as sentences. */
  doubt: string[];
  /** As of `Favourable`: empty where `sure`. */
  readings: FavourableReading[];
  /** Phases to take, the most useful first: no reading is harmed by them. */
  take: Phase[];
  /** Phases that every reading avoids. */
  avoid: Phase[];
  /** Phases that one reading takes and another avoids: no advice rests on them. */
  disputed: Phase[];
}

/** 格局 by one school, with 用神 and 喜忌 that rest on it, by each of theirs. */
export interface JudgedPattern {
  pattern: Pattern;
  favourable_by: Readonly<Record<FavourableSchool, Favourable>>;
}

/** The schools of each question of a comparison. */
interface SchoolsByQuestion {
  pattern: PatternSchool;
  favourable: FavourableSchool;
  commanding_stem: CommandTable;
  minor_luck: MinorLuckSchool;
  yun_convention: Conventions['yun'];
  zi_convention: Conventions['zi'];
  true_solar: 'true_solar' | 'clock';
}

/** A question that schools answer differently. */
export type SchoolQuestion = keyof SchoolsByQuestion;

/** What one school answers. */
export interface SchoolAnswer<School = SchoolsByQuestion[SchoolQuestion]> {
  school: School;
  /** The book of the rule; null where none is known. */
  source: string | null;
  /**
   * The terms that are compared:
   *
   * - `pattern`: its name, with 假 before one that is not genuine;
   * - `favourable`: the phases of 用神 as characters;
   * - `commanding_stem`: the stem;
   * - `minor_luck`: the pillars at the ages of 1, 2 and 3;
   * - `yun_convention`: the date at which luck starts, `YYYY-MM-DD`;
   * - `zi_convention`, `true_solar`: the pillars of day and hour.
   */
  result: readonly string[];
  /**
   * What belongs to it: the state of a pattern; the stems of 用神 and the method; the ten god of the stem in command; the
   * 虚岁 in the year in which luck starts.
   */
  details: readonly string[];
  /** Whether the chart is cast and shown by this school. */
  is_default: boolean;
}

/** A question with the answers of its schools. */
export interface SchoolRowOf<Question extends SchoolQuestion> {
  question: Question;
  answers: readonly SchoolAnswer<SchoolsByQuestion[Question]>[];
  /** Whether any two results are not the same. */
  differs: boolean;
}

/** Any of the questions with its answers. */
export type SchoolRow = { [Question in SchoolQuestion]: SchoolRowOf<Question> }[SchoolQuestion];

/** A 神煞 on a pillar. */
export interface ShenSha {
  name: string;
  key: PillarKey;
  /** The basis of the rule, such as 年支, 日干, 月支 or 日柱. */
  by: string;
  /** The pair that makes it, such as 甲见丑. */
  found: string;
}

/** The three palaces: 胎元, 命宫, 身宫. */
export interface Palaces {
  tai_yuan: string;
  ming_gong: string;
  shen_gong: string;
  na_yin: { tai_yuan: string; ming_gong: string; shen_gong: string };
}

/** A day of luck. */
export interface LiuRi {
  /** `YYYY-MM-DD` */
  date: string;
  ganzhi: string;
  shi_shen: string;
  /** Such as 初一; on the first of a month with its name, such as 闰六月初一. */
  lunar_text: string;
  current: boolean;
}

/** A double hour of a day of luck. */
export interface LiuShi {
  /** Such as 丑时; 早子时 and 晚子时 where the day changes at midnight. */
  name: string;
  /** Such as 01:00–02:59. */
  span: string;
  ganzhi: string;
  shi_shen: string;
  current: boolean;
}

/** Which book's table of 人元司令: 《子平真诠评注》 or 《三命通会》. */
export type CommandTable = 'ziping' | 'sanming';

/** The hidden stem of the month that commands at the birth, 人元司令. */
export interface CommandingStem {
  table: CommandTable;
  stem: string;
  shi_shen: string;
  /** The 节 that began the month, and the whole days since. */
  jie: string;
  days: number;
  /** The stems of the month in their order, with the days of each; null for the last, which has the rest. */
  parts: { stem: string; days: number | null }[];
}

/** Where 小运 begins: `hour` at the pillar of the hour, `fixed` at 丙寅 for men and 壬申 for women. */
export type MinorLuckSchool = 'hour' | 'fixed';

/** 小运 of a year of age. */
export interface MinorLuck {
  ganzhi: string;
  shi_shen: string;
}

/** 交运: the stems of the years in which cycles change, and the whole days after a 节. */
export interface LuckChange {
  /** The stem of the year in which each cycle begins, and that of five years later: 丁壬. */
  stems: string;
  jie: string;
  days: number;
}

/** The first and the last 周岁 of a span of luck. */
export interface FullAges {
  from: number;
  to: number;
}

/** A question that the birth data leave open, with a chart for each answer. */
export interface CandidateSet {
  kind: 'near_jie' | 'near_zi' | 'near_hour' | 'dst_overlap' | 'dst_disputed';
  /** In the order of time; the chosen one is the chart as cast. */
  candidates: { label: string; chart: Chart; chosen: boolean }[];
  /** Characters that are not the same in all candidates. */
  differs: { pillar: 'year' | 'month' | 'day' | 'time'; part: 'gan' | 'zhi' }[];
}

/** The charts of a day with an unknown hour: 子时 has an early and a late one. */
export interface HourCandidates {
  /** In the order of the clock. Rows cut by a 节, by summer time or by the sun may have the same name. */
  hours: {
    name: string;
    /** First and last minute on the clock, `HH:mm`. */
    from: string;
    to: string;
    /** Its middle, of which the chart is. */
    hour: number;
    minute: number;
    chart: Chart;
  }[];
  /** Pillars that are equal at every hour, and those that are not. */
  stable: ('year' | 'month' | 'day')[];
  varies: ('year' | 'month' | 'day' | 'time')[];
  /** The first and the last start of luck among the charts, `YYYY-MM-DD HH:mm:ss`. */
  qi_yun: { earliest: string; latest: string };
}

/** A span of time in UTC+8, without true solar time, with the pillars of a search. */
export interface FoundBirth {
  /** First and last minute, `YYYY-MM-DD HH:mm`: the double hour, limited by a 节 and by the change of the day. */
  from: string;
  to: string;
  /** The lunar date of its first minute. */
  lunar_text: string;
}
