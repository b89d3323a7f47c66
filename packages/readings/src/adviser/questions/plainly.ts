/** Questions whose first sentence has to say what was asked: what is, how it turns out, for how long, yes or no. */
import {
  type Question,
  questionsBeside,
  type BesideRow,
  shortQuestionsIn,
  type ShortRow,
} from './question.ts';

const FILLER = /两边各找|也走得通|略偏/;

/** What another does or is, is no choice; how a step turns out is none either. */
const NO_CHOICE: readonly ShortRow[] = [
  [
    'young_woman',
    '男朋友最近老说出差，他是真出差还是外面有人',
    /看不出来/,
    FILLER,
    '是真出差还是外面有人，盘里看不出来。',
  ],
  [
    'woman',
    '老公回家就玩手机，是他太累还是不想理我',
    /看不出来|不理/,
    FILLER,
    '是太累还是不想理你，盘里看不出来。',
  ],
  ['man', '打算换个城市 → 换过去之后好还是坏', /^换过去之后/, FILLER, '换过去之后先紧后松。'],
  ['father', '搬进新房以后是好还是不好', /^搬进新房以后(?!.*略偏)/, FILLER, '搬进新房以后不好不坏。'],
];

/** For how long to sign, and whether to press. */
const BARGAINS: readonly ShortRow[] = [
  [
    'man',
    '我开的面馆一直亏，房租要到期了 → 续租的话签两年还是五年',
    /^签两年/,
    FILLER,
    '签两年：账还没转正，别一下压五年。',
  ],
  ['father', '厂房合同续签一年还是三年', /^签[一三]年/, FILLER, '签一年：2029年钱上紧。'],
  ['mother', '租客拖了两个月房租，我催他还是等', /^先催一次.*截止/, FILLER, '先催一次，同时给一个截止日。'],
];

/** To have a child where age or the body presses: the doctor first, and no year. */
const LATE_CHILD: readonly ShortRow[] = [
  [
    'woman',
    '还想再要个老二，今年四十二了，来得及吗',
    /医生|生殖科/,
    /20[23]\d年/,
    '先去看医生：尽早挂生殖科。',
  ],
  [
    'woman',
    '明年要孩子合适吗 → 查出来amh偏低 → 一句话说',
    /生殖科/,
    /20[23]\d年|不急/,
    '这个月就去挂生殖科。',
  ],
  ['man', '老婆三十九了想要二胎，哪年好', /医生|生殖科/, /20[23]\d年/, '先去看医生：尽早挂生殖科。'],
  ['woman', '怀孕了在保胎，能保住吗', /产科/, /20[23]\d年/, '先听产科医生的，按高龄产检。'],
  ['young_woman', '明年要孩子合适吗', /2027年/, /生殖科/, '2027年要孩子可以慢慢安排。'],
];

/** A yes, a no or a number in the first sentence. */
const ANSWERED: readonly ShortRow[] = [
  [
    'pensioner',
    '想拿八万跟老同事合伙开茶馆，我适不适合做生意',
    /适合|可以合伙|先别|别/,
    /心力的去处；/,
    '不太适合出钱做：出力可以。',
  ],
  [
    'man',
    '因为嫁妆吵翻了，我们明年还结得成婚吗',
    /结得成|一半一半|结成/,
    /归谁用/,
    '不容易结成，2027年婚事不急着定。',
  ],
  ['man', '新来的经理跟我都属马，他是不是克我', /^不会克/, /20\d\d年/, '不会克你：属相定不了。'],
  ['old_man', '我虚岁是七十八还是七十九', /虚岁79.*周岁78/, null, '你今年虚岁79，周岁78。'],
];

/** Turns that go on from a shop, a partner, a reason. */
const GO_ON: readonly ShortRow[] = [
  [
    'man',
    '我开的面馆亏了一年，还撑不撑 → 转让的话几月好转出去',
    /转出去/,
    /撑下去/,
    '2027年4月最适合把店转出去。',
  ],
  ['young_woman', '想跟同学合伙开奶茶店 → 那我自己开呢', /开/, /来得慢|合伙/, '2027年可以开，先小后大。'],
  [
    'young_woman',
    '想跟闺蜜合伙开奶茶店，行吗 → 她脾气急，比我有钱',
    /合伙/,
    /走远一点/,
    '算上这一条，2027年可以合伙。',
  ],
  ['man', '明年适合换工作吗 → 为什么 → 为什么', /./, /和前面说的一样/, '这件事，盘上能说的前面都说了。'],
  [
    'man',
    '哪年最要小心 → 为什么是那年，说人话',
    /因为|看/,
    /最松快|日主|得令/,
    '主要看两样：你这张盘的底子，和哪几年松、哪几年紧。',
  ],
];

const BESIDE: readonly BesideRow[] = [
  [
    ['son'],
    'mother',
    '儿子毕业在家躺平，整天打游戏，我愁得睡不着，他什么时候能找到工作',
    /^从(?:儿子|陈子轩)/,
    /我看不了|褪黑素|你的?睡/,
    '从儿子那份命盘看，2030年最容易找到工作。',
  ],
  [
    ['daughter'],
    'woman',
    '小雨天天刷手机，我急得失眠，她明年成绩能上去吗',
    /^从(?:女儿|小雨)/,
    /我看不了|你的?睡/,
    '从小雨那份命盘看，2027年学得进去。',
  ],
  [
    ['client'],
    'man',
    '刘总的单子老不签，他这人靠谱吗',
    /看不出来.*日子/,
    /同住|家里人|感情/,
    '签不签盘里看不出来；先请他写下日子。',
  ],
  [
    ['husband'],
    'woman',
    '我老公天天很晚回，他是应酬还是有别的事',
    /看不出来/,
    FILLER,
    '他是应酬还是有别的事，盘里看不出来。',
  ],
  [
    ['client'],
    'man',
    '刘总的尾款，我是再等还是催他',
    /^先催一次/,
    /刘总那份/,
    '先催一次，同时给一个截止日。',
  ],
];

export const PLAIN_QUESTIONS: readonly Question[] = [
  ...shortQuestionsIn([...NO_CHOICE, ...BARGAINS, ...LATE_CHILD, ...ANSWERED, ...GO_ON]),
  ...questionsBeside(BESIDE),
];
