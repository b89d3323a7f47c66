/** What the chart has by itself, told alike everywhere: which group weighs most by which count, and 夫妻宫 with its neighbours. */
import { GROUP_NAMES } from '@ziping/bazi/columns';
import { heaviestGroup } from '@ziping/bazi/favourable';
import { GOD_GROUPS, type GodGroup, type ReadingFacts } from '@ziping/bazi/reading/facts';
import { STEMS } from '@ziping/bazi/sixty-cycle';
import type { Relation, RelationKind } from '@ziping/bazi/types';

import type { NatalKey } from './words-phases.ts';

/** The groups as the reason of the chart names them. */
const NAMES = Object.fromEntries(GOD_GROUPS.map((group, place) => [group, GROUP_NAMES[place]!])) as Readonly<
  Record<GodGroup, string>
>;

/** Sets of three that the chart has without luck. */
const framesOf = ({ relations }: ReadingFacts) =>
  relations.filter(({ kind }) => kind === 'three_combine' || kind === 'three_meet');

/** The group that the chart's own reason calls the heaviest: of those that help, or of those that drain; null without one. */
export const heaviestOf = ({ favourable, strength, day_master }: ReadingFacts): GodGroup | null =>
  favourable.method === '扶抑'
    ? GOD_GROUPS[heaviestGroup(strength, strength.leans, STEMS.indexOf(day_master))]!
    : null;

/** Which sets of three the shares in percent leave out; empty where the chart has none. */
export function frameNote(facts: ReadingFacts): string {
  const names = [...new Set(framesOf(facts).map(({ name }) => name))];
  return names.length === 0 ? '' : `；${names.join('、')}成局，百分比没有算这一局，论强弱时算了`;
}

/**
 * How the share in percent goes with what the reason of the chart calls the heaviest: they count different things, and
 * where they name two groups that is said.
 */
export function weightNote(facts: ReadingFacts): string {
  const own = heaviestOf(facts);
  const side = facts.side === 'weak' ? '耗身' : '帮身';
  const apart =
    own && own !== facts.leading
      ? `；免费解析说${NAMES[own]}最重，是论强弱时只在${side}的几组里比，这里比的是各组所占的份`
      : '';
  return apart + frameNote(facts);
}

/** The same in short, for a report beside that of the whole chart. */
export function otherWeightNote(facts: ReadingFacts): string {
  const own = heaviestOf(facts);
  return own && own !== facts.leading
    ? `；免费解析说${NAMES[own]}最重，那里只在一边的几组里比，这里五组一起比`
    : '';
}

const KINDS: readonly RelationKind[] = [
  'three_meet',
  'three_combine',
  'clash',
  'combine',
  'punish',
  'harm',
  'half_combine',
];

/** The relations of 夫妻宫 in the chart itself, what says most first, two at most. */
export const palaceRelations = ({ relations }: ReadingFacts): Relation[] =>
  relations
    .filter(({ kind, members }) => KINDS.includes(kind) && members.includes('day'))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .slice(0, 2);

type Neighbour = Exclude<NatalKey, 'day'>;

const PAIRS: Partial<Readonly<Record<RelationKind, Readonly<Record<Neighbour, string>>>>> = {
  clash: {
    year: '老家和长辈那头，常把两个人的时间冲散；先把自己的小家排在前面',
    month: '工作和父母那头，常把两个人的日子打乱；忙的时候提前说哪天能见',
    time: '往后的打算上，两个人容易各想各的；大事隔一季对一次',
  },
  combine: {
    year: '你找的人多半和家里长辈处得来；定下来之前，先一起回去吃顿饭',
    month: '常在一处做事的人和你最合得来；先一起做完一件事，再看合不合',
    time: '两个人往后想要的东西接近；一年坐下来对一次，越对越近',
  },
  punish: {
    year: '家里旧的规矩容易成为两个人的心结；哪几条守、哪几条不守，先说开',
    month: '外面受的气容易带回家，进门先说一句“今天累”',
    time: '常为几点睡、往后怎么过拌嘴；立一条两人都肯守的规矩',
  },
  harm: {
    year: '亲戚的好意容易变成误会，两家的话不互相传',
    month: '忙的时候好意容易被听成责怪，话要说全',
    time: '想给对方的和对方想要的常差一点，先问再给',
  },
  half_combine: {
    year: '两家的来往能把你们拉近，过节一起走动',
    month: '一起做一件正事，感情就稳',
    time: '一起计划往后的事，感情就稳',
  },
};

/** A relation of 夫妻宫 in lay words; empty where nothing of it can be said plainly. */
export function palaceText({ kind, members, phase }: Relation, { favour }: ReadingFacts): string {
  if (kind === 'three_combine' || kind === 'three_meet')
    return phase && favour[phase] === 'bad'
      ? '你们的家和外面的事天生连成一片，热闹有余，两个人单独的时间要自己抢出来'
      : '你们的家和外面的人事天生连成一片，常有人帮衬，顺着大家的势走就轻省';
  const other = members.find((key) => key !== 'day') as Neighbour | undefined;
  return (other && PAIRS[kind]?.[other]) ?? '';
}

/** The pillars as the places of a relation: of that of the day the branch. */
export const PLACES: Readonly<Record<string, string>> = {
  year: '年柱',
  month: '月柱',
  day: '日支',
  time: '时柱',
};

/** The same by its term, such as 寅申冲（日支与时柱）. */
export const palaceTerm = ({ name, members }: Relation): string =>
  `${name}（${members.map((key) => PLACES[key]).join('、')}）`;
