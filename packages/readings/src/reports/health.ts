/** 健康养生: the five phases and the rhythm of the body, in the old correspondences; nothing of illness or treatment. */
import { phaseOfStem } from '@ziping/bazi/five-phases';
import { isMinor, seasonOf, type YearLuck, yearsOf } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import type { Draft } from './draft.ts';
import {
  favourClaims,
  natalRelations,
  phaseName,
  pillarOf,
  sayCycles,
  sayCare,
  sayGroup,
  sayHabits,
  sayMonths,
  sayOpening,
  sayPhases,
  sayRelation,
  saySeat,
  sayStage,
  sayStars,
  sayStem,
  sayUpbringing,
  yearClaim,
  yearTones,
} from './parts.ts';
import { HEALTH_MONTHS } from './words-months.ts';
import { PHASE_WORDS } from './words-phases.ts';

export const healthOutline = [
  { id: 'basis', title: '立论所据' },
  { id: 'spread', title: '五行的分布' },
  { id: 'body', title: '五行与身体' },
  { id: 'temper', title: '性情与作息' },
  { id: 'cycles', title: '十年的次序' },
  { id: 'years', title: '逐年' },
  { id: 'ways', title: '着手处' },
] as const;

/** What a year of a phase asks of the day. */
const YEAR_CARE: Readonly<Record<Phase, readonly string[]>> = {
  wood: ['舒展是这一年的功课，久坐要起身', '情绪要有出口，话别闷着', '筋骨与眼睛多歇一歇', '春天尤其宜早起'],
  fire: ['睡眠要看紧，夜里少兴奋', '热闹之后留一段静', '午间小歇胜过晚睡', '夏天的节奏放慢半拍'],
  earth: [
    '三餐定时，少吃生冷厚味',
    '饭后走一走，别让身体滞着',
    '思虑多了就放下手机，饭吃七分饱',
    '换季前后吃得清一点',
  ],
  metal: ['呼吸与皮肤留意干燥，多喝温水', '早晚添衣，秋天尤然', '慢呼吸，慢说话', '清一清屋里的灰尘与旧物'],
  water: ['腰足宜暖，早睡为上', '别把日子排满，夜里不谈大事', '水要常喝，路要常走', '冬天少熬夜，多晒太阳'],
};

/** The same of a minor. */
const YOUNG_CARE: Readonly<Record<Phase, readonly string[]>> = {
  wood: ['多到户外伸展，看远处', '心里的话有人听，脾气就顺', '春天早起走一走'],
  fire: ['睡前一小时静下来', '热闹之后留一段歇的时候', '夏天午睡别省'],
  earth: ['三餐定时，零食少一点', '饭后走一走再坐下', '换季前后吃得清一点'],
  metal: ['早晚添衣，多喝温水', '慢慢吃，慢慢说', '秋天留意干燥'],
  water: ['手脚与腰别着凉，早睡为上', '别把日子排满', '冬天多晒太阳，多走动'],
};

const SEASON_CARE: Readonly<Record<string, readonly string[]>> = {
  春: ['生在春天，气机向上，一年里最怕压抑', '春生之人，早起与户外是天然的补给'],
  夏: ['生在夏天，阳气在外，耗得快，午睡与清淡合宜', '夏生之人，静比动更难，也更要紧'],
  秋: ['生在秋天，气在收，润是第一要义', '秋生之人，换季时慢一步添减衣物就好'],
  冬: ['生在冬天，气在藏，暖与光最养人', '冬生之人，动一动便活，晨光胜过热茶'],
};

function sayHealthYear(draft: Draft, year: YearLuck): void {
  const phase = phaseOfStem(year.ganzhi);
  const care = draft.pick((isMinor(draft.facts) && year.age <= 18 ? YOUNG_CARE : YEAR_CARE)[phase]);
  const how = draft.pick(yearTones(year.age, year.tone));
  draft.sayInTurn(
    'year',
    [
      `${year.year}年${year.ganzhi}（虚岁${year.age}）天干属${phaseName(phase)}，旧说关乎${PHASE_WORDS[phase].body}，${care}；${how}`,
      `${year.year}年${year.ganzhi}（虚岁${year.age}）${phaseName(phase)}气当头，${care}，留意的是${PHASE_WORDS[phase].body}一边；${how}`,
    ],
    yearClaim(year),
  );
}

