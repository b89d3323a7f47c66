/** 财运分析: where wealth stands, how it comes, how it is kept, luck for it. */
import type { ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Draft, Outline } from './draft.ts';
import {
  amountOf,
  combinationsOf,
  extremes,
  groupClaim,
  isMinor,
  phaseName,
  sayCombination,
  sayCare,
  sayGroup,
  sayHabits,
  sayLuck,
  sayOpening,
  sayPhases,
  saySeat,
  sayStars,
  sayStem,
  sayUpbringing,
  sayYoung,
} from './parts.ts';
import { PALACE_NAMES, PHASE_WORDS, type NatalKey } from './words-phases.ts';
import { STAR_PLACES } from './words-topics.ts';

export const wealthOutline = [
  { id: 'basis', title: '立论所据' },
  { id: 'stars', title: '财星在哪里' },
  { id: 'source', title: '财从何来', young: '与钱的缘分' },
  { id: 'keeping', title: '守与散' },
  { id: 'cycles', title: '十年的次序' },
  { id: 'years', title: '逐年' },
  { id: 'ways', title: '着手处' },
] as const satisfies Outline;

const BEAR: Readonly<Record<ReadingFacts['side'], readonly string[]>> = {
  strong: ['日主有力，担得起财，难处在于够了就停', '身有余力，财来便接得住，进取可以多一点，规矩也要跟上'],
  balanced: ['强弱相当，财的大小看岁运，平日收支有度就是福', '力气与财相配，不贪快，便少有大的亏空'],
  weak: ['力气有限，财要分期取，先立身，再谈扩张', '担子不宜一次挑满，借人之力、借时间之力，财反而留得住'],
};

/** Of 从: the strength of the day master does not decide. */
const BEAR_FOLLOWING = [
  '从格不以日主的强弱论担得起担不起，顺着大势，财自然有路',
  '这里不问力气够不够，问的是跟得准不准，借大势成小事',
];

export function writeWealth(draft: Draft): void {
  const { facts } = draft;
  const { most, least } = extremes(facts);
  const minor = isMinor(facts);
  sayOpening(draft, '财运分析');
  sayPhases(draft);

  draft.section('stars');
  const { phase } = facts.groups.wealth;
  draft.say(
    [`日主所克为财，这里的${amountOf('wealth', facts)}`, `财看日主所克的一行，${amountOf('wealth', facts)}`],
    groupClaim('wealth', facts),
  );
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const isWealth = (god: string | undefined) => god === '正财' || god === '偏财';
  const open = keys.filter((key) => isWealth(facts.stem_gods[key]));
  const below = keys.filter((key) => isWealth(facts.branch_gods[key]));
  if (open.length > 0)
    draft.say([
      `天干上见财的是${open.map((key) => `${PALACE_NAMES[key]}${facts.stem_gods[key]}`).join('、')}，财露在外，别人看得见你的来路`,
      `${open.map((key) => `${PALACE_NAMES[key]}透${facts.stem_gods[key]}`).join('、')}，财在明处，来得公开，也要防花得公开`,
    ]);
  if (below.length > 0)
    draft.say([
      `地支以财为本气的是${below.map((key) => `${PALACE_NAMES[key]}（${facts.branch_gods[key]}）`).join('、')}，根在下面，家底是实的`,
      `${below.map((key) => `${PALACE_NAMES[key]}的地支以${facts.branch_gods[key]}为本气`).join('，')}，财有根，走得不急也不虚`,
    ]);
  if (open.length + below.length === 0)
    draft.say([
      '财不在明面上，不是没有，只是要借食伤、借岁运来引',
      '干支的本气里没有财，收成多由本事与时机转来',
    ]);
  if (!minor) for (const key of new Set([...open, ...below])) draft.say(STAR_PLACES.wealth[key]!);
  draft.end();
  draft.say(facts.pattern.kind === 'follow' ? BEAR_FOLLOWING : BEAR[facts.side], [
    'strength',
    facts.strength.verdict,
  ]);
  const favour = facts.favour[phase];
  draft.say(
    {
      good: [`${phaseName(phase)}在取用之列，求财与养命是同一个方向`, `财星正合所喜，顺着本心去挣就好`],
      neutral: [`${phaseName(phase)}于取用不喜不忌，财看平常心`, `财星不是取用的主线，当作生活的一部分`],
      bad: [
        `${phaseName(phase)}在要节制的一边，求财要有度，够用便是好`,
        `财星偏在忌的一头，为财所累是最要避开的`,
      ],
    }[favour],
    [`phase:${phase}`, favour],
  );
  draft.end();

  draft.section('source');
  if (minor) {
    sayYoung(draft, 'money', [facts.leading, most]);
    sayUpbringing(draft);
  } else {
    sayStem(draft, 'money');
    sayGroup(draft, 'output', 'money');
    sayGroup(draft, 'wealth', 'work');
    sayStem(draft, 'work');
    draft.end();
  }
  for (const pair of combinationsOf(facts).slice(0, 3))
    sayCombination(draft, pair, minor ? 'nature' : 'money');
  draft.end();

  draft.section('keeping');
  if (minor) {
    sayGroup(draft, 'peer', 'nature');
    sayGroup(draft, least === 'peer' ? most : least, 'nature');
    sayStem(draft, 'hard');
  } else {
    sayGroup(draft, 'peer', 'money');
    sayGroup(draft, 'seal', 'money');
    sayGroup(draft, 'officer', 'money');
    sayGroup(draft, 'wealth', 'money');
    sayStem(draft, 'money');
  }
  draft.end();
  saySeat(draft, 'self');
  if (!minor)
    for (const good of facts.good.slice(0, 2))
      draft.say(
        PHASE_WORDS[good].money.map((text) => `${phaseName(good)}的长处用在钱上：${text}`),
        [`phase:${good}`, facts.favour[good]],
      );
  sayStars(draft, 3, [
    '禄神',
    '天乙贵人',
    '驿马',
    '金舆',
    '将星',
    '羊刃',
    '天德贵人',
    '月德贵人',
    '文昌贵人',
    '华盖',
  ]);
  draft.end();

  sayLuck(draft, 'money');

  draft.section('ways');
  sayHabits(draft);
  sayCare(draft);
  draft.end();
}
