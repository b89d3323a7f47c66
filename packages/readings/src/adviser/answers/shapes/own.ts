/** What the chart itself says of the asker: yes or no, or a name, in the first sentence. */
import { explain } from '@ziping/bazi/glossary/glossary';
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import { amountOf, partnerGroup, phaseName } from '../../../reports/parts.ts';
import { STEM_WORDS } from '../../../reports/words-self.ts';
import { isOfBody, type Sign } from '../../matters/matter.ts';
import type { Own } from '../../understand/own.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Writer } from '../../writer.ts';
import { type Answer, NONE } from '../answer.ts';
import { comingMonths, monthsLuck } from '../luck/months.ts';
import { yearOfLuck } from '../luck/signs.ts';
import { natureOf, shareOf, tradeStep } from '../nature.ts';
import {
  bestMonths,
  monthName,
  overallOf,
  rankedYears,
  scoreOf,
  signOfMonth,
  signOfScore,
  signOfYear,
  yearName,
} from '../period.ts';
import { fitOfPhase, tradeOf } from '../trades.ts';
import { ROLES } from '../words.ts';
import { SUBJECT_ADVICE } from './lean.ts';

/** Whether a group is there to be used, is a burden, or neither. */
function signOfGroup({ facts }: Writer, group: GodGroup): Sign {
  const { phase, level } = facts.groups[group];
  if (facts.favour[phase] === 'bad') return 'bad';
  return facts.favour[phase] === 'good' && level !== 'missing' ? 'good' : 'even';
}

const WEALTH: Readonly<Record<Sign, string>> = {
  good: '有挣大钱的底子，多大看不出来，够用有余不难',
  even: '不缺钱花，大富大贵看不出来，小康靠得住',
  bad: '不算大富的命，也不会穷：钱要靠本事慢慢攒，贪快反而留不住',
};
const OFFICE: Readonly<Record<Sign, string>> = {
  good: '有，管事的位置你坐得住，做到哪一级看不出来',
  even: '有一点，不算突出：能带一摊事，往上走要靠资历和机会',
  bad: '不太有：管人的位置你会累，靠专业出头更合适',
};

function fate(w: Writer, of: 'wealth' | 'office'): Answer {
  const group = of === 'wealth' ? 'wealth' : 'officer';
  const [best] = rankedYears(w, { topic: of === 'wealth' ? 'wealth' : 'career' });
  w.step(`看一生的${of === 'wealth' ? '财' : '官'}：${amountOf(group, w.facts)}。`);
  const sign = signOfGroup(w, group);
  return {
    ...NONE,
    lead: (of === 'wealth' ? WEALTH : OFFICE)[sign],
    reasons: [
      `你${w.pick(ROLES[w.facts.leading])}`,
      `往后几年里，${best!.year}年${of === 'wealth' ? '钱上最宽' : '最容易往上走一步'}`,
    ],
    advice:
      of === 'wealth'
        ? ['把一样会做的做成别人肯付钱的，再谈翻倍', '发工资当天先存两成，三年后就看得出差别']
        : ['想走这条路，先把一件看得见的事做成，再争位置', '考试、资历这些硬条件先备齐'],
  };
}

/** A fault that one fears to have. */
const FAULT = /差|坏|不好|懒|小气|胆小|固执|强势|暴|急|怪/;

function ofSelf(w: Writer, of: 'mind' | 'looks' | 'temper', text: string): Answer {
  const nature = natureOf(w, { topic: 'personality' })!;
  w.step(nature.step);
  if (of === 'looks')
    return {
      ...NONE,
      lead: '不丑，但长相好不好，盘里看不出来；耐看的多半是神气',
      reasons: [nature.lead],
      advice: ['睡够、站直、衣服合身，比五官管用'],
    };
  if (of === 'temper')
    return {
      ...NONE,
      lead: `${FAULT.test(text) && !/好不好/.test(text) ? '不算毛病' : '性子算好的'}：${nature.lead.replace(/^你/, '')}`,
      reasons: nature.reasons,
      advice: ['要留心的那一面，熟人面前最容易露出来，先从家里改起'],
    };
  const deep = shareOf(w, 'seal') >= shareOf(w, 'output');
  return {
    ...NONE,
    lead: deep
      ? '你不笨，算聪明的：不是反应最快的那种，但想得深、记得牢'
      : '你不笨，算聪明的：反应快、点子多，有时静不下来',
    reasons: [`你${w.pick(ROLES[w.facts.leading])}`],
    advice: deep ? ['给自己多一点时间，先懂了再动手，别和人比快'] : ['做完留十分钟检查，一次只做一件'],
  };
}

