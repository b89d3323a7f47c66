/** 姻缘感情: the heart, the palace of the partner, living together, luck for it. */
import { isAged, isMinor } from '@ziping/bazi/reading/facts';
import type { Draft, Outline } from './draft.ts';
import {
  amountOf,
  extremes,
  groupClaim,
  natalRelations,
  pillarNames,
  pillarOf,
  sayAgedGroup,
  sayAgedStem,
  sayCare,
  sayGroup,
  sayHabits,
  sayLuck,
  sayOpening,
  sayPhases,
  sayRelation,
  saySeat,
  sayStage,
  sayStars,
  sayStem,
  sayUpbringing,
  sayYoung,
} from './parts.ts';
import { AGED_SEATS } from './words-aged.ts';
import type { NatalKey } from './words-phases.ts';
import { DAY_BRANCH_WORDS, STAR_PLACES } from './words-topics.ts';

export const loveOutline = [
  { id: 'basis', title: '立论所据' },
  { id: 'heart', title: '情性' },
  { id: 'palace', title: '日支一宫' },
  { id: 'bond', title: '缘分与亲近的人', young: '亲近的人', aged: '相伴的人' },
  { id: 'cycles', title: '十年的次序' },
  { id: 'years', title: '逐年' },
  { id: 'ways', title: '着手处' },
] as const satisfies Outline;

const MIXED = [
  '两样同时出现，心里的标准不止一个，先想清楚自己要的是安稳还是心动',
  '正偏并见，缘分的路子多，取舍要早',
];
const PURE = ['只见一样，心思专，认定了便少动摇', '星不杂，喜欢的类型一向清楚'];
const HIDDEN = [
  '这颗星不在明面上，缘分来得不张扬，往往是身边的人慢慢变得要紧',
  '星藏而不露，不必着急，岁运一引自会看见',
];
const AGED = [
  '到了这个年纪，感情二字多半是相伴，说的是起居里的体谅',
  '年岁已长，下面只谈怎样与身边的人过得舒服',
];

export function writeLove(draft: Draft): void {
  const { facts } = draft;
  const { most, least } = extremes(facts);
  const minor = isMinor(facts);
  const aged = isAged(facts);
  const group = facts.gender === 'male' ? 'wealth' : 'officer';
  sayOpening(draft, { subject: '姻缘感情', young: '性情与亲近的人', aged: '相伴与家人' });
  sayPhases(draft);
  if (aged) draft.say(AGED);
  draft.end();

  draft.section('heart');
  sayStem(draft, 'image');
  sayStem(draft, 'nature');
  if (minor) {
    sayYoung(draft, 'love', [facts.leading, most]);
    sayUpbringing(draft);
  } else if (aged) {
    sayAgedStem(draft, 'home');
    sayGroup(draft, most, 'nature');
    sayGroup(draft, least, 'nature');
    draft.end();
    sayStem(draft, 'hard');
    sayAgedStem(draft, 'home');
    sayStem(draft, 'nature');
    draft.end();
  } else {
    sayStem(draft, 'love');
    sayGroup(draft, most, 'love');
    sayGroup(draft, least, 'love');
    draft.end();
    sayStem(draft, 'hard');
    sayStem(draft, 'love');
    sayStem(draft, 'nature');
    draft.end();
  }

  draft.section('palace');
  saySeat(draft, minor || aged ? 'self' : 'love');
  sayStage(draft);
  if (aged) draft.say(AGED_SEATS[facts.branch_gods.day!]!);
  else if (!minor) saySeat(draft, 'self', false);
  draft.end();
  const beside = natalRelations(facts).filter(({ members }) => members.includes('day'));
  const kinds = [...new Set(beside.map(({ kind }) => kind))].filter((kind) => kind in DAY_BRANCH_WORDS);
  for (const kind of kinds.slice(0, 2)) {
    const found = beside.find((relation) => relation.kind === kind)!;
    // Of three branches it is told what they come to, too.
    if (minor || found.members.length > 2) sayRelation(draft, found);
    if (minor) continue;
    const others = pillarNames({ ...found, members: found.members.filter((key) => key !== 'day') });
    draft.say(
      DAY_BRANCH_WORDS[kind]!.map((text) =>
        found.members.length > 2 ? text : `${found.name}在日柱与${others}之间，${text}`,
      ),
    );
  }
  if (kinds.length === 0)
    draft.say(
      [
        `日支${pillarOf(facts, 'day').charAt(1)}与别的地支没有合冲刑害，这一宫安静，是难得的底子`,
        `日支${pillarOf(facts, 'day').charAt(1)}不受冲合，心里的家少有外力来动`,
      ],
      ['quiet:day branch', 'true'],
    );
  draft.end();

  draft.section('bond');
  if (minor) {
    draft.say(['年纪还小，这里只看他与家人、朋友的亲近', '这里说的是家里与同伴之间的情分，别的离得还远']);
    sayGroup(draft, 'seal', 'nature');
    sayGroup(draft, 'peer', 'nature');
    sayStem(draft, 'hard');
  } else if (aged) {
    draft.say(
      [
        `论相伴，${facts.gender === 'male' ? '男看财' : '女看官杀'}，${amountOf(group, facts)}`,
        `老伴与家人的讯息，${facts.gender === 'male' ? '男命看财' : '女命看官杀'}：${amountOf(group, facts)}`,
      ],
      groupClaim(group, facts),
    );
    sayAgedGroup(draft, group);
    sayAgedGroup(draft, 'seal');
    sayAgedGroup(draft, 'peer');
    draft.end();
    sayAgedGroup(draft, 'output');
    sayGroup(draft, 'peer', 'nature');
    sayAgedStem(draft, 'mind');
  } else {
    draft.say(
      [
        `${facts.gender === 'male' ? '男命以财星' : '女命以官杀'}看伴侣，${amountOf(group, facts)}`,
        `论伴侣的讯息，${facts.gender === 'male' ? '男看财' : '女看官杀'}：${amountOf(group, facts)}`,
      ],
      groupClaim(group, facts),
    );
    const names = group === 'wealth' ? ['正财', '偏财'] : ['正官', '七杀'];
    const keys = facts.pillars.map(({ key }) => key as NatalKey);
    const where = keys.filter(
      (key) => names.includes(facts.stem_gods[key] ?? '') || names.includes(facts.branch_gods[key]!),
    );
    const gods = new Set(
      where
        .flatMap((key) => [facts.stem_gods[key], facts.branch_gods[key]])
        .filter((god) => names.includes(god ?? '')),
    );
    draft.say(where.length === 0 ? HIDDEN : gods.size > 1 ? MIXED : PURE);
    for (const key of where.slice(0, 3)) draft.say(STAR_PLACES.partner[key]!);
    draft.end();
    sayGroup(draft, group === most || group === least ? 'output' : group, 'love');
    if (most !== 'seal' && least !== 'seal') sayGroup(draft, 'seal', 'love');
    sayGroup(draft, 'peer', 'nature');
  }
  sayStars(draft, 4, [
    '红鸾',
    '天喜',
    '桃花',
    '孤辰',
    '寡宿',
    '金舆',
    '天乙贵人',
    '华盖',
    '驿马',
    '羊刃',
    '月德贵人',
    '天德贵人',
  ]);
  draft.end();

  sayLuck(draft, 'love');

  draft.section('ways');
  sayHabits(draft);
  sayCare(draft);
  draft.end();
}
