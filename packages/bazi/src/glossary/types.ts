/** What the glossary is made of. */

/** The kinds of terms a chart shows. */
export type TermGroup =
  'ten_god' | 'stem' | 'branch' | 'na_yin' | 'life_stage' | 'shen_sha' | 'relation' | 'concept';

/** A term in plain words, with a line of the classics. */
export interface GlossaryEntry {
  term: string;
  group: TermGroup;
  /** What it is, in one to three plain sentences. */
  meaning: string;
  /** A line as it stands in the book, in simplified characters, and where: 《书·篇》. */
  line: { text: string; source: string };
}

/** The terms of a group, each with its meaning, the classical line and the line's source. */
export type Terms = Readonly<Record<string, readonly [meaning: string, text: string, source: string]>>;
