/** What the chart leans to of a partner: age, direction, looks. Each is a leaning, and says so. */
import { groupOf, type GodGroup } from '@ziping/bazi/reading/facts';

import { natalRelations, partnerGroup, pillarOf } from '../../../reports/parts.ts';
import type { Trait } from '../../understand/shape.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { rankedYears } from '../period.ts';
import { type BranchKind, branchKind, PARTNER_TRAITS } from '../words.ts';

const BY_SEAT: Readonly<Record<GodGroup, { age: string; job: string; place: string }>> = {
  peer: {
    age: '偏向年纪相近的，上下差三岁以内',
    job: '偏向自己拿主意的行当，合伙、技术、体力或自由职业都有',
    place: '偏向朋友圈子和同学、同好里认识',
  },
  output: {
    age: '偏向比你小一些，或看着年轻、心态轻的',
    job: '偏向靠手艺和表达吃饭的，餐饮、设计、教学、内容一类',
    place: '偏向一起吃饭玩乐、学东西的场合认识',
  },
  wealth: {
    age: '大小不一定，相差不会太多，看着比年纪稳',
    job: '偏向跟钱和市场打交道的，经营、财务、销售一类',
    place: '偏向工作往来、买卖和客户里认识',
  },
  officer: {
    age: '偏向比你大一些，大三五岁的居多',
    job: '偏向有规矩的单位，管理、公职、工程、法务一类',
    place: '偏向单位、上级或长辈介绍认识',
  },
  seal: {
    age: '偏向比你大一些，或性子比年纪成熟',
    job: '偏向靠知识和资历的，教育、医护、文书、研究一类',
    place: '偏向长辈介绍，或在学习、读书的地方认识',
  },
};

const LOOKS: Readonly<Record<BranchKind, string>> = {
  cardinal: '偏向眉眼清楚、讨人喜欢的，个子中等',
  growth: '偏向身形利落、好动的，不大闲得住',
  store: '偏向敦厚耐看的，肩背宽一些',
};

/** Whether the partner comes from far: a clash on the seat or a traveller's star speak for it. */
function isFar({ facts }: Writer): boolean {
  const touched = natalRelations(facts).some(
    ({ kind, members }) => kind === 'clash' && members.includes('day'),
  );
  return touched || facts.shen_sha.some(({ name }) => name === '驿马');
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  寅: '东北',
  卯: '东',
  辰: '东南',
  巳: '东南',
  午: '南',
  未: '西南',
  申: '西南',
  酉: '西',
  戌: '西北',
  亥: '西北',
  子: '北',
  丑: '东北',
};

const ONLY = '这是偏向，不是定数，别拿它把人挡在外面';

function leadOf(w: Writer, trait: Trait): string {
  const { facts } = w;
  const seat = facts.branch_gods.day!;
  const branch = pillarOf(facts, 'day').charAt(1);
  const by = BY_SEAT[groupOf(seat)];
  const star = facts.groups[partnerGroup(facts)];
  switch (trait) {
    case 'age':
      return `对方年纪${by.age}`;
    case 'direction':
      return `方向偏${DIRECTIONS[branch]!}边，具体在哪个城市看不出来`;
    case 'distance':
      return isFar(w) ? '偏向远一些的，外地人或常走动的人机会多' : '偏向近的，本地或生活圈子里的人机会多';
    case 'look':
      return `样子${LOOKS[branchKind(branch)]}；高矮胖瘦看不准`;
    case 'job':
      return `做的事${by.job}`;
    case 'wealth':
      return facts.favour[star.phase] === 'good'
        ? '偏向条件不错、帮得上你的，有多少钱看不出来'
        : '偏向条件平常的，日子要两个人一起挣，有多少钱看不出来';
    case 'name':
      return '姓什么、叫什么看不出来，谁说能算都别信';
    case 'place':
      return by.place;
    case 'reliable':
      return `偏向${PARTNER_TRAITS[seat]![0]!}的；靠不靠得住要处过才知道`;
    case 'married':
      return '头婚还是二婚，盘里看不出来';
  }
}

/** The answer to what someone who is to be met is like. */
export function answerTrait(w: Writer, trait: Trait): Answer {
  const { facts } = w;
  const seat = facts.branch_gods.day!;
  const [first, second] = rankedYears(w, { topic: 'partner' });
  const years = [first!.year, second!.year].sort((a, b) => a - b);
  w.step(`看夫妻宫：日支${pillarOf(facts, 'day').charAt(1)}，本气${seat}。`);
  return {
    lead: leadOf(w, trait),
    reasons: [
      ...(trait === 'reliable' ? [] : [`性情多半${PARTNER_TRAITS[seat]![0]!}`]),
      `遇见的机会，${years.join('年和')}年多一些`,
    ],
    advice: [ONLY, '多去有共同事情做的场合，一起做事最看得清人'],
    limits: [],
  };
}

/** Who helps, by the group that the chart takes first; which person is not to be seen. */
const HELPERS: Readonly<Record<GodGroup, string>> = {
  peer: '同辈、同学、老朋友这一类',
  output: '比你年轻、手上有本事的人，或你教过帮过的人',
  wealth: '做生意、管钱、见过市面的人',
  officer: '上级、前辈、在单位里说得上话的人',
  seal: '长辈、老师、读书多的人',
};
const TROUBLE: Readonly<Record<GodGroup, string>> = {
  peer: '称兄道弟、爱谈合伙借钱的人',
  output: '话多、爱传话、爱出主意的人',
  wealth: '谈钱谈利、让你先垫的人',
  officer: '爱拿规矩和身份压人的人',
  seal: '什么都替你做主、嘴上为你好的人',
};

/** The answer to who helps or harms. */
export function answerWho(w: Writer, text: string): Answer {
  const { facts } = w;
  const groups = (Object.keys(facts.groups) as GodGroup[]).sort((a, b) => rank(b) - rank(a));
  function rank(group: GodGroup): number {
    const { phase, percent } = facts.groups[group];
    return { good: 100, neutral: 0, bad: -100 }[facts.favour[phase]] + percent / 10;
  }
  const helps = !/小人|坏人|害|防|坑/.test(text);
  const group = helps ? groups[0]! : groups.at(-1)!;
  w.step(`看取用：${helps ? '合用' : '要节制'}的一组约占${facts.groups[group].percent}%。`);
  return helps
    ? {
        lead: `${/男|女/.test(text) ? '是男是女看不出来' : '是哪一个人看不出来'}；帮得上你的，多半是${HELPERS[group]}`,
        reasons: [],
        advice: ['求人先说清要他做什么、花多少时间', '帮过你的人，逢年过节问候一句'],
        limits: [],
      }
    : {
        lead: `有没有、是哪一个人看不出来；要留点心的，多半是${TROUBLE[group]}`,
        reasons: [],
        advice: ['少传话，钱上分清，交代的事用文字留一句', '不合的人，少见几次就是了，不必翻脸'],
        limits: [],
      };
}
