/** Parts that several reports share. Each adds sentences to a draft; what differs by report is a parameter. */
import {
  type CycleLuck,
  type Favour,
  type GodGroup,
  GOD_GROUPS,
  GROUPS_WITHOUT,
  isAged,
  isMinor,
  monthText,
  type GroupLevel,
  groupOf,
  luckOf,
  relationsWith,
  type LuckOfPillar,
  type ReadingFacts,
  seasonOf,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { explain } from '@ziping/bazi/glossary/glossary';
import { yearPair } from '@ziping/bazi/pillars';
import { ganzhi as ganzhiOf } from '@ziping/bazi/sixty-cycle';
import type { Phase, Relation, RelationKind } from '@ziping/bazi/types';

import type { Claim, Draft } from './draft.ts';
import {
  GROUP_MEANING,
  GROUP_NAMES,
  GROUP_WORDS,
  SPECIAL_SPINE,
  SPINE,
  type Topic,
  YOUNG_SPINE,
} from './words-groups.ts';
import {
  type Band,
  CYCLE_TONES,
  GOD_WORDS,
  LATER_HALF,
  LATER_HALF_YOUNG,
  MONTH_GODS,
  MONTH_TONES,
  PAST_TONES,
  TONE_NAMES,
  YEAR_TONES,
} from './words-luck.ts';
import {
  type NatalKey,
  PALACE_NAMES,
  PALACE_PAIRS,
  PALACE_PAIRS_AGED,
  PALACE_PAIRS_YOUNG,
  PHASE_NAMES,
  PHASE_WORDS,
  RELATION_WORDS,
  STAR_WORDS,
} from './words-phases.ts';
import {
  AGED_CYCLE_TONES,
  AGED_GROUPS,
  AGED_SPINE,
  AGED_STEMS,
  AGED_TONES,
  AGED_YEARS,
  LATER_HALF_AGED,
  TOUCHED_AGED,
} from './words-aged.ts';
import { AGED_MONTHS, LOVE_MONTHS } from './words-months.ts';
import { PAST_THEMES } from './words-past.ts';
import {
  LATER_HALF_TEEN,
  TEEN_PHASES,
  TEEN_STEMS,
  TEEN_TONES,
  TEEN_TOPICS,
  TEEN_YEARS,
} from './words-teen.ts';
import { COMBINATION_WORDS, CYCLE_TOPICS, YOUNG_TONES, YOUNG_TOPICS, YOUNG_YEARS } from './words-topics.ts';
import { UNDER_YOUNG, YOUNG_HARD, YOUNG_PHASES, YOUNG_STEMS } from './words-young.ts';
import { LAST_MONTH_WORDS, SEASON_WORDS } from './words-seasons.ts';
import { SEAT_WORDS, STAGE_WORDS, STEM_WORDS } from './words-self.ts';
import { AGED_STARS, YOUNG_STARS } from './words-stars.ts';

const dayMasterName = ({ day_master, day_phase }: ReadingFacts) =>
  day_master + PHASE_CHARACTERS.charAt(day_phase);

export const pillarOf = (facts: ReadingFacts, key: NatalKey) =>
  facts.pillars.find((pillar) => pillar.key === key)?.ganzhi ?? '';

export const phaseName = (phase: Phase) => PHASE_NAMES[phase];

const phaseList = (phases: readonly Phase[]) => phases.map(phaseName).join('、');

export const favourClaims = (phases: readonly Phase[], facts: ReadingFacts): Claim[] =>
  phases.map((phase) => [`phase:${phase}`, facts.favour[phase]]);

/** Whether the chart is of 从, 专旺 or 化气, where the strength of the day master does not decide. */
const isSpecial = ({ pattern }: ReadingFacts) => pattern.kind in SPECIAL_SPINE;

/** Whether a group is one that the special pattern of the chart is without: nothing is told of it. */
const isWithout = (group: GodGroup, { pattern }: ReadingFacts) =>
  pattern.kind === 'transform' ? group === 'peer' : GROUPS_WITHOUT[pattern.kind]?.includes(group) === true;

/** How a year of life is spoken of. Work and courtship are behind after 60, and nothing of affairs is said before 19. */
type AgeWords = 'child' | 'teen' | 'grown' | 'aged';

export function ageWords(age: number): AgeWords {
  if (age <= 12) return 'child';
  if (age <= 18) return 'teen';
  return age <= 60 ? 'grown' : 'aged';
}

const isYoung = (words: AgeWords): words is 'child' | 'teen' => words === 'child' || words === 'teen';

/** What a minor may grow into, by topic and group. */
export const youngTopics = ({ age }: ReadingFacts) => (age <= 12 ? YOUNG_TOPICS : TEEN_TOPICS);

/** What a year brings a minor, by the ten god of its stem. */
export const youngYears = (age: number) => (age <= 12 ? YOUNG_YEARS : TEEN_YEARS);

export const bandOf = (age: number): Band => (age <= 18 ? 'early' : age <= 50 ? 'middle' : 'late');

export const groupClaim = (group: GodGroup, facts: ReadingFacts): Claim => [
  `group:${group}`,
  facts.groups[group].level,
];

const AMOUNTS: Readonly<Record<GroupLevel, 'heavy' | 'even' | 'light'>> = {
  heavy: 'heavy',
  even: 'even',
  light: 'light',
  missing: 'light',
};

/** What a group stands for, in words for the age. */
const meaningOf = (group: GodGroup, facts: ReadingFacts) =>
  isAged(facts) ? GROUP_MEANING[group].replace('长辈', '照应') : GROUP_MEANING[group];

/** What a group of ten gods means for a topic in this chart. @param lead words before it */
export function sayGroup(draft: Draft, group: GodGroup, topic: Topic, lead = ''): void {
  const { facts } = draft;
  if (isWithout(group, facts) && AMOUNTS[facts.groups[group].level] !== 'light') return;
  const words = GROUP_WORDS[group][topic][AMOUNTS[facts.groups[group].level]];
  draft.say(
    words.map((text) => lead + text),
    groupClaim(group, facts),
  );
}

/** What a group means in later years, in place of what it means for work and courtship. */
export function sayAgedGroup(draft: Draft, group: GodGroup): void {
  const { facts } = draft;
  draft.say(AGED_GROUPS[group][AMOUNTS[facts.groups[group].level]], groupClaim(group, facts));
}

export function sayAgedStem(draft: Draft, topic: 'mind' | 'home', lead = ''): void {
  draft.say(AGED_STEMS[draft.facts.day_master]![topic].map((text) => lead + text));
}

/** How much of the chart a group is, in words with the figure. */
export function amountOf(group: GodGroup, facts: ReadingFacts): string {
  const { phase, percent, level } = facts.groups[group];
  const absent = `${facts.hour_unknown ? '六字' : '八字'}明面上不见`;
  const words = { heavy: '分量偏重', even: '分量适中', light: '分量偏轻', missing: absent }[level];
  const figure = percent > 0 ? `（约占${percent}%）` : '';
  return `${GROUP_NAMES[group]}属${phaseName(phase)}，${words}${figure}`;
}

/** The same with the figure alone, before a sentence that says whether it is much. */
export function shareOf(group: GodGroup, facts: ReadingFacts): string {
  const { phase, percent, level } = facts.groups[group];
  if (level === 'missing') return amountOf(group, facts);
  return `${GROUP_NAMES[group]}属${phaseName(phase)}，约占${percent}%`;
}

/** The pillars, the strength, the pattern and what is useful. */
function sayBasis(draft: Draft, subject: string): void {
  const { facts } = draft;
  const master = dayMasterName(facts);
  const month = pillarOf(facts, 'month');
  const season = seasonOf(month.charAt(1));
  const four = facts.pillars
    .map(({ key, ganzhi }) => PALACE_NAMES[key as NatalKey].charAt(0) + '柱' + ganzhi)
    .join('、');
  draft.say([
    `这一篇${subject}从${four}读起，日主是${master}，生在${season}季${month.charAt(1)}月`,
    `立论的根据是${four}：${master}日主，月令${month.charAt(1)}，时当${season}季`,
    `先把根据说明白：${four}；以${master}为日主，看它在${month.charAt(1)}月里的处境`,
  ]);
  if (facts.hour_unknown)
    draft.say(
      '时辰未知，以下一概不用时柱，与子女、晚年有关的话也只从其余三柱取，起运的早晚可能有几个月的出入',
    );
  sayStrength(draft, master);
  sayPattern(draft);
  sayFavour(draft);
  draft.end();
}

/** 得令, 得地, 得势 and the verdict; of a special pattern the verdict alone, which does not decide there. */
function sayStrength(draft: Draft, master: string): void {
  const { facts } = draft;
  const { strength, pattern } = facts;
  if (isSpecial(facts)) {
    draft.say(
      [
        `照一般的算法，扶助的力量约占${strength.percent}%，属${strength.verdict}；这一命另成${pattern.name}，取舍不以强弱为准`,
        `只论强弱，生扶的一边占${strength.percent}%，是${strength.verdict}，但全局已成${pattern.name}，后文不从强弱上取`,
        `生扶合计${strength.percent}%，按强弱属${strength.verdict}，这只作参考，${pattern.name}看的是全局的势`,
      ],
      ['strength', strength.verdict],
    );
    return;
  }
  const held = [
    strength.de_ling ? '得令' : '不得令',
    strength.de_di ? '得地' : '不得地',
    strength.de_shi ? '得势' : '不得势',
  ];
  draft.say(
    [
      `${held.join('、')}，扶助的力量约占${strength.percent}%，定为${strength.verdict}`,
      `论强弱，${master}${held.join('、')}，生扶的一边占${strength.percent}%，属${strength.verdict}`,
      `${master}在这里${held.join('，')}，合计生扶${strength.percent}%，所以说它${strength.verdict}`,
    ],
    ['strength', strength.verdict],
  );
  // The balance counts every stem alike, the strength counts the month most: where they part, the reader is told why.
  if (facts.side !== 'weak' || facts.groups.peer.percent <= 32) return;
  const own = phaseName(facts.groups.peer.phase);
  const drain = heaviestDrain(facts);
  draft.say(
    strength.de_ling
      ? [
          `月令在${own}这一边，同类也不少，只是${GROUP_NAMES[drain]}等合起来分去的更多，所以仍不作强论`,
          `${own}得时而有伴，却要应付${GROUP_NAMES[drain]}一边的消耗，支出大过进项，仍不算强`,
        ]
      : [
          `同类的${own}在数目上不算少，只是月令不在它这一边，力量聚不拢，所以仍不作强论`,
          `${own}的同类虽多，却没有得到月令，好比人多而不在自己的时候，仍不算强`,
        ],
    groupClaim('peer', facts),
  );
}

/** Of 食伤, 财 and 官杀 the one that takes most from the day master, by the weights of the strength. */
function heaviestDrain({ strength }: ReadingFacts): GodGroup {
  const weightOf = (group: GodGroup) =>
    strength.parts
      .filter(({ shi_shen }) => groupOf(shi_shen) === group)
      .reduce((sum, { weight }) => sum + weight, 0);
  return (['output', 'wealth', 'officer'] as const).reduce((best, group) =>
    weightOf(group) > weightOf(best) ? group : best,
  );
}

const STATES: Readonly<Record<ReadingFacts['pattern']['state'], readonly string[]>> = {
  成格: ['该有的都有，算是成格', '所需俱备，格局成立'],
  救应: ['中间有破，又有救应，先难后成', '虽有所伤，也有所解，成在转折之后'],
  败格: ['有一处相碍，格不算全，正是一生要留心打磨的地方', '格中带破，不是坏命的意思，只说明功夫要下在这里'],
  未成: ['格未成形，活动的余地反而大', '还差一点助力，要等岁运来补'],
};

/** Up to what percent of support it is called little. */
const LITTLE_SUPPORT = 25;

/**
 * Why the chart has its pattern. The engine weighs the branches of a complete 三合 or 三会 as its phase: figures, roots
 * and the season are told by the main and hidden stems here, as in the rest of the report.
 */
function patternReason(facts: ReadingFacts): string {
  const { pattern, strength, groups } = facts;
  const master = dayMasterName(facts);
  if (pattern.kind === 'dominant') {
    const god = groupOf(facts.branch_gods.month!);
    const month = pillarOf(facts, 'month').charAt(1);
    const frame = frameOf(facts, 'month');
    const season =
      god === 'peer'
        ? `${master}当令`
        : god === 'seal'
          ? `月令${month}生扶${master}`
          : frame
            ? `月令${month}会入${frame.name}`
            : `${master}同类成群`;
    const none = groups.wealth.level === 'missing' && groups.officer.level === 'missing';
    return `${season}，比劫与印合成一势，${none ? '干支的本气里不见财官' : '财官不成气候'}，顺其旺势`;
  }
  if (pattern.kind === 'follow') {
    const rooted = strength.parts.some(
      ({ part, shi_shen }) => part === 'hidden' && groupOf(shi_shen) === 'peer',
    );
    const followed = { output: '食伤', wealth: '财', officer: '官杀', peer: '', seal: '' }[facts.leading];
    const whole = pattern.name === '从势格' ? '财官食伤并旺，从其势' : `${followed}成势，从之`;
    const frame = facts.relations.find(({ kind }) => FRAME_KINDS.includes(kind));
    const support =
      strength.percent <= LITTLE_SUPPORT
        ? '少有扶助'
        : frame
          ? `扶助的力量归入${frame.name}`
          : '扶助不成气候';
    return `${master}${rooted ? '根气单薄' : '无根'}，${support}，${whole}`;
  }
  return pattern.rests_on.text.replace(/。$/, '');
}

/** The pattern, why it is that one, and whether it holds. */
function sayPattern(draft: Draft): void {
  const { pattern } = draft.facts;
  const why = patternReason(draft.facts);
  const genuine = pattern.genuine ? '' : '，只是带着几分假';
  draft.say(
    [
      `格局依${pattern.source}取${pattern.name}${genuine}：${why}；${draft.pick(STATES[pattern.state])}`,
      `${why}，按${pattern.source}是${pattern.name}${genuine}，${draft.pick(STATES[pattern.state])}`,
    ],
    ['pattern', pattern.name],
  );
  const verdict = pattern.verdict.map(({ text }) => text.replace(/。$/, '')).join('；');
  if (verdict !== '') draft.say([`论格的得失：${verdict}`, `这一格成败的关键在：${verdict}`]);
}

/** What helps and what strains. */
function sayFavour(draft: Draft): void {
  const { facts } = draft;
  const { useful, helpful, harmful, method, source } = facts.favourable;
  const also = helpful.length > 0 ? `，以${phaseList(helpful)}为喜` : '';
  const strain = harmful.length > 0 ? `，${phaseList(harmful)}为忌` : '';
  draft.say(
    [
      `取用依${method}（${source}），以${phaseList(useful)}为用${also}${strain}，后文说顺与紧，都照这一条衡量`,
      `用神取${phaseList(useful)}，走的是${method}一路${also}${strain}，下面谈岁运的顺逆以此为准，所据是${source}`,
      `论取用，${method}为先，${phaseList(useful)}为用${also}${strain}，依${source}；往下论运论年，标准只有这一个`,
    ],
    ...favourClaims([...facts.good, ...facts.bad], facts),
  );
}

/** The day master in its season, and what a classic says of its stem. */
function saySeason(draft: Draft): void {
  const { facts } = draft;
  const month = pillarOf(facts, 'month').charAt(1);
  draft.say(LAST_MONTH_WORDS[facts.day_master]?.[month] ?? SEASON_WORDS[facts.day_master]![seasonOf(month)]!);
  const god = facts.branch_gods.month!;
  if (!isWithout(groupOf(god), facts)) draft.say(MONTH_GODS[god]!, ['god of the month', god]);
  const { text, source } = explain('stem', facts.day_master).line;
  draft.say(`${source}说：「${text}」`);
  draft.end();
}

/** The heart of the chart in two or three sentences. */
function saySpine(draft: Draft): void {
  const { facts } = draft;
  const leading = facts.leading as Exclude<GodGroup, 'peer'>;
  const special = SPECIAL_SPINE[facts.pattern.kind];
  const spine = isMinor(facts) ? YOUNG_SPINE : isAged(facts) ? AGED_SPINE : SPINE;
  draft.say(special ?? spine[facts.side][leading], ['strength', facts.strength.verdict]);
  if (facts.pattern.kind === 'follow')
    draft.say(
      [
        `看这样的命，先看所从的一组，这里是${GROUP_NAMES[leading]}，约占${facts.groups[leading].percent}%，管的是${meaningOf(leading, facts)}`,
        `所从的是${GROUP_NAMES[leading]}（${phaseName(facts.groups[leading].phase)}），约占${facts.groups[leading].percent}%，${meaningOf(leading, facts)}，都从这里看`,
      ],
      groupClaim(leading, facts),
    );
  else
    draft.say(
      [
        `${amountOf(leading, facts)}，管的是${meaningOf(leading, facts)}`,
        `除日主的同类之外，分量最足的一组是${GROUP_NAMES[leading]}，约占${facts.groups[leading].percent}%，管的是${meaningOf(leading, facts)}`,
        `${GROUP_NAMES[leading]}（${phaseName(facts.groups[leading].phase)}）在局中占到${facts.groups[leading].percent}%，${meaningOf(leading, facts)}，都从这里看`,
      ],
      groupClaim(leading, facts),
    );
  draft.end();
}

/** The groups that a chart has least and most of, in the order heaviest first. */
export function extremes(facts: ReadingFacts): { most: GodGroup; least: GodGroup } {
  const order = [...GOD_GROUPS].sort((a, b) => facts.groups[b].percent - facts.groups[a].percent);
  return { most: order[0]!, least: order[4]! };
}

export function sayStem(draft: Draft, topic: 'nature' | 'hard' | 'work' | 'love' | 'money' | 'image'): void {
  const { facts } = draft;
  const words =
    topic === 'hard' && isMinor(facts) ? YOUNG_HARD[facts.day_master]! : STEM_WORDS[facts.day_master]![topic];
  draft.say(topic === 'image' ? words.map((text) => `${dayMasterName(facts)}${text}`) : words);
}

export function saySeat(draft: Draft, topic: 'self' | 'love', named = true): void {
  const { facts } = draft;
  const god = facts.branch_gods.day!;
  const day = pillarOf(facts, 'day');
  if (isWithout(groupOf(god), facts)) {
    const frame = frameOf(facts, 'day');
    const branch = day.charAt(1);
    if (frame)
      draft.say([
        `${day}日，坐支${branch}已会入${frame.name}，随大势走，不单以本气论`,
        `坐下的${branch}入了${frame.name}，性情也跟着这股气，本气退在后面`,
        `${branch}在自己脚下，却归在${frame.name}里，看它先看这一局`,
      ]);
    return;
  }
  draft.say(
    SEAT_WORDS[god]![topic].map((text) =>
      named ? `${day}日，坐支${day.charAt(1)}的本气是${god}，${text}` : `就自己而言，${text}`,
    ),
    ['god:day', god],
  );
}

/** Stages in which the day master has its own phase under it. */
const ROOTED_STAGES = ['长生', '临官', '帝旺'];

export function sayStage(draft: Draft): void {
  const { pattern, seat_stage } = draft.facts;
  if (pattern.kind !== 'dominant' && isSpecial(draft.facts) && ROOTED_STAGES.includes(seat_stage)) return;
  draft.say(STAGE_WORDS[draft.facts.seat_stage]!, ['stage:day', draft.facts.seat_stage]);
}

/** The kinds in which the branches of a whole set of three come together. */
const FRAME_KINDS: readonly RelationKind[] = ['three_meet', 'three_combine'];

/** The complete 三会 or 三合 that a pillar is in; undefined for none. */
const frameOf = ({ relations }: ReadingFacts, key: NatalKey): Relation | undefined =>
  relations.find(({ kind, members }) => FRAME_KINDS.includes(kind) && members.includes(key));

/** The relations of the chart that have words, those of three branches first. Every kind of 合, 冲, 刑 and 害 has. */
export function natalRelations(facts: ReadingFacts): Relation[] {
  const told = facts.relations.filter(({ kind }) => kind in RELATION_WORDS);
  return [
    ...told.filter(({ kind }) => FRAME_KINDS.includes(kind)),
    ...told.filter(({ kind }) => !FRAME_KINDS.includes(kind)),
  ];
}

/** The natal pillars of a relation by name, such as 年柱、时柱. */
export const pillarNames = ({ members }: Relation): string =>
  members
    .filter((key) => key in PALACE_NAMES)
    .map((key) => PALACE_NAMES[key as NatalKey])
    .join('、');

/** Whether what comes together helps the chart. */
const FRAME_FAVOURS: Readonly<Record<Favour, string>> = {
  good: '正是所喜，这股势用得上',
  neutral: '不喜不忌，看岁运怎么引它',
  bad: '在要节制的一边，势大时先缓一缓',
};

export function sayRelation(draft: Draft, relation: Relation): void {
  const { facts } = draft;
  const { kind, name, members, phase } = relation;
  const words = draft.pick(RELATION_WORDS[kind]!);
  if (FRAME_KINDS.includes(kind) && phase) {
    const favour = `所成的${phaseName(phase)}${FRAME_FAVOURS[facts.favour[phase]]}`;
    draft.sayInTurn(
      'frame',
      [
        `${pillarNames(relation)}合看是${name}，${words}，${favour}`,
        `${name}见于${pillarNames(relation)}，${words}；${favour}`,
      ],
      ...favourClaims([phase], facts),
    );
    return;
  }
  if (members.length > 2) {
    draft.sayInTurn('relation', [
      `${pillarNames(relation)}之间有${name}，${words}`,
      `${name}见于${pillarNames(relation)}，牵着几处，${words}`,
    ]);
    return;
  }
  const [one, other] = members as NatalKey[];
  const pairs = isMinor(facts) ? PALACE_PAIRS_YOUNG : isAged(facts) ? PALACE_PAIRS_AGED : PALACE_PAIRS;
  const place = pairs[`${one}_${other}`];
  draft.sayInTurn('relation', [
    `${PALACE_NAMES[one!]}与${PALACE_NAMES[other!]}有${name}，${words}，落在${place}`,
    `${name}见于${PALACE_NAMES[one!]}、${PALACE_NAMES[other!]}，正在${place}，${words}`,
  ]);
}

/** The stars of the chart that have words for the age, each once, with the pillar where it stands. */
export function sayStars(
  draft: Draft,
  count: number,
  wanted: readonly string[] = Object.keys(STAR_WORDS),
): void {
  const { facts } = draft;
  const words = isMinor(facts) ? YOUNG_STARS : isAged(facts) ? AGED_STARS : STAR_WORDS;
  const found = wanted
    .filter((name) => name in words)
    .flatMap((name) => facts.shen_sha.find((star) => star.name === name) ?? []);
  for (const { name, key } of found.slice(0, count))
    draft.say(words[name]!.map((text) => `${PALACE_NAMES[key as NatalKey]}${text}`));
  if (found.length > 0)
    draft.say([
      '神煞只作旁证，轻重仍看五行与十神',
      '以上是神煞的旧说，听一半就好，主干仍在五行',
      '星名好听与否不必太在意，它只给主线添一笔颜色',
    ]);
}

const spanText = ({ start_year, end_year, start_age, end_age }: CycleLuck) =>
  `${start_year}年至${end_year}年（虚岁${start_age}至${end_age}）`;

const cycleClaim = ({ start_year, tone }: CycleLuck): Claim => [`cycle:${start_year}`, tone];

/** The pair of a year, such as 乙巳. */
const sexagenary = (year: number) => ganzhiOf(yearPair(year));

const yearText = ({ year, ganzhi, age }: YearLuck) => `${year}年${ganzhi}（虚岁${age}）`;

export const yearClaim = ({ year, tone }: YearLuck): Claim => [`year:${year}`, tone];

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

/** A relation of a pillar of luck with natal pillars, such as 与年柱子午冲. */
export const touchingText = (facts: ReadingFacts, relation: Relation): string =>
  isNatal(facts, relation) ? `引动命里的${relation.name}` : `与${pillarNames(relation)}${relation.name}`;

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

function touchText(draft: Draft, luck: YearLuck): string {
  const touch = touchOf(draft.facts, luck);
  if (!touch) return '';
  const age = ageWords(luck.age);
  const words = isYoung(age) ? TOUCHED_YOUNG : age === 'aged' ? TOUCHED_AGED : TOUCHED;
  const named = `${isNatal(draft.facts, touch.relation) ? '引动' : ''}${touch.relation.name}`;
  return `，${named}，${draft.pick(words[touch.key])}`;
}

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

/** How a cycle begins: what has passed is told as passed, the current one with the months of its change. */
function cycleOpening(draft: Draft, cycle: CycleLuck): string {
  if (cycle.current) {
    const from = `${monthText(cycle.start_date)}（虚岁${cycle.start_age}）`;
    const until = `${monthText(cycle.until)}（虚岁${cycle.end_age + 1}）`;
    return draft.pick([
      `眼下这步${cycle.ganzhi}运，从${from}走到${until}`,
      `现行${cycle.ganzhi}运，自${from}起，到${until}换运`,
    ]);
  }
  return cycle.past
    ? draft.pick([
        `${spanText(cycle)}走过${cycle.ganzhi}运`,
        `${cycle.ganzhi}运在${spanText(cycle)}，已经过去`,
      ])
    : draft.pick([`${spanText(cycle)}行${cycle.ganzhi}运`, `${cycle.ganzhi}运管${spanText(cycle)}`]);
}

/** Whether a pillar of luck is told as help or as strain; between the two its stem decides. */
export const signOf = ({ tone, stem_god }: LuckOfPillar, facts: ReadingFacts): 'good' | 'bad' => {
  if (tone !== 0) return tone > 0 ? 'good' : 'bad';
  return facts.favour[facts.groups[groupOf(stem_god)].phase] === 'bad' ? 'bad' : 'good';
};

const signName = (tone: LuckOfPillar['tone']) => (tone > 0 ? 'good' : tone < 0 ? 'bad' : 'even');

/** How a pillar of luck suits the chart, in words for that age. */
function tonesAt(
  age: number,
  tone: LuckOfPillar['tone'],
  grown: Readonly<Record<LuckOfPillar['tone'], readonly string[]>>,
): readonly string[] {
  const words = ageWords(age);
  if (words === 'child') return YOUNG_TONES[signName(tone)];
  if (words === 'teen') return TEEN_TONES[signName(tone)];
  return words === 'aged' ? AGED_TONES[tone] : grown[tone];
}

/** How a year suits the chart, in words for the age in it. */
export const yearTones = (age: number, tone: LuckOfPillar['tone']) => tonesAt(age, tone, YEAR_TONES);

/** Up to what 虚岁 a cycle may begin that is told for a topic: later ones are told in general. */
const LAST_TOPIC_AGE = { work: 55, money: 55, love: 45 };

/** What a cycle touches: each pillar once, the pillars of one relation together. */
function cycleTouches(facts: ReadingFacts, ganzhi: string): { text: string; key: NatalKey } | null {
  const found = touches(facts, ganzhi);
  const [first] = found;
  if (!first) return null;
  const key = first.members[0] as NatalKey;
  const text = touchingText(facts, first);
  const second = found.find(({ members }) =>
    members.every((member) => member === 'liu_nian' || !first.members.includes(member)),
  );
  if (!second) return { text, key };
  return first.name === second.name
    ? { text: `与${pillarNames(first)}、${pillarNames(second)}${first.name}`, key }
    : { text: `${text}，${touchingText(facts, second)}`, key };
}

/** How far the current cycle has run, and how long it still lasts. */
function cycleLeft({ start_date, until }: CycleLuck, today: string): string {
  const months = (from: string, to: string) =>
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) -
    (to.slice(8, 10) < from.slice(8, 10) ? 1 : 0);
  const left = months(today, until);
  if (left < 12) {
    const change =
      until.slice(0, 4) === today.slice(0, 4) ? `今年${Number(until.slice(5, 7))}月` : monthText(until);
    return `这一步运到${change}走完，换运前后宜留一段空，不急着定新事`;
  }
  return `到${monthText(today)}，这步运已走到第${Math.floor(months(start_date, today) / 12) + 1}年，离换运还有${Math.floor(left / 12)}年${left % 12 > 0 ? '多' : ''}`;
}

