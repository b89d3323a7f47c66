/** Words in passing that are those of talk, of an illness or of another matter, and what is asked beside them. */
import { type Question, shortQuestionsIn, type ShortRow } from './question.ts';

/** 拿不准, 改密码, 写作业, 妈的钱: what is told of others is no talk to the adviser. */
const NO_TALK: readonly ShortRow[] = [
  [
    'woman',
    '老公微信换了密码，是不是有情况',
    /看不出|当面问/,
    /客服|我的.页面/,
    '有没有情况看不出来，先当面问。',
  ],
  ['man', '单位要调我去做客服，去不去得', /客服|可以|先/, /找客服/, '可以去，先问清工资怎么算。'],
  [
    'mother',
    '儿子写作业能磨到半夜，我拿他怎么办',
    /先|作业|写/,
    /写东西我做不来/,
    '先一起写十分钟，再让他自己写。',
  ],
  [
    'man',
    '律师都说不准，这官司明年能了结吗',
    /官司|2027年/,
    /哪一句不对/,
    '官司的输赢看不出来，2027年能调解就调解。',
  ],
  ['woman', '厂里不准我请假，我想辞了，行不行', /辞|走|请假|先/, /哪一句不对/, '先别急着辞，找好下家再走。'],
  [
    'man',
    '妈的退休金卡在二哥手里，要回来好还是算了',
    /卡|钱|家里|会|先/,
    /火气/,
    '先开一次家里的会，把钱说清。',
  ],
  ['father', '下雨天没活干，我明年换个营生行不行', /2027年|可以|先/, /预报/, '2027年可以换，先找好下家。'],
  ['student', '室友骂我是废物，我要不要搬出去住', /搬|住|室友|先/, /火气/, '先当面说一次，再决定搬不搬。'],
];

/** Said to the adviser itself. */
const TALK: readonly ShortRow[] = [
  ['woman', '明天下雨吗', /天气/, null, '天气看不出来，看预报。'],
  ['man', '帮我写首诗', /写东西/, null, '写东西我做不来。'],
  ['woman', '算得一点都不准', /哪一句不对/, null, '哪一句不对？说给我听。'],
  ['man', '你这个垃圾', /火气/, null, '听得出你有火气。'],
  ['woman', '同一天同一个时辰生的人那么多，命都一样吗', /不会一样/, null, '不会一样，盘相同，日子不同。'],
];

/** Facts beside other words. */
const FACTS: readonly ShortRow[] = [
  ['woman', '奶奶说我是闰月生的，是真的吗', /农历生日/, /分两半/, '不是闰月，你的农历生日是二月十五。'],
  ['man', '我明年的农历生日是几号', /2027年.*公历/, null, '2027年你的农历生日是公历6月12日。'],
  ['woman', '我现在走哪步大运，还剩几年换', /现在走.*还有/, null, '现在走壬子运，还有3年多。'],
  ['mother', '妈走了没人记得，我农历生日到底是几月初几', /农历生日/, /节哀/, '你的农历生日是四月十一。'],
  ['mother', '你给我看看我能活到多少岁', /寿数|看不出/, /安全/, '寿数我不说，盘里也看不出来。'],
];

/** What is asked stands before the one word of its matter. */
const ASKED_FIRST: readonly ShortRow[] = [
  ['woman', '客户眼里的我是个什么样的人', /别人先看到/, /没有.*出生时间/, '别人先看到的，是你稳当。'],
  [
    'man',
    '我当年是哪一年离的婚，看得出来吗',
    /盘里断不定/,
    /最适合/,
    '准是哪一年，盘里断不定；最像的是2019年。',
  ],
  [
    'woman',
    '婆婆说要来带孩子，答应不答应',
    /可以|先|答应|住/,
    /没有.*出生时间/,
    '可以答应，先说好住到哪天。',
  ],
];

/** Of what may not be told neither of two is chosen. */
const NOT_CHOSEN: readonly ShortRow[] = [
  ['young_woman', '怀上三个月了，肚里是小子还是丫头', /看不出/, /更合适|偏丫头|偏小子/, '男孩女孩看不出来。'],
];

