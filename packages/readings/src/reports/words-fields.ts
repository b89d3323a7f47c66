/** What a year brings for a field and what to do about it, by what causes it: `bad` of a year to hold back in. */
import type { GodGroup } from '@ziping/bazi/reading/facts';

export type Field = 'work' | 'money' | 'love';
/** `join` and `move`: the palace of the field is joined, or clashed. */
export type FieldCause = GodGroup | 'join' | 'move';

export type FieldWords = Readonly<Record<FieldCause, Readonly<Record<'good' | 'bad', string>>>>;

export const FIELD_YEARS: Readonly<Record<Field, FieldWords>> = {
  work: {
    peer: {
      good: '同行里有人愿意和你一起做，先写清分工再开工',
      bad: '抢同一件事的人多，先占住自己最拿手的那块',
    },
    output: {
      good: '做出来的东西有人认，拿着成果去要位置',
      bad: '意见说得多、改得勤，先交出东西再提',
    },
    wealth: { good: '业绩看得见，数字留好，年底拿去谈', bad: '摊子铺得大，砍到三件再往下做' },
    officer: {
      good: '职责和名分会上门，想升就在这一年开口',
      bad: '要求和机会一起来，新担子问清再接，做熟的不丢',
    },
    seal: {
      good: '有人带、有资格可拿，该转的岗、该考的证放在这一年',
      bad: '学得多、等得久，先交一样成果再去学',
    },
    join: { good: '有人拉你一起做，条件谈得拢，先试一小段', bad: '有人拉你入伙，看他做成一件再点头' },
    move: {
      good: '部门或职责会动，对你偏有利，成果提前整理好',
      bad: '部门或职责会动，先写好交接，没有书面答复不辞',
    },
  },
  money: {
    peer: { good: '朋友和同行带来机会，怎么分先写清', bad: '来借、来凑的人多，先说好哪天还' },
    output: { good: '手上的本事值钱，拿工资的谈一次调薪', bad: '为喜好花得收不住，先定一个上限' },
    wealth: { good: '进账看得见，应急的那份趁这时补足', bad: '进得多、花得也大，大件分两年买' },
    officer: { good: '工资跟着职位走，加薪谈一次', bad: '公家和面子上的开销多，该补缴的先清掉' },
    seal: { good: '家里和单位托得住你，先把利息最高的欠款还掉', bad: '钱压在学习和家里，手边留一笔活的' },
    join: { good: '一家人出钱办一件事谈得拢，总数写下来', bad: '家里一起出的钱会多，各出多少先说清' },
    move: { good: '住处或安排要动，这笔钱花得值，先定总数', bad: '搬动或分合会带走一笔，这笔钱先单放一处' },
  },
  love: {
    peer: { good: '像朋友一样走近的人合适，多见几次', bad: '旁人的话会插进来，两个人关起门再定' },
    output: { good: '喜欢和心事都说得出口，当面说一次', bad: '话快容易伤人，提要求之前先谢一句' },
    wealth: { good: '日子往实处走，住处和家用这一年谈得拢', bad: '为钱和家务争的多，先算清再往下过' },
    officer: { good: '名分的话可以谈，带去见见家里人', bad: '外面的压力会带进门，先打一声招呼' },
    seal: { good: '对方和长辈都体谅，往后的打算可以说', bad: '心里的话闷着容易猜，问一句再想' },
    join: {
      good: '两个人说得拢，往后怎么过，这一年多谈几次',
      bad: '想靠近，家里的事也一起压过来，先谈怎么过',
    },
    move: { good: '住处或行程要动，说好多久见一次', bad: '住处或行程要动，去留的话隔一个月再答' },
  },
};

/** Of love, for those who have a partner already. */
export const COUPLE_YEARS: FieldWords = {
  peer: { good: '两个人像伙伴一样，挑一件事一起做成', bad: '亲友的意见多，听完回家两个人定' },
  output: { good: '好听的话说得出口，补一次两个人的远门', bad: '嘴上急，说对方之前先想一样好' },
  wealth: { good: '家里的事落得到实处，大件和家用一次谈定', bad: '钱和家务容易计较，列一张单轮着来' },
  officer: { good: '对这个家的责任两个人都认，分工说定就少争', bad: '单位里的气容易撒在家里，进门先歇一刻' },
  seal: { good: '家里人都肯让一步，搁着的心事可以说', bad: '有话不说的时候多，每周坐下来聊一回' },
  join: {
    good: '最容易说到一处，往后几年的大事趁这一年谈',
    bad: '心是近的，家里的事也一起压过来，先分好谁管哪样',
  },
  move: { good: '有一方要出门或换地方，每天通个话', bad: '搬动多，气头上的话不作数，隔天再说' },
};

