/** Turns with a question of their own, matters that circumstance would take, partners and pairs with records. */
import {
  type BesideRow,
  type Question,
  questionsBeside,
  type Row,
  questionsIn,
  shortQuestionsIn,
  type ShortRow,
} from './question.ts';

const SAID_BEFORE = /还是那句|和前面说的一样/;
const NO_BIRTH = /没有.的出生时间/;

/** What a turn names itself stands, whatever the turn before was about. */
const OF_ITS_OWN: readonly ShortRow[] = [
  [
    'boy',
    '我跟喜欢的女生闹翻了，还能和好吗 → 我适合学文还是学理',
    /(?:更合适的是|略偏)学[文理]/,
    SAID_BEFORE,
    '更合适的是学文：你的长处在理解。',
  ],
  ['man', '这个合同签不签 → 辞还是不辞', /辞|走/, /签/, '先不辞，把退路备好再走。'],
  [
    'old_man',
    '房子想留给大女儿，老二会有意见吗 → 现在办还是年后办',
    /月/,
    SAID_BEFORE,
    '只看时候，2月更松。',
  ],
  ['woman', '我弟住院了，我整夜睡不着，他要紧吗 → 那我呢', /睡/, /要不要紧/, '先把睡的时间固定下来。'],
  [
    'pensioner',
    '离了三年，还能再找个老伴吗 → 儿女会不会有意见',
    /钱和房/,
    /生殖科|能不能怀/,
    '多半担心的是钱和房。',
  ],
  [
    'boy',
    '有人在宿舍堵我打我 → 我英语垫底，还追得上吗',
    /追得上|有救/,
    /110.*先打110.*110/,
    '追得上，先补最弱的一科。',
  ],
];

/** The clause that asks is answered, what stands before it is circumstance. */
const BACKGROUND: readonly ShortRow[] = [
  ['young_woman', '我妈一天到晚催婚，我到底几岁嫁得出去', /20\d\d年/, /给一句准话/, '2027年最容易定下来。'],
  ['woman', '月经晚了五十天，没怀孕，是不是哪里不对', /妇科/, /验孕/, '这周就去妇科看。'],
  [
    'father',
    '厂里优化，名单月底公布，会不会有我',
    /看不出来|稳得住/,
    /考完|面完/,
    '会不会轮到你看不出来，先留好退路。',
  ],
  [
    'father',
    '公婆把老宅拆了的钱全给了小姑子，我要不要争',
    /律师/,
    /公告和协议/,
    '先别出面争，份额先问律师。',
  ],
  ['boy', '月考年级垫底，我还有救吗', /有救|追得上/, /感情|女朋友/, '有救，先补最弱的一科。'],
  ['man', '小孩九月上一年级，换到学区那边租房行不行', /20\d\d年|行|可以|不急/, NO_BIRTH, '2027年可以搬。'],
  [
    'man',
    '前年我手骨折过，以后还会不会有这种意外',
    /看不出来|平稳/,
    /骨科/,
    '有没有看不出来，走路照常小心。',
  ],
  ['mother', '跟老公分床睡五年了，还要不要过下去', /谈一次/, /软话|晚上一起吃饭/, '先别定去留，正经谈一次。'],
  [
    'mother',
    '我弟在重症病房，大夫说不太好，他能挺过去吗',
    /看不出来.*医生/,
    /排一份命盘|出生时间/,
    '挺不挺得过去看不出来，问主治医生。',
  ],
  ['student', '说我性格开朗，我明明一点也不爱说话', /不对/, null, '“性格开朗”那句不对，以你为准。'],
];

/** A saved partner is read from their own record, and two saved charts together. */
const PARTNERS: readonly BesideRow[] = [
  [
    ['wife'],
    'man',
    '我老婆是什么样的人',
    /老婆那份命盘看，[^。]*她/,
    /对方多半|遇见/,
    '从老婆那份命盘看，她敏感。',
  ],
  [
    ['husband'],
    'mother',
    '他五行缺什么',
    /他的五行|他.*缺/,
    /你的五行/,
    '看的是阿强那份命盘，他的五行里不见金。',
  ],
  [
    ['husband'],
    'mother',
    '我老公今年多大了',
    /老公那份命盘看，他今年虚岁43/,
    /对方多半/,
    '从老公那份命盘看，他今年虚岁43，周岁42。',
  ],
  [['wife', 'mother'], 'man', '周敏和李秀兰合不合', /两张盘对着看/, /从你的盘看/, '两张盘对着看，不冲不合。'],
  [
    ['wife'],
    'man',
    '周敏明年怎么样 → 那我俩后年呢',
    /2028年.*你.*周敏/,
    null,
    '2028年两边都松：你整体顺，周敏整体顺。',
  ],
  [
    ['wife'],
    'man',
    '我和周敏合不合 → 为什么 → 为什么呢',
    /20\d\d年/,
    /前面都说了|合不合/,
    '2029年顺：天干偏印。',
  ],
];

/** Two matters in one sentence each get one; a question why after 看不出来 says why it is not seen. */
const BOTH: readonly Row[] = [
  [
    'man',
    '她是不是心里有别人 → 为什么',
    /这张盘是你的/,
    null,
    /依据有三步/,
    '因为这张盘是你的，只写你自己。',
  ],
];

export const STANDING_ALONE: readonly Question[] = [
  ...shortQuestionsIn([...OF_ITS_OWN, ...BACKGROUND]),
  ...questionsBeside(PARTNERS),
  ...questionsIn(BOTH),
];
