/** What a chart says of a matter by itself, without a time, in plain words. */
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import { AMOUNTS, natalRelations, partnerGroup, phaseName } from '../../reports/parts.ts';
import { GROUP_WORDS } from '../../reports/words-groups.ts';
import { PHASE_WORDS } from '../../reports/words-phases.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../reports/words-self.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../reports/words-young.ts';
import { type Matter, SIGN_RANKS, type Sign, type Topic } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { fitOfPhase, tradeOf, tradesIn } from './trades.ts';
import { PARTNER_TRAITS, ROLES, startupVerdict } from './words.ts';

/** What is told, and the step of the reasoning that it rests on. */
export interface Nature {
  lead: string;
  reasons: string[];
  step: string;
}

const AMOUNT_WORDS = { heavy: '偏重', even: '适中', light: '偏轻', missing: '不在明面上' } as const;

/** The percentage of the chart that a group has. */
export const shareOf = ({ facts }: Writer, group: GodGroup) => facts.groups[group].percent;

/** A habit of a phase that both readings take; empty where there is none. */
export function habitOf(w: Writer): string {
  const [phase] = w.facts.good;
  if (!phase) return '';
  return w.pick(w.minor ? YOUNG_PHASES[phase]! : PHASE_WORDS[phase].habits);
}

/** Two lines of work are weighed against each other. */
const TWO_TRADES = /还是|哪个|哪一个|(?:让|叫|要|逼)我[^?]*我(?:想|要|喜欢)|比/;

const TRADE_FITS: Readonly<Record<Sign, string>> = {
  good: '这一行正合你的长处，守得住',
  even: '这一行不偏不倚，看你坐不坐得住',
  bad: '这一行不是你最省力的路，做小、做熟再铺开',
};
const TRADE_VERDICTS: Readonly<Record<Sign, string>> = {
  good: '这一行适合你，正合长处，可以往里走',
  even: '这一行可以做，合不合看你自己喜不喜欢、坐不坐得住',
  bad: '这一行能做，但不算最省力，别把全部身家押在上面',
};

export const tradeStep = (phase: Phase) => `看行业：这一行传统上归${phaseName(phase)}。`;

/** What a trade that is named is to the asker, as a reason beside a year; null where none is. */
export function tradeFit(w: Writer, text: string): string | null {
  const phase = tradeOf(text);
  if (!phase) return null;
  w.step(tradeStep(phase));
  return TRADE_FITS[fitOfPhase(w, phase)];
}

/** Whether a line of work that is named suits; null where none is. */
export function tradeVerdict(w: Writer, text: string): Nature | null {
  const [first, second, ...others] = tradesIn(text);
  const phase = tradeOf(text);
  if (!phase) return null;
  const reasons = [`你${w.pick(ROLES[w.facts.leading])}`];
  if (first && second && others.length === 0 && TWO_TRADES.test(text)) {
    const [before, after] = [fitOfPhase(w, first), fitOfPhase(w, second)];
    return {
      lead:
        before === after
          ? '两样都可以做，看不出高下，选自己坐得住、愿意多花时间的那一样'
          : `两样里，${SIGN_RANKS[before] > SIGN_RANKS[after] ? '先' : '后'}说的那一样更合你的长处`,
      reasons,
      step: `看行业：先说的传统上归${phaseName(first)}，后说的归${phaseName(second)}。`,
    };
  }
  return { lead: TRADE_VERDICTS[fitOfPhase(w, phase)], reasons, step: tradeStep(phase) };
}

function industry(w: Writer): Nature {
  const { good, leading, groups } = w.facts;
  const trades = good.slice(0, 2).map((phase) => w.pick(PHASE_WORDS[phase].trades));
  return {
    lead:
      trades.length > 0
        ? `最适合你的是${trades.join('；其次是')}这一类`
        : `先看位置再看行业：你${w.pick(ROLES[leading])}`,
    reasons:
      trades.length > 0
        ? [`在一行里，你${w.pick(ROLES[leading])}`]
        : [STEM_WORDS[w.facts.day_master]!.work[0]!],
    step: `看取用与最显的一组：${good.length > 0 ? `以${good.map(phaseName).join('、')}为先` : '取用两说，先看十神'}，最显的约占${groups[leading].percent}%。`,
  };
}

const WEALTH = {
  strong: '你挣得来，难在收手：机会多，该停的时候要停',
  balanced: '你的钱是细水长流：不贪快，就少有大的亏空',
  weak: '你的钱来得慢一些，但留得住：先把本事练厚，钱会跟上',
} as const;

