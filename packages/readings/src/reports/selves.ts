/** The parts of a report that are of the person: one or two sections by subject. */
import { type GodGroup, groupOf, isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Draft, Outline } from './draft.ts';
import { fitting, momentClaims, stanceOf, yearMoments } from './moments.ts';
import { heaviestGroup, partnerGroup } from './opening.ts';
import { combinationsOf, groupClaim, isWithout, youngTopics, youngYears } from './parts.ts';
import type { ReportCode } from './report-codes.ts';
import { AGED_GROUPS, AGED_PASTIMES, AGED_PLACES, AGED_STEMS } from './words-aged.ts';
import { GROUP_WORDS, type Topic } from './words-groups.ts';
import { GOD_WORDS } from './words-luck.ts';
import { PHASE_WORDS } from './words-phases.ts';
import { SEAT_WORDS, STEM_WORDS } from './words-self.ts';
import { TEEN_PHASES, TEEN_STEMS } from './words-teen.ts';
import { COMBINATION_WORDS } from './words-topics.ts';
import { YOUNG_HARD, YOUNG_PHASES, YOUNG_STEMS } from './words-young.ts';

export const SELF_OUTLINES = {
  overall: [
    { id: 'self', title: '你是怎样的人', young: '这孩子的性子', aged: '你的性情' },
    {
      id: 'fields',
      title: '事业、钱、感情各一句',
      young: '学习、朋友、用度各一句',
      aged: '家人、心力各一句',
    },
  ],
  career: [
    { id: 'gifts', title: '你的本事', young: '怎样学得进去', aged: '还放得下的一件事' },
    { id: 'people', title: '和人共事', young: '和同伴一起做事', aged: '和家人旧友' },
  ],
  wealth: [
    { id: 'source', title: '钱从哪里来', young: '对东西的态度', aged: '用钱的性子' },
    { id: 'keeping', title: '怎么留住', young: '怎么教', aged: '怎么安排' },
  ],
  love: [
    { id: 'heart', title: '你在感情里的样子', young: '怎样和人亲近', aged: '怎样和家人相处' },
    { id: 'together', title: '怎么相处', young: '朋友之间', aged: '老伴与晚辈' },
  ],
  health: [
    { id: 'body', title: '身体的性子' },
    { id: 'habits', title: '每天做的几件小事' },
  ],
  annual: [{ id: 'fields', title: '一年里的几件事', young: '一年里陪他做的几件事', aged: '一年里的日子' }],
} as const satisfies Record<ReportCode, Outline>;

const AMOUNTS = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;

/** What a group means for a subject. Of little of a group nothing is told that the seat or the month has. */
function sayGroup(draft: Draft, group: GodGroup, topic: Topic): void {
  const { facts } = draft;
  if (isWithout(group, facts)) return;
  const amount = AMOUNTS[facts.groups[group].level];
  const present = [facts.branch_gods.day!, facts.branch_gods.month!].map(groupOf);
  if (amount === 'light' && present.includes(group)) return;
  draft.sayPlain(GROUP_WORDS[group][topic][amount], groupClaim(group, facts));
}

function sayAged(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const words = AGED_STEMS[facts.day_master]!;
  const groupsOf: Readonly<Record<ReportCode, readonly [GodGroup[], GodGroup[]]>> = {
    overall: [['peer'], ['seal']],
    career: [['output'], ['peer']],
    wealth: [['wealth'], ['officer']],
    love: [['officer'], ['wealth']],
    health: [['seal'], ['peer']],
    annual: [['output'], ['seal']],
  };
  const [first, second] = SELF_OUTLINES[code];
  const told = groupsOf[code];
  draft.section(first.id);
  draft.say(code === 'love' || code === 'wealth' ? words.home[0]! : words.mind[0]!);
  for (const group of told[0])
    draft.say(AGED_GROUPS[group][AMOUNTS[facts.groups[group].level]], groupClaim(group, facts));
  if (code === 'career') draft.say(AGED_PLACES[facts.leading]);
  if (code === 'overall') draft.sayPlain(STEM_WORDS[facts.day_master]!.nature);
  if (code === 'wealth') draft.sayPlain(STEM_WORDS[facts.day_master]!.money);
  draft.end();
  if (!second) return;
  draft.section(second.id);
  draft.say(code === 'love' || code === 'overall' ? words.home[1]! : words.mind[1]!);
  for (const group of told[1])
    draft.say(AGED_GROUPS[group][AMOUNTS[facts.groups[group].level]], groupClaim(group, facts));
  for (const phase of facts.good.slice(0, 1))
    draft.say(`平日多留点时间给${draft.pick(AGED_PASTIMES[phase])}`);
  draft.end();
}

function sayYoung(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const child = facts.age <= 12;
  const words = (child ? YOUNG_STEMS : TEEN_STEMS)[facts.day_master]!;
  const topics = youngTopics(facts);
  const most = heaviestGroup(facts);
  const [first, second] = SELF_OUTLINES[code];
  draft.section(first.id);
  const topic = { love: 'love', career: 'work', wealth: 'money' } as const;
  const ownWords = {
    overall: words.temper,
    career: words.learn,
    wealth: words.praise,
    love: words.friends,
    health: YOUNG_HARD[facts.day_master]!,
    annual: words.praise,
  };
  draft.say(ownWords[code][0]!);
  if (code === 'annual') {
    const [year] = yearMoments(facts, 1);
    const words = youngYears(facts.age);
    draft.say(
      `上半年，${draft.pick(words[year!.luck.stem_god]!)}；下半年，${draft.pick(words[year!.luck.branch_god]!)}`,
    );
  }
  if (code === 'love' || code === 'career' || code === 'wealth') draft.say(topics[topic[code]][most]);
  draft.end();
  if (!second) return;
  draft.section(second.id);
  if (code === 'overall')
    for (const [name, own] of [
      ['学习', topics.work],
      ['朋友', topics.love],
      ['用度', topics.money],
    ] as const)
      draft.row(`- ${name}：${draft.pick(own[most])}。`);
  draft.end();
  draft.say(ownWords[code][1] ?? words.temper[1]!);
  if (code === 'love' || code === 'career' || code === 'wealth')
    draft.say(topics[topic[code]][facts.leading]);
  for (const phase of facts.good.slice(0, 1)) draft.say((child ? YOUNG_PHASES : TEEN_PHASES)[phase]!);
  draft.end();
}

