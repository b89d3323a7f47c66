/** What a fixed point of life is for a matter, and what to do about it: by the point, then by type of report. */
import type { PointKey } from './life-points.ts';
import type { Stance } from './types/report-type.ts';

interface PointWords {
  /** Said where the report names the time first. */
  full: string;
  /** The same in a table that comes later. */
  short: string;
  acts: readonly string[];
}

type ByType = Readonly<Record<string, PointWords>>;

export const POINT_WORDS: Readonly<Record<PointKey, ByType>> = {
  school: {
    overall: {
      full: '9月上小学，一天的次序全换',
      short: '上小学这年',
      acts: ['暑假里按上学的钟点起睡，先过三周', '上学头两个月，放学后别再排班'],
    },
    career: {
      full: '9月上小学，第一次有作业',
      short: '上小学这年',
      acts: ['入学前练三样：坐二十分钟、收书包、听完一句话再动', '头一学期只看写完没写完，不看对几道'],
    },
    wealth: {
      full: '9月上小学，用的要自己管',
      short: '上小学这年',
      acts: ['文具写上名字，每晚自己装书包', '开学买齐一套就停，别跟着同桌换'],
    },
    love: {
      full: '9月上小学，同伴全是新的',
      short: '上小学这年',
      acts: ['暑假约一个同校的孩子玩几回', '头一个月每天问一句：今天和谁说了话'],
    },
    health: {
      full: '9月上小学，要早起、要坐得住',
      short: '上小学这年',
      acts: ['8月起每周把上床提前十分钟，到九点为止', '入学前查一次视力和牙，座位高低调好'],
    },
    annual: {
      full: '9月上小学，下半年和上半年是两种日子',
      short: '上小学这年',
      acts: ['上半年多玩，暑假再练坐得住', '接送的人和路线，8月里先走三遍'],
    },
  },
  junior: {
    overall: {
      full: '小学毕业，9月上初中，科目和老师都多起来',
      short: '上初中这年',
      acts: ['初中的学校，和孩子一起去看过再定', '上初中头一学期，课外班先停一半'],
    },
    career: {
      full: '小学毕业，9月上初中，科目多一倍',
      short: '上初中这年',
      acts: ['暑假先把英语和数学的头一章过一遍', '头一学期练一样：当天的作业当天问懂'],
    },
    wealth: {
      full: '9月上初中，午饭和路上的钱要自己管',
      short: '上初中这年',
      acts: ['零用钱改成按月给，数目当面定', '手机几时给、几点收，入学前写下来'],
    },
    love: {
      full: '小学同学要散，9月上初中认识一班新人',
      short: '上初中这年',
      acts: ['毕业前和最要好的两个约好怎么联系', '头两个月常问：班里谁说话好听'],
    },
    health: {
      full: '9月上初中，作业晚、起得早',
      short: '上初中这年',
      acts: ['十点前关灯先立成规矩，再谈作业', '上学改走一段路，当作每天的运动'],
    },
    annual: {
      full: '6月小学毕业，9月上初中',
      short: '上初中这年',
      acts: ['暑假排成三段：玩、走一趟远门、收心', '开学前两周，按初中的钟点起床'],
    },
  },
  zhongkao: {
    overall: {
      full: '6月中考，9月换学校，是这几年动静最大的一年',
      short: '中考这年',
      acts: ['初三别再加兴趣班，志愿一家人早半年谈', '考前一个月家里不搬、不装修、不请客'],
    },
    career: {
      full: '6月中考，高中往哪里去看这一回',
      short: '中考这年',
      acts: ['寒假前定好冲、稳、保三所，分数差在哪科就补哪科', '最后三个月只做错题和真题，不换辅导老师'],
    },
    wealth: {
      full: '6月中考，考完才是花钱的时候',
      short: '中考这年',
      acts: ['考得怎样都去的一趟出门，考前就说定', '不拿手机和钱换分数'],
    },
    love: {
      full: '6月中考，要好的同学多半分到几所学校',
      short: '中考这年',
      acts: ['考完请最要好的几个来家里吃一顿', '考前和同学闹别扭，大人只听，不评'],
    },
    health: {
      full: '6月中考，体育也算分，觉最容易被挤掉',
      short: '中考这年',
      acts: ['体育项目提前一年练，一周三次', '考前三个月照样十点半关灯，早饭有蛋有奶'],
    },
    annual: {
      full: '6月中考，9月换学校',
      short: '中考这年',
      acts: ['上半年的周末留半天不学，全家出门走走', '志愿在4月里谈定，考前不再改'],
    },
  },
  gaokao: {
    overall: {
      full: '6月高考，9月多半离家读书',
      short: '高考这年',
      acts: ['志愿先排专业，再排城市，最后才看名气', '录取以后学会三样：洗衣、记账、看病挂号'],
    },
    career: {
      full: '6月高考，往后学什么这一年定',
      short: '高考这年',
      acts: ['寒假里找两个读那一科的人，问清四年学什么', '最后一百天按考场的钟点做题，到点就停'],
    },
    wealth: {
      full: '6月高考，9月起生活费自己管',
      short: '高考这年',
      acts: ['一个月的生活费写出明细，试管一个暑假', '银行卡、手机支付怎么防骗，报到前教一遍'],
    },
    love: {
      full: '6月高考，同学往四处去，9月离家',
      short: '高考这年',
      acts: ['考完和要好的同学走一趟，再各奔东西', '离家前说好：每周哪天打电话'],
    },
    health: {
      full: '6月高考，之后作息没人管',
      short: '高考这年',
      acts: ['考前两个月不熬夜，十一点前躺下', '暑假学会一样能自己练的运动'],
    },
    annual: {
      full: '6月高考，9月多半离家读书',
      short: '高考这年',
      acts: ['上半年别的事都往后让', '暑假留两周和家里人在一起'],
    },
  },
  graduate: {
    overall: {
      full: '读本科的，6月毕业，去向要定',
      short: '毕业这年',
      acts: ['去向备两条：一条最想去的，一条稳的', '毕业前把住处和头三个月的钱安排好'],
    },
    career: {
      full: '读本科的，6月毕业，秋招到头一年11月，春招在3、4月',
      short: '毕业这年',
      acts: ['简历先请人改一遍，春招投满二十家', '应届的身份只有一次，考公和校招先试'],
    },
    wealth: {
      full: '读本科的，6月毕业，家里的生活费到此为止',
      short: '毕业这年',
      acts: ['先攒够三个月的房租和押金，再离校', '头一份工资到手前的两个月，和父母说好怎么过'],
    },
    love: {
      full: '读本科的，6月毕业，人往哪个城市去要说清',
      short: '毕业这年',
      acts: ['去哪座城市，毕业前一个学期就摊开说', '毕业照那天，把该谢的话说完'],
    },
    health: {
      full: '读本科的，6月毕业，上班和上学的钟点不一样',
      short: '毕业这年',
      acts: ['上班前一个月，把起床调到七点', '租房先看晚上吵不吵，再看大小'],
    },
    annual: {
      full: '读本科的，6月毕业',
      short: '毕业这年',
      acts: ['答辩和求职错开：材料在3月前交掉', '离校的手续列成单子，一周办完'],
    },
  },
  worker: {
    overall: {
      full: '按工人岗算的，这一年前后到退休年龄',
      short: '工人岗退休前后',
      acts: ['是退是续，先问人事自己算工人岗还是干部岗', '退下来头半年，每周定三天出门的事'],
    },
    career: {
      full: '按工人岗算的，这一年前后到退休年龄，干部岗还要再做几年',
      short: '工人岗退休前后',
      acts: ['去人事查清岗位性质和缴费年限，再谈留还是退', '想再做几年，先谈返聘或转岗，拿到书面的'],
    },
    wealth: {
      full: '按工人岗算的，这一年前后到退休年龄，工资要换成养老金',
      short: '工人岗退休前后',
      acts: ['去社保窗口算一次：现在退每月领多少，晚三年领多少', '月供和孩子的开销，按养老金的数重排一遍'],
    },
    love: {
      full: '按工人岗算的，这一年前后退休，在家的时间多起来',
      short: '工人岗退休前后',
      acts: ['谁做饭、谁带小的，退之前先分好'],
    },
    health: {
      full: '按工人岗算的，这一年前后退休，作息没人管了',
      short: '工人岗退休前后',
      acts: ['退下来起床的钟点不变，上午先有一件要出门的事'],
    },
    annual: {
      full: '按工人岗算的，这一年前后到退休年龄',
      short: '工人岗退休前后',
      acts: ['退休的材料提前三个月备齐'],
    },
  },
  cadre: {
    overall: {
      full: '按干部岗算的，这一年前后到退休年龄，一天的次序要重新排',
      short: '干部岗退休前后',
      acts: ['退休前先想好：每周三天做什么、和谁做', '头半年不接新差事，不搬家'],
    },
    career: {
      full: '按干部岗算的，这一年前后到退休年龄，交班和去留一起来',
      short: '干部岗退休前后',
      acts: ['手上的事先交出一半，接的人带着做', '返聘还是回家，条件写下来再答'],
    },
    wealth: {
      full: '按干部岗算的，这一年前后退休，工资换成养老金',
      short: '干部岗退休前后',
      acts: ['先去窗口算清每月领多少，开销按那个数试过三个月', '公积金和年金怎么领，列一张单'],
    },
    love: {
      full: '按干部岗算的，这一年前后退休，两个人在家的时间多一倍',
      short: '干部岗退休前后',
      acts: ['退之前说好各自留哪半天自己过'],
    },
    health: {
      full: '按干部岗算的，这一年前后退休，作息最容易散',
      short: '干部岗退休前后',
      acts: ['退下来头一个月，起床和三餐的钟点照旧'],
    },
    annual: {
      full: '按干部岗算的，这一年前后到退休年龄',
      short: '干部岗退休前后',
      acts: ['退休的材料提前三个月备齐，交接写成一页'],
    },
  },
  retire: {
    overall: {
      full: '这一年前后到退休年龄，一天的次序要重新排',
      short: '退休前后',
      acts: ['退休前先想好：每周三天做什么、和谁做', '头半年不接新差事，不搬家'],
    },
    career: {
      full: '这一年前后到退休年龄，交班和去留一起来',
      short: '退休前后',
      acts: ['手上的事先交出一半，接的人带着做', '返聘还是回家，条件写下来再答'],
    },
    wealth: {
      full: '这一年前后退休，工资换成养老金',
      short: '退休前后',
      acts: ['先去窗口算清每月领多少，开销按那个数试过三个月', '公积金和年金怎么领，列一张单'],
    },
    love: {
      full: '这一年前后退休，两个人在家的时间多一倍',
      short: '退休前后',
      acts: ['退之前说好各自留哪半天自己过'],
    },
    health: {
      full: '这一年前后退休，作息最容易散',
      short: '退休前后',
      acts: ['退下来头一个月，起床和三餐的钟点照旧'],
    },
    annual: {
      full: '这一年前后到退休年龄',
      short: '退休前后',
      acts: ['退休的材料提前三个月备齐，交接写成一页'],
    },
  },
};

