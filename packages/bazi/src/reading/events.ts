/**
 * What a pillar of luck (a cycle, a year or a month) brings upon a chart, and the one word for it. Reports, adviser and
 * chart take both from here, so that none tells what another denies.
 *
 * 夫妻宫 is the branch of the day. Its 六合, 冲 and the 三合, 三会 or 三刑 that luck completes with it are of the first rank;
 * its other relations, those of luck with the other palaces, and the stars that luck brings follow.
 */
import { PHASES, numbersOf, phasePlace } from '../five-phases.ts';
import { cangGan, shiShen } from '../pillars.ts';
import { relationsOf } from '../relations.ts';
import { STEMS } from '../sixty-cycle.ts';
import type { KeyedPillar, Phase, Relation, RelationKind } from '../types.ts';
import type { Favour, GodGroup, ReadingCore, Tone } from './facts.ts';
import { groupOf } from './gods.ts';

/** Whose palace a relation touches: the branch of the day is that of the partner and of oneself. */
export type Palace = 'spouse' | 'family' | 'work' | 'children';

/** Whose star a ten god is. Of a man 财 is also the star of the partner, 官杀 of children; of a woman 官杀 and 食伤. */
export type StarOf = 'partner' | 'money' | 'office' | 'study' | 'children' | 'peers' | 'skill';

/** `join` draws together, `move` clashes, `rub` is 刑 or 害, `bring` is a star in the stem of luck. */
export type EventForce = 'join' | 'move' | 'rub' | 'bring';

export interface LuckEvent {
  /** Unique among the events of a pillar, such as `clash:spouse:子午冲`. */
  id: string;
  force: EventForce;
  /** 1: of the first rank, told early and never left out; 2: told where its subject is; 3: evidence only. */
  rank: 1 | 2 | 3;
  /** The kind of relation; null of a star. */
  kind: RelationKind | null;
  /** In terms: 子午冲, 申子辰三合水, or the ten god of a star. */
  name: string;
  /** Palaces whose pillar takes part, 夫妻宫 first. Empty of a star. */
  palaces: Palace[];
  /** The natal pillars that take part. */
  keys: KeyedPillar['key'][];
  /** Whose star; empty of a relation. */
  stars: StarOf[];
  /** The phase that is formed or brought, and how it suits the chart; null of 冲, 刑 and 害. */
  phase: Phase | null;
  favour: Favour | null;
}

/** What the events and the weight of a pillar rest on. */
export type EventFacts = Pick<ReadingCore, 'day_master' | 'favour' | 'gender' | 'pillars' | 'advice'>;

/** The word for a tone, the same in chart, list, report and answer. */
export const TONE_WORDS: Readonly<Record<Tone, string>> = {
  2: '顺',
  1: '较顺',
  0: '平',
  [-1]: '略紧',
  [-2]: '紧',
};

const PALACES: Partial<Readonly<Record<KeyedPillar['key'], Palace>>> = {
  day: 'spouse',
  year: 'family',
  month: 'work',
  time: 'children',
};

const TRIOS: readonly RelationKind[] = ['three_meet', 'three_combine'];

const FORCES: Partial<Readonly<Record<RelationKind, EventForce>>> = {
  three_meet: 'join',
  three_combine: 'join',
  combine: 'join',
  half_combine: 'join',
  stem_combine: 'join',
  clash: 'move',
  punish: 'rub',
  harm: 'rub',
};

const isTrio = ({ kind, name }: Relation) => TRIOS.includes(kind) || name.endsWith('三刑');

function rankOf(relation: Relation): LuckEvent['rank'] {
  const { kind, members } = relation;
  const onDay = members.includes('day');
  if (isTrio(relation)) return onDay ? 1 : 2;
  if (kind === 'stem_combine') return onDay ? 2 : 3;
  if (kind === 'half_combine') return onDay ? 2 : 3;
  if (kind === 'clash') return onDay ? 1 : 2;
  if (kind === 'combine') return onDay ? 1 : 3;
  return onDay ? 2 : 3;
}