/** A cycle: what it brings at that age, for a topic or in general, what it touches, and how it suits the chart. */
export function sayCycle(draft: Draft, cycle: CycleLuck, topic?: 'work' | 'money' | 'love'): void {
  const { facts } = draft;
  const opening = cycleOpening(draft, cycle);
  const { past } = cycle;
  const grown = cycle.start_age > 18;
  if (isMinor(facts) && grown) {
    const later = draft.pick([
      '那时已经成年，具体的取舍留给他自己',
      '离现在还远，记一个大概就好',
      '到那时自有他的主意，这里不多说',
    ]);
    draft.say(
      `${opening}，天干${cycle.stem_god}、地支${cycle.branch_god}，于命局属${TONE_NAMES[cycle.tone]}，${later}`,
      cycleClaim(cycle),
    );
    return;
  }
  const middle = Math.floor((cycle.start_age + cycle.end_age) / 2);
  const themes = past ? PAST_THEMES[cycle.stem_god]! : GOD_WORDS[cycle.stem_god]!.cycle;
  const theme = draft.pick(themes[isMinor(facts) ? 'early' : bandOf(middle)]);
  const about =
    topic && !past && !isMinor(facts) && cycle.start_age <= LAST_TOPIC_AGE[topic]
      ? draft.pick(CYCLE_TOPICS[topic][groupOf(cycle.stem_god)][signOf(cycle, facts)])
      : theme;
  draft.say(`${opening}，天干为${cycle.stem_god}，${about}`);
  if (past) {
    draft.say(
      `地支${cycle.ganzhi.charAt(1)}的本气是${cycle.branch_god}，${draft.pick(PAST_TONES[cycle.tone])}`,
      cycleClaim(cycle),
    );
    return;
  }
  const below =
    groupOf(cycle.branch_god) === groupOf(cycle.stem_god)
      ? `与天干同类，气势更专`
      : draft.pick(
          isMinor(facts) ? UNDER_YOUNG[groupOf(cycle.branch_god)] : GOD_WORDS[cycle.branch_god]!.under,
        );
  const tone = isMinor(facts)
    ? tonesAt(Math.min(middle, 18), cycle.tone, CYCLE_TONES)
    : (middle > 60 ? AGED_CYCLE_TONES : CYCLE_TONES)[cycle.tone];
  draft.say(
    `地支${cycle.ganzhi.charAt(1)}的本气为${cycle.branch_god}，${below}；${draft.pick(tone)}`,
    cycleClaim(cycle),
  );
  const touched = cycleTouches(facts, cycle.ganzhi);
  if (touched && !isMinor(facts)) {
    const effect = draft.pick((middle > 60 ? TOUCHED_AGED : TOUCHED)[touched.key]);
    draft.say([`这步运${touched.text}，${effect}`, `它${touched.text}，${effect}`]);
  }
  if (cycle.current) draft.say(cycleLeft(cycle, facts.today));
}