const PARENTS = {
  heavy: '你和父母牵得紧，照顾多，意见也多',
  even: '你和父母有来有往，不远不近',
  light: '你和父母话不多，心意多在做的事里',
  missing: '你和父母的情分藏得深，先开口的一方最好是你',
} as const;

const CHILDREN = {
  heavy: '你为孩子操心多，管得细，学会放手最要紧',
  even: '你和孩子亲近又有分寸，是好相处的底子',
  light: '你和孩子的缘分在质不在多，陪的时间比给的东西要紧',
  missing: '孩子的缘分来得不张扬，有没有、有几个，盘里看不出来',
} as const;

const PEOPLE = {
  heavy: '你朋友多，肯为人出头，钱上最要分清',
  even: '你与人相处有分寸，帮你的人多是处出来的',
  light: '你朋友不多，但靠得住；求人要自己先开口',
  missing: '你习惯自己扛，学会开口，贵人就多了',
} as const;

const BOSS = {
  heavy: '上面的要求会高，先报结论和时间，压力就去一半',
  even: '你和上面处得来，把成果摆到桌上就够',
  light: '你不爱被管，想法先私下说，路会宽很多',
} as const;

const stemWords = ({ facts }: Writer) => STEM_WORDS[facts.day_master]!;
/** The ten god in the seat of the partner. */
const seatOf = ({ facts }: Writer) => facts.branch_gods.day!;

const groupWords = (w: Writer, group: GodGroup, of: 'love' | 'work' | 'money' | 'nature') =>
  w.pick(GROUP_WORDS[group][of][AMOUNTS[w.facts.groups[group].level]]);

const amountWord = ({ facts }: Writer, group: GodGroup) => AMOUNT_WORDS[facts.groups[group].level];

const palaceStep = (w: Writer) =>
  `看夫妻宫与伴侣星：日支本气${seatOf(w)}，伴侣星${amountWord(w, partnerGroup(w.facts))}。`;

const wordOnTogether = (w: Writer) => `相处上，${w.pick(SEAT_WORDS[seatOf(w)]!.love)}`;

const partner = (w: Writer): Nature => ({
  lead: `对方多半${w.pick(PARTNER_TRAITS[seatOf(w)]!)}`,
  reasons: [wordOnTogether(w)],
  step: palaceStep(w),
});

function marriage(w: Writer): Nature {
  const found = natalRelations(w.facts).filter(({ members }) => members.includes('day'));
  const lead = found.some(({ kind }) => kind === 'clash')
    ? '你的婚姻变动会多一点，守得住，靠的是变的时候不断联系'
    : found.length === 0
      ? '你的婚姻底子安静，外人少来打扰，日子怎么过由两个人定'
      : '你的婚姻和家里、工作连得紧，说开了，两头都是帮手';
  return { lead, reasons: [wordOnTogether(w)], step: palaceStep(w) };
}

const love = (w: Writer): Nature => ({
  lead: w
    .pick(stemWords(w).love)
    .replace(/^(?!.*感情)/, '在感情里，')
    .replace(/。$/, ''),
  reasons: [groupWords(w, partnerGroup(w.facts), 'love')],
  step: palaceStep(w),
});

function romance(w: Writer): Nature {
  const found = w.facts.shen_sha.filter(({ name }) => ['桃花', '红鸾', '天喜'].includes(name));
  const names = [...new Set(found.map(({ name }) => name))];
  return {
    lead:
      names.length > 0
        ? '你的人缘和异性缘都不缺，要紧的是分寸自己拿'
        : '你的缘分不靠热闹来，多半从熟人里慢慢长出来',
    reasons: [w.pick(stemWords(w).love)],
    step: `查桃花一类：${names.length > 0 ? `命里见${names.join('、')}` : '四柱不见'}。`,
  };
}

const career = (w: Writer): Nature => ({
  lead: `你${w.pick(ROLES[w.facts.leading])}`,
  reasons: [w.pick(stemWords(w).work)],
  step: `看事业：最显的一组约占${shareOf(w, w.facts.leading)}%，日主${w.facts.strength.verdict}。`,
});

const boss = (w: Writer): Nature => ({
  lead: BOSS[AMOUNTS[w.facts.groups.officer.level]],
  reasons: [groupWords(w, 'officer', 'work')],
  step: `看上级：官杀${amountWord(w, 'officer')}。`,
});