const STARS: Readonly<Record<GodGroup, readonly StarOf[]>> = {
  peer: ['peers'],
  output: ['skill'],
  wealth: ['money'],
  officer: ['office'],
  seal: ['study'],
};

/** Whose star a ten god is in a chart of this sex. */
export function starsOf(god: string, gender: 'male' | 'female'): StarOf[] {
  const group = groupOf(god);
  const partner = gender === 'male' ? 'wealth' : 'officer';
  const children = gender === 'male' ? 'officer' : 'output';
  return [
    ...(group === partner ? (['partner'] as const) : []),
    ...STARS[group],
    ...(group === children ? (['children'] as const) : []),
  ];
}

/** The events of a pillar of luck, those of the first rank first. */
export function eventsOf(ganzhi: string, facts: EventFacts): LuckEvent[] {
  const { pillars, favour, gender, day_master } = facts;
  const isNatal = (name: string) => relationsOf(pillars).some((relation) => relation.name === name);
  const events: LuckEvent[] = [];
  for (const relation of relationsOf([...pillars, { key: 'liu_nian', ganzhi }])) {
    const { kind, name, members, phase } = relation;
    const force = FORCES[kind];
    if (!force || !members.includes('liu_nian')) continue;
    // A set of three that the chart has without luck is no event of it.
    if (isTrio(relation) && isNatal(name)) continue;
    const keys = members.filter((key) => key !== 'liu_nian');
    const palaces = keys.flatMap((key) => PALACES[key] ?? []);
    palaces.sort((a, b) => Number(b === 'spouse') - Number(a === 'spouse'));
    events.push({
      ...{
        id: `${kind}:${keys.join('+')}:${name}`,
        force,
        rank: rankOf(relation),
        kind,
        name,
        palaces,
        keys,
      },
      ...{ stars: [], phase, favour: phase && favour[phase] },
    });
  }
  const { stem } = numbersOf(ganzhi);
  const god = shiShen(STEMS.indexOf(day_master), stem);
  const phase = PHASES[phasePlace(stem)]!;
  events.push({
    ...{ id: `star:${god}`, force: 'bring', rank: 2, kind: null, name: god, palaces: [], keys: [] },
    ...{ stars: starsOf(god, gender), phase, favour: favour[phase] },
  });
  return events.sort((a, b) => a.rank - b.rank);
}

const POINTS: Readonly<Record<Favour, number>> = { good: 1, neutral: 0, bad: -1 };
/** Weights of the hidden stems of a branch, the main one first. */
const HIDDEN: readonly (readonly number[])[] = [[1], [0.7, 0.3], [0.6, 0.25, 0.15]];
/** What is left of a weight of the phases where two readings of the chart differ. */
const DOUBTFUL = 0.7;

function pointsOf(event: LuckEvent): number {
  const { kind, name, keys, favour } = event;
  const onDay = keys.includes('day');
  if (kind === 'clash') return onDay ? -1 : keys.includes('month') ? -0.6 : -0.3;
  if (kind === 'punish')
    return onDay ? (name.endsWith('三刑') ? -1 : -0.6) : name.endsWith('三刑') ? -0.6 : -0.2;
  if (kind === 'harm') return onDay ? -0.5 : -0.2;
  if (kind === 'three_meet' || kind === 'three_combine') return POINTS[favour ?? 'neutral'];
  if (kind === 'combine') return (onDay ? 0.4 : 0.2) + 0.3 * POINTS[favour ?? 'neutral'];
  return kind === 'half_combine' ? 0.3 * POINTS[favour ?? 'neutral'] : 0;
}

/** Whether an event unsettles 夫妻宫 so much that its time is never called easy. */
const unsettles = ({ rank, force }: LuckEvent) => rank === 1 && (force === 'move' || force === 'rub');

