/** Whom a question is about, over several turns and beside other records; two charts at once; facts of each. */
import {
  type BesideRow,
  type Question,
  questionsBeside,
  shortQuestionsIn,
  type ShortRow,
} from './question.ts';

const NO_BIRTH = /没有[他她]的出生时间/;

/** A record that is meant is read in every turn, and named. */
const OF_RECORD: readonly BesideRow[] = [
  [
    ['wife'],
    'man',
    '我老婆明年升得上去吗 → 那她能自己开店不',
    /从老婆那份命盘看/,
    NO_BIRTH,
    '从老婆那份命盘看，可以。',
  ],
  [
    ['wife'],
    'man',
    '帮我瞧瞧媳妇今年财运 → 身体呢',
    /从媳妇那份命盘看/,
    NO_BIRTH,
    '从媳妇那份命盘看，平稳。',
  ],
  [
    ['wife'],
    'man',
    '我老婆明年工作咋样 → 性格怎么样',
    /^从老婆那份命盘看|她/,
    /你心里/,
    '从老婆那份命盘看，她踏实。',
  ],
  [
    ['father'],
    'woman',
    '我爸想去外地打工 他找得到活吗 → 他身体扛得住不',
    /从爸爸那份命盘看/,
    NO_BIRTH,
    '从爸爸那份命盘看，平稳。',
  ],
  [
    ['mother'],
    'man',
    '我妈最近总失眠 → 她明年会好点吗',
    /妈妈那份命盘|医生|睡/,
    NO_BIRTH,
    '从妈妈那份命盘看，会好些。',
  ],
  [
    ['son', 'daughter'],
    'mother',
    '儿子数学老是不及格 → 他适合读文科还是理科',
    /儿子|略偏|更合适/,
    NO_BIRTH,
    '从儿子那份命盘看，略偏理科。',
  ],
  [
    ['son', 'daughter'],
    'mother',
    '女儿明年学习怎么样 → 她脾气呢',
    /从女儿那份命盘看|她/,
    NO_BIRTH,
    '从女儿那份命盘看，她温和。',
  ],
  [
    ['husband'],
    'woman',
    '老公今年事业顺不顺 → 佢明年呢',
    /从老公那份命盘看.*2027年/,
    NO_BIRTH,
    '从老公那份命盘看，2027年平稳。',
  ],
];

/** A pronoun stands for the one who was named before. */
const PRONOUNS: readonly ShortRow[] = [
  [
    'mother',
    '我闺女今年中考天天摔门 → 我该怎么跟她开口',
    /听完|一件事/,
    /忍到哪一步/,
    '先听完再开口，只说一件事。',
  ],
  [
    'mother',
    '我大仔今年高考天天躲房里 → 我点同佢讲好',
    /听完|一件事/,
    /忍到哪一步/,
    '先听完再开口，只说一件事。',
  ],
  [
    'mother',
    '我女儿压力大得睡不着 → 她能考上二本吗',
    /女儿/,
    /对方/,
    '没有她的出生时间，我看不了女儿的这件事。',
  ],
  ['man', '领导总挑我毛病 → 他会不会调走', /看不出来|没有他/, /恋|感情/, '他走不走，从你的盘看不出来。'],
  [
    'pensioner',
    '外孙今年三十三还没对象 → 他啥时候能成家',
    /外孙|孙子|孩子/,
    /你的婚/,
    '没有他的出生时间，我看不了外孙的这件事。',
  ],
  [
    'woman',
    '我弟欠了一屁股账 → 他明年能缓过来吗',
    /弟弟|弟/,
    /对方/,
    '没有他的出生时间，我看不了弟弟的这件事。',
  ],
];

/** Children, grandchildren and brothers by other words. */
const OTHER_WORDS: readonly ShortRow[] = [
  [
    'mother',
    '老师天天告状 我又气又愁 这娃到底是不是读书的料',
    /没有他的出生时间.*(?:孩子|娃)/,
    /你学东西/,
    '没有他的出生时间，我看不了孩子的这件事。',
  ],
  [
    'father',
    '作业写到半夜还错一堆 这孩子以后能有出息吗',
    /孩子/,
    /^你/,
    '没有他的出生时间，我看不了孩子的这件事。',
  ],
  [
    'pensioner',
    '我想打听打听孙女的婚事',
    /没有她的出生时间.*孙女/,
    /你和孩子亲近/,
    '没有她的出生时间，我看不了孙女的这件事。',
  ],
  ['woman', '我细佬几时结到婚', /没有他的出生时间.*弟弟/, null, '没有他的出生时间，我看不了弟弟的这件事。'],
  [
    'young_woman',
    '我家姐今年事业点样',
    /没有她的出生时间.*姐/,
    null,
    '没有她的出生时间，我看不了姐姐的这件事。',
  ],
  [
    'man',
    '我屋头老汉儿今年身体好不好',
    /爸|父亲/,
    /^你|20\d\d年平稳/,
    '没有他的出生时间，我看不了爸爸的身体。',
  ],
  [
    'mother',
    '我家丫头明年能考上公务员不',
    /没有她的出生时间.*女儿/,
    null,
    '没有她的出生时间，我看不了女儿的这件事。',
  ],
];