/** The points of school with their month. */
export const SCHOOL_POINTS: Partial<Readonly<Record<PointKey, string>>> = {
  school: '9月上小学',
  junior: '9月上初中',
  zhongkao: '6月中考',
  gaokao: '6月高考',
};

type Band = 'small' | 'young' | 'teen' | 'student' | 'grown' | 'senior' | 'aged';
type ByBand = Readonly<Record<Band, readonly string[]>>;

/** What to do in the month of 春节, by type and age. */
export const SPRING_ACTS: Readonly<Record<string, ByBand>> = {
  annual: {
    small: ['走亲戚一天一家，午觉照旧'],
    young: ['压岁钱和孩子商量：存多少、花多少', '寒假作业年前写完一半'],
    teen: ['拜年去哪几家，由孩子挑一半', '年初四起按上学的钟点起床'],
    student: ['车票早半个月买，到家先陪父母两天'],
    grown: ['年前把欠的、要还的了结，路上多留一天', '亲戚家排成两天走完，留一天什么也不做'],
    senior: ['谁家哪天聚，年前一次排好，自己留一天歇着'],
    aged: ['年夜饭让孩子掌勺，只做一道拿手的', '初三以后挑天晴，去孩子家住两三晚'],
  },
  love: {
    small: ['见亲戚先牵着手，不逼着叫人'],
    young: ['教一句拜年的话，叫不出口就笑一笑', '年里约一次最要好的同学'],
    teen: ['饭桌上不当众问成绩', '年里留一天给孩子和同学出去'],
    student: ['同学聚会去一场，喜欢的人单独约'],
    grown: ['年夜饭和谁吃、想见谁，年前说好', '亲戚问长问短，就说“有消息先告诉您”，长辈的礼早一周备好'],
    senior: ['孩子带人回来，先夸一样，别急着问'],
    aged: ['孙辈的红包几家一样多，年前和孩子说好', '一家人拍一张合影，洗出来每家一张'],
  },
  health: {
    small: ['糖和零食一天一小把，九点照样躺下'],
    young: ['饭桌上先吃菜，零食放到下午', '守岁到十点，初一不补懒觉'],
    teen: ['手机十一点收，年里也一样', '每天出门走一趟，不窝在沙发上'],
    student: ['年夜饭七分饱，通宵最多一晚'],
    grown: ['年夜饭七分饱，初一上午出门走一趟', '酒只碰杯，守岁到零点就睡'],
    senior: ['大鱼大肉隔天吃，早上照样出门走', '做饭的活分给家里人，坐着择菜'],
    aged: ['年里走亲戚一天一家，坐一个钟头就回', '剩菜不留过夜，早饭照旧喝粥'],
  },
};

