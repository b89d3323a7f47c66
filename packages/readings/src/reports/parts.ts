/** Small readings of a chart that reports and answers share. */
import {
  type GodGroup,
  GOD_GROUPS,
  GROUPS_WITHOUT,
  groupOf,
  type LuckOfPillar,
  type ReadingFacts,
  relationsWith,
} from '@ziping/bazi/reading/facts';
import type { Phase, Relation, RelationKind } from '@ziping/bazi/types';

import type { Claim, Draft } from './draft.ts';
import { GROUP_NAMES, GROUP_WORDS, type Topic } from './words-groups.ts';
import type { Band } from './words-luck.ts';
import { type NatalKey, PALACE_NAMES, PHASE_NAMES, RELATION_WORDS } from './words-phases.ts';
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

/** How much of a group a text is written for. */
export const AMOUNTS = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;

/** What a group means for a subject. Of little of a group nothing is told that the seat or the month has. */
export function sayGroup(draft: Draft, group: GodGroup, topic: Topic): void {
  const { facts } = draft;
  if (isWithout(group, facts)) return;
  const amount = AMOUNTS[facts.groups[group].level];
  const present = [facts.branch_gods.day!, facts.branch_gods.month!].map(groupOf);
  if (amount === 'light' && present.includes(group)) return;
  const words = GROUP_WORDS[group][topic][amount];
  // The last of them is that of the report of the whole chart.
  const own = words.slice(0, -1);
  draft.sayTrait(draft.fittingTraits(own).length > 0 ? own : words, groupClaim(group, facts));
}

/** In which palaces ten gods stand, as a part of a sentence. */
export function seenAt(facts: ReadingFacts, gods: readonly string[]): string {
  const places = facts.pillars
    .map(({ key }) => key as NatalKey)
    .filter((key) => gods.includes(facts.stem_gods[key] ?? '') || gods.includes(facts.branch_gods[key] ?? ''))
    .map((key) => PALACE_NAMES[key]);
  return places.length > 0 ? `见于${places.join('、')}` : '不在明处';
}

/** How much of the chart a group is, in words with the figure. */
export function amountOf(group: GodGroup, facts: ReadingFacts): string {
  const { phase, percent, level } = facts.groups[group];
  const absent = `${facts.hour_unknown ? '六字' : '八字'}明面上不见`;
  const words = { heavy: '分量偏重', even: '分量适中', light: '分量偏轻', missing: absent }[level];
  const figure = percent > 0 ? `（约占${percent}%）` : '';
  return `${GROUP_NAMES[group]}属${phaseName(phase)}，${words}${figure}`;
}

/** The groups that a chart has least and most of, in the order heaviest first. */
export function extremes(facts: ReadingFacts): { most: GodGroup; least: GodGroup } {
  const order = [...GOD_GROUPS].sort((a, b) => facts.groups[b].percent - facts.groups[a].percent);
  return { most: order[0]!, least: order[4]! };
}

/** The kinds in which the branches of a whole set of three come together. */
const FRAME_KINDS: readonly RelationKind[] = ['three_meet', 'three_combine'];

/** The relations of the chart that have words, those of three branches first. Every kind of 合, 冲, 刑 and 害 has. */
export function natalRelations(facts: ReadingFacts): Relation[] {
  const told = facts.relations.filter(({ kind }) => kind in RELATION_WORDS);
  return [
    ...told.filter(({ kind }) => FRAME_KINDS.includes(kind)),
    ...told.filter(({ kind }) => !FRAME_KINDS.includes(kind)),
  ];
}

/** Whether a relation of a pillar of luck is one of three branches that the chart has without it. */
const isNatal = ({ relations }: ReadingFacts, { kind, name }: Relation) =>
  FRAME_KINDS.includes(kind) && relations.some((one) => one.name === name);