/** How one comes across: what others see is the nature, what they think of it is theirs. */
function seenByOthers(w: Writer): Answer {
  const nature = natureOf(w, { topic: 'personality' })!;
  w.step(nature.step);
  return {
    ...NONE,
    lead: `别人先看到的，是${nature.lead}`,
    reasons: nature.reasons,
    advice: ['心里怎么评价看不出来；想知道，挑一个信得过的人问一句“我哪一点最让你省心，哪一点最费心”'],
  };
}

/** The weakest side of one's ways, kindly, and one thing to do about it. */
function fault(w: Writer): Answer {
  const { hard, work } = STEM_WORDS[w.facts.day_master]!;
  const [cost, todo = ''] = hard[0].split('；');
  const [also = ''] = work[1].split('；');
  w.step(natureOf(w, { topic: 'personality' })!.step);
  return {
    ...NONE,
    lead: `你最该改的一处：${cost!}`,
    reasons: w.minor ? [] : [`做事上还有一处：${also}`],
    advice: [`这周就改一样：${todo}`, '这是性子里带的，不是人品差，改一点，身边人马上觉得出来'],
  };
}

/** What to do about a line of work that one is to begin, or lives on already. */
const OF_NEW_JOB = ['先找一个做了三年以上的人问一天是怎么过的', '先去做一个月小的、真的活，再决定'];
const OF_JOB_AT_HAND = [
  '给自己半年：定一个看得见的数（单子、粉丝或收入），到了就接着做，不到就改成副业',
  '这周把做得最好的一次找出来，看好在哪里，照着再做两次',
];

function job(w: Writer, name: string, isAtIt: boolean): Answer {
  const phase = tradeOf(name);
  const sign = phase ? fitOfPhase(w, phase) : 'even';
  if (phase) w.step(tradeStep(phase));
  return {
    ...NONE,
    lead: {
      good: `能做，${name}这一行正合你的长处`,
      even: `可以做，${name}这一行不偏不倚，成不成看你坐不坐得住`,
      bad: `能做，但${name}这一行不是你最省力的路，别把全部身家押在上面`,
    }[sign],
    reasons: [`你${w.pick(ROLES[w.facts.leading])}`],
    advice: isAtIt ? OF_JOB_AT_HAND : OF_NEW_JOB,
  };
}

const CRAFTS: Readonly<Record<Phase, string>> = {
  wood: '缝纫裁剪、木工、园艺和推拿护理',
  fire: '做菜、电工、剪辑拍摄和美发',
  earth: '装修泥瓦、面点烘焙、家政月嫂和陶艺',
  metal: '汽修、焊接、数控和钟表首饰',
  water: '驾驶、水暖、调饮和外语跟单',
};
const SUBJECTS: Readonly<Record<Phase, string>> = {
  wood: '教育、中文、法学和医护',
  fire: '计算机、电子、设计和传媒',
  earth: '建筑、土木、农学和工商管理',
  metal: '会计、金融、机械和自动化',
  water: '外语、国际贸易、物流和心理',
};

function field(w: Writer, of: 'craft' | 'subject'): Answer {
  const { good, groups, leading } = w.facts;
  const [first = groups[leading].phase, second] = good;
  const table = of === 'craft' ? CRAFTS : SUBJECTS;
  w.step(
    `看取用：${good.length > 0 ? `以${good.map(phaseName).join('、')}为先` : '取用两说，看最显的一组'}。`,
  );
  return {
    ...NONE,
    lead: `更合你的是${table[first]}这一类${second ? `，其次是${table[second]}` : ''}`,
    reasons: ['这是偏向；里面挑一样你坐得住、练得下去的'],
    advice:
      of === 'craft'
        ? ['先交得起的短班学一个月，跟着师傅做几单真的再定', '交钱前看退费的条款，保证就业、先贷款学的别报']
        : SUBJECT_ADVICE,
  };
}