/** The cycles that a report tells: of a topic those of grown years, of a minor the first ones. */
function toldCycles(facts: ReadingFacts, topic: boolean): CycleLuck[] {
  if (isMinor(facts)) return facts.cycles.slice(0, 4);
  return facts.cycles.filter(
    ({ start_age, end_age, current }) => current || (start_age <= 85 && end_age >= (topic ? 20 : 1)),
  );
}

/** A year in a sentence: what comes to the fore for a topic, what it touches, and how it suits the chart. */
export function sayYear(draft: Draft, year: YearLuck, topic: 'year' | 'work' | 'money' | 'love'): void {
  const age = ageWords(year.age);
  const theme = draft.pick(
    isYoung(age)
      ? youngYears(year.age)[year.stem_god]!
      : age === 'aged'
        ? AGED_YEARS[year.stem_god]!
        : GOD_WORDS[year.stem_god]![isMinor(draft.facts) ? 'year' : topic],
  );
  const tone = draft.pick(yearTones(year.age, year.tone));
  const touched = touchText(draft, year);
  draft.sayInTurn(
    'year',
    [
      `${yearText(year)}天干为${year.stem_god}，${theme}${touched}；${tone}`,
      `${yearText(year)}逢${year.stem_god}，${theme}${touched}；${tone}`,
      `到${yearText(year)}，${year.stem_god}当头，${theme}${touched}；${tone}`,
    ],
    yearClaim(year),
  );
  const later = laterText(draft, year, year.age);
  draft.sayInTurn('later', [
    `下半年地支${year.ganzhi.charAt(1)}的${year.branch_god}渐显，${later}`,
    `入秋以后，地支${year.ganzhi.charAt(1)}（${year.branch_god}）作主，${later}`,
  ]);
}