export function writeHealth(draft: Draft): void {
  const { facts } = draft;
  const minor = isMinor(facts);
  sayOpening(draft, { subject: '健康养生', young: '起居与成长' });
  draft.say([
    '五行配脏腑是古人的一套比喻，用来提醒起居，身体若有不适，请以医生的诊断为准',
    '下面说的是起居的分寸，取的是五行的旧说，与病症无关，不舒服时请去看医生',
  ]);
  draft.end();

  draft.section('spread');
  sayPhases(draft);
  draft.say(SEASON_CARE[seasonOf(pillarOf(facts, 'month').charAt(1))]!);
  for (const phase of facts.good.slice(0, 2))
    draft.sayInTurn(
      'care',
      [
        `取用在${phaseName(phase)}，养生的方向也在这里，${draft.pick(PHASE_WORDS[phase].habits)}`,
        `添一点${phaseName(phase)}，身心都会松些，不妨${draft.pick(PHASE_WORDS[phase].habits)}`,
      ],
      ...favourClaims([phase], facts),
    );
  draft.end();

  draft.section('body');
  for (const { phase, percent } of [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent)) {
    const words = PHASE_WORDS[phase];
    const kind = percent > 32 ? 'much' : percent < 12 ? 'little' : 'even';
    const rhythm = draft.pick(words[kind]);
    draft.sayInTurn('body', [
      `${phaseName(phase)}${percent > 0 ? `（约占${percent}%）` : ''}旧配${words.body}，${rhythm}`,
      `${words.body}归${phaseName(phase)}，${percent > 0 ? `这里约占${percent}%` : '这里不见'}，${rhythm}`,
    ]);
  }
  draft.end();
  const relations = natalRelations(facts);
  for (const relation of relations.slice(0, 3)) sayRelation(draft, relation);
  if (relations.length > 0)
    draft.say([
      '动的地方气血也跟着动，作息稳一点，身体就不必陪着折腾',
      '柱间有动静，睡眠先受影响，先把入睡的时间固定下来',
    ]);
  else
    draft.say(
      ['各柱安静，身体少受牵扯，作息稳住便好', '柱间没有冲合，起落不大，养成习惯就能走很久'],
      ['quiet:all', 'true'],
    );
  draft.end();

  draft.section('temper');
  sayStem(draft, 'image');
  sayStem(draft, 'hard');
  saySeat(draft, 'self');
  sayStage(draft);
  draft.end();
  if (minor) sayUpbringing(draft);
  else {
    sayGroup(draft, 'officer', 'nature');
    sayGroup(draft, 'output', 'nature');
    sayGroup(draft, 'seal', 'nature');
    sayStem(draft, 'nature');
    draft.end();
  }
  sayStars(draft, 3, [
    '天德贵人',
    '月德贵人',
    '天乙贵人',
    '华盖',
    '羊刃',
    '驿马',
    '孤辰',
    '寡宿',
    '文昌贵人',
    '太极贵人',
    '禄神',
  ]);
  draft.end();

  draft.section('cycles');
  sayCycles(draft);

  draft.section('years');
  for (const year of yearsOf(facts, facts.calendar_year, 10)) {
    sayHealthYear(draft, year);
    draft.end();
  }
  draft.say([
    `再细看${facts.calendar_year}年的十二个月，以节换月`,
    `${facts.calendar_year}年分月来看，月份从交节那天算起`,
  ]);
  sayMonths(draft, HEALTH_MONTHS);
  draft.end();

  draft.section('ways');
  sayHabits(draft);
  sayCare(draft);
  draft.end();
}
