/** 事业前程: work, and for a minor learning. */
import { PHASES } from '@ziping/bazi/five-phases';
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { CAREER_ACTS } from '../acts/career.ts';
import { sayShort } from '../opening-when.ts';
import { amountOf, groupClaim, LIGHT, pillarOf, seenAt, starGods, sureOfLeading } from '../parts.ts';
import { retirementSoon, retirementText } from '../life-points.ts';
import { otherWeightNote } from '../natal.ts';
import { ENOUGH, NEED, POST_OF_ONE, POSTS, TEAM, TRADES } from '../words-careers.ts';
import { AGED_DAY, AGED_DOING } from '../words-life.ts';
import { GROUP_NAMES } from '../words-groups.ts';
import { SENIOR_EVENTS } from '../words-bands.ts';
import { SEAT_WORDS, STEM_WORDS } from '../words-self.ts';
import { sayMoves, suited } from './career-moves.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { coreByAge, SPECIAL_CORE } from './core.ts';
import { sayHardMonthsBeforeExam, sayRaising } from './raising.ts';
import { type ByGroup, defineReportType, STUDENT_AGE } from './report-type.ts';

const CORE: Readonly<Record<ReadingFacts['side'], ByGroup>> = {
  strong: {
    peer: '做事你有后劲，凡事爱争先，最怕和人抢同一块',
    output: '做事你有后劲，手快嘴快，最怕样样做一半',
    wealth: '做事你有后劲，盯得住结果，最怕一次铺得太开',
    officer: '做事你有后劲，扛得住要求，最怕什么都自己扛',
    seal: '做事你有后劲，学得比别人深，动手比别人晚',
  },
  balanced: {
    peer: '做事你稳当，和人搭得来，怕的是样样替人顾',
    output: '做事你稳当，点子也有，怕的是换得太勤',
    wealth: '做事你稳当，算得清，怕的是只看眼前这一笔',
    officer: '做事你稳当，分寸拿得准，怕的是不敢开口要',
    seal: '做事你稳当，学得进，怕的是一直在准备',
  },
  weak: {
    peer: '做事你靠人和，有伴就成得快，一个人不必硬撑',
    output: '做事你靠的是巧，一次只做一样最出活',
    wealth: '做事你机会多、人手少，摊子小一点反而稳',
    officer: '做事你扛得多，先学会推掉一样',
    seal: '做事你靠的是有人带，跟对人成得更快',
  },
};
const PLACE: ByGroup = {
  peer: '能独当一面、凭本事说话的事最合适',
  output: '靠作品、手艺和口才立足最合适',
  wealth: '看得见结果、能经营的事最合适',
  officer: '有规矩、有台阶的地方最合适',
  seal: '走专业、靠资格和积累最合适',
};
/** The same of companions for one who is weak. */
const PLACE_OF_TWO = '有搭档、各管一块的事最合适';
/** Of those who still study or look for a first job. */
const STUDY: ByGroup = {
  peer: '学业上适合自己定题、自己负责，和上一次的自己比最有用',
  output: '选课和实习往做得出作品的方向靠，写、画、编、讲都算数',
  wealth: '选课和实习往看得见结果的方向靠，早一点接触真实的买卖',
  officer: '考试、评比和有门槛的资格对你有用，一级一级来',
  seal: '读书是你的长处，专业往深里读，也别忘了动手',
};
/** Whether the group that weighs most is one that the chart needs less of, and what it needs is known. */
const weighsAgainst = ({ favour, groups, leading, good, pattern }: ReadingFacts) =>
  !SPECIAL_CORE[pattern.kind] && favour[groups[leading].phase] === 'bad' && good.length > 0;

/** The place that suits: by what weighs most, or where that is too much already, by what is needed. */
function placeOf(facts: ReadingFacts): string {
  if (weighsAgainst(facts)) return `${ENOUGH[facts.leading]}，${NEED[suited(facts)]}`;
  return isOwnMaster(facts) || facts.leading !== 'peer' ? PLACE[facts.leading] : PLACE_OF_TWO;
}