/** Where in luck the chart is now: before the first cycle, in one, or after the last. */
export function sayNow(draft: Draft): CycleLuck | null {
  const { facts } = draft;
  const current = facts.cycles[facts.current];
  const first = facts.cycles[0]!;
  const year = facts.calendar_year;
  if (current) {
    const until = monthText(current.until);
    draft.say(
      [
        `今年是${year}年，虚岁${facts.age}，正走${current.ganzhi}运，到${until}换运，合起来看属${TONE_NAMES[current.tone]}`,
        `${year}年虚岁${facts.age}，人在${current.ganzhi}运里，这步运到${until}换运，于命局属${TONE_NAMES[current.tone]}`,
      ],
      cycleClaim(current),
    );
  } else if (first.past)
    draft.say(`今年是${year}年，虚岁${facts.age}，十步大运都已走过，以流年与平日的起居为主`);
  else
    draft.say(
      `今年是${year}年，虚岁${facts.age}，还没有起运，第一步${first.ganzhi}运从${first.start_year}年（虚岁${first.start_age}）开始；起运之前以月柱${pillarOf(facts, 'month')}与家里的照顾为主`,
    );
  if (facts.year < year)
    draft.say([
      `命书以立春换年，立春之前仍属${sexagenary(facts.year)}年，下面从立春起的${sexagenary(year)}年说起`,
      `眼下还在立春之前，论流年仍属${sexagenary(facts.year)}，后面说的是立春以后的${sexagenary(year)}年`,
    ]);
  return current ?? null;
}

