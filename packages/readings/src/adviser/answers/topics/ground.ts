import { type GodGroup, seasonOf, type YearLuck, yearsOf } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';
import { phaseName, pillarOf } from '../../../reports/parts.ts';
import { GROUP_WORDS, type Topic as GroupTopic } from '../../../reports/words-groups.ts';
import { PHASE_WORDS } from '../../../reports/words-phases.ts';
import type { Topic } from '../../understand/topics.ts';
import type { Writer } from '../../writer.ts';
import { aspectOf, firstAhead, pointsOf, toneName, yearOfLuck, yearText } from '../luck/signs.ts';

export const LEVELS = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;

export const names = (phases: readonly Phase[]) => phases.map(phaseName).join('、');

export const groupWords = (w: Writer, group: GodGroup, topic: GroupTopic) =>
  w.pick(GROUP_WORDS[group][topic][LEVELS[w.facts.groups[group].level]]);

export const dayMaster = ({ facts }: Writer) => `${facts.day_master}${'木火土金水'.charAt(facts.day_phase)}`;

/** Years ahead that an answer looks over. */
export const AHEAD = 8;

export const yearsAhead = (w: Writer) => yearsOf(w.facts, firstAhead(w), AHEAD);

export const bestAhead = (w: Writer, topic: Topic, count: number): YearLuck[] =>
  yearsAhead(w)
    .map((year) => ({ year, points: pointsOf(w, year, aspectOf(topic)) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ year }) => year)
    .sort((a, b) => a.year - b.year);

/** The season, the strength and what is useful, in a sentence. */
export function sayGround(w: Writer): void {
  const { facts } = w;
  const month = pillarOf(facts, 'month').charAt(1);
  const season = seasonOf(month);
  w.step(
    `看根本：日主${dayMaster(w)}生在${season}季${month}月，${facts.strength.verdict}；以${names(facts.favourable.useful)}为用。`,
  );
  w.say([
    `依据是：日主${dayMaster(w)}生在${season}季${month}月，${facts.strength.verdict}，取用以${names(facts.favourable.useful)}为先`,
    `这样说，是因为日主${dayMaster(w)}处在${season}季${month}月里，${facts.strength.verdict}，命局要借${names(facts.favourable.useful)}`,
  ]);
}

/** This year or the next, told within the answer to a topic. */
export function sayNear(w: Writer, topic: Topic): void {
  const year = yearOfLuck(w, firstAhead(w));
  const best = bestAhead(w, topic, 2);
  w.say(
    `近处看，${yearText(year)}属${toneName(year)}；往后几年，${best.map(({ year: number, ganzhi }) => `${number}年${ganzhi}`).join('、')}相对更合用`,
  );
}

export const starGroup = (w: Writer): GodGroup => (w.facts.gender === 'male' ? 'wealth' : 'officer');

export function tradesOf(w: Writer, phase: Phase): string {
  return w.pick(PHASE_WORDS[phase].trades);
}