const startup = (w: Writer): Nature => ({
  lead: `自己做事，${startupVerdict(w.facts).verdict}`,
  reasons: [groupWords(w, 'peer', 'money')],
  step: `看担财的力气：日主${w.facts.strength.verdict}，财${amountWord(w, 'wealth')}。`,
});

const wealth = (w: Writer): Nature => ({
  lead: w.facts.advice.sure ? WEALTH[w.facts.side] : WEALTH.balanced,
  reasons: [w.pick(stemWords(w).money)],
  step: `看财星：${amountWord(w, 'wealth')}，日主${w.facts.strength.verdict}。`,
});

function study(w: Writer): Nature {
  const [seal, output] = [shareOf(w, 'seal'), shareOf(w, 'output')];
  const deep = seal >= output;
  return {
    lead: deep ? '你学东西长在理解和积累，先懂后记，底子厚' : '你学东西长在发挥和表达，脑子活，临场有东西',
    reasons: [
      w.minor
        ? w.pick(YOUNG_STEMS[w.facts.day_master]!.learn)
        : deep
          ? '短处是慢热，早些动手'
          : '短处是粗心，做完留十分钟检查',
    ],
    step: `看学业：印${seal}%，食伤${output}%。`,
  };
}

function health(w: Writer): Nature {
  const order = [...w.facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const [top, low] = [order[0]!, order.at(-1)!];
  const kind = (percent: number) => (percent > 32 ? 'much' : percent < 12 ? 'little' : 'even');
  const habit = ({ phase, percent }: (typeof order)[number]) => w.pick(PHASE_WORDS[phase][kind(percent)]);
  return {
    lead: `起居上最要守的一条：${habit(top)}`,
    reasons: [habit(low)],
    step: `看五行的偏盛与不足：${phaseName(top.phase)}${top.percent}%最多，${phaseName(low.phase)}${low.percent}%最少。`,
  };
}

function children(w: Writer): Nature {
  const { gender, groups, hour_unknown } = w.facts;
  const star: GodGroup = gender === 'male' ? 'officer' : 'output';
  return {
    lead: CHILDREN[groups[star].level],
    reasons: hour_unknown
      ? ['看子女要用出生的时辰，这份命盘时辰未知，只能说一半']
      : [groupWords(w, 'seal', 'nature')],
    step: `看子女星：${amountWord(w, star)}${hour_unknown ? '；时辰未知，时柱不看' : ''}。`,
  };
}

const parents = (w: Writer): Nature => ({
  lead: PARENTS[w.facts.groups.seal.level],
  reasons: [],
  step: `看父母：印${amountWord(w, 'seal')}，财${amountWord(w, 'wealth')}。`,
});

const people = (w: Writer): Nature => ({
  lead: PEOPLE[w.facts.groups.peer.level],
  reasons: [],
  step: `看同辈：比劫${amountWord(w, 'peer')}。`,
});

function personality(w: Writer): Nature {
  const { nature, hard } = stemWords(w);
  const { day_master } = w.facts;
  const told = w.pick(nature).replace(/。$/, '');
  return {
    // 别人一开口，你就接过来 names the asker itself.
    lead: told.includes('你') ? told : `你${told}`,
    reasons: [
      w.pick(SEAT_WORDS[seatOf(w)]!.self),
      `要留心的一面：${w.pick(w.minor ? YOUNG_STEMS[day_master]!.temper : hard)}`,
    ],
    step: `看日主：${day_master}，坐支本气${seatOf(w)}。`,
  };
}

function move(w: Writer): Nature {
  const moves = w.facts.shen_sha.some(({ name }) => name === '驿马');
  return {
    lead: moves ? '你走得动，换地方常换来新局面' : '走与不走都可以，没有非走不可的讯息',
    reasons: [],
    step: `看走动：${moves ? '驿马在命' : '四柱不见驿马'}。`,
  };
}

const NATURES: Partial<Readonly<Record<Topic, (w: Writer) => Nature>>> = {
  partner,
  marriage,
  marriage_time: marriage,
  love,
  romance,
  industry,
  career,
  job_change: career,
  boss,
  startup,
  wealth,
  house: wealth,
  invest: wealth,
  lottery: wealth,
  exam: study,
  study,
  health,
  medicine: health,
  children,
  parents,
  people,
  personality,
  move,
};

/** The nature of a matter in this chart; null where the chart's own table is the answer. */
export const natureOf = (w: Writer, { topic }: Pick<Matter, 'topic'>): Nature | null =>
  NATURES[topic]?.(w) ?? null;
