/** Small readings of a chart that reports and answers share. */
import {
  type GodGroup,
  type GroupLevel,
  GOD_GROUPS,
  GROUPS_WITHOUT,
  groupOf,
  type LuckOfPillar,
  type ReadingFacts,
} from '@ziping/bazi/reading/facts';
import type { Phase, Relation, RelationKind } from '@ziping/bazi/types';

import type { Claim } from './draft.ts';
import { GROUP_NAMES } from './words-groups.ts';
import type { Band } from './words-luck.ts';
import { type NatalKey, PALACE_NAMES, PHASE_NAMES } from './words-phases.ts';
import type { StarKind, StarPlace, StarSeen } from './words-stars.ts';
import { TEEN_TOPICS, TEEN_YEARS } from './words-teen.ts';
import { YOUNG_TOPICS, YOUNG_YEARS } from './words-topics.ts';

export const pillarOf = (facts: ReadingFacts, key: NatalKey) =>
  facts.pillars.find((pillar) => pillar.key === key)?.ganzhi ?? '';

export const phaseName = (phase: Phase) => PHASE_NAMES[phase];

/** Whether a group is one that the special pattern of the chart is without: nothing is told of it. */
export const isWithout = (group: GodGroup, { pattern }: ReadingFacts) =>
  pattern.kind === 'transform' ? group === 'peer' : GROUPS_WITHOUT[pattern.kind]?.includes(group) === true;

/** What a minor may grow into, by topic and group. */
export const youngTopics = ({ age }: ReadingFacts) => (age <= 12 ? YOUNG_TOPICS : TEEN_TOPICS);

/** What a year brings a minor, by the ten god of its stem. */
export const youngYears = (age: number) => (age <= 12 ? YOUNG_YEARS : TEEN_YEARS);

export const bandOf = (age: number): Band => (age <= 18 ? 'early' : age <= 50 ? 'middle' : 'late');

export const groupClaim = (group: GodGroup, facts: ReadingFacts): Claim => [
  `group:${group}`,
  facts.groups[group].level,
];

export const partnerGroup = ({ gender }: Pick<ReadingFacts, 'gender'>) =>
  gender === 'male' ? 'wealth' : 'officer';

/** The share in percent below which a group carries no advice of its own. */
export const LIGHT = 8;

/** How much of a group a text is written for. */
export const AMOUNTS = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;

/** The two gods of a group of which a star is told. */
const STARS = { wealth: ['正财', '偏财'], officer: ['正官', '七杀'] } as const;

export const starGods = (group: keyof typeof STARS): readonly string[] => STARS[group];

/** Palaces in the order in which a star is looked for: stems first. */
const STAR_PLACES = ['month', 'year', 'time', 'day'] as const;

export interface Star {
  kind: StarKind;
  seen: StarSeen;
  place: StarPlace | null;
  /** The god that is seen first, such as 偏财; empty where there is none. */
  god: string;
}

/** How the star of a group stands in a chart: which of the two it is, whether in the open, and where. */
export function starOf({ stem_gods, branch_gods }: ReadingFacts, group: keyof typeof STARS): Star {
  for (const [gods, seen] of [
    [stem_gods, 'open'],
    [branch_gods, 'rooted'],
  ] as const)
    for (const place of STAR_PLACES) {
      const god = gods[place] ?? '';
      if (starGods(group).includes(god))
        return { kind: god === STARS[group][0] ? 'regular' : 'other', seen, place, god };
    }
  return { kind: 'regular', seen: 'none', place: null, god: '' };
}

/** How the star of a group stands, by its term. */
export function starInTerms(facts: ReadingFacts, group: keyof typeof STARS): string {
  const { god, place, seen } = starOf(facts, group);
  return place === null
    ? `${GROUP_NAMES[group]}不在明处`
    : `${god}${seen === 'open' ? '透于' : '藏于'}${PALACE_NAMES[place]}`;
}

/** A star as a key of words: which of the two and whether in the open. */
export const starKey = ({ kind, seen }: Star) => (seen === 'none' ? 'none' : (`${kind} ${seen}` as const));

/** In which palaces ten gods stand, as a part of a sentence. */
export function seenAt(facts: ReadingFacts, gods: readonly string[]): string {
  const places = facts.pillars
    .map(({ key }) => key as NatalKey)
    .filter((key) => gods.includes(facts.stem_gods[key] ?? '') || gods.includes(facts.branch_gods[key] ?? ''))
    .map((key) => PALACE_NAMES[key]);
  return places.length > 0 ? `见于${places.join('、')}` : '不在明处';
}

/** How sure what is said by the amount of a group is. */
export const SURE_OF: Readonly<Record<GroupLevel, string>> = {
  heavy: '明显',
  light: '偏向',
  missing: '明显',
  even: '偏向',
};

/** How much of the chart a group is, in words with the figure. */
export function amountOf(group: GodGroup, facts: ReadingFacts): string {
  const { phase, percent, level } = facts.groups[group];
  const absent = `${facts.hour_unknown ? '六字' : '八字'}明面上不见`;
  const words = { heavy: '分量偏重', even: '分量适中', light: '分量偏轻', missing: absent }[level];
  const figure = percent > 0 ? `（约占${percent}%）` : '';
  return `${GROUP_NAMES[group]}属${phaseName(phase)}，${words}${figure}`;
}

/** The same of the group that weighs most: where it is no more than others it is only a little heavier. */
export const sureOfLeading = ({ groups, leading }: ReadingFacts): string =>
  groups[leading].level === 'heavy' ? SURE_OF.heavy : '只是稍重';

/** The group that weighs most, as the ground of what is said by it. */
export const leadingGround = (facts: ReadingFacts): string =>
  `最重的一组：${amountOf(facts.leading, facts)}，${sureOfLeading(facts)}`;

/** The groups that a chart has least and most of, in the order heaviest first. */
export function extremes(facts: ReadingFacts): { most: GodGroup; least: GodGroup } {
  const order = [...GOD_GROUPS].sort((a, b) => facts.groups[b].percent - facts.groups[a].percent);
  return { most: order[0]!, least: order[4]! };
}

/** The kinds in which the branches of a whole set of three come together. */
const FRAME_KINDS: readonly RelationKind[] = ['three_meet', 'three_combine'];

/** 克 and 争合 of stems, and branches that only face each other: nothing is told of them. */
const UNTOLD_KINDS: readonly RelationKind[] = ['stem_contend', 'stem_overcome', 'oppose'];

/** The relations of the chart that are told, those of three branches first. */
export function natalRelations(facts: ReadingFacts): Relation[] {
  const told = facts.relations.filter(({ kind }) => !UNTOLD_KINDS.includes(kind));
  return [
    ...told.filter(({ kind }) => FRAME_KINDS.includes(kind)),
    ...told.filter(({ kind }) => !FRAME_KINDS.includes(kind)),
  ];
}

/** Whether a pillar of luck is told as help or as strain; between the two its stem decides. */
export const signOf = ({ tone, stem_god }: LuckOfPillar, facts: ReadingFacts): 'good' | 'bad' => {
  if (tone !== 0) return tone > 0 ? 'good' : 'bad';
  return facts.favour[facts.groups[groupOf(stem_god)].phase] === 'bad' ? 'bad' : 'good';
};