const CARE: Readonly<Record<ReadingFacts['side'], string>> = {
  strong: '力气足，怕的是不歇：一周至少有一天什么都不排。',
  balanced: '体力不偏，守住睡觉和吃饭的钟点就好。',
  weak: '底子偏薄，宁可少做一样，也别熬夜补。',
};

function sayHealth(draft: Draft): void {
  const { facts } = draft;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const [most, least] = [order[0]!.phase, order[4]!.phase];
  draft.section('body');
  draft.say(PHASE_WORDS[most].much);
  draft.say(PHASE_WORDS[least].little);
  draft.say(CARE[facts.side], ['strength', facts.strength.verdict]);
  draft.say('这是五行的旧说，只谈起居；身体不舒服，听医生的');
  draft.end();
  draft.section('habits');
  const phases = facts.good.length > 0 ? facts.good.slice(0, 2) : [least];
  for (const phase of phases)
    for (const habit of PHASE_WORDS[phase].habits.slice(0, 2)) draft.row(`- ${habit}。`);
  draft.end();
}

/** What the year that is told first brings for work, money and people, by the stars of its two halves. */
function sayYearFields(draft: Draft): void {
  const { facts } = draft;
  const [pair] = combinationsOf(facts);
  const [year] = yearMoments(facts, 1);
  const { stem_god, branch_god } = year!.luck;
  draft.section('fields');
  if (pair) draft.sayPlain(COMBINATION_WORDS[pair.join('-')]!.nature);
  draft.end();
  const fields = { 做事: 'work', 钱: 'money', 感情与家里: 'love' } as const;
  for (const [name, topic] of Object.entries(fields)) {
    const first = fitting(GOD_WORDS[stem_god]![topic], stanceOf(year!.luck)).at(-1);
    const later = fitting(GOD_WORDS[branch_god]![topic], stanceOf(year!.luck))[0];
    const told = [first && `上半年，${first}`, later && later !== first && `下半年，${later}`].filter(
      Boolean,
    );
    if (told.length > 0) draft.row(`- ${name}：${told.join('；')}。`, ...momentClaims(year!));
  }
  draft.end();
}

/** The sections of the person for a subject. */
export function saySelf(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const stem = STEM_WORDS[facts.day_master]!;
  const seat = SEAT_WORDS[facts.branch_gods.day!]!;
  const seatTold = !isWithout(groupOf(facts.branch_gods.day!), facts);
  if (isMinor(facts)) return sayYoung(draft, code);
  if (code === 'health') return sayHealth(draft);
  if (isAged(facts)) return sayAged(draft, code);
  if (code === 'overall') {
    draft.section('self');
    draft.sayPlain(stem.nature);
    draft.sayPlain(stem.nature);
    if (seatTold) draft.sayPlain(seat.self);
    draft.sayPlain(stem.hard);
    draft.end();
    draft.section('fields');
    for (const [name, group, topic] of [
      ['做事', facts.leading, 'work'],
      ['钱', 'wealth', 'money'],
      ['感情', partnerGroup(facts), 'love'],
    ] as const) {
      const words = GROUP_WORDS[group][topic][AMOUNTS[facts.groups[group].level]];
      draft.row(`- ${name}：${words.at(-1)!}。`, groupClaim(group, facts));
    }
    draft.end();
    return undefined;
  }
  if (code === 'career') {
    draft.section('gifts');
    for (const text of stem.work) draft.say(text);
    sayGroup(draft, 'output', 'work');
    sayGroup(draft, 'seal', 'work');
    for (const phase of facts.good.slice(0, 1))
      draft.say(`合适的行当不必拘泥，旧说里省力的有${draft.pick(PHASE_WORDS[phase].trades)}`);
    draft.end();
    draft.section('people');
    sayGroup(draft, 'peer', 'work');
    sayGroup(draft, 'officer', 'work');
    draft.sayPlain(stem.hard.slice(1));
    draft.end();
  } else if (code === 'wealth') {
    draft.section('source');
    draft.say(stem.money[0]!);
    sayGroup(draft, 'output', 'money');
    sayGroup(draft, 'wealth', 'money');
    draft.end();
    draft.section('keeping');
    draft.say(stem.money[1] ?? stem.hard[0]!);
    sayGroup(draft, 'peer', 'money');
    sayGroup(draft, 'seal', 'money');
    for (const phase of facts.good.slice(0, 1)) draft.say(PHASE_WORDS[phase].money);
    draft.end();
  } else if (code === 'love') {
    draft.section('heart');
    for (const text of stem.love) draft.say(text);
    if (seatTold) draft.sayPlain(seat.love);
    draft.end();
    draft.section('together');
    sayGroup(draft, partnerGroup(facts), 'love');
    sayGroup(draft, 'output', 'love');
    sayGroup(draft, 'peer', 'love');
    draft.sayPlain(stem.hard.slice(0, 1));
    draft.end();
  } else {
    sayYearFields(draft);
  }
  return undefined;
}