/** Whether a person works best by themselves: companions weigh most, and there is strength for it. */
const isOwnMaster = (facts: ReadingFacts) =>
  suited(facts) === 'peer' && facts.leading === 'peer' && facts.side !== 'weak';

export const career = defineReportType({
  code: 'career',
  listing: {
    name: '事业前程',
    description: '适合的行业、职场角色与十年走势',
    tags: ['事业', '大运'],
    icon: 'briefcase',
    price: 39.9,
    original_price: 59.9,
    members_only: false,
  },
  theme: '适合的行业与角色、做事的方式、事业上的大运与年份',
  question: {
    preset: '接下来几年，我的工作宜守还是宜动？',
    byText: [
      [/([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])大?运/, '{1}大运里，我的工作宜守还是宜动？'],
      [/(食神|伤官|正官|七杀|正印|偏印)/, '以{1}的特点，我适合带团队还是独当一面？'],
    ],
  },
  adviserMatter: '事业',
  tells: { months: false, cycles: true, decades: false },
  outline: [
    { id: 'gifts', title: '你的本事', young: '怎样学得进去', aged: '还放得下的一件事' },
    { id: 'people', title: '和人共事', young: '和同伴一起做事', aged: '和家人旧友' },
  ],
  subject: { grown: '事业', young: '学习', aged: '心力' },
  topic: 'work',
  core: coreByAge({
    young: {
      peer: '这孩子有伴的时候学得最起劲',
      output: '这孩子靠动手和开口学东西，光听记不住',
      wealth: '这孩子要看见用处才肯学，学了就能用',
      officer: '这孩子守得住规矩，目标小一点就学得稳',
      seal: '这孩子爱听爱读，理解在先，开口在后',
    },
    aged: {
      peer: '这个年纪你的劲头在人身上，老友一叫就有精神',
      output: '这个年纪你的劲头在手上，会的东西正好传给小辈',
      wealth: '这个年纪你还爱张罗，家里的事有数',
      officer: '这个年纪你仍有威信，大事不必亲自管',
      seal: '这个年纪你最合适静下来学一样、看一样',
    },
    grown: (facts) => {
      const { pattern, side, age, leading } = facts;
      return [
        // The trait of a special pattern stands in the report of the whole chart.
        ...(SPECIAL_CORE[pattern.kind] ? [] : [CORE[side][leading]]),
        ...(age <= STUDENT_AGE ? [`选专业、找第一份工作，${placeOf(facts)}`] : [placeOf(facts)]),
      ];
    },
  }),
  sayFurther(draft) {
    const { facts } = draft;
    // Where it is near the opening has begun with it.
    if (!isMinor(facts) && !isAged(facts) && !retirementSoon(facts)) sayShort(draft, retirementText(facts));
  },
  saySelf(draft) {
    const { facts } = draft;
    const stem = STEM_WORDS[facts.day_master]!;
    draft.section('gifts');
    if (facts.age <= STUDENT_AGE) draft.say(STUDY[suited(facts)]);
    draft.sayPoint(stem.work);
    const own = PHASES[facts.day_phase]!;
    for (const phase of facts.good.slice(0, 1))
      draft.say(
        facts.groups.output.percent < LIGHT
          ? `行业上看不出偏向，可挑的是位置：${isOwnMaster(facts) ? POST_OF_ONE : POSTS[suited(facts)]}`
          : `手上的本事和命里要的合在一处，省力的行当有${TRADES[own][phase]}`,
      );
    draft.end();
    sayMoves(draft);
    draft.section('people');
    if (!draft.sayPoint(SEAT_WORDS[facts.branch_gods.day!]!.work)) draft.say(TEAM[facts.leading]);
    draft.end();
  },
  young: {
    words: ({ learn }) => learn,
    sayFirst: sayHardMonthsBeforeExam,
    lines: (draft) => sayRaising(draft, 'career'),
  },
  aged: {
    voices: [['mind', 0], null],
    groups: ['output', 'officer'],
    sayMore(draft) {
      draft.end();
      for (const text of [AGED_DOING[draft.facts.leading], AGED_DAY[draft.facts.side]])
        draft.row(`- ${text}。`);
    },
  },
  sayGround(draft) {
    const { facts } = draft;
    const [first, place] = career.core(facts);
    const sure = sureOfLeading(facts);
    // What the chart has too much of is not sought: the place is by what it lacks.
    const lack = place && weighsAgainst(facts) ? `；“${place}”是这一组已多、照命里缺的来（偏向）` : '';
    draft.row(
      `- 最重的一组是${GROUP_NAMES[facts.leading]}，${amountOf(facts.leading, facts)}；开头“${first!}”从这里来（${sure}）${lack}${otherWeightNote(facts)}。`,
      groupClaim(facts.leading, facts),
    );
    if (isMinor(facts) || isAged(facts)) return;
    const seat = facts.branch_gods.day!;
    draft.row(
      `- 做事的样子看日主${facts.day_master}；和人共事看日支${pillarOf(facts, 'day').charAt(1)}的本气${seat}（偏向）。`,
      ['god:day', seat],
    );
    draft.row(
      `- 升不升看官杀，${seenAt(facts, starGods('officer'))}${facts.leading === 'officer' ? '' : `；${amountOf('officer', facts)}`}。`,
      groupClaim('officer', facts),
    );
    draft.row(
      `- 行业与位置看食伤和命里要的五行，食伤${seenAt(facts, ['食神', '伤官'])}${facts.leading === 'output' ? '' : `；${amountOf('output', facts)}`}。`,
      groupClaim('output', facts),
    );
  },
  stars: ['office', 'skill'],
  palace: 'work',
  words: {
    events: {
      ...eventsByAge('career'),
      grown: {
        join: ['有人愿意拉你一起做，条件好谈', '身边合得来的搭档会出现'],
        frame_good: ['几方面的力量凑到一处，事情推得动', '资源和人手同时到位，适合做一件成形的事'],
        frame: ['被卷进大家都在做的事里，容易忙而无主', '摊子铺开得快，人手跟不上'],
        move: [
          '岗位、地点或搭档会变一次',
          '原来的安排被打断，要重新排一遍',
          '坐惯的位子要动，或换部门，或换人带',
        ],
        rub: ['和身边的人配合别扭，规则要先讲好', '小毛病反复出现，返工多', '做得不少，认得的人不多'],
        near: ['能借到一点外力', '有人替你说话', '手上的事有人接应'],
        outside_work: [
          '上司、部门或办公地点多半要换一样',
          '本职的节奏被打乱，常要临时调整',
          '换了人管，做法跟着换一遍',
        ],
        outside_family: [
          '老客户、老同事走动少了，新的要自己去找',
          '家里长辈的事多，要请假去办',
          '外头行情一变，老路子先受影响',
        ],
        outside_children: ['计划改动多，收尾的事要盯', '带的人、做的项目会有进出'],
      },
      student: {
        join: ['有老师或学长愿意带你', '合得来的同学能一起做一件作品'],
        frame_good: ['老师、同学和机会凑到一处，适合做成一件事', '课业和实践能接得上'],
        frame: ['活动一个接一个，容易忙而无主', '跟着大家报名，未必合自己'],
        move: ['学校、专业或实习的地方会变一次', '原来的计划被打断，要重新排一遍'],
        rub: ['小组里配合别扭，分工先讲好', '改来改去的事多，早一点交', '做得不少，知道的人不多'],
        near: ['能得到一点指点', '有人替你引荐', '课业上有人接应'],
        outside_work: ['课程、导师或实习的地方会换', '日程被打乱，常要临时调整'],
        outside_family: ['家里的事要回去一趟', '老同学、老家那边有消息'],
        outside_children: ['计划改动多，收尾的事要盯', '手上的题目会换'],
      },
      senior: SENIOR_EVENTS.career,
    },
    acts: CAREER_ACTS,
  },
});
