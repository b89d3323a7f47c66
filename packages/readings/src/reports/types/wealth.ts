/** 财运分析: money, and for a minor how it treats things. */
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

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
  pillarOf,
  seenAt,
  starGods,
  starOf,
  SURE_OF,
} from '../parts.ts';
import { SENIOR_EVENTS, STUDENT_EVENTS } from '../words-bands.ts';
import { SEAT_WORDS, STEM_WORDS } from '../words-self.ts';
import { MONEY_BEAR, MONEY_CORE, MONEY_CORE_NONE, MONEY_FROM } from '../words-stars.ts';
import { THINGS } from '../words-raising.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { coreByAge, SPECIAL_CORE } from './core.ts';
import { sayRaising } from './raising.ts';
import { defineReportType, STUDENT_AGE } from './report-type.ts';

/** How money comes, in a clause. */
function comesOf(facts: ReadingFacts): string {
  const { level } = facts.groups.wealth;
  const { kind } = starOf(facts, 'wealth');
  return level === 'missing' ? MONEY_CORE_NONE[facts.leading] : MONEY_CORE[kind][level];
}

/** What holds for the money of anybody in later years: where no trait of the chart fits. */
const OWN_WAY = '钱怎么用，你有自己的一套；大的那笔，先说给一个人听';

/** How money comes, as the reason for what is kept at hand. */
const COMING = {
  regular: '进账按月来，也防着哪个月断一截',
  other: '进账一时多、一时少',
  none: '进账有多的月份，也有少的月份',
} as const;

/** What an age asks for in money, and how much to keep at hand by what the person can bear. */
function sayAgeOfMoney(draft: Draft): void {
  const { side, groups } = draft.facts;
  const age = ageNow(draft.facts);
  const months = (side === 'strong' ? 3 : 6) + (groups.peer.level === 'heavy' ? 3 : 0);
  const { kind, seen } = starOf(draft.facts, 'wealth');
  const isEarning = age > STUDENT_AGE && age <= 60;
  if (isEarning)
    draft.row(
      `- 手边：${COMING[seen === 'none' ? 'none' : kind]}，留${months}个月的家用不动${groups.peer.level === 'heavy' ? `，你身边来分的人多，${months - 3}个月不够` : ''}。`,
      groupClaim('peer', draft.facts),
    );
  // In later years the line on savings has the rule.
  if (age <= 60) draft.row(`- 借钱：${SEAT_WORDS[draft.facts.branch_gods.day!]!.lend}；替人担保的事不做。`);
  for (const text of LIFE_MONEY[lifeAge(age)][draft.facts.leading]) draft.row(`- ${text}。`);
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
    grown: (facts) => [
      comesOf(facts),
      ...(SPECIAL_CORE[facts.pattern.kind] ? [] : [MONEY_BEAR[facts.side][facts.groups.wealth.level]]),
    ],
  }),
  saySelf(draft) {
    const { facts } = draft;
    const stem = STEM_WORDS[facts.day_master]!;
    draft.section('source');
    draft.sayPoint(stem.money);
    const { kind, place } = starOf(facts, 'wealth');
    if (place) draft.sayTrait([MONEY_FROM[kind][place]]);
    if (facts.groups.wealth.percent < LIGHT && !isWithout('wealth', facts))
      draft.say('命里钱这一样分量轻，大的进出先问一个懂行的人', groupClaim('wealth', facts));
    draft.end();
    draft.section('keeping');
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
      `- 财${seenAt(facts, starGods('wealth'))}；${amountOf('wealth', facts)}${isByWealth ? `，所以说“${first!}”（${sure}）` : ''}。`,
      groupClaim('wealth', facts),
    );
    if (isByWealth && bears)
      draft.row(`- “${bears}”看日主的强弱与财的分量（${facts.strength.verdict}，偏向）。`);
    if (isByWealth)
      draft.row(
        `- 花钱的样子看日主${facts.day_master}；借钱一条看日支${pillarOf(facts, 'day').charAt(1)}的本气${facts.branch_gods.day!}；手边留几个月看强弱与比劫，${amountOf('peer', facts)}（都是偏向）。`,
        groupClaim('peer', facts),
      );
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