interface SchoolMonth {
  note: string;
  short?: string;
  acts: readonly string[];
}

/**
 * What the school year brings a child at school in a month of luck, by the month in which it begins; in short where the
 * report has told that month of the year before; and what to do.
 */
export const SCHOOL_MONTHS: Readonly<Record<number, SchoolMonth>> = {
  1: {
    note: '期末考完就放寒假',
    short: '又到期末和寒假',
    acts: ['考完当天不问分数，先睡一个整觉', '寒假里定三样要做的，一样是玩'],
  },
  6: { note: '学期末', acts: ['考前一周不加题，只看错过的', '考前照样在楼下跑二十分钟'] },
  7: { note: '放暑假', acts: ['暑假先玩十天，再排每天一小时', '暑假做一件学校里做不了的事'] },
  8: { note: '暑假收尾，9月开学', acts: ['开学前两周按上学的钟点起睡', '新学期的书和文具，带孩子一起买'] },
};

/** What to do in the month of the 高考, in which marks come out and the choice of a university is handed in. */
export const GAOKAO_MONTH: readonly string[] = [
  '考的那两天家里只管吃睡；月底出分，当天把志愿表铺开',
  '志愿照省里的截止日交，交之前睡一觉再看一遍',
];

/** The same of the months after the 高考, by the month in which they begin. */
export const AFTER_GAOKAO: Readonly<Record<number, SchoolMonth>> = {
  7: {
    note: '考完等录取',
    acts: ['录取通知等着，先出门玩几天', '学一样往后自己过日子用得着的：做饭、洗衣'],
  },
  9: {
    note: '离家读书的头一个月',
    acts: ['头一个月先认熟室友和一位老师', '每周定一晚打电话回家，先听他说完'],
  },
};

