import { cangGan, shiShen } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { type ChartFacts, PILLAR_WORDS, type PillarName } from '../facts.ts';
import { AND, NUMBER, PAIR, withoutQuotations, YEAR } from './words.ts';

export interface Finding {
  kind:
    | 'pillar'
    | 'god'
    | 'year'
    | 'age'
    | 'cycle'
    | 'day_master'
    | 'void'
    | 'star'
    | 'strength'
    | 'pattern'
    | 'favourable';
  /** Where in the text, in UTF-16 units. */
  start: number;
  end: number;
  said: string;
  /** What is right, as a model is told. */
  right: string;
}

/** Stands between what is before a match and the match. */
const SEAM = '|';
/** A list that a match goes on with one of the same kind. */
const LIST_BEFORE = new RegExp(
  [
    `${YEAR}年?\\s*${AND}\\s*\\|${YEAR}`,
    `${PAIR}\\s*${AND}\\s*\\|${PAIR}`,
    `(?:${NUMBER}|岁)\\s*${AND}\\s*\\|(?:虚岁|周岁)?${NUMBER}(?:虚岁|周岁|岁)`,
  ].join('|'),
);

/** A text, the chart that it is checked against, and what was found in it so far. */
export type CheckedText = ReturnType<typeof createCheckedText>;

/** What is right, as a check returns it, or null where the text is right. */
export const unless = (isRight: boolean, right: string) => (isRight ? null : right);

/** The key of a pillar by its word, such as 年. */
export const keyOf = (word: string) =>
  (Object.keys(PILLAR_WORDS) as PillarName[]).find((key) => PILLAR_WORDS[key] === word) ?? 'year';

/** Reads a text for checks against a chart. Words that are quoted from a book are blanks in its `text`. */
export function createCheckedText(original: string, facts: ChartFacts) {
  const text = withoutQuotations(original);
  const findings: Finding[] = [];
  const dayStem = STEMS.indexOf(facts.day_master);
  const godOf = (stem: string) => shiShen(dayStem, STEMS.indexOf(stem));
  const hiddenGods = (branch: string) =>
    cangGan(BRANCHES.indexOf(branch)).map((stem) => shiShen(dayStem, stem));

  return {
    text,
    facts,
    findings,
    pillarOf: (word: string) => facts.pillars[keyOf(word)],
    /** The ten god of a stem. */
    godOf,
    /** The ten gods of the stems hidden in a branch, the main one first. */
    hiddenGods,
    /** The ten gods of a pair: of its stem, and of what its branch hides. */
    godsOfPair: (pair: string) => [godOf(pair.charAt(0)), ...hiddenGods(pair.charAt(1))],
    add,
    each,
    isListed,
    isDenied,
  };

  function add(kind: Finding['kind'], match: RegExpExecArray, right: string): void {
    findings.push({ kind, start: match.index, end: match.index + match[0].length, said: match[0], right });
  }

  /** Calls `check` for every match of a pattern; what it returns is what would be right. */
  function each(
    kind: Finding['kind'],
    pattern: string,
    check: (...groups: string[]) => string | null | undefined,
    context?: (match: RegExpExecArray) => boolean,
  ): void {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      if (context && !context(match)) continue;
      const right = check(...match.slice(1).map((group) => group ?? ''));
      if (right) add(kind, match, right);
    }
  }

  /**
   * Whether a match is the last of several years, pairs or ages in a row, whose partners stand in a row of their own:
   * 2026、2027年丙午、丁未.
   */
  function isListed(match: RegExpExecArray): boolean {
    return LIST_BEFORE.test(text.slice(Math.max(0, match.index - 8), match.index) + SEAM + match[0]);
  }

  /** Whether the words before a match deny it or put it as a case. */
  function isDenied(match: RegExpExecArray): boolean {
    return (
      /[不未非没无若如假]|以为$/.test(text.slice(Math.max(0, match.index - 4), match.index)) ||
      /^[^，。；\n]{0,4}[不未非]/.test(text.slice(match.index, match.index + match[0].length))
    );
  }
}
