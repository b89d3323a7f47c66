import type { GlossaryEntry } from '@ziping/bazi/glossary/types';
import type {
  CandidateSet,
  FivePhases,
  KeyedPillar,
  LiuRi,
  LiuYue,
  Palaces,
  Relation,
  ShenSha,
  Strength,
} from '@ziping/bazi/types';
import type { PalaceLineProps } from '@ziping/bazi-view/PalaceLine';
import type { PillarTableProps } from '@ziping/bazi-view/PillarTable';

/** A word of the chart, or a meeting of its pillars, that was tapped. */
export type Tapped =
  | Parameters<NonNullable<PillarTableProps['onTerm']>>[0]
  | Parameters<NonNullable<PalaceLineProps['onTerm']>>[0]
  | Relation;

/** What is read from a chart beyond its table. It comes after the chart, which can be read without it. */
export interface ChartStudyView {
  natal: {
    five_phases: FivePhases;
    strength: Strength;
    palaces: Palaces;
    candidates: readonly CandidateSet[];
  };
  /** The columns shown and what they have in common. */
  luck: { pillars: readonly KeyedPillar[]; relations: readonly Relation[]; shen_sha: readonly ShenSha[] };
  /** Months of the highlighted year, days of the chosen month and the chosen day; null with no year highlighted. */
  year: {
    year: number;
    months: LiuYue[];
    month: number | null;
    days: LiuRi[] | null;
    /** `YYYY-MM-DD`. */
    day: string | null;
  } | null;
  /** The year it is, as far as life has come. */
  this_year: number;
  /** How the balance and the strength were counted. */
  methods: { five_phases: string; strength: string };
}

/** What is told of a word that was tapped. */
export type LessonView =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; entry: GlossaryEntry; why: readonly string[] };
