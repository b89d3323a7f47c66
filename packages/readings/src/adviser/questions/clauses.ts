/** Questions of two clauses, of which the last asks; of words with two meanings; of two matters at once. */
import { type Question, shortQuestionsIn, type ShortRow, YES_NO } from './question.ts';

/** The answer to another question. */
const MIND = /心里怎么想/;
const SHARES = /股票|基金/;

/** What comes before the clause that asks is circumstance. */
const CIRCUMSTANCE: readonly ShortRow[] = [
  [
    'young_woman',
    '我现在这份工作干得很累，老板也不喜欢我，明年要不要跳槽？',
    /换|跳|动/,
    MIND,
    '2027年可以动，谈好下家再走。',
  ],
  [
    'young_woman',
    '我现在这份工作干得很累，老板也不喜欢我，明年要不要跳槽？ → 那我要是跳槽，去小公司还是留在大厂好？',
    /小公司|大厂/,
    MIND,
    '更合适的是留在大厂。',
  ],
  ['man', '老板不喜欢我，我要不要换份工作？', /换/, MIND, '先别换，补好本事再动。'],
  ['woman', '同事都针对我，领导也看不上我，我该不该辞职？', /辞|走/, MIND, '先别辞，把退路备好再走。'],
  ['man', '领导不喜欢我，我今年能升职吗？', /升|机会|今年/, MIND, '今年升得慢。'],
  ['young_woman', '他对我没感觉了，我要不要分手？', /分/, MIND, '先别在气头上分，冷静两周再定。'],
  [
    'old_man',
    '我女儿去年离婚了，我这身体还能帮她带孩子吗？',
    /帮|包/,
    /头婚|再婚|合同/,
    '2027年别全包，身体先顾好。',
  ],
  [
    'pensioner',
    '我女儿去年离婚了，我要不要搬去帮她带孩子？',
    /帮|包/,
    /头婚|再婚|合同/,
    '别全包下来，自己搭把手就好。',
  ],
  ['mother', '妹妹离婚了，我能帮她带孩子吗？', /帮|包/, /头婚|再婚/, '2027年可以帮半天，别全包下来。'],
];

/** Words with two meanings: 涨 of wages, of a rent, of shares; 跌 of prices and of a fall. */
const TWO_MEANINGS: readonly ShortRow[] = [
  ['man', '我想换工作 → 那换了以后工资会不会涨？', /升|争|开口|要/, SHARES, '升的机会大，早些开口。'],
  ['man', '明年工资会不会涨？', /升|去要|开口/, SHARES, '2027年有机会，但要自己去要。'],
  ['woman', '我的待遇什么时候会涨？', /20\d\d年/, SHARES, '2029年最适合争取升职加薪。'],
  ['young_woman', '房租明年会不会涨？', /房租/, SHARES, '房租涨不涨，盘里看不出来。'],
  ['father', '学费明年会涨吗？', /价|涨/, SHARES, '东西涨不涨价，盘里看不出来。'],
  ['father', '物价一直涨怎么办？', /价|涨/, SHARES, '东西涨不涨价，盘里看不出来。'],
  ['man', '房价明年会跌吗？', /房价/, SHARES, '房价的涨跌看不出来。'],
  ['old_man', '我妈昨天跌了一跤，会跌坏骨头吗？', /医院|医生/, SHARES, '先去医院看一看。'],
  ['man', '茅台会涨吗？', /涨跌看不出来/, null, '股票、基金、币价的涨跌看不出来。'],
];

/** Everyday questions that had the answer of a neighbour. */
const EVERYDAY: readonly ShortRow[] = [
  [
    'man',
    '朋友找我合伙开火锅店，我手里有二十万，要不要投？',
    /合伙|谈|开/,
    /借/,
    '先别合伙，人情和钱容易搅在一起。',
  ],
  ['woman', '我弟弟要买房，让我出十万，我要不要出？', /借|还/, /压力会重/, '先别借，就说钱存了定期。'],
  ['woman', '我的车老出毛病，要不要换一辆？', /买/, /主张/, '先不急着买，把别的开销安排好。'],
  ['man', '好想中一次大奖，有可能吗？', /号码|中奖/, null, '号码和中奖，盘里没有。'],
  ['young_woman', '我希望明年能瘦二十斤，能成吗？', /坚持|目标|反复/, /代价/, '2027年能坚持下来，开始就好。'],
  [
    'woman',
    '我刚生完二胎，想出去上班，合适吗？',
    /工作/,
    /添人|要不要孩子/,
    '2027年工作平稳，把手上的做完整。',
  ],
];

/** A question that is answered only by half leaves the asker alone with the other. */
const BOTH: readonly (readonly [...ShortRow, RegExp])[] = [
  ['student', '我想辞职考公务员，能行吗？', /辞|走/, null, '先别辞；考公可以考，报竞争小的岗位。', /考/],
  ['woman', '裸辞考研行吗？', /辞|走/, null, '先别辞；考研可以考，留一条工作的路。', /考/],
  ['woman', '最近睡不着、心里很慌，是不是犯太岁？', /医生|睡/, null, '先看医生，和犯太岁无关。', /太岁/],
  ['mother', '头晕得厉害，是不是本命年的缘故？', /医/, null, '先看医生，和本命年无关。', /本命年/],
  ['woman', '说说我老公，他靠得住吗？', /看不出/, /不同住/, '靠不靠得住从你的盘看不出来，看钱和家。', /钱/],
  ['man', '我老婆可靠吗？', /看不出/, /不同住/, '靠不靠得住从你的盘看不出来，看钱和家。', /钱/],
  ['man', '我想和老婆复婚，还有机会吗？', /复|回头|说开/, null, '复合不容易，旧问题还在。', /旧|原因|分/],
];

