/** What some months within a year are good for, after their names: by age and type. */
import type { ReportType, Stance } from './types/report-type.ts';
import { TEN_YEAR_ACTS } from './words-cause-acts.ts';

type Uses = Readonly<Record<'push' | 'hold', readonly string[]>>;
type UsesByType = Readonly<Record<string, Uses>>;

const GROWN: UsesByType = {
  overall: {
    push: [
      '要紧的放在这时办',
      '想开头的挑这时开头',
      '约人、办事都好走',
      '见过的人，三天内回一句话',
      '拖着的电话这时打',
    ],
    hold: [
      '大事不赶在这时',
      '答应人的话留一晚',
      '日程空出一半',
      '约好的提前一天再问一遍',
      '出门前把要带的数一遍',
    ],
  },
  career: {
    push: [
      '手上的活往前赶',
      '要开口的事这时开口',
      '见人、交稿都合适',
      '做完的一件写进简历',
      '要别人配合的，这时去请',
    ],
    hold: ['以收尾为主', '新活先不接', '交出去前多看一遍', '邮件隔一晚再发', '会上少抢一句'],
  },
  wealth: {
    push: [
      '谈价、收款放在这时',
      '该催的账这时催',
      '要添大件也在这时看',
      '欠你的回执一次要齐',
      '多出来的当天转走存着',
    ],
    hold: ['想买的大件先放一放', '钱包捂紧', '借钱的话别松口', '账单当天对一遍', '想买的过一周再看'],
  },
  love: {
    push: ['多安排见面', '要紧的话这时说', '一起出趟门正好', '约对方去你常去的地方', '夸一句具体的'],
    hold: ['不争输赢', '大事先不定', '多听少答', '晚十点后不谈正事', '约会短一点、轻一点', '先问一句累不累'],
  },
  health: {
    push: ['多活动', '新习惯从这时起头', '走得远一点也不怕', '早起半小时出去走', '午饭后多站一刻'],
    hold: ['先把觉睡够', '晚上的约减半', '午后歇一刻', '晚饭吃七分', '睡前泡一刻钟脚', '重活分两次做'],
  },
  annual: {
    push: ['要紧的排进来', '跑手续挑这时', '想见的人这时约', '没做完的，月底前做完', '给帮过忙的人回个礼'],
    hold: ['推得掉的都推掉', '日程留空一半', '落笔前多读一遍', '出门早走二十分钟', '答应别人的先记下来'],
  },
};

const AGED: UsesByType = {
  overall: {
    push: [
      '心里想的一件，这时办',
      '请人来家坐坐',
      '去近处走走',
      '老友来坐，留一顿便饭',
      '想学的请孙辈教一遍',
    ],
    hold: ['凡事求稳', '大事先问孩子', '远门先不出', '忘性大的事写在纸上', '午后歇足一个钟头'],
  },
  career: {
    push: ['喜欢的事多做一会儿', '想教的这时教', '学新的也容易上手'],
    hold: ['多歇少做', '别揽人家的活', '做一样停一停'],
  },
  wealth: {
    push: ['添置放在这时', '该领的这时领', '修修补补也在这时'],
    hold: ['大钱不动', '存折收好', '推销的一概不理'],
  },
  love: {
    push: ['一家人多聚', '想说的话这时说', '叫孩子回来吃饭', '饭后一起看张老照片', '夸一句小辈'],
    hold: ['话说软一点', '少管一件', '争两句就停', '不问的不劝', '生气就去阳台站一会儿'],
  },
  health: {
    push: ['多走动', '下楼的次数加一趟', '白天多晒晒', '鸡蛋、牛奶添上一样', '跟着广播伸伸手'],
    hold: ['多歇', '早一刻躺下', '出门找个伴', '重东西请人拿', '早晚添一件衣'],
  },
  annual: {
    push: [
      '走亲访友放在这时',
      '想办的这时办',
      '挑凉快的钟点出门',
      '欠着的信和电话这时回',
      '家里要换的小件这时换',
    ],
    hold: ['留在家里养神', '一天只办一样', '约好的少一点', '药和钥匙放在一处', '要排队的挑早上去'],
  },
};