/** Which of three months is easiest and which hardest. */
function sayQuarter(draft: Draft, months: readonly { ganzhi: string; tone: LuckOfPillar['tone'] }[]): void {
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const [best, worst] = [order[0]!, order.at(-1)!];
  if (best.tone === worst.tone)
    draft.say([
      `这三个月都属${TONE_NAMES[best.tone]}，照一样的步子走即可`,
      `三个月同属${TONE_NAMES[best.tone]}，不必分轻重`,
    ]);
  else if (worst.tone > 0)
    draft.say([`三个月都偏顺，其中${best.ganzhi}月最好`, `这一段都走得开，${best.ganzhi}月尤其顺手`]);
  else if (best.tone < 0)
    draft.say([`三个月都偏紧，${best.ganzhi}月稍轻一些`, `这一段宜收着过，${best.ganzhi}月会松一些`]);
  else
    draft.say([
      `三个月里，${best.ganzhi}月${TONE_NAMES[best.tone]}，${worst.ganzhi}月${TONE_NAMES[worst.tone]}，新的安排放在${best.ganzhi}月`,
      `比较下来，${best.ganzhi}月${TONE_NAMES[best.tone]}，${best.tone > 0 ? '可以多做' : '相对好走'}；${worst.ganzhi}月${TONE_NAMES[worst.tone]}，${worst.tone < 0 ? '宜留些力气' : '照常便好'}`,
    ]);
}