/** What to do for the exam in a month of the school year that ends with the 高考, for the parents. */
export const EXAM_ACTS: Readonly<Record<'push' | 'hold', readonly string[]>> = {
  push: [
    '最弱的一科，趁这个月学得进，补上一章',
    '按考场的钟点做完两套卷子，做完只看错的',
    '两个想读的方向，查清往年的分数和要学的课',
    '做熟的科目交给他自己，时间让给难的那科',
  ],
  hold: [
    '这个月不加课，先让他睡够',
    '分数不在饭桌上谈，吃完就散',
    '错题只看错过三回的，别的先放下',
    '周末留出半天不学，家里也不催',
    '他说累就歇一晚，第二天照常',
  ],
};

/** What the end of June asks for after the 高考, when the choice of a university is handed in, by the month of the exam. */
export const CHOICE_MONTH: Readonly<Record<Stance, string>> = {
  push: '出分填志愿，他拿得定，大人只核对代码和截止的日子',
  even: '出分填志愿，先专业、再城市，寒假里谈定的别临时推翻',
  hold: '出分填志愿，容易犹豫，专业和两三所学校寒假里先谈定，到时只做小改',
};

/** How to sleep in the month of an exam. */
export const EXAM_SLEEP: Readonly<Record<Stance, string>> = {
  push: '觉照旧睡，考前一晚也不提前躺',
  even: '考前一个月，起床改成考试那天的钟点',
  hold: '那阵子他睡得浅，考前一个月起床的钟点不变，晚上九点半以后不谈考试',
};