function lack(w: Writer, name: string | null): Answer {
  const { shares } = w.facts.five_phases;
  const order = [...shares].sort((a, b) => a.percent - b.percent);
  const nameOf = (one: (typeof shares)[number]) => phaseName(one.phase);
  const gone = shares.filter(({ count }) => count === 0);
  w.step(`看五行：${order.map((one) => `${nameOf(one)}${one.percent}%`).join('、')}。`);
  const asked = name ? shares.find((one) => nameOf(one) === name) : undefined;
  const missing = gone.map(nameOf).join('和');
  const least = nameOf(order[0]!);
  const lead = asked
    ? asked.count === 0
      ? `明面上缺${name!}，约占${asked.percent}%`
      : asked.percent < 12
        ? `不算缺${name!}，有但偏少，约占${asked.percent}%`
        : `不缺${name!}，约占${asked.percent}%`
    : gone.length > 0
      ? `明面上缺${missing}${missing.includes(least) ? '' : `，最弱的是${least}`}`
      : `什么都不缺，五样都有，最少的是${least}`;
  const take = w.facts.good.map(phaseName).join('、');
  return {
    ...NONE,
    lead,
    reasons: [
      asked && gone.length > 0 && asked.count > 0
        ? `明面上没有的是${missing}`
        : `由少到多是${order.map(nameOf).join('、')}`,
    ],
    advice: [
      `缺不等于不好，也不是缺什么就补什么${take ? `；真要亲近的是${take}` : ''}`,
      '名字、手串补不了，日常的作息和方向更有用',
    ],
  };
}

const TODO: Readonly<Record<Sign, string>> = {
  good: '最该做的是：挑一件拖了很久的事，动手把它做成',
  even: '最该做的是：把手上的事收好尾，再慢慢起一件新的',
  bad: '最该做的是守：少开新局，把身体、钱和最近的人照顾好',
};

function todo(w: Writer, { time }: Understood): Answer {
  const months = time?.kind === 'months' && time.months.length <= 3 ? monthsLuck(w, time.months) : [];
  const [first, last] = [months[0], months.at(-1)];
  const year =
    time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months[0]!.year : w.today.year;
  const luck = yearOfLuck(w, year);
  const tone = months.reduce((sum, one) => sum + one.tone, 0);
  const sign: Sign =
    first === undefined
      ? signOfYear(w, luck, { topic: 'luck' })
      : tone > 0
        ? 'good'
        : tone < 0
          ? 'bad'
          : 'even';
  const name =
    first && last
      ? first === last
        ? monthName(first, w.today.year)
        : `${monthName(first, w.today.year)}到${monthName(last, w.today.year)}`
      : yearName(w, year);
  w.step(`看${first ? months.map(({ ganzhi }) => `${ganzhi}月`).join('、') : `${year}年${luck.ganzhi}`}。`);
  const money = signOfYear(w, luck, { topic: 'wealth' });
  const isShort = first === undefined && year === w.today.year && w.today.month >= 10;
  return {
    ...NONE,
    lead: `${name}${w.minor && sign === 'bad' ? '最该做的是把作息稳住，睡够、吃好，功课一次只补一样' : TODO[sign]}`,
    reasons: first === undefined && bestMonths(w, year) ? [bestMonths(w, year)] : [],
    advice: [
      isShort
        ? '剩下的日子不多，只列三件，做完一件划一件'
        : first
          ? '先写下三件最想成的，只留一件，其余放后'
          : '先写下三件最想成的，只留一件放在最顺的月份',
      ...(w.minor
        ? []
        : [money === 'bad' ? '钱上先留后花，大额的放一放' : '该收的账、该谈的价，主动去谈一次']),
    ],
  };
}

