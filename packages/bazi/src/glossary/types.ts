/** Types of the glossary. */

/** The kinds of terms a chart shows. */
export type TermGroup =
  'ten_god' | 'stem' | 'branch' | 'na_yin' | 'life_stage' | 'shen_sha' | 'relation' | 'pattern' | 'concept';

/** The explanation of a term, with a line from a classical book. */
export interface GlossaryEntry {
  term: string;
  group: TermGroup;
  /** One to three plain sentences. */
  meaning: string;
  /** A quotation in simplified characters, and its source: 《书·篇》. */
  line: { text: string; source: string };
}

/** The terms of a group, each with its meaning, the classical line and the line's source. */
export type Terms = Readonly<Record<string, readonly [meaning: string, text: string, source: string]>>;