/** Two charts at once. */
const TWO_CHARTS: readonly BesideRow[] = [
  [
    ['wife'],
    'man',
    '我老婆明年工作顺不顺 → 我俩谁先换工作好',
    /偏向(?:你|老婆)先|两边差不多/,
    /只有你这一张盘/,
    '偏向老婆先换工作。\n\n从你的盘看，不急。\n\n从老婆那份命盘看，可以。',
  ],
  [
    ['wife'],
    'man',
    '我和我媳妇八字合不合',
    /看得出/,
    /不能把两张盘/,
    '合不合我不断，各自的性子看得出。\n\n从你的盘看，稳。\n\n从媳妇那份命盘看，直。',
  ],
  [
    ['son', 'daughter'],
    'mother',
    '儿子同女儿边个读书叻啲 边个好',
    /比不出来/,
    /一张盘只有|你学东西/,
    '儿子和女儿，谁更好比不出来。',
  ],
  [
    ['son', 'daughter'],
    'mother',
    '陈子轩和小雨谁以后更有出息',
    /比不出来/,
    NO_BIRTH,
    '两个人谁更好比不出来。\n\n从陈子轩那份命盘看，好。\n\n从小雨那份命盘看，好。',
  ],
  [
    ['client'],
    'man',
    '我跟刘总谁明年财运旺',
    /比不出来/,
    NO_BIRTH,
    '你和刘总，谁的财运更好比不出来。\n\n从你的盘看，平。\n\n从刘总那份命盘看，平。',
  ],
  [
    ['mother'],
    'woman',
    '我和我妈哪个命好 → 那我弟弟呢',
    /没有他的出生时间.*弟弟/,
    null,
    '没有他的出生时间，我看不了弟弟的这件事。',
  ],
  [
    [],
    'man',
    '我跟我老婆谁先辞职好',
    /看不出来|比不出来/,
    /更合适的是/,
    '谁先合适比不出来：我只有你这一张盘。',
  ],
];

/** The two of one year, a pronoun that is he and she, and a record that is called as a matter is. */
const MORE_BESIDE: readonly BesideRow[] = [
  [
    ['wife', 'son'],
    'man',
    '周敏和陈子轩谁明年更顺',
    /只比2027年/,
    NO_BIRTH,
    '只比2027年：周敏整体平，陈子轩整体顺。',
  ],
  [
    ['husband'],
    'mother',
    '我老公这两年生意咋样 → 他该收手吗',
    /从老公那份命盘看/,
    NO_BIRTH,
    '从老公那份命盘看，可以再等等。',
  ],
  [
    [],
    'mother',
    '我细女三十二岁仲未拍拖 → 佢几时会结婚',
    /没有她的出生时间.*女儿/,
    /到这个年纪/,
    '没有她的出生时间，我看不了女儿的这件事。',
  ],
  [['wife'], 'man', '我和周敏合不合', /看得出/, /不能把两张盘/, '合不合我不断，各自的性子看得出。'],
  [[], 'man', '我表弟找我借三万 → 不借的话', /^不借/, /12356/, '不借更稳。'],
];

/** Facts, each in full and of the one who is asked about. */
const FACTS: readonly ShortRow[] = [
  ['man', '我虚岁多大了', /虚岁37.*周岁36/, null, '你今年虚岁37，周岁36。'],
  ['old_man', '我今年周岁几多 虚岁几多 属乜', /虚岁79.*周岁78.*属鼠/, null, '你今年虚岁79，周岁78；属鼠。'],
  [
    'man',
    '八字里金木水火土各有几个',
    /[木火土金水]\d、[木火土金水]\d.*(?:缺|都有)/,
    /十神/,
    '木1、火4、土2、金1、水0；明面上缺水。',
  ],
  ['mother', '我命里有几个火啊', /火有\d个/, /十神/, '火有3个：木0、火3、土2、金1、水2。'],
  [
    'woman',
    '五行数量帮我数一下 缺哪样',
    /[木火土金水]\d、/,
    /十神/,
    '木1、火1、土2、金1、水1；五样都有，不缺。',
  ],
  [
    'student',
    '我属什么的 今年是不是本命年 下次哪年',
    /属羊.*本命年/,
    /太岁/,
    '你属羊；下一个本命年是2027年。',
  ],
  [
    'pensioner',
    '农历生日哪天 属啥 周岁几岁了',
    /农历.*属鼠.*周岁66/,
    null,
    '你的农历生日是九月廿三；属鼠；虚岁67，周岁66。',
  ],
];

const FACTS_OF_RECORD: readonly BesideRow[] = [
  [
    ['daughter'],
    'mother',
    '小雨属什么的 她今年本命年吗',
    /小雨.*属马.*本命年/,
    /搬动和签约/,
    '从小雨那份命盘看，她属马；今年就是她的本命年。',
  ],
  [
    ['father'],
    'man',
    '我爸今年虚岁多少',
    /爸爸.*虚岁68.*周岁66/,
    /你今年虚岁/,
    '从爸爸那份命盘看，他今年虚岁68，周岁66。',
  ],
  [
    ['wife'],
    'man',
    '老婆农历生日几号',
    /老婆.*农历生日/,
    /你的农历/,
    '从老婆那份命盘看，她的农历生日是二月廿三。',
  ],
  [['son'], 'father', '儿子八字里水有几个', /儿子.*水有\d个/, NO_BIRTH, '从儿子那份命盘看，水有1个。'],
  [['client'], 'man', '刘总属啥', /刘总.*属鸡/, null, '从刘总那份命盘看，他属鸡。'],
];

/** The character of one who has a record, beside the matter. */
const TEMPER: Question = {
  of: 'man',
  beside: ['client'],
  ask: '刘总这单签不签得下来 他性子我摸不透',
  first: /从刘总那份命盘看/,
  has: /\n\n[^。]*他(?!的)[^。]{4,}。$/,
  good: '从刘总那份命盘看，先别急着定。\n\n他讲究，眼里看得见细处的好坏。',
};

export const PERSON_QUESTIONS: readonly Question[] = [
  TEMPER,
  ...questionsBeside([...OF_RECORD, ...TWO_CHARTS, ...MORE_BESIDE, ...FACTS_OF_RECORD]),
  ...shortQuestionsIn([...PRONOUNS, ...OTHER_WORDS, ...FACTS]),
];