const CLOSE = {
  heavy: '你身边不容易没有人，想一个人过，话要早些说明白',
  even: '你有人亲近会高兴，没有也过得下去',
  light: '你对亲密看得淡，一个人待得住',
  missing: '你对亲密看得淡，一个人待得住',
} as const;

function single(w: Writer): Answer {
  const star = partnerGroup(w.facts);
  const [best] = rankedYears(w, { topic: 'love' });
  w.step(`看伴侣星：${amountOf(star, w.facts)}。`);
  return {
    ...NONE,
    lead: w.minor
      ? '行，不过你还小，这件事不用现在定'
      : `行，一个人过也能过好；${CLOSE[w.facts.groups[star].level]}`,
    reasons:
      w.minor || w.aged ? [] : [`缘分不会因此断掉，${best!.year}年前后还会有人走近，到时候再想一次也不迟`],
    advice: ['住处、养老的钱、生病时谁来签字，这三样早些安排', '留两三个常来往的人，逢年过节有去处'],
  };
}

function windfall(w: Writer): Answer {
  const { stem_gods, groups } = w.facts;
  const stands = Object.values(stem_gods).includes('偏财');
  const sign = signOfGroup(w, 'wealth');
  const [best] = rankedYears(w, { topic: 'wealth' });
  w.step(`看偏财：天干${stands ? '见' : '不见'}偏财，${amountOf('wealth', w.facts)}。`);
  return {
    ...NONE,
    lead:
      sign === 'bad' || groups.wealth.level === 'missing'
        ? '不算好：工资以外的钱来得少，来了也难留，靠本职更稳'
        : stands
          ? '还不错：工资以外的钱有机会，多半从人情、生意和副业里来'
          : '平平：工资以外的钱有一些，不大，别指着它过日子',
    reasons: [`要试，${best!.year}年比别的年份宽`],
    advice: ['说的是兼职、提成、投资这类钱，彩票和赌不算', '用亏得起的数去试，赚了先收回本钱'],
  };
}

/** Whether it gets better. @param from years from this one to the bad time, negative in the past @param to to the time that is asked about */
function turn(w: Writer, from: number, to: number): Answer | null {
  const [before, after] = [w.today.year + from, w.today.year + to];
  if (before >= after) return null;
  const topic = { topic: 'luck' } as const;
  const [one, other] = [yearOfLuck(w, before), yearOfLuck(w, after)];
  const gain = scoreOf(w, other, topic) - scoreOf(w, one, topic);
  const sign = signOfYear(w, other, topic);
  const late = after === w.today.year && w.today.month >= 10;
  w.step(`比较${before}年${one.ganzhi}与${after}年${other.ganzhi}。`);
  const next = after + 1;
  return {
    ...NONE,
    lead: `${
      gain >= 0.5
        ? sign === 'bad'
          ? `会好一点，但还是偏紧：${yearName(w, after)}比${before}年松一些`
          : `会好转，${yearName(w, after)}比${before}年好一些，${overallOf(other)}`
        : gain <= -0.5
          ? `没有好转，${yearName(w, after)}比${before}年还紧一点，${overallOf(other)}`
          : `好转不明显，${yearName(w, after)}和${before}年差不多，${overallOf(other)}`
    }${late ? `；今年已近尾声，往后看${next}年，${overallOf(yearOfLuck(w, next))}` : ''}`,
    advice: [
      ...(late ? [] : [`再往后，${next}年${overallOf(yearOfLuck(w, next))}`]),
      '把那阵子最伤的一件写下来，同样的事先不碰',
      '一个月只定一个小目标，做成了再加',
    ],
  };
}

/** How a year with a hard time in it is by itself. */
const OF_HARD_TIME: Readonly<Record<Sign, string>> = {
  good: '今年底子是顺的，多半是几件事赶在了一起',
  even: '今年不算坏，多半是几件事赶在了一起',
  bad: '今年本来就费力，不全怪你',
};
const REST: Readonly<Record<Sign, string>> = {
  good: '年底前已经在转顺',
  even: '年底前平平',
  bad: '年底前还偏紧',
};
/** Months that are looked over for the first that is easier. */
const SOON = 15;
const ASKS_WHEN = /什么时候|啥时候|何时|多久|哪(?:天|月|年|个月)|几月|到头|是个?头/;

