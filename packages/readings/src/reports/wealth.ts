/** 财运分析: where wealth stands, how it comes, how it is kept, luck for it. */
import { isAged, isMinor, type Favour, type ReadingFacts } from '@ziping/bazi/reading/facts';
import type { Pattern } from '@ziping/bazi/types';

import type { Draft, Outline } from './draft.ts';
import {
  amountOf,
  combinationsOf,
  extremes,
  groupClaim,
  phaseName,
  sayAgedGroup,
  sayAgedStem,
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
  { id: 'source', title: '财从何来', young: '对钱的态度', aged: '用钱的性子' },
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

const AGED_BEAR: Readonly<Record<ReadingFacts['side'], readonly string[]>> = {
  strong: ['日主有力，还担得起家里的账，分一半给小辈更轻省', '身有余力，钱上的事有数，够了就停'],
  balanced: ['强弱相当，收支有度，日子就稳', '力气与开销相配，不必多操心'],
  weak: ['力气有限，大额的事请家里人一起看', '钱上的事从简，手边够用就好'],
};

/** Of a special pattern: the strength of the day master does not decide. */
const SPECIAL_BEAR: Partial<Readonly<Record<Pattern['kind'], readonly string[]>>> = {
  follow: [
    '从格不以日主的强弱论担得起担不起，看的是大势往哪里去',
    '这里不问力气够不够，问的是跟得准不准，借大势成小事',
  ],
  dominant: [
    '一气成势的命，财不从担得起担不起上看，顺着自己的长处去做，财跟在后面',
    '专旺之局，用钱也宜专，样样都想抓，反而分了力',
  ],
  transform: [
    '气已随合而化，财看化后的这股气，与人合力的事比独力更顺',
    '化气的命，钱上的事多与人牵连，先把分寸说清',
  ],
};

/** What wealth that helps, or strains, asks of a minor and of a person over 65. */
const MINOR_FAVOUR: Readonly<Record<Favour, readonly string[]>> = {
  good: ['与他投缘，实际的小事让他多经手', '于他是喜，学着管一点自己的东西正合适'],
  neutral: ['于他不喜不忌，平常心就好', '不是要紧的一行，顺着年纪慢慢教'],
  bad: ['在要节制的一边，想要的东西别一次给太多', '偏在忌的一头，先教会等一等'],
};
const AGED_FAVOUR: Readonly<Record<Favour, readonly string[]>> = {
  good: ['在取用之列，家里的小账自己管着，心里反而踏实', '正合所喜，张罗一点实际的事最养精神'],
  neutral: ['于取用不喜不忌，钱上的事看平常心', '不是取用的主线，当作日子里的一件小事'],
  bad: ['在要节制的一边，少为钱操心，够用便是好', '偏在忌的一头，账目从简，心就轻'],
};

export function writeWealth(draft: Draft): void {
  const { facts } = draft;
  const { most, least } = extremes(facts);
  const minor = isMinor(facts);
  const aged = isAged(facts);
  sayOpening(draft, { subject: '财运分析', young: '性情与对钱的态度' });
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
      `天干上见财的是${open.map((key) => `${PALACE_NAMES[key]}${facts.stem_gods[key]}`).join('、')}，${minor ? '财露在外，喜欢什么藏不住' : '财露在外，手里有什么别人看得见'}`,
      `${open.map((key) => `${PALACE_NAMES[key]}透${facts.stem_gods[key]}`).join('、')}，${minor ? '财在明处，对实在的东西有兴趣' : '财在明处，来得公开，也要防花得公开'}`,
    ]);
  if (below.length > 0)
    draft.say([
      `地支以财为本气的是${below.map((key) => `${PALACE_NAMES[key]}（${facts.branch_gods[key]}）`).join('、')}，根在下面，做事务实`,
      `${['正财', '偏财']
        .map((god) => [god, below.filter((key) => facts.branch_gods[key] === god)] as const)
        .filter(([, those]) => those.length > 0)
        .map(([god, those]) => `${those.map((key) => PALACE_NAMES[key]).join('、')}的地支以${god}为本气`)
        .join('，')}，财有根，做事不急也不虚`,
    ]);
  if (open.length + below.length === 0)
    draft.say([
      '财不在明面上，不是没有，只是要借食伤、借岁运来引',
      minor ? '干支的本气里没有财，对钱与物看得淡' : '干支的本气里没有财，收成多由本事与时机转来',
    ]);
  if (!minor && !aged) for (const key of new Set([...open, ...below])) draft.say(STAR_PLACES.wealth[key]!);
  draft.end();
  if (!minor)
    draft.say(SPECIAL_BEAR[facts.pattern.kind] ?? (aged ? AGED_BEAR : BEAR)[facts.side], [
      'strength',
      facts.strength.verdict,
    ]);
  const favour = facts.favour[phase];
  const wealth = `财星所属的${phaseName(phase)}`;
  draft.say(
    minor || aged
      ? (minor ? MINOR_FAVOUR : AGED_FAVOUR)[favour].map((text) => wealth + text)
      : {
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
  } else if (aged) {
    sayStem(draft, 'money');
    sayAgedGroup(draft, 'output');
    sayGroup(draft, 'wealth', 'nature');
    sayAgedStem(draft, 'mind');
    draft.end();
  } else {
    sayStem(draft, 'money');
    sayGroup(draft, 'output', 'money');
    sayGroup(draft, 'wealth', 'work');
    sayStem(draft, 'work');
    draft.end();
  }
  for (const pair of combinationsOf(facts).slice(0, 3))
    sayCombination(draft, pair, minor || aged ? 'nature' : 'money');
  draft.end();

  draft.section('keeping');
  if (minor) {
    sayGroup(draft, 'peer', 'nature');
    sayGroup(draft, least === 'peer' ? most : least, 'nature');
    sayStem(draft, 'hard');
  } else if (aged) {
    for (const group of ['peer', 'seal', 'officer', 'wealth'] as const) sayAgedGroup(draft, group);
    sayStem(draft, 'money');
    sayAgedStem(draft, 'home', '与家人相处，');
  } else {
    sayGroup(draft, 'peer', 'money');
    sayGroup(draft, 'seal', 'money');
    sayGroup(draft, 'officer', 'money');
    sayGroup(draft, 'wealth', 'money');
    sayStem(draft, 'money');
  }
  draft.end();
  saySeat(draft, 'self');
  if (!minor && !aged)
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