/** What the word for a pillar of luck rests on: what helps counts above 0, what strains below. */
export interface Grounds {
  stem: number;
  /** All hidden stems of the branch together, and those with the sign of the whole, the main one first. */
  branch: number;
  hidden: string[];
  events: readonly { event: LuckEvent; points: number }[];
}

/** What one of two readings of a doubtful chart turns round counts for nothing, the rest for less. */
export function groundsOf(
  ganzhi: string,
  facts: EventFacts,
  events: readonly LuckEvent[] = eventsOf(ganzhi, facts),
): Grounds {
  const { stem, branch } = numbersOf(ganzhi);
  const points = (place: number) => POINTS[facts.favour[PHASES[phasePlace(place)]!]];
  const stems = cangGan(branch);
  const weights = HIDDEN[stems.length - 1]!;
  const ofBranch = stems.reduce((sum, one, place) => sum + points(one) * weights[place]!, 0);
  const sure = facts.advice.sure ? 1 : DOUBTFUL;
  return {
    stem: points(stem) * 0.9 * sure,
    branch: ofBranch * 1.1 * sure,
    hidden: stems
      .filter((one) => Math.sign(points(one)) === Math.sign(ofBranch))
      .map((one) => STEMS.charAt(one)),
    events: events.map((event) => ({ event, points: pointsOf(event) })),
  };
}

/** What a pillar of luck weighs upon the chart; one that unsettles 夫妻宫 at most as much as an even time does. */
function weightOf(ganzhi: string, facts: EventFacts, events: readonly LuckEvent[]): number {
  const { stem, branch, events: weighed } = groundsOf(ganzhi, facts, events);
  const weight = weighed.reduce((sum, { points }) => sum + points, stem + branch);
  return events.some(unsettles) ? Math.min(weight, 0) : weight;
}

/** The tone of a weight. @param easy from which on it is 较顺 @param best from which on it is 顺 */
const toneAt = (weight: number, easy: number, best: number): Tone =>
  weight >= best ? 2 : weight >= easy ? 1 : weight > -easy ? 0 : weight > -best ? -1 : -2;

/** How a year or a cycle suits the chart: by its stem, all hidden stems of its branch, and the events. */
export function toneOf(
  ganzhi: string,
  facts: EventFacts,
  events: readonly LuckEvent[] = eventsOf(ganzhi, facts),
): Tone {
  return toneAt(weightOf(ganzhi, facts, events), 0.5, 1.4);
}

/** The least that the months of a year are taken to differ by: of a chart that little touches they differ less. */
const LEAST_SPREAD = 0.4;
/** How much of the weight of a year its months have, and the most of it that counts. */
const OF_YEAR = { share: 0.4, most: 1.6 } as const;
/** What a month has more, since most events strain: with it a quarter of all months is easy and a quarter hard. */
const MIDDLE = 0.15;

/** A pillar with its events. */
interface Brought {
  ganzhi: string;
  events: readonly LuckEvent[];
}

/**
 * How the months of a year suit the chart. A month belongs to its year: it is measured against the others of that year, in
 * standard deviations, and all of them move by the weight of the year. So a year of the word 顺 has few hard months, and
 * one of the word 紧 few easy ones. A month that unsettles 夫妻宫 is never easy.
 */
export function monthTonesOf(year: Brought, months: readonly Brought[], facts: EventFacts): Tone[] {
  const weights = months.map(({ ganzhi, events }) => weightOf(ganzhi, facts, events));
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const variance = weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0) / weights.length;
  const spread = Math.max(Math.sqrt(variance), LEAST_SPREAD);
  const weight = weightOf(year.ganzhi, facts, year.events);
  const ofYear = Math.max(-OF_YEAR.most, Math.min(OF_YEAR.most, weight)) * OF_YEAR.share;
  return weights.map((one, place) => {
    const tone = toneAt((one - mean) / spread + ofYear + MIDDLE, 0.8, 1.6);
    return months[place]!.events.some(unsettles) ? (Math.min(tone, 0) as Tone) : tone;
  });
}
