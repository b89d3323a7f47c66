/** 命局总论: who this chart is, how its parts hold together, its luck. */
import { isMinor, GOD_GROUPS, groupOf, type ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Draft, Outline } from './draft.ts';
import {
  amountOf,
  extremes,
  groupClaim,
  natalRelations,
  pillarOf,
  sayOpening,
  sayPhases,
  combinationsOf,
  sayCombination,
  sayUpbringing,
  sayYoung,
  sayCare,
  sayGroup,
  sayHabits,
  sayLuck,
  sayRelation,
  saySeat,
  sayStage,
  sayStars,
  sayAgedGroup,
  sayAgedStem,
  sayStem,
  shareOf,
  youngTopics,
} from './parts.ts';
import { PALACE_WORDS, PALACE_WORDS_YOUNG } from './words-palaces.ts';
import { PALACE_WORDS_TEEN, TEEN_MONEY } from './words-teen.ts';
import { PALACE_NAMES } from './words-phases.ts';

export const overallOutline = [
  { id: 'basis', title: '立论所据' },
  { id: 'nature', title: '性情' },
  { id: 'structure', title: '五行与十神' },
  { id: 'palaces', title: '四柱分看' },
  { id: 'matters', title: '做事、钱财与感情', young: '学习、零用与情分', aged: '心力、钱财与家人' },
  { id: 'cycles', title: '大运' },
  { id: 'years', title: '近几年' },
  { id: 'ways', title: '日常的着手处' },
] as const satisfies Outline;

const YOUNG_MONEY = [
  '钱财一项，孩子只需学会分清想要与需要',
  '零用钱定日、定数，比多少更要紧',
  '钱的事现在不必论，学会等待就是最早的一课',
];

function palaceWords(facts: ReadingFacts, key: 'year' | 'month' | 'time') {
  if (!isMinor(facts) || key === 'year') return PALACE_WORDS[key];
  return (facts.age <= 12 ? PALACE_WORDS_YOUNG : PALACE_WORDS_TEEN)[key];
}

function sayPalace(draft: Draft, key: 'year' | 'month' | 'time'): void {
  const { facts } = draft;
  const ganzhi = pillarOf(facts, key);
  if (ganzhi === '') return;
  const stem = facts.stem_gods[key]!;
  const branch = facts.branch_gods[key]!;
  const words = palaceWords(facts, key);
  const from = draft.pick(words[groupOf(stem)]);
  const under = groupOf(branch) === groupOf(stem) ? '' : `；${draft.pick(words[groupOf(branch)])}`;
  draft.say(
    [
      `${PALACE_NAMES[key]}${ganzhi}，天干是${stem}，地支本气是${branch}，${from}${under}`,
      `${PALACE_NAMES[key]}是${ganzhi}，上为${stem}，下为${branch}，${from}${under}`,
    ],
    [`god:${key}`, `${stem}${branch}`],
  );
}

export function writeOverall(draft: Draft): void {
  const { facts } = draft;
  sayOpening(draft, { subject: '命局总论' });

  draft.section('nature');
  sayStem(draft, 'image');
  sayStem(draft, 'nature');
  saySeat(draft, 'self');
  sayStage(draft);
  draft.end();
  const { most, least } = extremes(facts);
  sayGroup(draft, most, 'nature');
  sayGroup(draft, least, 'nature');
  sayStem(draft, 'nature');
  sayStem(draft, 'hard');
  draft.end();
  for (const pair of combinationsOf(facts).slice(0, 2)) sayCombination(draft, pair, 'nature');
  draft.end();

  draft.section('structure');
  sayPhases(draft);
  const others = GOD_GROUPS.filter((group) => group !== facts.leading);
  for (const [place, group] of others.entries()) {
    const told = group === most || group === least;
    const amount = told ? amountOf(group, facts) : shareOf(group, facts);
    draft.say(['逐组来看，', '', '余下两组里，', '另一组'][place]! + amount, groupClaim(group, facts));
    if (!told) sayGroup(draft, group, 'nature');
    if (place === 1) draft.end();
  }
  draft.end();

  draft.section('palaces');
  for (const key of ['year', 'month'] as const) sayPalace(draft, key);
  sayPalace(draft, 'time');
  draft.end();
  const relations = natalRelations(facts);
  for (const relation of relations.slice(0, 4)) sayRelation(draft, relation);
  if (relations.length === 0)
    draft.say(
      ['各柱之间少有合冲刑害，局面平静，变化多由岁运带来', '柱与柱之间没有明显的合冲，性子也少反复'],
      ['quiet:all', 'true'],
    );
  draft.end();
  sayStars(draft, 5);
  draft.end();

  draft.section('matters');
  if (isMinor(facts)) {
    sayYoung(draft, 'work', [facts.leading, most]);
    sayUpbringing(draft);
    draft.say(youngTopics(facts).love[most]);
    draft.say(youngTopics(facts).love[facts.leading]);
    draft.say(facts.age <= 12 ? YOUNG_MONEY : TEEN_MONEY);
    draft.end();
  } else if (facts.stage === 'aged') {
    sayAgedStem(draft, 'mind');
    for (const group of ['output', 'officer', 'peer'] as const) sayAgedGroup(draft, group);
    draft.end();
    sayStem(draft, 'money');
    for (const group of ['wealth', 'seal'] as const) sayAgedGroup(draft, group);
    sayAgedStem(draft, 'home', '与家人相处，');
    sayAgedStem(draft, 'home');
    draft.end();
  } else {
    sayStem(draft, 'work');
    sayGroup(draft, 'officer', 'work');
    sayGroup(draft, most === 'officer' ? 'output' : most, 'work');
    sayGroup(draft, most === 'seal' ? 'peer' : 'seal', 'work');
    draft.end();
    sayStem(draft, 'money');
    sayGroup(draft, 'wealth', 'money');
    sayGroup(draft, 'peer', 'money');
    sayGroup(draft, 'seal', 'money');
    draft.end();
    sayStem(draft, 'love');
    saySeat(draft, 'love');
    sayGroup(draft, facts.gender === 'male' ? 'wealth' : 'officer', 'love');
    draft.end();
  }

  sayLuck(draft);

  draft.section('ways');
  sayHabits(draft);
  sayCare(draft);
  draft.end();
}
