import { GROUP_NAMES, groupOf } from '@ziping/bazi/columns';
import { PHASE_CHARACTERS, phasePlace } from '@ziping/bazi/five-phases';
import { cangGan, shiShen } from '@ziping/bazi/pillars';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { PILLAR_WORDS, type PillarName } from '../facts.ts';
import { type Assertions, type CheckedFacts, createAssertions } from './assertion.ts';
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

/** A chart in the words of texts. */
function namesOf(facts: CheckedFacts) {
  const dayStem = STEMS.indexOf(facts.day_master);
  const godOf = (stem: string) => shiShen(dayStem, STEMS.indexOf(stem));
  const phaseOfStem = (stem: string) => PHASE_CHARACTERS.charAt(phasePlace(STEMS.indexOf(stem)));
  const hiddenGods = (branch: string) =>
    cangGan(BRANCHES.indexOf(branch)).map((stem) => shiShen(dayStem, stem));
  const groupOfPhase = (phase: string) =>
    GROUP_NAMES[groupOf(dayStem, PHASE_CHARACTERS.indexOf(phase))] ?? '';

  const pillars = Object.values(facts.pillars);
  const stems = pillars.map(({ ganzhi }) => ganzhi.charAt(0));
  const branches = pillars.map(({ ganzhi }) => ganzhi.charAt(1));
  return {
    /** The open stems of the chart, in the order of its pillars. */
    stems,
    stemsText: `天干为${stems.join('、')}`,
    /** The open stems without the day master. */
    otherStems: Object.entries(facts.pillars).flatMap(([key, { ganzhi }]) =>
      key === 'day' ? [] : ganzhi.charAt(0),
    ),
    /** The branches of the chart, in the order of its pillars. */
    branches,
    branchesText: `地支为${branches.join('、')}`,
    /** The stems that the branches hide. */
    hiddenStems: pillars.flatMap(({ hidden }) => hidden.map(({ stem }) => stem)),
    /** The group of ten gods that a phase is for the day master, such as 印. */
    groupOfPhase,
    groupText: (phase: string) => `日主${facts.day_master}，${phase}为${groupOfPhase(phase)}`,
    /** The phase of a stem. */
    phaseOfStem,
    dayMasterText: `日主是${facts.day_master}${phaseOfStem(facts.day_master)}`,
    pillarOf: (word: string) => facts.pillars[keyOf(word)],
    /** The ten god of a stem. */
    godOf,
    /** The ten gods of the stems hidden in a branch, the main one first. */
    hiddenGods,
    /** The ten gods of a pair: of its stem, and of what its branch hides. */
    godsOfPair: (pair: string) => [godOf(pair.charAt(0)), ...hiddenGods(pair.charAt(1))],
  };
}

type Add = (kind: Finding['kind'], place: Place, right: string) => void;

/** Reads the statements of a text by patterns. */
function createReader(text: string, assertions: Assertions, add: Add) {
  const { clauseBefore, isAboutOthers, isAsked, isDenied, isSupposed } = assertions;

  /** Whether something is said or denied of the chart. */
  const isMeant = ({ start, end }: Place) =>
    !isSupposed(start, end) && !isAsked(end) && !isAboutOthers(start, end);

  /** Whether something is said of the chart: not denied, not a case, not asked, and not about someone else. */
  const isStated = (place: Place) => !isDenied(place.start, place.end) && isMeant(place);
  const isSaidOrDenied = (place: Place) =>
    !DENIAL_DENIED.test(clauseBefore(place.start).slice(-8)) && isMeant(place);

  const readerOf =
    (isSaid: (place: Place) => boolean) =>
    (kind: Finding['kind'], pattern: string, check: Check, isRead?: IsRead): void => {
      for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
        if (isRead && !isRead(match)) continue;
        const right = check(...match.slice(1).map((group) => group ?? ''));
        const place = { start: match.index, end: match.index + match[0].length };
        if (right && isSaid(place)) add(kind, place, right);
      }
    };
  return {
    isStated,
    /**
     * Calls `check` for every match of a pattern that is stated of the chart; what it returns is what would be right.
     * The last parameter tells whether a match is such a statement, where the pattern alone does not.
     */
    each: readerOf(isStated),
    /** As `each`, for patterns that have the words of a denial in them: 地支无冲. */
    eachDenial: readerOf(isSaidOrDenied),
  };
}

/** Reads a text for checks against a chart: `text` is its plain text, findings have the places of the original. */
export function createCheckedText(original: string, facts: CheckedFacts) {
  const { text, placeOf } = plainText(original);
  const assertions = createAssertions(text, facts);
  const findings: Finding[] = [];
  const add: Add = (kind, { start, end }, right) => {
    const [from, to] = [placeOf(start), placeOf(end - 1) + 1];
    findings.push({ kind, start: from, end: to, said: original.slice(from, to), right });
  };
  return {
    ...assertions,
    ...namesOf(facts),
    ...createReader(text, assertions, add),
    text,
    mentions: mentionsIn(text, facts),
    facts,
    findings,
    add,
  };
}