const LATER: Readonly<Record<AgeWords, Readonly<Record<GodGroup, readonly string[]>>>> = {
  child: LATER_HALF_YOUNG,
  teen: LATER_HALF_TEEN,
  grown: LATER_HALF,
  aged: LATER_HALF_AGED,
};

/** What a pillar of luck brings at an age later on, when its branch shows. */
export const laterText = (draft: Draft, { branch_god }: LuckOfPillar, age: number) =>
  draft.pick(LATER[ageWords(age)][groupOf(branch_god)]);

/**
 * The twelve months of the year by the 节 that begin them, each a paragraph, and each season summed up.
 *
 * @param words by the ten god of the stem, where those about work and money do not suit the report
 */
export function sayMonths(draft: Draft, words?: Readonly<Record<string, readonly string[]>>): void {
  const { facts, months } = draft;
  const age = ageWords(facts.age);
  const themes = isYoung(age) ? youngYears(facts.age) : age === 'aged' ? AGED_MONTHS : words;
  const now = months.findIndex(({ current }) => current);
  if (now > 0) {
    draft.say([
      `眼下是${months[now]!.ganzhi}月，在它之前的可以拿来与实际对一对`,
      `其中${months[now]!.ganzhi}月就是眼下，已经过去的可以对照着看`,
    ]);
    draft.end();
  }
  const tones: { ganzhi: string; tone: LuckOfPillar['tone'] }[] = [];
  for (const [place, { ganzhi, jie, start_date, month }] of months.entries()) {
    const luck = luckOf(ganzhi, facts);
    const [inYear, ofYear, day] = start_date.slice(0, 10).split('-').map(Number);
    const date = `${inYear === facts.calendar_year ? '' : '次年'}${ofYear}月${day}日`;
    const theme = draft.pick(themes?.[luck.stem_god] ?? GOD_WORDS[luck.stem_god]!.month);
    const tone = draft.pick(tonesAt(facts.age, luck.tone, MONTH_TONES));
    const touch = touchOf(draft.facts, luck);
    const touched = touch ? `，${touchingText(facts, touch.relation)}` : '';
    draft.sayInTurn(
      'month',
      [
        `${jie}起（${date}）是${ganzhi}月，天干${luck.stem_god}，${theme}${touched}；${tone}`,
        `${date}${jie}，入${ganzhi}月，逢${luck.stem_god}，${theme}${touched}；${tone}`,
      ],
      [`month:${month}`, luck.tone],
    );
    const later = laterText(draft, luck, facts.age);
    draft.say([
      `后半月地支${luck.branch_god}作主，${later}`,
      `中旬以后${ganzhi.charAt(1)}中的${luck.branch_god}显出来，${later}`,
      `下半月看${luck.branch_god}，${later}`,
    ]);
    draft.end();
    tones.push({ ganzhi, tone: luck.tone });
    if (place % 3 === 2) {
      sayQuarter(draft, tones.splice(0));
      draft.end();
    }
  }
}

