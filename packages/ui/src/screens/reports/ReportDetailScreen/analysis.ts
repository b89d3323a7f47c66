import type { Schema } from '@ziping/api-client/types';
import type { BasicAnalysis } from '@ziping/bazi/reading/basic';
import type { ReadingTheme } from '@ziping/bazi/reading/themes';
import type { GlossaryEntry } from '@ziping/bazi/glossary/types';
import type {
  BirthTruth,
  CandidateSet,
  Chart,
  CommandingStem,
  CommandTable,
  FivePhases,
  FullAges,
  HourCandidates,
  JudgedPattern,
  KeyedPillar,
  LiuNian,
  LiuRi,
  LiuShi,
  LiuYue,
  LuckChange,
  MinorLuck,
  MinorLuckSchool,
  Palaces,
  PatternSchool,
  Relation,
  ShenSha,
  Strength,
} from '@ziping/bazi/types';
import type { YearAges } from '@ziping/bazi-view/AnnualLuckStrip';
import type { PalaceLineProps } from '@ziping/bazi-view/PalaceLine';
import type { PillarTableProps } from '@ziping/bazi-view/PillarTable';
import type { ComponentType } from 'react';

type AddedParts = 'qi_yun' | 'conventions' | 'truth';

/**
 * A record and its chart. The parts that a service may not have are optional: without one, what needs it is not shown.
 */
export interface RecordChart
  extends Omit<Chart, AddedParts>, Partial<Pick<Chart, Exclude<AddedParts, 'truth'>>> {
  record: Schema<'Record'>;
  basic_analysis?: BasicAnalysis | undefined;
  /** Without the offset of its zone, which is then UTC+8. */
  truth?: (Omit<BirthTruth, 'zone_offset'> & Partial<Pick<BirthTruth, 'zone_offset'>>) | undefined;
}

/** What can be tapped for an explanation: a word of the chart, or a relation between its pillars. */
export type ChartTerm =
  | Parameters<NonNullable<PillarTableProps['onTerm']>>[0]
  | Parameters<NonNullable<PalaceLineProps['onTerm']>>[0]
  | Relation;

/** What the engine derives from a chart beyond its table. It arrives after the chart. */
export interface ChartAnalysisView {
  /** The basic analysis of this year, and short readings by theme. */
  reading: { basic: BasicAnalysis; themes: readonly ReadingTheme[] };
  natal: {
    five_phases: FivePhases;
    strength: Strength;
    /** By each school. */
    patterns: Readonly<Record<PatternSchool, JudgedPattern>>;
    palaces: Palaces;
    candidates: readonly CandidateSet[];
    /** The charts of every hour of the day; null where the hour is known. */
    hours: HourCandidates | null;
  };
  /** The columns shown, their relations and their stars. */
  luck: { pillars: readonly KeyedPillar[]; relations: readonly Relation[]; shen_sha: readonly ShenSha[] };
  /** When luck changes, and the ages, beside the cycles and the years shown. */
  timing: {
    /** By the table of either book; undefined where the 节 of the birth are not known. */
    commanding: Readonly<Record<CommandTable, CommandingStem>> | undefined;
    change: LuckChange;
    /** The years before the first cycle. */
    before: readonly LiuNian[];
    today: { age: number; full_age: number; minor: Readonly<Record<MinorLuckSchool, MinorLuck>> };
    /** 周岁 before the first cycle, then in each of `da_yun_list`. */
    cycles: readonly FullAges[];
    /** 周岁 and 小运 of the years shown. */
    years: readonly YearAges[];
  };
  /**
   * Months of the selected year, days of the selected month, the selected day and its hours; null with no year selected.
   */
  year: {
    year: number;
    months: LiuYue[];
    month: number | null;
    days: LiuRi[] | null;
    /** The selected day, `YYYY-MM-DD`. */
    day: string | null;
    hours: LiuShi[] | null;
  } | null;
  /** The current year in China. */
  this_year: number;
  /** How each of these is computed, in words. */
  methods: { five_phases: string; strength: string; pattern: string; favourable: string };
  /** The dialog that compares the schools, loaded when it is drawn; without it there is no button for it. */
  Schools?: ComponentType<{ onClose: () => void }> | undefined;
}

/** The explanation of a tapped term. `why`: why it appears in this chart, sentence by sentence. */
export type TermState =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; entry: GlossaryEntry; why: readonly string[] };
