/** Parts that several reports share. Each adds sentences to a draft; what differs by report is a parameter. */
import {
  type CycleLuck,
  type GodGroup,
  GOD_GROUPS,
  type GroupLevel,
  groupOf,
  type LuckOfPillar,
  type ReadingFacts,
  seasonOf,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import type { Phase, Relation } from '@ziping/bazi/types';

import type { Claim, Draft } from './draft.ts';
import { GROUP_MEANING, GROUP_NAMES, GROUP_WORDS, SPINE, type Topic } from './words-groups.ts';
import { type Band, CYCLE_TONES, GOD_WORDS, TONE_NAMES, YEAR_TONES } from './words-luck.ts';
import {
  type NatalKey,
  PALACE_NAMES,
  PALACE_PAIRS,
  PHASE_NAMES,
  PHASE_WORDS,
  RELATION_WORDS,
  STAR_WORDS,
} from './words-phases.ts';
import { SEAT_WORDS, STAGE_WORDS, STEM_WORDS } from './words-self.ts';

export const dayMasterName = ({ day_master, day_phase }: ReadingFacts) =>
  day_master + '木火土金水'.charAt(day_phase);

export const pillarOf = (facts: ReadingFacts, key: NatalKey) =>
  facts.pillars.find((pillar) => pillar.key === key)?.ganzhi ?? '';

export const phaseName = (phase: Phase) => PHASE_NAMES[phase];

export const phaseList = (phases: readonly Phase[]) => phases.map(phaseName).join('、');

export const favourClaims = (phases: readonly Phase[], facts: ReadingFacts): Claim[] =>
  phases.map((phase) => [`phase:${phase}`, facts.favour[phase]]);

export const isMinor = ({ stage }: ReadingFacts) => stage === 'child' || stage === 'teen';

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

/** What a group of ten gods means for a topic in this chart. */
export function sayGroup(draft: Draft, group: GodGroup, topic: Topic): void {
  const { facts } = draft;
  draft.say(GROUP_WORDS[group][topic][AMOUNTS[facts.groups[group].level]], groupClaim(group, facts));
}

/** How much of the chart a group is, in words with the figure. */
export function amountOf(group: GodGroup, facts: ReadingFacts): string {
  const { phase, percent, level } = facts.groups[group];
  const words = { heavy: '偏重', even: '适中', light: '偏轻', missing: '八字明面上不见' }[level];
  return `${GROUP_NAMES[group]}属${phaseName(phase)}，${level === 'missing' && facts.hour_unknown ? '六字明面上不见' : words}（约占${percent}%）`;
}

/** Opening of every report: the pillars, the season, the strength and what is useful. */
export function sayBasis(draft: Draft, subject: string): void {
  const { facts } = draft;
  const master = dayMasterName(facts);
  const month = pillarOf(facts, 'month');
  const season = seasonOf(month.charAt(1));
  const four = facts.pillars
    .map(({ key, ganzhi }) => PALACE_NAMES[key as NatalKey].charAt(0) + '柱' + ganzhi)
    .join('、');
  draft.say([
    `这份${subject}从${four}读起，日主是${master}，生在${season}季${month.charAt(1)}月`,
    `立论的根据是${four}：${master}日主，月令${month.charAt(1)}，时当${season}季`,
    `先把根据说明白：${four}；以${master}为日主，看它在${month.charAt(1)}月里的处境`,
  ]);
  if (facts.hour_unknown)
    draft.say(
      '时辰未知，以下一概不用时柱，与子女、晚年有关的话也只从其余三柱取，起运的早晚可能有几个月的出入',
    );
  const { strength } = facts;
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
  sayFavour(draft);
  draft.end();
}

/** What helps and what strains. */
export function sayFavour(draft: Draft): void {
  const { facts } = draft;
  const [good, bad] = [phaseList(facts.good), phaseList(facts.bad)];
  const claims = [...favourClaims(facts.good, facts), ...favourClaims(facts.bad, facts)];
  draft.say(
    [
      `取用以${good}为喜，${bad}过多则费力，后文说顺与紧，都照这一条衡量`,
      `因此喜见${good}，少见${bad}为宜，下面谈岁运的顺逆也以此为准`,
      `这个命的取用在${good}，${bad}是要节制的一边；往下论运论年，标准只有这一个`,
    ],
    ...claims,
  );
}

/** The heart of the chart in two or three sentences. */
export function saySpine(draft: Draft): void {
  const { facts } = draft;
  const leading = facts.leading as Exclude<GodGroup, 'peer'>;
  draft.say(SPINE[facts.side][leading], ['strength', facts.strength.verdict]);
  draft.say(
    [
      `${amountOf(leading, facts)}，它说的是${GROUP_MEANING[leading]}`,
      `除日主的同类之外，分量最足的一组是${GROUP_NAMES[leading]}，约占${facts.groups[leading].percent}%，管的是${GROUP_MEANING[leading]}`,
      `${GROUP_NAMES[leading]}（${phaseName(facts.groups[leading].phase)}）在局中占到${facts.groups[leading].percent}%，${GROUP_MEANING[leading]}，都从这里看`,
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
  const words = STEM_WORDS[facts.day_master]![topic];
  draft.say(topic === 'image' ? words.map((text) => `${dayMasterName(facts)}${text}`) : words);
}

export function saySeat(draft: Draft, topic: 'self' | 'love'): void {
  const { facts } = draft;
  const god = facts.branch_gods.day!;
  const day = pillarOf(facts, 'day');
  draft.say(
    SEAT_WORDS[god]![topic].map((text) => `${day}日，坐支${day.charAt(1)}的本气是${god}，${text}`),
    ['god:day', god],
  );
}

export function sayStage(draft: Draft): void {
  draft.say(STAGE_WORDS[draft.facts.seat_stage]!, ['stage:day', draft.facts.seat_stage]);
}

/** Relations of two natal pillars that have words, each with where it acts. */
export function natalRelations(facts: ReadingFacts): Relation[] {
  return facts.relations.filter(({ kind, members }) => kind in RELATION_WORDS && members.length === 2);
}

export function sayRelation(draft: Draft, { kind, name, members }: Relation): void {
  const [one, other] = members as NatalKey[];
  const place = PALACE_PAIRS[`${one}_${other}`];
  const words = draft.pick(RELATION_WORDS[kind]!);
  draft.say([
    `${PALACE_NAMES[one!]}与${PALACE_NAMES[other!]}有${name}，${words}，落在${place}`,
    `${name}见于${PALACE_NAMES[one!]}、${PALACE_NAMES[other!]}，正在${place}，${words}`,
  ]);
}

/** The stars of the chart that have words, each once, with the pillar where it stands. */
export function sayStars(
  draft: Draft,
  count: number,
  wanted: readonly string[] = Object.keys(STAR_WORDS),
): void {
  const { facts } = draft;
  const found = wanted.flatMap((name) => facts.shen_sha.find((star) => star.name === name) ?? []);
  for (const { name, key } of found.slice(0, count))
    draft.say(STAR_WORDS[name]!.map((text) => `${PALACE_NAMES[key as NatalKey]}${text}`));
  if (found.length > 0)
    draft.say([
      '神煞只作旁证，轻重仍看五行与十神',
      '以上是神煞的旧说，听一半就好，主干仍在五行',
      '星名好听与否不必太在意，它只给主线添一笔颜色',
    ]);
}

const spanText = ({ start_year, end_year, start_age, end_age }: CycleLuck) =>
  `${start_year}年至${end_year}年（虚岁${start_age}至${end_age}）`;

export const cycleClaim = ({ start_year, tone }: CycleLuck): Claim => [`cycle:${start_year}`, tone];

const yearText = ({ year, ganzhi, age }: YearLuck) => `${year}年${ganzhi}（虚岁${age}）`;

export const yearClaim = ({ year, tone }: YearLuck): Claim => [`year:${year}`, tone];

/** What a pillar of luck touches in the chart: the relation that says most, or null. */
export function touchOf(luck: LuckOfPillar): { relation: Relation; key: NatalKey } | null {
  const order = ['clash', 'combine', 'punish', 'harm', 'stem_combine', 'half_combine'];
  const found = luck.relations
    .filter(({ kind }) => order.includes(kind))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
  return found ? { relation: found, key: found.members[0] as NatalKey } : null;
}

const TOUCHED: Readonly<Record<NatalKey, readonly string[]>> = {
  year: ['牵动祖辈与外面的环境', '动在年柱，远处与长辈的事多些', '影响在根源处，常与出行、旧事有关'],
  month: ['牵动父母、工作的轨道', '动在月柱，岗位与家里的安排有变', '影响在日常的环境，节奏要重排'],
  day: ['直接落在自己与身边的人', '动在日柱，自身的感受最明显', '影响在起居与亲密关系，话多说一句'],
  time: ['牵动子女与心里的志向', '动在时柱，计划与后辈的事会变', '影响在长远的打算，先别定死'],
};

/** The same for the chart of a child. */
const TOUCHED_YOUNG: Readonly<Record<NatalKey, readonly string[]>> = {
  year: ['牵动家里的长辈与外面的环境', '动在年柱，与祖辈、搬动有关'],
  month: ['牵动父母与学习的环境', '动在月柱，学校与家里的安排会变'],
  day: ['直接落在自己身上', '动在日柱，心情与起居要多看一眼'],
  time: ['牵动心里的想法与兴趣', '动在时柱，喜欢的东西会换'],
};

function touchText(draft: Draft, luck: LuckOfPillar): string {
  const touch = touchOf(luck);
  if (!touch) return '';
  const words = isMinor(draft.facts) ? TOUCHED_YOUNG : TOUCHED;
  return `，${touch.relation.name}，${draft.pick(words[touch.key])}`;
}

/** A cycle in two sentences: what it brings at that age, and how it suits the chart. */
export function sayCycle(draft: Draft, cycle: CycleLuck): void {
  const { cycle: theme } = GOD_WORDS[cycle.stem_god]!;
  const band = bandOf(Math.floor((cycle.start_age + cycle.end_age) / 2));
  const under = GOD_WORDS[cycle.branch_god]!.under;
  draft.say([
    `${spanText(cycle)}行${cycle.ganzhi}运，${cycle.stem_god}在上，${draft.pick(theme[band])}`,
    `${cycle.ganzhi}运管${spanText(cycle)}，天干是${cycle.stem_god}，${draft.pick(theme[band])}`,
  ]);
  draft.say(
    `地支${cycle.ganzhi.charAt(1)}的本气为${cycle.branch_god}，${draft.pick(under)}；${draft.pick(CYCLE_TONES[cycle.tone])}`,
    cycleClaim(cycle),
  );
}

/** A year in a sentence: what comes to the fore for a topic, what it touches, and how it suits the chart. */
export function sayYear(draft: Draft, year: YearLuck, topic: 'year' | 'work' | 'money' | 'love'): void {
  const theme = draft.pick(GOD_WORDS[year.stem_god]![topic]);
  draft.say(
    [
      `${yearText(year)}天干为${year.stem_god}，${theme}${touchText(draft, year)}；${draft.pick(YEAR_TONES[year.tone])}`,
      `${yearText(year)}逢${year.stem_god}，${theme}${touchText(draft, year)}，${draft.pick(YEAR_TONES[year.tone])}`,
    ],
    yearClaim(year),
  );
}

/** Where in luck the chart is now: before the first cycle, in one, or after the last. */
export function sayNow(draft: Draft): CycleLuck | null {
  const { facts } = draft;
  const current = facts.cycles[facts.current];
  const first = facts.cycles[0]!;
  if (current) {
    draft.say(
      [
        `今年是${facts.year}年，虚岁${facts.age}，正走${current.ganzhi}运，到${current.end_year}年为止，合起来看属${TONE_NAMES[current.tone]}`,
        `以${facts.year}年、虚岁${facts.age}来说，人在${current.ganzhi}运里，这步运到${current.end_year}年，于命局属${TONE_NAMES[current.tone]}`,
      ],
      cycleClaim(current),
    );
    return current;
  }
  if (facts.age < first.start_age || facts.year <= first.start_year)
    draft.say(
      `今年是${facts.year}年，虚岁${facts.age}，还没有起运，第一步${first.ganzhi}运从${first.start_year}年（虚岁${first.start_age}）开始；起运之前以月柱${pillarOf(facts, 'month')}与家里的照顾为主`,
    );
  else draft.say(`今年是${facts.year}年，虚岁${facts.age}，十步大运都已走过，以流年与平日的起居为主`);
  return null;
}

/** The next years in a paragraph. */
export function sayYears(
  draft: Draft,
  count: number,
  topic: 'year' | 'work' | 'money' | 'love',
  from = 0,
): void {
  for (const year of yearsOf(draft.facts, draft.facts.year + from, count)) sayYear(draft, year, topic);
  draft.end();
}

/** Practical counsel from the phases that help. */
export function sayHabits(draft: Draft): void {
  const { facts } = draft;
  for (const phase of facts.good.slice(0, 2)) {
    const { nature, season, direction, habits } = PHASE_WORDS[phase];
    draft.say(
      [
        `${phaseName(phase)}主${nature}，应${season}、应${direction}方；落到日常，${draft.pick(habits)}`,
        `要亲近${phaseName(phase)}，不必讲究器物，${draft.pick(habits)}，便是取它${nature}的意思`,
      ],
      ...favourClaims([phase], facts),
    );
  }
  const strain = facts.bad[0];
  if (strain)
    draft.say(
      [
        `${phaseName(strain)}一边不必再添，凡与${PHASE_WORDS[strain].nature}有关的事，够用就停`,
        `对${phaseName(strain)}要有节制，${PHASE_WORDS[strain].nature}过了头，便成了消耗`,
      ],
      ...favourClaims([strain], facts),
    );
}

/** Ending of every report. */
export function sayClosing(draft: Draft): void {
  draft.section('note', '附记');
  draft.say('本文由规则依命盘写成，未经语言模型');
  draft.say(
    '文中的干支、十神、大运、流年与虚岁都出自排盘结果，流年以立春为界；强弱与喜忌各家取法有出入，这里用的是本站说明的算法',
  );
  draft.say('以上为传统命理的文化解读，仅供参考，不作为医疗、法律、投资与婚姻决定的依据');
  draft.end();
}

export { groupOf };
