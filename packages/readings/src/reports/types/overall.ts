/** 命局总论: the person and the run of a life. */
import { groupOf, isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';
import { explain } from '@ziping/bazi/glossary/glossary';

import { OVERALL_ACTS } from '../acts/overall.ts';
import type { Draft } from '../draft.ts';
import { inShort } from '../opening-when.ts';
import { type Moment, momentClaims, stanceOf, wordOf, yearMoments } from '../moments.ts';
import { weightNote } from '../natal.ts';
import { fieldYear } from '../topic-years.ts';
import { OVERALL_FIELD_YEARS } from '../words-fields-overall.ts';
import { AGED_FAMILY_YEARS, AGED_MIND, AGED_MONEY } from '../words-life.ts';
import {
  amountOf,
  groupClaim,
  isWithout,
  partnerGroup,
  pillarOf,
  starInTerms,
  starKey,
  starOf,
  sureOfLeading,
  youngTopics,
} from '../parts.ts';
import { GROUP_NAMES } from '../words-groups.ts';
import { SEAT_WORDS, STEM_WORDS } from '../words-self.ts';
import { MONEY_LINE, PARTNER_LINE, WORK_LINE } from '../words-stars.ts';
import { SENIOR_EVENTS, STUDENT_EVENTS } from '../words-bands.ts';
import { YOUNG_CARE, YOUNG_SEATS, YOUNG_SIDES } from '../words-young.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { coreByAge, SPECIAL_CORE } from './core.ts';
import { sayChoiceAfterExam, sayRaising } from './raising.ts';
import { type ByGroup, defineReportType, STUDENT_AGE } from './report-type.ts';

const CORE: Readonly<Record<ReadingFacts['side'], ByGroup>> = {
  strong: {
    peer: '你主意正、力气足，凡事想自己说了算',
    output: '你有力气，也有办法，做出来比想清楚更要紧',
    wealth: '你担得起事，也看重结果，天生是经营的料',
    officer: '你有力气，也肯受约束，责任越明白越施展得开',
    seal: '你底气足、想得多，差的常常是动手那一步',
  },
  balanced: {
    peer: '你有主张，跟人也合得来，大事愿意自己拿',
    output: '你点子多、做事不偏激，节奏稳就走得远',
    wealth: '你务实，懂得量力，日子是一步步过出来的',
    officer: '你有责任心，做事有分寸，容易替别人多担一份',
    seal: '你爱学、慢热，心里明白了才肯动',
  },
  weak: {
    peer: '你靠朋友和同伴成事，一个人硬扛最吃亏',
    output: '你聪明、会表达，力气却要省着用',
    wealth: '你眼前机会多，力气有限，一次抓一样最稳',
    officer: '你懂事、能忍，压力是常客，学会放下一些就轻松',
    seal: '你心细、肯学，有人托着的时候走得最好',
  },
};

/** The same where the group that weighs most is only a little heavier than the rest: said as mildly as that. */
const MILD: Readonly<Record<'weak' | 'other', ByGroup>> = {
  weak: {
    peer: '你不走极端，有人搭手就轻省，别一个人扛',
    output: '你想到就说、说了就做，力气却不多，要省着用',
    wealth: '你肯办实事，事情一多容易分身，一次接一样',
    officer: '你担得住责任，担久了也累，学着少担一件',
    seal: '你爱学爱想，有人带就走得快',
  },
  other: {
    peer: '你有主见，不走极端，大事愿意自己拿',
    output: '你爱动手，做出来最让人信',
    wealth: '你肯办实事，看得见结果就肯出力',
    officer: '你担得起责任，交给你的事让人放心',
    seal: '你先弄懂再动手，学来的都用得上',
  },
};

function coreOf({ pattern, side, groups, leading }: ReadingFacts): string {
  const special = SPECIAL_CORE[pattern.kind];
  if (special) return special;
  return groups[leading].level === 'heavy'
    ? CORE[side][leading]
    : MILD[side === 'weak' ? 'weak' : 'other'][leading];
}

/** Of each field the year ahead that says most of it. */
function sayFieldYears(draft: Draft): void {
  const { facts } = draft;
  if (isMinor(facts) || isAged(facts)) return;
  for (const [name, field] of FIELDS) {
    const own = field !== 'work' && facts.age > STUDENT_AGE ? OVERALL_FIELD_YEARS[field] : undefined;
    const year = fieldYear(facts, field, undefined, own);
    if (year)
      draft.row(
        `- ${inShort(`${name}：${year.moment.time}（${wordOf(year.moment.luck)}）${year.text}`)}。`,
        ...momentClaims(year.moment),
      );
  }
  draft.end();
}

const FIELDS = [
  ['做事', 'work'],
  ['钱', 'money'],
  ['感情', 'love'],
] as const;

/** What stirs the family of a person over 60 in a year. */
function familyCause({ luck }: Moment): keyof typeof AGED_FAMILY_YEARS {
  const event = luck.events.find(({ palaces, rank }) => palaces.length > 0 && rank < 3);
  if (!event) return 'quiet';
  const [palace] = event.palaces;
  if (palace === 'children' || palace === 'family') return palace;
  if (palace !== 'spouse') return 'quiet';
  return event.force === 'bring' ? 'quiet' : event.force;
}

/** Family, money and mind of a person over 60, the first two with a year. */
function sayAgedFields(draft: Draft): void {
  const years = yearMoments(draft.facts, 3);
  const stirred = years.find((year) => familyCause(year) !== 'quiet') ?? years[0]!;
  const byTone = [...years].sort((a, b) => a.luck.tone - b.luck.tone);
  // Where no year asks to hold back, the easiest is told.
  const ofMoney = stanceOf(byTone[0]!.luck) === 'hold' ? byTone[0]! : byTone.at(-1)!;
  const of = ({ time, luck }: Moment) => `${time}（${wordOf(luck)}）`;
  draft.row(`- 家人：${of(stirred)}${AGED_FAMILY_YEARS[familyCause(stirred)]}。`, ...momentClaims(stirred));
  draft.row(`- 钱：${of(ofMoney)}${AGED_MONEY[stanceOf(ofMoney.luck)]}。`, ...momentClaims(ofMoney));
  draft.row(`- 心力：${AGED_MIND[draft.facts.leading]}。`);
  draft.end();
}

/** What the lines of character, work, money and love rest on. */
function sayGroundOfFields(draft: Draft): void {
  const { facts } = draft;
  const { day, month } = facts.branch_gods;
  const partner = partnerGroup(facts);
  draft.row(`- 轮到自己的大事怎么做，看日支${pillarOf(facts, 'day').charAt(1)}的本气${day!}（偏向）。`, [
    'god:day',
    day!,
  ]);
  draft.row(
    `- “做事”一句看月令本气${month!}；“钱”一句看${starInTerms(facts, 'wealth')}与日主的强弱；“感情”一句看${starInTerms(facts, partner)}（都是偏向）。`,
    ['god of the month', month!],
  );
}

export const overall = defineReportType({
  code: 'overall',
  listing: {
    name: '命局总论',
    description: '日主强弱、格局与性情的整体解读',
    tags: ['格局', '性情'],
    icon: 'compass',
    price: 29.9,
    original_price: 49.9,
    members_only: false,
  },
  theme: '日主强弱、格局、性情、一生的脉络与大运的大势',
  question: {
    preset: '我的命局里，最该善用的是哪一点？',
    byText: [
      [/(食神|伤官)[^。]{0,6}(?:并?透|旺|有力)/, '命里{1}显露，我适合从事哪一类表达型的工作？'],
      [/(正官|七杀|偏官)[^。]{0,8}(?:当令|透|旺|有力)/, '命里{1}有力，我该怎样面对压力与规矩？'],
      [/(正财|偏财)[^。]{0,8}(?:当令|透|旺|有力)/, '命里{1}显露，我求财该偏稳还是偏进？'],
      [/(正印|偏印)[^。]{0,8}(?:当令|透|旺|有力)/, '命里{1}有力，我适合走学问这条路吗？'],
      [/(?:身弱|偏弱)/, '日主偏弱，我平时该怎样借力？'],
      [/(?:身强|偏强)/, '日主偏强，我的力气该往哪里用？'],
    ],
  },
  adviserMatter: '性格',
  tells: { months: false, cycles: true, decades: true },
  outline: [
    { id: 'self', title: '你是怎样的人', young: '这孩子的性子', aged: '你的性情' },
    {
      id: 'fields',
      title: '事业、钱、感情各一句',
      young: '学习、朋友、用度各一句',
      aged: '家人、钱、心力各一句',
    },
  ],
  subject: { grown: '全局', young: '全局', aged: '全局' },
  core: coreByAge({
    young: {
      peer: '这孩子有主见，合群，也爱比一比',
      output: '这孩子机灵，爱说爱做，停不下来',
      wealth: '这孩子务实，做事要见到结果',
      officer: '这孩子懂事，肯听要求，也怕做错',
      seal: '这孩子文静，爱学，慢慢来反而好',
    },
    aged: {
      peer: '你一辈子自己作主，如今大事找人商量，日子才省力',
      output: '你一辈子嘴勤手快，如今讲讲旧事、做做吃的就是福',
      wealth: '你一辈子实打实地过，如今手上的事可以一样样交出去',
      officer: '你一辈子担着事，如今可以把担子放下来',
      seal: '你一辈子肯学，如今清静就是好日子',
    },
    grown: (facts) => [coreOf(facts)],
  }),
  sayFurther: sayFieldYears,
  saySelf(draft) {
    const { facts } = draft;
    const stem = STEM_WORDS[facts.day_master]!;
    const seat = facts.branch_gods.day!;
    draft.section('self');
    const ofSeat = isWithout(groupOf(seat), facts) ? [] : [SEAT_WORDS[seat]!.self];
    draft.sayPoints([[...stem.nature, ...stem.hard], ...ofSeat]);
    draft.section('fields');
    const month = facts.branch_gods.month!;
    const partner = partnerGroup(facts);
    draft.row(`- 做事：${WORK_LINE[month]!}。`, ['god of the month', month]);
    draft.row(`- 钱：${MONEY_LINE[starKey(starOf(facts, 'wealth'))][facts.side]}。`, [
      'strength',
      facts.strength.verdict,
    ]);
    draft.row(
      `- 感情：${PARTNER_LINE[partner][starKey(starOf(facts, partner))]}。`,
      groupClaim(partner, facts),
    );
    draft.end();
  },
  young: {
    words: ({ temper }) => temper,
    sayFirst(draft) {
      const { branch_gods, leading, side } = draft.facts;
      for (const text of draft.fittingTraits(YOUNG_SEATS[branch_gods.day!]!).slice(0, 2)) draft.say(text);
      draft.sayTrait(YOUNG_CARE[leading]);
      draft.sayTrait(YOUNG_SIDES[side]);
      sayChoiceAfterExam(draft);
      sayRaising(draft, 'overall');
    },
    lines(draft) {
      const topics = youngTopics(draft.facts);
      const most = draft.facts.leading;
      draft.row(`- 学习：${topics.work[most][0]}。`);
      draft.row(`- 朋友：${topics.love[most][0]}。`);
      draft.row(`- 用度：${topics.money[most][0]}。`);
    },
  },
  aged: {
    voices: [null, null],
    groups: ['peer', null],
    sayMore(draft) {
      const { nature, hard } = STEM_WORDS[draft.facts.day_master]!;
      draft.sayPoints([[nature[0], ...hard]]);
    },
    sayLines: sayAgedFields,
  },
  sayGround(draft) {
    const { day_master, leading } = draft.facts;
    const { text, source } = explain('stem', day_master).line;
    draft.row(`- 性情从日主取，${source}说：「${text.replace(/。$/, '')}」。`);
    draft.row(
      `- 最重的一组是${GROUP_NAMES[leading]}，${amountOf(leading, draft.facts)}${weightNote(draft.facts)}；开头“${overall.core(draft.facts)[0]!}”从这里来（${sureOfLeading(draft.facts)}）。`,
      groupClaim(leading, draft.facts),
    );
    if (!isMinor(draft.facts) && !isAged(draft.facts)) sayGroundOfFields(draft);
  },
  stars: ['office', 'money', 'study'],
  words: {
    events: {
      ...eventsByAge('overall'),
      grown: {
        join: ['人心往一处走，适合定下一件放了很久的事', '身边的人愿意配合你'],
        frame_good: ['人、事、时机凑得齐，是往前走的一段', '做的事有人接着，力气不白费'],
        frame: ['被身边的人带着走，要认得哪件是自己的事', '热闹多，主次容易乱'],
        move: [
          '住处、工作或身边的人，多半要变一样',
          '原来那套过不下去，得换一种过法',
          '搬动、分开或重新开始，总要遇上一回',
        ],
        rub: ['事情不大，磨人', '好心帮忙，人家未必领情', '反复的小麻烦多'],
        near: ['日子比前后松一点', '有人搭一把手', '做事顺手的时候多', '开口求人，多半有回应'],
        outside_work: [
          '岗位、部门或办公的地方多半要换一样',
          '常去的地方、常做的事会换一套',
          '家里谁管什么，要重新分',
        ],
        outside_family: [
          '长辈或老家有事，要回去几趟',
          '老朋友有人走远，有人回来',
          '家里的老房子、旧手续要有人出面',
        ],
        outside_children: [
          '往后的打算要改一稿',
          '孩子或后辈的事来得多，要分出时间',
          '原来想好的几步，走到一半要换',
        ],
      },
      student: STUDENT_EVENTS.overall,
      senior: SENIOR_EVENTS.overall,
    },
    acts: OVERALL_ACTS,
  },
});