/** A day that is named by its weekday or by a solar term. */
const NAMED_DAYS: readonly ShortRow[] = [
  ['man', '下周三两点面试', /12月2日.*面试/, null, '下周三（2026年12月2日）这一天我不断；面试能过，靠准备。'],
  ['woman', '离冬至多少天', /12月22日/, /没认出来/, '冬至是2026年12月22日，星期二，还有27天。'],
  ['young_woman', '立春到底是哪天', /2027年2月4日/, /没认出来/, '立春是2027年2月4日，星期四。'],
  [
    'man',
    '冬至会不会转运',
    /换大运在20\d\d年/,
    /我不断/,
    '近处2028年就会松一些，换大运在2027年11月22日前后。',
  ],
];

/** The harder of two years may be the one that is nearly over. */
const HARDER: readonly ShortRow[] = [
  [
    'young_woman',
    '今年和明年哪一年更差',
    /2026年.*2027年|2027年.*2026年/,
    /只剩/,
    '2027年最费力，最松快的是2026年。',
  ],
  ['man', '今年跟明年哪年更难', /2026年.*2027年|2027年.*2026年/, /只剩/, '2027年最费力，最松快的是2026年。'],
];

/** What is over is told, not advised on. */
const OVER: readonly ShortRow[] = [
  [
    'old_man',
    '去年感情怎么样',
    /2025年/,
    /2025年[^。]*(?:可以安排|少操心|照常就好)|更适合谈/,
    '2025年本来就费力，不全怪你。',
  ],
  ['old_man', '2024年工作怎么样', /2024年/, /2024年[^。]*(?:可以安排|少操心|照常就好)/, '2024年不上不下。'],
  [
    'old_man',
    '2025年和2024年哪年适合找老伴',
    /202[45]年最顺/,
    /想做的可以放在那年|上级/,
    '2024年最顺，2025年最费力。',
  ],
  ['old_man', '前年和去年感情哪年好', /202[45]年最顺/, /适合多走动/, '2024年最顺，2025年最费力。'],
  [
    'pensioner',
    '去年感情怎么样',
    /2025年感情/,
    /先排好|先商量|讲给后辈/,
    '2025年感情不上不下，工作或家里的安排变过。',
  ],
  ['mother', '去年感情怎么样', /2025年感情/, /先商量好再动|要分清热闹/, '2025年感情本来就费力，不全怪你。'],
  ['man', '去年财运怎么样', /2025年财运/, /见好就收/, '2025年财运本来就费力，不全怪你。'],
];

/** A month without its year after one with it. */
const MIXED_MONTHS = /20\d\d年\d+月[^。]*?[，和](?!20)\d+月/;
const OF_ALL: readonly Question['of'][] = ['young_woman', 'man', 'woman', 'student', 'father'];
/** Asked late in 2026: the year that is nearly over is not the best one, and the months are told where a time is asked. */
const LATE: readonly Question[] = OF_ALL.flatMap((of) => [
  {
    of,
    ask: '2026年到2028年哪年最适合要孩子',
    first: /202[78]年/,
    not: /2026年最适合|相对好的是2026年/,
    good: '2028年最适合添孩子，其次是2027年。',
  },
  {
    of,
    ask: '今年和明年哪一年买房好',
    first: /2027年/,
    not: /2026年(?:略好|最适合)/,
    good: '2027年最适合买房置业，今年只剩一个多月。',
  },
  {
    of,
    ask: '今年适合结婚吗',
    first: /今年/,
    has: /只剩一个多月[^。]*2027年/,
    not: MIXED_MONTHS,
    good: '今年不急着定。今年只剩一个多月，来不及的看2027年。',
  },
  { of, ask: '今年哪个月最好', first: /月/, not: MIXED_MONTHS, good: '2026年12月最顺，2027年1月放慢一点。' },
  {
    of,
    ask: '我想开奶茶店，行吗？',
    first: YES_NO,
    has: /这一行/,
    not: /最顺手的是|这一年规则|这是/,
    good: '可以开，先小后大。这一行正合你的长处。',
  },
  {
    of,
    ask: '明年开花店哪个月好',
    first: /月/,
    good: '2027年9月最适合开店起步。',
  },
]);

export const CLAUSE_QUESTIONS: readonly Question[] = [
  ...shortQuestionsIn([...CIRCUMSTANCE, ...TWO_MEANINGS, ...EVERYDAY, ...NAMED_DAYS, ...HARDER, ...OVER]),
  ...LATE,
  ...BOTH.map(([of, ask, first, not, good, has]) => ({ of, ask, first, has, ...(not && { not }), good })),
];