/** The relations of a pillar of luck that are told of it, what says most first. */
function touches(facts: ReadingFacts, ganzhi: string): Relation[] {
  const rank = (relation: Relation) =>
    isNatal(facts, relation) ? TOUCHING_KINDS.length : TOUCHING_KINDS.indexOf(relation.kind);
  return relationsWith(facts, ganzhi)
    .filter(({ kind }) => TOUCHING_KINDS.includes(kind))
    .sort((a, b) => rank(a) - rank(b));
}

/** What a pillar of luck touches in the chart: the relation that says most, with its first pillar, or null. */
export function touchOf(
  facts: ReadingFacts,
  luck: LuckOfPillar,
): { relation: Relation; key: NatalKey } | null {
  const found = touches(facts, luck.ganzhi).find(({ kind }) => kind !== 'break');
  return found ? { relation: found, key: found.members[0] as NatalKey } : null;
}

export const TOUCHED: Readonly<Record<NatalKey, readonly string[]>> = {
  year: [
    '牵动祖辈与外面的环境',
    '动在年柱，远处与长辈的事多些',
    '影响在根源处，常与出行、旧事有关',
    '落在年柱，老关系里会有消息',
    '根上有动静，旧的约定看一眼',
    '触到年柱，故人故地会有牵连',
    '碰到根上，家族里的事要出面',
    '外面的大环境先变，自己随后跟上',
  ],
  month: [
    '牵动父母与日常的轨道',
    '动在月柱，岗位与家里的安排有变',
    '影响在日常的环境，节奏要重排',
    '落在月柱，身边一起做事的人会换',
    '碰到月令，原先的习惯要松一松',
    '父母兄弟一边的事要多问',
    '触到月柱，常走的路要改一改',
    '日常的次序会变，先把要紧的排好',
  ],
  day: [
    '直接落在自己与身边的人',
    '动在日柱，自身的感受最明显',
    '影响在起居与亲密关系，话多说一句',
    '落在日柱，住处与作息容易有调整',
    '碰到自己的座位，心里会有起伏',
    '身边最亲的人先有感觉',
    '触到日柱，心气与作息要一起调',
    '两个人之间的事会提上来',
  ],
  time: [
    '牵动后辈与心里的志向',
    '动在时柱，计划与后辈的事会变',
    '影响在长远的打算，先别定死',
    '落在时柱，手上的后续会有反复',
    '碰到往后的安排，留些余地',
    '晚间的作息与私下的念头先动',
    '触到时柱，往后的打算要改一稿',
    '后辈的事会来问你',
  ],
};

/** The same for the chart of a minor. */
export const TOUCHED_YOUNG: Readonly<Record<NatalKey, readonly string[]>> = {
  year: [
    '牵动家里的长辈与外面的环境',
    '动在年柱，与祖辈、搬动有关',
    '落在年柱，远处的亲人会来往',
    '家里老人的事多些',
  ],
  month: [
    '牵动父母与学习的环境',
    '动在月柱，学校与家里的安排会变',
    '落在月柱，作息要跟着调',
    '身边的老师、同伴会换',
  ],
  day: [
    '直接落在自己身上',
    '动在日柱，心情与起居要多看一眼',
    '落在日柱，身体与脾气都有变化',
    '自己的感受最明显',
  ],
  time: [
    '牵动心里的想法与兴趣',
    '动在时柱，喜欢的东西会换',
    '落在时柱，夜里的睡眠要留意',
    '心里的念头先动，多问一句',
  ],
};

/** The kinds of relation that are told of luck, what says most first. */
const TOUCHING_KINDS: readonly RelationKind[] = [
  ...FRAME_KINDS,
  'clash',
  'combine',
  'punish',
  'harm',
  'stem_combine',
  'half_combine',
  'break',
];

/** Whether a pillar of luck is told as help or as strain; between the two its stem decides. */
export const signOf = ({ tone, stem_god }: LuckOfPillar, facts: ReadingFacts): 'good' | 'bad' => {
  if (tone !== 0) return tone > 0 ? 'good' : 'bad';
  return facts.favour[facts.groups[groupOf(stem_god)].phase] === 'bad' ? 'bad' : 'good';
};
