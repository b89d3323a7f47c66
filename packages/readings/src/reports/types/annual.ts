/** 流年运势: the year told first, and its months. */
import { COMBINATION_WORDS } from '../words-topics.ts';
import { fitting, momentClaims, stanceOf, yearMoments } from '../moments.ts';
import { combinationsOf, youngYears } from '../parts.ts';
import { GOD_WORDS } from '../words-luck.ts';
import { AGED_MONTHS } from '../words-months.ts';
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
  matter: { grown: '这一年里', young: '这一年里', aged: '这一年里' },
  subject: { grown: '流年', young: '流年', aged: '流年' },
  core: overall.core,
  saySelf(draft) {
    const { facts } = draft;
    const [pair] = combinationsOf(facts);
    const [year] = yearMoments(facts, 1);
    const { stem_god, branch_god } = year!.luck;
    draft.section('fields');
    if (pair) draft.sayTrait(COMBINATION_WORDS[pair.join('-')]!.nature);
    draft.end();
    const fields = { 做事: 'work', 钱: 'money', 感情与家里: 'love' } as const;
    for (const [name, topic] of Object.entries(fields)) {
      const first = fitting(GOD_WORDS[stem_god]![topic], stanceOf(year!.luck)).at(-1);
      const later = fitting(GOD_WORDS[branch_god]![topic], stanceOf(year!.luck))[0];
      const told = [first && `上半年，${first}`, later && later !== first && `下半年，${later}`].filter(
        Boolean,
      );
      if (told.length > 0) draft.row(`- ${name}：${told.join('；')}。`, ...momentClaims(year!));
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
      draft.end();
      const { age, leading } = draft.facts;
      for (const act of TOGETHER[age <= 12 ? 'child' : 'teen'][leading]) draft.row(`- ${act}。`);
    },
  },
  aged: { voices: ['mind', 'mind'], groups: ['output', 'seal'] },
  sayGround() {},
  stars: ['office', 'money', 'study', 'skill', 'peers'],
  actsAlone: false,
  words: {
    events: {
      grown: {
        join: ['这一年适合把人定下来、把话说定', '贴近的人给你的支持最实在'],
        frame_good: ['一整年都有人往前推你', '这一年做成的事，后面几年都用得上'],
        frame: ['一年里跟着别人转的时候多', '场面大，真正要紧的只有一两件'],
        move: ['一年的主题是变动，搬、换、分合总有一样', '这一年静不下来，先想好哪些不动'],
        rub: ['一年里小摩擦不断，别让它们凑成大事', '做事多一道手续，心要放平', '解释的话要多说几遍'],
        near: ['有几个月很好走', '关系平稳，可以借力', '合作的机会比去年多'],
        outside_work: ['做事的环境这一年会动', '上半年定的做法，下半年多半要改'],
        outside_family: ['家里大人与远方的事占一些时间', '这一年和旧人旧事有牵连'],
        outside_children: ['给以后铺路的事这一年会有反复', '手下的人、身后的事要多看'],
        outside_frame: ['周围人的决定会影响你', '大环境热，别跟着一起快'],
      },
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
      month: {
        join: ['身边人好说话，要商量的事放在这个月', '合得来的人会主动找你'],
        frame_good: ['几件事同时有了着落', '帮手多，能赶一赶进度'],
        frame: ['场面上的事多，挑要紧的去', '人多口杂，主次先排好'],
        move: ['计划容易改，出门多留一点时间', '家里或住处有动静', '和身边人容易各忙各的'],
        rub: ['小别扭多，话说软一点', '手续与返工多', '心里烦，先睡一觉'],
        near: ['事情有人接应', '走动顺当', '气氛比上个月松'],
        outside_work: ['做事的安排临时会变', '上面的要求换得快'],
        outside_family: ['老家或外地有消息', '旧事旧人来找'],
        outside_children: ['月底的收尾要多看一遍', '晚辈的事插进来'],
        outside_frame: ['聚会和合作都多', '几头的事撞在一起'],
      },
      cycle: overall.words.events.grown,
    },
    acts: {
      grown: {
        push: [
          '把最想做的一件排在前面',
          '这段时间多谈、多见、多试',
          '要人帮忙，趁这时开口',
          '能定下来的进度往前赶',
          '手上最难的一件趁早办',
          '请人吃顿饭，把事说清',
        ],
        even: [
          '照常推进，别临时加码',
          '上旬做事，下旬收尾',
          '中间歇几天也不误事',
          '和家里人对一次日程',
          '月初定三件，月末看一眼',
          '收拾一次书桌和账单',
          '约一次老朋友',
          '给下个月留一点空',
        ],
        hold: [
          '只做必须做的，其余往后挪',
          '钱和话都留三分',
          '别在这时换方向',
          '先把觉睡好，再谈进度',
          '行程里留一天机动',
          '重要的文件多存一份',
          '一天只定一件要紧事',
          '消息先放一放，想好再回',
          '重的活分两天做',
          '能请人代的就请人代',
        ],
      },
      young: {
        push: [
          '想去的地方，这时带他去',
          '新的兴趣从这时起头',
          '让他在集体里露一次面',
          '报一次他想参加的活动',
          '给爷爷奶奶办一件小事',
        ],
        even: [
          '日子照平常的次序走',
          '周末留半天给自己玩',
          '听听他身边的人怎么说',
          '作息定好就不改',
          '和同学约一次户外',
          '换季的衣物一起整理',
          '月末和他一起看看日历',
        ],
        hold: [
          '日子别排满',
          '累了先歇，不急着讲道理',
          '多留一些在家的晚上',
          '临时的约推掉一些',
          '睡前不谈不高兴的事',
          '少一个安排，多一次散步',
          '和他一起把要做的减到两样',
        ],
      },
      aged: {
        push: [
          '天暖的月份出去住几天',
          '请人来家里坐坐',
          '把要交代的事说清楚',
          '春秋两季各出一次门',
          '老友的聚会你来招呼',
        ],
        even: [
          '照老样子过',
          '每月和孩子通几次话',
          '小病小痛问医生',
          '换季前把被褥晒一晒',
          '药箱看一遍日期',
          '节前和孩子说好谁来',
          '日历上圈出三个好日子',
        ],
        hold: ['天冷天热都少出门', '聚会挑着去', '家里的改动往后放', '雨雪天不赶路', '一天只安排一件事'],
      },
    },
    flows: {
      push: ['顺手的时候多', '开口就有人接'],
      even: ['没有大的起落', '不急不慢'],
      hold: ['事多，力气要省着用', '容易赶，先排轻重'],
    },
    stars: { grown: (god, ofMonth) => GOD_WORDS[god]![ofMonth ? 'month' : 'year'], agedMonths: AGED_MONTHS },
  },
});
