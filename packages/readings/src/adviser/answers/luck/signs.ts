import {
  type CycleLuck,
  type GodGroup,
  groupOf,
  type LuckOfPillar,
  relationsWith,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { shenShaOf } from '@ziping/bazi/shen-sha';
import type { Relation } from '@ziping/bazi/types';
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { partnerGroup } from '../../../reports/parts.ts';
import { type NatalKey } from '../../../reports/words-phases.ts';
import { firstYearAhead } from '../../understand/time/years.ts';
import type { Topic } from '../../matters/matter.ts';
import type { Writer } from '../../writer.ts';

/** Which side of luck a topic looks at. */
export type Aspect = 'work' | 'money' | 'love' | 'study' | 'health' | 'year';

const ASPECTS: Partial<Readonly<Record<Topic, Aspect>>> = {
  marriage_time: 'love',
  partner: 'love',
  romance: 'love',
  marriage: 'love',
  love: 'love',
  job_change: 'work',
  startup: 'work',
  industry: 'work',
  boss: 'work',
  career: 'work',
  exam: 'study',
  study: 'study',
  lottery: 'money',
  invest: 'money',
  house: 'money',
  wealth: 'money',
  health: 'health',
  medicine: 'health',
};

export const aspectOf = (topic: Topic | undefined): Aspect => (topic && ASPECTS[topic]) ?? 'year';

export const ASPECT_NAMES: Readonly<Record<Aspect, string>> = {
  work: '事业',
  money: '财运',
  love: '感情',
  study: '学业',
  health: '身心',
  year: '整体',
};

export const yearText = ({ year, ganzhi, age }: YearLuck) => `${year}年${ganzhi}（虚岁${age}）`;

export const spanText = ({ start_year, end_year, start_age, end_age }: CycleLuck) =>
  `${start_year}年至${end_year}年（虚岁${start_age}至${end_age}）`;

export const toneName = ({ tone }: Pick<LuckOfPillar, 'tone'>) => TONE_WORDS[tone];

/** The first year that is still ahead: late in a year, the next. */
export const firstAhead = ({ today }: Writer) => firstYearAhead(today);

export const yearOfLuck = (w: Writer, year: number): YearLuck => yearsOf(w.facts, year, 1)[0]!;

export const signKey = (tone: number) => (tone > 0 ? 'good' : tone < 0 ? 'bad' : 'even');

/** Stars that a year brings. */
export function starsOfYear({ facts }: Writer, { ganzhi }: YearLuck): string[] {
  return shenShaOf([...facts.pillars, { key: 'liu_nian', ganzhi }], facts.gender)
    .filter(({ key }) => key === 'liu_nian')
    .map(({ name }) => name);
}

/** Relations of a pillar of luck with one pillar of the chart that are worth a word. */
export function touchesOf({ facts }: Writer, ganzhi: string, key: NatalKey): Relation[] {
  const kinds = ['clash', 'combine', 'half_combine', 'punish', 'harm', 'stem_combine'];
  return relationsWith(facts, ganzhi).filter(
    ({ kind, members }) => kinds.includes(kind) && members[0] === key,
  );
}

const GROUP_POINTS: Readonly<Record<Aspect, Partial<Record<GodGroup, number>>>> = {
  work: { officer: 1, output: 0.5, seal: 0.5 },
  money: { wealth: 1, output: 0.5 },
  love: {},
  study: { seal: 1, officer: 0.5 },
  health: {},
  year: {},
};

/** The signs that a year gives of courtship and marriage, each as a clause. */
export function signsOfLove(w: Writer, year: YearLuck): { text: string; points: number }[] {
  const { facts } = w;
  const group = partnerGroup(facts);
  const signs: { text: string; points: number }[] = [];
  if (groupOf(year.stem_god) === group)
    signs.push({ text: `天干${year.ganzhi.charAt(0)}是${year.stem_god}，正是你的伴侣星`, points: 2 });
  else if (groupOf(year.branch_god) === group)
    signs.push({ text: `地支${year.ganzhi.charAt(1)}的本气是${year.branch_god}，伴侣星到位`, points: 1 });
  const seat = touchesOf(w, year.ganzhi, 'day');
  const joined = seat.find(({ kind }) => kind === 'combine' || kind === 'half_combine');
  const clash = seat.find(({ kind }) => kind === 'clash');
  if (joined) signs.push({ text: `夫妻宫被引动（${joined.name}）`, points: 2 });
  else if (clash) signs.push({ text: `夫妻宫逢冲（${clash.name}），来去都快`, points: 1 });
  const stars = starsOfYear(w, year).filter((star) => ['红鸾', '天喜', '桃花'].includes(star));
  if (stars.length > 0)
    signs.push({ text: `带${stars.join('、')}`, points: stars.some((star) => star !== '桃花') ? 2 : 1 });
  return signs;
}

/** How well a year serves an aspect. The tone of the year decides, its god only between years of one tone. */
export function pointsOf(w: Writer, year: YearLuck, aspect: Aspect): number {
  const love =
    aspect === 'love'
      ? Math.min(
          signsOfLove(w, year).reduce((sum, { points }) => sum + points, 0),
          4,
        ) / 2
      : 0;
  const strain =
    aspect === 'health' && touchesOf(w, year.ganzhi, 'day').some(({ kind }) => kind === 'clash') ? 0.9 : 0;
  return year.tone * 2 + (GROUP_POINTS[aspect][groupOf(year.stem_god)] ?? 0) * 0.9 + love * 0.45 - strain;
}

export const cycleOfYear = ({ facts }: Writer, year: number) =>
  facts.cycles.find(({ start_year, end_year }) => year >= start_year && year <= end_year);

/** 虚岁 of the last year that is told. */
export const OLDEST = 110;
