/** 流年运势: the year told first, and its months. */
import { ANNUAL_ACTS } from '../acts/annual.ts';
import { COMBINATION_WORDS } from '../words-topics.ts';
import { momentClaims, monthMoments, wordOf, yearMoments } from '../moments.ts';
import { fieldMonths } from '../topic-years.ts';
import { combinationsOf, youngYears } from '../parts.ts';
import { STUDENT_EVENTS } from '../words-bands.ts';
import { RAISING, raisingAge } from '../words-raising.ts';
import { TOGETHER } from '../words-young.ts';
import { overall } from './overall.ts';
import { defineReportType } from './report-type.ts';

export const annual = defineReportType({
  code: 'annual',
  listing: {
    name: '流年运势',
    description: '往后十二个月的起伏与留意之处',
    tags: ['流年'],
    icon: 'calendar',
    price: 19.9,
    original_price: 29.9,
    members_only: false,
  },
  theme: '今年流年与命局、大运的关系，各月的起伏与留意之处',
  question: {
    preset: '今年哪几个月我要放慢一些？',
    byText: [
      [/([正二三四五六七八九十冬腊]{1,2}月|[子丑寅卯辰巳午未申酉戌亥]月)/, '今年{1}，我要特别留意什么？'],
      [/(\d{4})年/, '{1}年哪几个月适合做决定？'],
    ],
  },
  adviserMatter: '运势',
  ofYear: true,
  tells: { months: true, cycles: false, decades: false },
  outline: [{ id: 'fields', title: '一年里的几件事', young: '一年里陪他做的几件事', aged: '一年里的日子' }],
  subject: { grown: '流年', young: '流年', aged: '流年' },
  core: overall.core,
  saySelf(draft) {
    const { facts } = draft;
    const [pair] = combinationsOf(facts);
    draft.section('fields');
    if (pair) draft.sayTrait(COMBINATION_WORDS[pair.join('-')]!.nature);
    draft.end();
    const fields = { 做事: 'work', 钱: 'money', 感情与家里: 'love' } as const;
    for (const [name, field] of Object.entries(fields)) {
      const told = fieldMonths(monthMoments(facts, draft.months.slice(1)), field);
      draft.row(
        `- ${name}：${told.map(({ moment, text }) => `${moment.time}（${wordOf(moment.luck)}）${text}`).join('；')}。`,
        ...told.flatMap(({ moment }) => momentClaims(moment)),
      );
    }
    draft.end();
  },
  young: {
    words: ({ praise }) => praise,
    sayFirst(draft) {
      const [year] = yearMoments(draft.facts, 1);
      const words = youngYears(draft.facts.age);
      const { stem_god, branch_god } = year!.luck;
      draft.say(`上半年，${draft.pick(words[stem_god]!)}；下半年，${draft.pick(words[branch_god]!)}`);
      draft.say(RAISING.annual[raisingAge(draft.facts.age)]);
      draft.end();
      const { age, leading } = draft.facts;
      for (const act of TOGETHER[age <= 12 ? 'child' : 'teen'][leading]) draft.row(`- ${act}。`);
    },
  },
  aged: { voices: ['mind', 'mind'], groups: ['output', 'seal'] },
  sayGround() {},
  stars: ['office', 'money', 'study', 'skill', 'peers'],
  words: {
    events: {
      grown: {
        join: ['这一年适合把人定下来、把话说定', '贴近的人给你的支持最实在'],
        frame_good: ['一整年都有人往前推你', '这一年做成的事，后面几年都用得上'],
        frame: ['一年里跟着别人转的时候多', '场面大，真正要紧的只有一两件'],
        move: ['一年的主题是变动，搬、换、分合总有一样', '这一年静不下来，先想好哪些不动'],
        rub: ['一年里小摩擦不断，别让它们凑成大事', '做事多一道手续，急不来', '解释的话要多说几遍'],
        near: ['有几个月很好走', '关系平稳，可以借力', '合作的机会比去年多'],
        outside_work: ['做事的环境这一年会动', '上半年定的做法，下半年多半要改'],
        outside_family: ['家里大人与远方的事占一些时间', '这一年和旧人旧事有牵连'],
        outside_children: ['给以后铺路的事这一年会有反复', '手下的人和后辈的事要多看'],
        outside_frame: ['周围人的决定会影响你', '大环境热，别跟着一起快'],
      },
      student: STUDENT_EVENTS.annual,
      young: {
        join: ['家里和学校都合拍', '身边人好说话，想办的事办得成'],
        frame_good: ['劲头足，适合学一样新的', '几样事一起有了长进'],
        frame: ['活动一个接一个，挑两样就好', '跟着人跑得多，自己歇得少'],
        move: ['计划容易改，多留一天', '心情和住处容易有变动，多陪一陪'],
        rub: ['小脾气多，别急着讲理', '来回拉扯的小事多，定一条规矩就好', '早上容易磨蹭，早起一刻钟'],
        near: ['安排的事大多顺当', '和人处得来', '做事有人搭一把手'],
        outside_work: ['日程有调整', '临时的安排多'],
        outside_family: ['走亲戚的时候多', '老家那边有事，要跟着去一趟'],
        outside_children: ['新鲜玩意换得勤', '晚间静不下来，灯早些关'],
        outside_frame: ['比赛、演出一类的场面多', '同学之间约着玩的时候多'],
      },
      aged: {
        join: ['想办的事有人陪着去', '一家人的日程凑得到一处'],
        frame_good: ['精神好，想做的事有人陪', '几桩心事都有着落'],
        frame: ['活动一个接一个，挑着去', '来客多，招呼不过来'],
        move: ['出门的计划容易改', '家里有东西要搬要修'],
        rub: ['手续要跑两趟', '拌嘴多半为琐事，笑一笑', '夜里醒得早，午后补一觉'],
        near: ['走动顺当', '天气与心情都合适', '有人捎东西来'],
        outside_work: ['做惯的安排临时会改', '邻里或社区有新的通知'],
        outside_family: ['外地的亲人要回来', '旧物旧照会翻出来'],
        outside_children: ['孩子们来去匆忙', '孙辈的假期要帮着看'],
        outside_frame: ['节庆里聚会多', '几家人的事撞到一处'],
      },
    },
    acts: ANNUAL_ACTS,
  },
});
