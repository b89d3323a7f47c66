import { GROUP_NAMES, groupOf } from '@ziping/bazi/columns';
import { PHASE_CHARACTERS, phasePlace } from '@ziping/bazi/five-phases';
import { cangGan, shiShen } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { PILLAR_WORDS, type PillarName } from '../facts.ts';
import { createAssertions, type CheckedFacts } from './assertion.ts';
import { mentionsIn } from './mentions.ts';
import { type Place, plainText } from './plain-text.ts';

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
    | 'favourable'
    | 'relation'
    | 'hidden'
    | 'phase'
    | 'na_yin'
    | 'life_stage'
    | 'palace'
    | 'birth'
    /** Of a model's text only: a time and what it brings, words that no text has, traits, people, contacts. */
    | 'time'
    | 'word'
    | 'trait'
    | 'person'
    | 'contact';
  /** Where in the text, in UTF-16 units. */
  start: number;
  end: number;
  said: string;
  /** What is right, as a model is told. */
  right: string;
}

/** A text, the chart that it is checked against, and what was found in it so far. */
export type CheckedText = ReturnType<typeof createCheckedText>;

type Check = (...groups: string[]) => string | null | undefined;
type IsRead = (match: RegExpExecArray) => boolean;

/** Words by which a denial itself is denied or left open: 不算缺火, 并非无根. */
const DENIAL_DENIED =
  /(?:不(?:算|是|能说|能算|至于|等于|叫|一定|见得|会|代表)|算不上|谈不上|说不上|并不|并非|绝非|未必|是否|会不会|有没有)[^，。；\n]{0,3}$/;

/** What is right, as a check returns it, or null where the text is right. */
export const unless = (isRight: boolean, right: string) => (isRight ? null : right);

/** The key of a pillar by its word, such as 年. */
export const keyOf = (word: string) =>
  (Object.keys(PILLAR_WORDS) as PillarName[]).find((key) => PILLAR_WORDS[key] === word) ?? 'year';

/** Reads a text for checks against a chart: `text` is its plain text, findings have the places of the original. */
export function createCheckedText(original: string, facts: CheckedFacts) {
  const { text, placeOf } = plainText(original);
  const mentions = mentionsIn(text, facts);
  const assertions = createAssertions(text, facts);
  const findings: Finding[] = [];
  const dayStem = STEMS.indexOf(facts.day_master);
  const godOf = (stem: string) => shiShen(dayStem, STEMS.indexOf(stem));
  const hiddenGods = (branch: string) =>
    cangGan(BRANCHES.indexOf(branch)).map((stem) => shiShen(dayStem, stem));

  const pillars = Object.values(facts.pillars);
  const stems = pillars.map(({ ganzhi }) => ganzhi.charAt(0));
  const branches = pillars.map(({ ganzhi }) => ganzhi.charAt(1));

  return {
    ...assertions,
    /** The open stems of the chart, in the order of its pillars. */
    stems,
    /** The branches of the chart, in the order of its pillars. */
    branches,
    /** The group of ten gods that a phase is for the day master, such as 印. */
    groupOfPhase: (phase: string) => GROUP_NAMES[groupOf(dayStem, PHASE_CHARACTERS.indexOf(phase))] ?? '',
    /** The phase of a stem. */
    phaseOfStem: (stem: string) => PHASE_CHARACTERS.charAt(phasePlace(STEMS.indexOf(stem))),
    text,
    mentions,
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
    isStated,
    each,
    eachDenial,
  };

  function add(kind: Finding['kind'], { start, end }: Place, right: string): void {
    const [from, to] = [placeOf(start), placeOf(end - 1) + 1];
    findings.push({ kind, start: from, end: to, said: original.slice(from, to), right });
  }

  /** Whether something is said of the chart: not denied, not a case, not asked, and not about someone else. */
  function isStated({ start, end }: Place): boolean {
    return !assertions.isDenied(start, end) && isMeant({ start, end });
  }

  /** Whether something is said or denied of the chart. */
  function isMeant({ start, end }: Place): boolean {
    return (
      !assertions.isSupposed(start, end) && !assertions.isAsked(end) && !assertions.isAboutOthers(start, end)
    );
  }

  /**
   * Calls `check` for every match of a pattern that is stated of the chart; what it returns is what would be right.
   *
   * @param isRead whether a match is such a statement, where the pattern alone does not tell
   */
  function each(kind: Finding['kind'], pattern: string, check: Check, isRead?: IsRead): void {
    read(kind, pattern, check, isStated, isRead);
  }

  /** As {@link each}, for patterns that have the words of a denial in them: 地支无冲. */
  function eachDenial(kind: Finding['kind'], pattern: string, check: Check, isRead?: IsRead): void {
    const isSaid = (place: Place) =>
      !DENIAL_DENIED.test(assertions.clauseBefore(place.start).slice(-8)) && isMeant(place);
    read(kind, pattern, check, isSaid, isRead);
  }

  function read(
    kind: Finding['kind'],
    pattern: string,
    check: Check,
    isSaid: (place: Place) => boolean,
    isRead?: IsRead,
  ): void {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      if (isRead && !isRead(match)) continue;
      const right = check(...match.slice(1).map((group) => group ?? ''));
      const place = { start: match.index, end: match.index + match[0].length };
      if (right && isSaid(place)) add(kind, place, right);
    }
  }
}