const YOUNG: UsesByType = {
  overall: {
    push: ['新本事这时学', '放手让他试', '出门见识正好'],
    hold: ['安排少一点', '早睡要紧', '大人多陪'],
  },
  career: {
    push: ['难的这时啃', '多练几遍', '参加一次比赛'],
    hold: ['学的减一点', '只留一样', '不催结果'],
  },
  wealth: {
    push: ['给他一样东西自己管', '带他去买一回菜', '教他记一笔'],
    hold: ['少添东西', '先收拾旧的', '说好不买就不买'],
  },
  love: {
    push: ['多约伙伴', '请要好的来家里', '一家人出去玩', '夸他肯让的那一回', '请同学的家长也来坐坐'],
    hold: ['多陪着说话', '闹了别扭不急着评理', '睡前多听几句', '放学先抱一抱，再问', '不当着别人说他'],
  },
  health: {
    push: ['多跑多跳', '练一样运动', '户外多待一会儿', '周末早起爬一次小山', '教他跳绳'],
    hold: ['早一点上床', '零食收一收', '运动量减半', '洗热水脚再睡', '白天眯一会儿'],
  },
  annual: {
    push: ['想去的排进来', '想学的这时报', '带出去走走', '让他自己排一天', '请他给家里人讲一段'],
    hold: ['少排一样', '该做的早点做', '周末留空', '书包睡前一起收好', '出门多留一刻钟'],
  },
};

/** What months are good for in a matter, at an age. */
export const spanUsesAt = (age: number, { code }: ReportType): Uses =>
  (age <= 18 ? YOUNG : age > 60 ? AGED : GROWN)[code]!;

/** What to do in ten years, from 19 to 60. */
export const TEN_YEARS: Readonly<Record<string, Readonly<Record<Stance, readonly string[]>>>> = {
  ...TEN_YEAR_ACTS,
  career: {
    push: ['想做成的一件大事，前五年动手', '每三年给手上的本事加一样', '趁这十年带出能接手的人'],
    even: ['做熟的一块守住，新的每年只添一样', '隔三年回头看一次，去掉没用的', '一块做深，另一块只维持'],
    hold: ['守住本行，新的摊子缓一缓', '担下的事写明期限，做不完早说', '存够一年的用度，再谈换地方'],
  },
  wealth: {
    push: ['大件放在前五年置办', '进得多的年份多存一成', '欠着的大数，宽的年份先还'],
    even: ['一年记一张总账，超了就减一样', '大件隔几年添一样，不挤在一起', '存的成数定下来，十年不改'],
    hold: ['借出去的，按收不回来算', '担保的事一概不应', '大件能晚就晚，备用的钱只添不动'],
  },
  love: {
    push: ['想过的日子，前五年说出来', '每年出一趟远门，和最想见的人去', '老人的事早几年商量好怎么分'],
    even: ['隔几年坐下来，重新说一次各自要什么', '每年留一段只和要紧的人过', '家里家外轮着顾，不攒到一起'],
    hold: ['要紧的话关起门说', '一年里大的决定只做一个', '气头上说的都不作数'],
  },
};

/** What those without a partner may do in a month. */
export const SINGLE_MONTHS: Readonly<Record<Stance, readonly string[]>> = {
  push: [
    '请熟人约一顿饭',
    '去一个有新面孔的地方',
    '先开口约一次',
    '见过的人再见一面',
    '近况和照片换成新的',
    '多应一次邀约',
  ],
  even: ['每周出门一回', '和老同学聚一次', '把周末排好', '报一个人多的班', '照常见人', '回老家坐坐'],
  hold: [
    '这个月不急着见新人',
    '聊不到一处的先放下',
    '亲戚催就换个话头',
    '见面只约一个钟头',
    '不拿旧人来比',
    '手上的事做完再约',
    '约好的别改期',
    '夜里少聊，早点睡',
  ],
};

interface BondActs {
  single: string;
  couple: string;
}

/** What those who are married may do together, `{when}` as below. */
export const SETTLED_ACTS: readonly string[] = [
  '{when}把一件一直没说开的事说开',
  '{when}把家里的活和钱重新分一次',
  '{when}两个人单独出一趟门，不带孩子',
  '{when}定下一件想一起做成的事',
];

/**
 * What to do about a bond, by age: where a year near speaks for it, and where none does. `{when}` is that year with its
 * best months, or the least hard one.
 */
export const BOND_ACTS: Readonly<
  Record<'student' | 'grown' | 'late', Readonly<Record<'likely' | 'open', BondActs>>>
> = {
  student: {
    likely: {
      single: '{when}多去人多的地方，合得来就说出来',
      couple: '毕业去哪里，{when}两个人先对一次',
    },
    open: { single: '不用赶，先把朋友交宽', couple: '先不谈以后，把眼前的约守好' },
  },
  grown: {
    likely: {
      single: '{when}多见人；合得来的，见过几面就说想认真处',
      couple: '结婚、同住的话，{when}摊开来谈',
    },
    open: {
      single: '照常认识人；{when}可以多见几个',
      couple: '住处、钱、老人先一样样谈拢；{when}最好开口',
    },
  },
  late: {
    likely: {
      single: '{when}请熟人介绍；先处半年，不急着搬到一起',
      couple: '退下来以后住哪里、钱怎么合，先想好；{when}坐下来说定',
    },
    open: {
      single: '想找伴，先从常一起走路、吃饭的人看起',
      couple: '日子照过，难开口的事挑{when}说',
    },
  },
};