/** The next years, then the months of this one. */
function sayYears(draft: Draft, count: number, topic: 'year' | 'work' | 'money' | 'love'): void {
  const first = draft.facts.calendar_year;
  for (const year of yearsOf(draft.facts, first, count)) {
    sayYear(draft, year, topic);
    draft.end();
  }
  draft.say([`再细看${first}年的十二个月，以节换月`, `${first}年分月来看，月份从交节那天算起`]);
  sayMonths(draft, topic === 'love' ? LOVE_MONTHS : undefined);
  draft.end();
}

/**
 * The beginning of every report: what it rests on.
 *
 * @param subjects that of the report; in the report of a minor, and of a person over 65, where it is another one
 */
export function sayOpening(draft: Draft, subjects: { subject: string; young?: string; aged?: string }): void {
  const { facts } = draft;
  draft.section('basis');
  const { subject, young = subject, aged = subject } = subjects;
  sayBasis(draft, isMinor(facts) ? young : isAged(facts) ? aged : subject);
  saySeason(draft);
  saySpine(draft);
}

/** The sections of the cycles and of the years, for a topic or in general. */
export function sayLuck(draft: Draft, topic?: 'work' | 'money' | 'love'): void {
  draft.section('cycles');
  sayCycles(draft, topic);

  draft.section('years');
  sayYears(draft, 10, topic ?? 'year');
}

/** The cycles of a report, each a paragraph. */
export function sayCycles(draft: Draft, topic?: 'work' | 'money' | 'love'): void {
  sayNow(draft);
  draft.end();
  for (const cycle of toldCycles(draft.facts, topic !== undefined)) {
    sayCycle(draft, cycle, topic);
    draft.end();
  }
}

/** Pairs of groups that both have a voice in the chart and in its pattern, the weightiest first. */
export function combinationsOf(facts: ReadingFacts): [GodGroup, GodGroup][] {
  const heard = (group: GodGroup) =>
    facts.groups[group].level !== 'missing' && facts.groups[group].percent >= 10 && !isWithout(group, facts);
  const weight = ([one, other]: [GodGroup, GodGroup]) =>
    facts.groups[one].percent + facts.groups[other].percent;
  return Object.keys(COMBINATION_WORDS)
    .map((key) => key.split('-') as [GodGroup, GodGroup])
    .filter(([one, other]) => heard(one) && heard(other))
    .sort((a, b) => weight(b) - weight(a));
}

/** What two groups do together, for a topic. */
export function sayCombination(
  draft: Draft,
  [one, other]: [GodGroup, GodGroup],
  topic: 'nature' | 'work' | 'money',
): void {
  const { facts } = draft;
  const words = COMBINATION_WORDS[`${one}-${other}`]!;
  const [first, second] = [facts.groups[one], facts.groups[other]];
  draft.sayInTurn('combination', [
    `局中${words.name}，${phaseName(first.phase)}约占${first.percent}%，${phaseName(second.phase)}约占${second.percent}%，${draft.pick(words[topic])}`,
    `${words.name}（${phaseName(first.phase)}${first.percent}%，${phaseName(second.phase)}${second.percent}%），${draft.pick(words[topic])}`,
  ]);
}