/** Of those who still study or look for a first job. */
export const STUDENT_FIELD_YEARS: Readonly<Record<Field, FieldWords>> = {
  work: {
    peer: { good: '同学里有人和你搭得上，合做一份作品', bad: '争同一批名额的人多，材料比别人早交一个月' },
    output: { good: '作品和想法有人认，实习投三份', bad: '想法多、改得勤，先交一版再改' },
    wealth: { good: '实习里学得到真东西，挑有人带的那家', bad: '兼职排得太满会误主科，一周不超过十小时' },
    officer: { good: '考试、面试、评比，放在这一年去争', bad: '考试和期限压得紧，先保睡觉再加科目' },
    seal: { good: '考研、证书、导师有眉目，报名就在这一年', bad: '想读又想等，先去实习一个月再定' },
    join: { good: '有老师或学长愿意带你，主动约一次', bad: '有人拉你一起做，先问清要占几个月' },
    move: { good: '学校或实习的地方会换，对你偏有利', bad: '去向会变一次，先备两个落脚处' },
  },
  money: {
    peer: { good: '和同学合做的小事能挣一点，怎么分先说好', bad: '别替同学垫钱，也不一起分期' },
    output: { good: '第一笔像样的进账多半靠手上的本事，开个价试试', bad: '为喜欢的东西花得快，先存再买' },
    wealth: { good: '实习和兼职的钱看得见，存一半', bad: '进得零碎、花得整，生活费分四周给自己' },
    officer: { good: '奖学金和补助对得上条件，去申请', bad: '考试和报名费多，提前和家里说好' },
    seal: { good: '家里愿意在读书上出钱，把用处说清楚', bad: '读书的花费大，算好总数再开口' },
    join: { good: '家里愿意在你想做的事上出一份', bad: '和人合用的花费会多，各记各的账' },
    move: { good: '搬动要多出一笔，押金和路费先备着', bad: '搬动要多出一笔，和家里先说好谁出' },
  },
  love: {
    peer: { good: '朋友里合得来的那个，多一起做几件事', bad: '旁人起哄的话不当真，自己先想清楚' },
    output: { good: '喜欢就说得出口，当面说一次', bad: '话快伤人，先说一样对方的好' },
    wealth: { good: '一起做事、吃饭的日子多，慢慢看清一个人', bad: '为花钱和时间争的多，轮着出、轮着定' },
    officer: { good: '有人认真待你，也值得认真答一次', bad: '课业压着，见面少，提前说哪天有空' },
    seal: { good: '心里话有人听，处得安稳', bad: '闷着容易猜，问一句再想' },
    join: { good: '最容易走近一个人，不急着许以后', bad: '想靠近，课业和家里也一起压过来，先做朋友' },
    move: { good: '要换学校或城市，说好多久联系一次', bad: '要换学校或城市，去留的话等落了脚再说' },
  },
};

/** Of those whose work comes to its end; of love the words above serve. */
export const SENIOR_FIELD_YEARS: Partial<Readonly<Record<Field, FieldWords>>> = {
  money: {
    ...FIELD_YEARS.money,
    officer: { ...FIELD_YEARS.money.officer, good: '该领的按时到账，年金和补贴问清一次' },
  },
  work: {
    peer: { good: '老同事里有人请你一起做，出经验、不出钱', bad: '位置要和年轻人争，先写清自己不可替的那块' },
    output: { good: '多年的本事拿得出来，开一次课或带两个徒弟', bad: '意见多了得罪人，写成文字递一次就够' },
    wealth: { good: '手上的资源够办成一件大的，今年立上项', bad: '摊子太大，交一半给接手的人' },
    officer: { good: '有人请你主事，任期和权限先说清', bad: '担责的事压得重，多问一个人再点头' },
    seal: { good: '返聘、顾问、带人的机会，放在这一年谈', bad: '手续和文书拖人，早两个月办' },
    join: { good: '有老搭档来找，先试做一件小的', bad: '有人拉你入伙，只出主意，不出钱' },
    move: { good: '去留的安排会动，对你偏有利，条件写下来', bad: '去留的安排会动，条件看清再答' },
  },
};