/** What comes about and has no entry: whether first, and no advice to do it in a small way. */
const COMES_ABOUT: readonly ShortRow[] = [
  [
    'man',
    '以前的手艺丢了十年，还能捡得起来吗',
    /偏向能成|一半一半|偏难/,
    /先别做大/,
    '一半一半：看时候，2027年整体平。',
  ],
  ['woman', '搬到新单位那帮人会不会排挤我', /看不出来/, /先别做大/, '会不会排挤，盘里看不出来。'],
  [
    'father',
    '我跟他提的条件，他那边压得下来不',
    /偏|一半|看不/,
    /先别做大/,
    '一半一半：看时候，2027年整体平。',
  ],
  ['mother', '女儿不想念了，送她去学门手艺好不好', /先|可以|学|送/, /看不了/, '可以，先让她去看一个月再定。'],
];

/** Plain words of frequent matters. */
const PLAIN: readonly ShortRow[] = [
  ['man', '官司下个月开庭，我能赢么', /看不出/, /一半一半/, '官司的输赢看不出来，请律师看证据。'],
  [
    'man',
    '跟老同学合伙搞装修公司，会不会被他坑',
    /合伙|合作|看不出/,
    /动工/,
    '2027年不适合合伙，账和权先写清楚。',
  ],
  ['woman', '老板是不是看我不顺眼', /看不出|松|紧|谈/, null, '这两三个月会时紧时松，先把事做在明处。'],
  ['pensioner', '想再找个老伴，孩子们能同意不', /看不出/, null, '反不反对看不出来，先一个个单独说。'],
  ['woman', '好的谢谢师傅，心里踏实多了', /客气|谢/, /哪一头/, '不客气，有事再来问我。'],
  [
    'man',
    '前年开店赔了四十万，今年刚缓过来，又有人喊我卖二手车，这回能干吗',
    /202[7-9]年|20[3-9]\d年|先|可以/,
    /2025年|2024年/,
    '2027年先别铺开，从小的试起。',
  ],
];

/** Now or later, and one who is named before. */
const OTHERS: readonly ShortRow[] = [
  [
    'man',
    '家里的苹果是现在卖还是放到腊月',
    /更合适的是/,
    /20(?:2[89]|3\d)年/,
    '更合适的是现在卖，早了早安心。',
  ],
  [
    'mother',
    '女儿三十了天天在家，我说两句她就恼，她到底嫁不嫁',
    /看不了|看不出/,
    /你的婚|最适合谈婚/,
    '没有她的出生时间，我看不了女儿的这件事。',
  ],
];

/** What is asked of the chart as it was cast, and of its next ten years. */
const OF_THE_CHART: readonly ShortRow[] = [
  ['man', '下步大运什么时候换，换了比现在好走不', /新的十年/, null, '2032年换，新的十年比现在好走。'],
  ['woman', '我不知道几点生的，没有时辰还能看婚姻吗', /看得了/, null, '看得了，没有时辰也能看婚姻。'],
  [
    'pensioner',
    '我身份证上的十一月十一是农历，你按阳历排的吧',
    /按公历/,
    /我不断/,
    '记录里是按公历排的，是农历就要改。',
  ],
  ['man', '今年提组长，是我还是小刘', /比不出/, null, '你和小刘，比不出来，我只有你这一张盘。'],
  [
    'man',
    '公司这个月走了两批人，我会不会在第三批里',
    /看不出/,
    /关系平常/,
    '会不会轮到你看不出来，先留好退路。',
  ],
];

/** One who hides from an attacker at the door is not sent out. */
const SHUT_IN: readonly ShortRow[] = [
  [
    'woman',
    '他喝多了在外面踹门说要打死我，我跟孩子躲在卧室里',
    /别出去.*110/,
    /先离开/,
    '别出去，锁好门，马上打110。',
  ],
];

export const PASSING_WORDS: readonly Question[] = shortQuestionsIn([
  ...NO_TALK,
  ...TALK,
  ...FACTS,
  ...ASKED_FIRST,
  ...COMES_ABOUT,
  ...NOT_CHOSEN,
  ...OTHERS,
  ...PLAIN,
  ...SHUT_IN,
  ...OF_THE_CHART,
]);