/** How the rest of the year goes after a hard time, and when it gets easier. */
function spell(w: Writer, text: string): Answer {
  const months = monthsLuck(w, comingMonths(w, SOON));
  const { year } = w.today;
  const ofYear = months.filter((one) => one.month.start_date.startsWith(String(year)));
  const rest = ofYear.length > 0 ? ofYear : months.slice(0, 1);
  const tone = rest.reduce((sum, one) => sum + one.tone, 0);
  const easier = months.find((one) => signOfMonth(one) === 'good');
  const next = yearOfLuck(w, year + 1);
  const ofNext = `${year + 1}年${overallOf(next)}`;
  w.step(
    `看流月：${rest.map(({ ganzhi }) => `${ganzhi}月`).join('、')}${easier ? `；先转顺的是${easier.ganzhi}月` : ''}。`,
  );
  const when = easier ? `${monthName(easier, year)}起松快些` : ofNext;
  const of = signOfYear(w, yearOfLuck(w, year), { topic: 'luck' });
  const restOfYear = easier !== undefined && easier === rest[0] ? '' : REST[signOfScore(tone)];
  return {
    ...NONE,
    lead: ASKS_WHEN.test(text)
      ? `${when}${restOfYear ? `，${restOfYear}` : ''}；${OF_HARD_TIME[of]}`
      : `${OF_HARD_TIME[of]}；${restOfYear ? `${restOfYear}，` : ''}${when}`,
    reasons: [
      easier && next.tone < 0
        ? `整年看${year + 1}年还是紧，要紧的事就放在松快的月份办`
        : easier
          ? ofNext
          : '',
    ],
    advice: ['这段先收一收：只留一件最要紧的做完，新的事放一放', '睡够，钱上留余地，发火的话隔一晚再说'],
  };
}

/** What a term is used for, in the words of its entry. */
const USED_FOR = /常用来(?:谈|看)([^，。；]+)/;

/** How two terms differ: what each of them is used for, then what each is. */
function difference(w: Writer, terms: Extract<Own, { of: 'terms' }>['terms']): Answer {
  const names = terms.map(({ term }) => term);
  const meanings = terms.map(({ group, term }) => explain(group, term).meaning.replace(/。$/, ''));
  const uses = meanings.map((meaning) => USED_FOR.exec(meaning)?.[1]);
  w.step(`查“${names.join('”和“')}”的本义。`);
  const lead =
    names.includes('流年') && names.includes('大运')
      ? '大运管十年，流年只管一年：大运是一段路，流年是路上的这一程'
      : uses.every((use) => use !== undefined)
        ? `不是一回事：${names.map((name, at) => `${name}说的是${uses[at]!}`).join('；')}`
        : '不是一回事，各看各的';
  return {
    ...NONE,
    lead,
    reasons: names.map((name, at) => `${name}：${meanings[at]!}`),
    advice: ['两样合起来看才准；想知道哪一样对你好不好，接着问我'],
  };
}

/** The answer to what is asked of the asker alone. */
export function answerOwn(w: Writer, own: Own, understood: Understood): Answer | null {
  switch (own.of) {
    case 'wealth':
    case 'office':
      return fate(w, own.of);
    case 'mind':
    case 'looks':
    case 'temper':
      return ofSelf(w, own.of, understood.text);
    case 'seen':
      return seenByOthers(w);
    case 'fault':
      return fault(w);
    case 'job':
      return job(w, own.job, own.at_it === true);
    case 'craft':
    case 'subject':
      return field(w, own.of);
    case 'lack': {
      const answer = lack(w, own.phase);
      const isIll = understood.matters.some(isOfBody);
      return isIll ? { ...answer, lead: `${answer.lead}；身体的事先看医生，和缺什么没有关系` } : answer;
    }
    case 'todo':
      return todo(w, understood);
    case 'single':
      return single(w);
    case 'windfall':
      return windfall(w);
    case 'turn':
      return turn(w, own.from, own.to);
    case 'spell':
      return spell(w, understood.text);
    case 'terms':
      return difference(w, own.terms);
  }
}
