/** 财运分析: money, and for a minor how it treats things. */
import { groupOf, type GroupLevel, isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { WEALTH_ACTS } from '../acts/wealth.ts';
import { ageNow } from '../causes.ts';
import type { Draft } from '../draft.ts';
import { lifeAge, LIFE_MONEY } from '../words-life.ts';
import { AGED_GROUPS } from '../words-aged.ts';
import {
  amountOf,
  groupClaim,
  isWithout,
  leadingGround,
  LIGHT,
  sayGroups,
  seenAt,
  SURE_OF,
} from '../parts.ts';
import { SENIOR_EVENTS, STUDENT_EVENTS } from '../words-bands.ts';
import { STEM_WORDS } from '../words-self.ts';
import { THINGS } from '../words-raising.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { coreByAge, SPECIAL_CORE } from './core.ts';
import { sayRaising } from './raising.ts';
import { defineReportType, STUDENT_AGE } from './report-type.ts';

const CORE: Readonly<Record<GroupLevel, string>> = {
  heavy: '眼前的进项不少，要练的是留住它',
  even: '你的进项来得平稳，起落不大',
  light: '你的钱来得不快，多靠一件件做出来',
  missing: '你的钱要靠手艺和名声换，等不来，也赌不来',
};
const BEAR: Readonly<Record<ReadingFacts['side'], string>> = {
  strong: '担得起大一点的事，赚到七分就收手',
  balanced: '力气和开销相配，守住节奏就不亏',
  weak: '一次只拿一样，借别人的力比自己硬扛划算',
};

/** Where money comes from, by the palace in which its star stands. */
const FROM = {
  month: '大头在本职和本行里，副业是添头',
  year: '老家、远处和老关系里有你的一份，常走动才看得见',
  time: '钱来得晚一些，先有本事和名声，价钱才跟上来',
  day: '钱和家里连在一起，和同住的人商量着用，比一个人扛着强',
  none: '钱不摆在明处，先要有人认你的手艺，价钱才谈得上去',
} as const;

function palaceOfMoney({ stem_gods, branch_gods }: ReadingFacts): keyof typeof FROM {
  const isSeen = (god: string | undefined) => god !== undefined && groupOf(god) === 'wealth';
  const keys = ['month', 'year', 'time', 'day'] as const;
  return keys.find((key) => isSeen(stem_gods[key])) ?? keys.find((key) => isSeen(branch_gods[key])) ?? 'none';
}

/** What holds for the money of anybody in later years: where no trait of the chart fits. */
const OWN_WAY = '钱怎么用，你有自己的一套；大的那笔，先说给一个人听';

/** What an age asks for in money, and how much to keep at hand by what the person can bear. */
function sayAgeOfMoney(draft: Draft): void {
  const { side, groups } = draft.facts;
  const age = ageNow(draft.facts);
  const months = (side === 'strong' ? 3 : 6) + (groups.peer.level === 'heavy' ? 3 : 0);
  const isEarning = age > STUDENT_AGE && age <= 60;
  if (isEarning)
    draft.row(
      `- 手边：留${months}个月的家用不动${groups.peer.level === 'heavy' ? `，你身边来分的人多，${months - 3}个月不够` : ''}。`,
      groupClaim('peer', draft.facts),
    );
  for (const text of LIFE_MONEY[lifeAge(age)]) draft.row(`- ${text}`);
  draft.end();
}

export const wealth = defineReportType({
  code: 'wealth',
  listing: {
    name: '财运分析',
    description: '正财偏财、进财的时机与守财之道',
    tags: ['财运'],
    icon: 'coins',
    price: 39.9,
    original_price: 59.9,
    members_only: false,
  },
  theme: '正财与偏财、求财的方式、进财与守财的年份',
  question: {
    preset: '接下来几年，我在钱上最该留意什么？',
    byText: [
      [/([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])大?运/, '{1}大运里，我用钱要留意什么？'],
      [/(正财|偏财)/, '以{1}的特点，我适合怎样打理收入？'],
    ],
  },
  adviserMatter: '财运',
  tells: { months: false, cycles: true, decades: false },
  outline: [
    { id: 'source', title: '钱从哪里来', young: '对东西的态度', aged: '用钱的性子' },
    { id: 'keeping', title: '怎么留住', young: '怎么教', aged: '怎么安排' },
  ],
  subject: { grown: '钱财', young: '用度', aged: '钱财' },
  topic: 'money',
  core: coreByAge({
    young: {
      peer: '这孩子大方，东西愿意和伙伴分',
      output: '这孩子喜欢的东西多，新鲜劲来得快',
      wealth: '这孩子对东西有数，知道好坏，也舍不得',
      officer: '这孩子给什么用什么，很少开口要',
      seal: '这孩子对钱和物看得淡，有人照应就安心',
    },
    aged: {
      peer: '你手松，人情上花得多，够用就好',
      output: '你舍得花在吃用和爱好上，心里不亏',
      wealth: '家里的账你最清楚，可以慢慢交出去',
      officer: '你花钱有规矩，该花的才花',
      seal: '你对钱看得淡，有个底就安心',
    },
    grown: ({ pattern, groups, side }) => [
      CORE[groups.wealth.level],
      ...(SPECIAL_CORE[pattern.kind] ? [] : [BEAR[side]]),
    ],
  }),
  saySelf(draft) {
    const { facts } = draft;
    const stem = STEM_WORDS[facts.day_master]!;
    draft.section('source');
    draft.sayPoint(stem.money);
    sayGroups(draft, ['wealth', 'output'], 'money');
    draft.sayTrait([FROM[palaceOfMoney(facts)]]);
    if (facts.groups.wealth.percent < LIGHT && !isWithout('wealth', facts))
      draft.say('命里钱这一样分量轻，大的进出先问一个懂行的人', groupClaim('wealth', facts));
    draft.end();
    draft.section('keeping');
    // Of what the chart needs less of nothing more is advised.
    const isUseful = facts.favour[facts.groups.seal.phase] !== 'bad';
    sayGroups(draft, isUseful ? ['peer', 'seal'] : ['peer'], 'money');
    draft.end();
    sayAgeOfMoney(draft);
  },
  young: { words: (_stem, { leading }) => THINGS[leading], lines: (draft) => sayRaising(draft, 'wealth') },
  aged: {
    voices: [null, null],
    groups: ['wealth', null],
    sayMore(draft) {
      if (!draft.sayPoint(STEM_WORDS[draft.facts.day_master]!.money))
        draft.sayTrait([AGED_GROUPS.wealth.light, OWN_WAY]);
    },
    sayLines: sayAgeOfMoney,
  },
  sayGround(draft) {
    const { facts } = draft;
    const isByWealth = !isMinor(facts) && !isAged(facts);
    const [first, bears] = wealth.core(facts);
    const sure = SURE_OF[facts.groups.wealth.level];
    if (!isByWealth) draft.row(`- 开头“${first!}”看${leadingGround(facts)}。`);
    draft.row(
      `- 财${seenAt(facts, ['正财', '偏财'])}；${amountOf('wealth', facts)}${isByWealth ? `，所以说“${first!}”（${sure}）` : ''}。`,
      groupClaim('wealth', facts),
    );
    if (isByWealth && bears) draft.row(`- “${bears}”看日主的强弱（${facts.strength.verdict}，偏向）。`);
  },
  stars: ['money', 'peers'],
  palace: 'family',
  words: {
    events: {
      ...eventsByAge('wealth'),
      grown: {
        join: ['和家里人一起出的钱、置办的东西会多', '合伙与共用的开销容易谈拢'],
        frame_good: ['进项的路子变宽，几笔收入能接上', '人情帮得上忙，收款顺'],
        frame: ['开销跟着场面走，收不住', '钱分到好几处，看着多，手里少'],
        move: ['搬家、换住处或分合会带来一笔支出', '原来稳的一笔进账会变', '家里的钱要重新分一次怎么放'],
        rub: ['小额的漏洞多，账要多对一遍', '人情、补缴、罚款一类的零碎开销多', '为省小钱反而多花'],
        near: ['有小的便利可用', '能碰上一笔合算的', '有人肯分你一份'],
        outside_work: [
          '工资或主业有变，收入要另外安排',
          '结账的方式要变，到账会晚',
          '换岗或换单位，头几个月进账不齐',
        ],
        outside_family: ['家里或老家有一笔要出的钱', '旧账旧约会翻出来，早点结清'],
        outside_children: ['给晚辈或长远打算的钱要先留出', '投入的回报来得比想的晚'],
      },
      student: STUDENT_EVENTS.wealth,
      senior: SENIOR_EVENTS.wealth,
    },
    acts: WEALTH_ACTS,
  },
});