/** What a young chart may grow into, in place of what a topic says of grown people. */
export function sayYoung(draft: Draft, topic: 'work' | 'money' | 'love', groups: readonly GodGroup[]): void {
  const { facts } = draft;
  draft.say([
    `今年虚岁${facts.age}，还在长身体、认世界的时候，这里只说苗头，不说成人的事`,
    `眼下虚岁${facts.age}，性情未定，下面的话是给照顾他的人看的，看苗头，不下结论`,
  ]);
  for (const group of groups) draft.say(youngTopics(facts)[topic][group]);
  draft.end();
}

/** How to bring up a child of this day master. */
export function sayUpbringing(draft: Draft): void {
  const child = draft.facts.age <= 12;
  const words = (child ? YOUNG_STEMS : TEEN_STEMS)[draft.facts.day_master]!;
  const phases = child ? YOUNG_PHASES : TEEN_PHASES;
  for (const part of [words.learn, words.friends, words.temper, words.praise]) draft.say(part);
  draft.end();
  for (const part of [words.learn, words.friends, words.temper, words.praise]) draft.say(part);
  draft.end();
  for (const phase of draft.facts.good.slice(0, 3))
    draft.say(
      [
        `取用在${phaseName(phase)}，落在日常里，${draft.pick(phases[phase]!)}`,
        `${phaseName(phase)}的气要慢慢添，${draft.pick(phases[phase]!)}；${draft.pick(phases[phase]!)}`,
      ],
      ...favourClaims([phase], draft.facts),
    );
  draft.end();
}

/** How the five phases are spread, with the most and the least. */
export function sayPhases(draft: Draft): void {
  const { facts } = draft;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const list = order
    .filter(({ percent }) => percent > 0)
    .map(({ phase, percent }) => `${phaseName(phase)}${percent}%`)
    .join('、');
  draft.say([`五行按月令折算，由多到少是${list}`, `把藏干与季节一并算进去，五行的轻重依次为${list}`]);
  const { missing } = facts.five_phases;
  const scope = facts.hour_unknown ? '六个字' : '八个字';
  if (missing.length === 0)
    draft.say([
      `${scope}里五行俱全，轻重虽有别，气却是通的`,
      `${scope}中${PHASE_CHARACTERS}都有，缺的不是种类，是分寸`,
    ]);
  else {
    const wanted = missing.find((phase) => facts.favour[phase] === 'good');
    // A phase of hidden stems alone has a share, and is not absent.
    const hidden = missing.filter((phase) => order.some((one) => one.phase === phase && one.percent > 0));
    const below = hidden.length === missing.length ? '却藏着一些' : `只藏着${phaseList(hidden)}`;
    draft.say(
      [
        wanted
          ? `${scope}的明面上不见${phaseList(missing)}，所喜的${phaseName(wanted)}要靠后天添，从${PHASE_WORDS[wanted].nature}一类的事做起`
          : `${scope}的明面上不见${phaseList(missing)}，好在不是所喜，不必特意去补`,
        hidden.length > 0
          ? `${scope}的明面上不见${phaseList(missing)}，地支里${below}，岁运引出来时感受会格外新鲜`
          : `${scope}里没有${phaseList(missing)}，不等于一生没有，岁运里遇到时感受会格外新鲜`,
      ],
      ...missing.map((phase) => [`missing:${phase}`, 'true'] as const),
      ...(wanted ? favourClaims([wanted], facts) : []),
    );
  }
  const top = order[0]!.phase;
  draft.say(
    facts.favour[top] === 'good'
      ? [
          `最多的${phaseName(top)}恰是所喜，长处与用处在一条线上`,
          `${phaseName(top)}多而有用，这个命的力气没有白放`,
        ]
      : facts.favour[top] === 'bad'
        ? [
            `最多的${phaseName(top)}正是要节制的一边，功夫要花在疏导上`,
            `${phaseName(top)}最多，偏也偏在这里，凡事先问是不是又过了`,
          ]
        : [
            `最多的是${phaseName(top)}，于取用不算喜也不算忌，看岁运怎么引它`,
            `${phaseName(top)}居多而不碍取用，当作背景即可`,
          ],
    ...favourClaims([top], facts),
  );
  draft.end();
}

/** Practical counsel from the phases that help. */
export function sayHabits(draft: Draft): void {
  const { facts } = draft;
  for (const phase of facts.good.slice(0, 3)) {
    const { nature, season, direction, habits } = PHASE_WORDS[phase];
    const habit = draft.pick(habits);
    draft.sayInTurn(
      'habit',
      [
        `${phaseName(phase)}主${nature}，应${season}，${direction}；落到日常，${habit}`,
        `要亲近${phaseName(phase)}，不必讲究器物，${habit}，便是取它${nature}的意思`,
      ],
      ...favourClaims([phase], facts),
    );
  }
  const strain = facts.bad[0];
  if (strain)
    draft.say(
      [
        `${phaseName(strain)}一边不必再添，${PHASE_WORDS[strain].excess}的时候，先停一停`,
        `对${phaseName(strain)}要有节制，${PHASE_WORDS[strain].excess}，都是白费的力气`,
      ],
      ...favourClaims([strain], facts),
    );
}

/** What the person can lean on: the last words of a report but the note. */
export function sayGifts(draft: Draft): void {
  draft.say(
    STEM_WORDS[draft.facts.day_master]!.nature.flatMap((text) => [
      `可以一直倚仗的是这样的性情：${text}`,
      `做这些事，本钱就在性情里：${text}`,
    ]),
  );
}

/** What of the temper to mind. */
export function sayCare(draft: Draft): void {
  const { facts } = draft;
  const words = isMinor(facts) ? YOUNG_HARD[facts.day_master]! : STEM_WORDS[facts.day_master]!.hard;
  draft.say(words.flatMap((text) => [`性情上要留意的一处：${text}`, `最后说一处要留意的性情：${text}`]));
}

/** Ending of every report. */
export function sayClosing(draft: Draft): void {
  draft.section('note');
  draft.say('本文由规则依命盘写成，未经语言模型');
  draft.say(
    '文中的干支、十神、大运、流年与虚岁都出自排盘结果，流年以立春为界；强弱与喜忌各家取法有出入，这里用的是本站说明的算法',
  );
  draft.say('以上仅供参考，不作为医疗、法律、投资与婚姻决定的依据');
  draft.end();
}
