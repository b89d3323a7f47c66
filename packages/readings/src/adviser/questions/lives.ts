/** Questions as people live them: a hurt told first, what cannot be seen, a date that decides, a claim, a dispute. */
import { type Question, questionsIn, type Row } from './question.ts';

const YEAR = /20\d\d年/;

interface Hurt {
  of: Question['of'];
  ask: string;
  comfort: RegExp;
  first: RegExp;
  good: string;
}
/** One sentence takes up what was told, then comes the answer. */
const HURTS: readonly Hurt[] = [
  {
    of: 'man',
    ask: '上周被单位裁了，明年工作怎么样',
    comfort: /工作.*不好受/,
    first: YEAR,
    good: '2027年先守住。',
  },
  {
    of: 'young_woman',
    ask: '跟谈了五年的对象分手了，桃花什么时候来',
    comfort: /分开.*难受/,
    first: YEAR,
    good: '2031年桃花最好。',
  },
  {
    of: 'student',
    ask: '期末挂了两科，我还适合读研吗',
    comfort: /没过/,
    first: /考|读/,
    good: '可以考，先稳住。',
  },
  {
    of: 'mother',
    ask: '让人骗走三万，我今年还有财运吗',
    comfort: /骗/,
    first: /财|钱|报警/,
    good: '先报警，钱上偏紧。',
  },
  {
    of: 'father',
    ask: '昨晚又跟媳妇大吵一架，我们还能过吗',
    comfort: /吵/,
    first: /能|机会|看不出来/,
    good: '能过，话说开就好。',
  },
  {
    of: 'man',
    ask: '连着加班三个月累得不行，要不要辞职',
    comfort: /累/,
    first: /辞|走|退/,
    good: '可走可留，先备好退路。',
  },
  {
    of: 'woman',
    ask: '我爸住院半个月了，我明年适合换工作吗',
    comfort: /家里|病/,
    first: /换|动|2027年|医生/,
    good: '2027年不急着动。',
  },
  {
    of: 'father',
    ask: '做生意亏了三十万，什么时候能缓过来',
    comfort: /亏/,
    first: /20\d\d年|看不出来/,
    good: '2029年手头最松。',
  },
  {
    of: 'student',
    ask: '寝室里就我被孤立，怎么办',
    comfort: /难受/,
    first: /今天/,
    good: '今天先找一个人说话。',
  },
  {
    of: 'man',
    ask: '老板当众骂了我一顿，我该不该走',
    comfort: /不好受/,
    first: /走|辞|动/,
    good: '先别走。',
  },
];

/** No hurt is told: it may come, is long over, or is another's word. */
const NO_HURT: readonly (readonly [Question['of'], string, RegExp, string])[] = [
  ['man', '我会不会被裁', /岗位|轮到/, '这两三个月会不会轮到你看不出来，先留好退路。'],
  ['young_woman', '十年前被骗过一次，现在想理财放哪', /存|稳/, '先放存款这类稳的。'],
  ['father', '怕失业，先学点什么好', /更合|学/, '更合你的是做菜。'],
];

/** What cannot be seen is said first, in the words of the question. */
const UNSEEN: readonly Row[] = [
  ['young_woman', '我同事月薪多少', /看不出来/, null, /你?钱上偏/, '同事手里有多少钱，盘里看不出来。'],
  [
    'young_woman',
    '他有没有家室',
    /(?:单身|有家).*看不出来/,
    /问/,
    YEAR,
    '他是单身还是有家，盘里看不出来。问一次就知道。',
  ],
  ['mother', '我能有几个孙子', /几个孙?.*看不出来/, null, null, '几个孙子看不出来。'],
  ['man', '办公室里谁打的小报告', /看不出来/, /记|写/, YEAR, '是谁做的，盘里看不出来。先把经过记下来。'],
  ['man', '竞聘我比得过对手吗', /看不出来/, /自己|你这/, null, '谁赢谁输看不出来。看你这一头。'],
  ['father', '我这辈子能存多少钱', /存多少.*看不出来/, null, null, '存多少钱盘里看不出来。'],
];

/** The date of the event decides, not a better year. */
const OTHER_YEAR = /更(?:合适|顺手)的是20\d\d年/;
const DATED: readonly Row[] = [
  ['boy', '期末考试下周，能进前十吗', /过|稳|保/, null, /单独一天/, '过不过看临场。'],
  ['student', '考研今年能上岸吗', /12月/, null, OTHER_YEAR, '12月有希望过。'],
  ['man', '国考还有三天，能过吗', /过|稳/, /准考证|证件/, OTHER_YEAR, '过不过看临场。准考证先备好。'],
  [
    'boy',
    '中考能考上重点高中吗',
    /6月/,
    /名额|别人的分/,
    OTHER_YEAR,
    '2027年6月能考出平时的样子。够不够线看别人的分。',
  ],
  ['young_woman', '雅思下个月考，能过七分吗', /12月/, null, OTHER_YEAR, '12月能过。'],
  ['man', '省考我有戏吗', /3月/, null, OTHER_YEAR, '2027年3月有希望。'],
  ['father', '驾照科二能过吗', /过|科二|考/, null, null, '能过，别拖。'],
  ['woman', '月底的合同谈得下来吗', /谈|签|推|月/, null, OTHER_YEAR, '11月可以推。'],
  ['man', '国考和省考我押哪个', /国考|省考/, /月/, /看不出高下/, '更合适的是省考：2027年3月你这边更顺。'],
];

/** A choice is leaned to, with a reason. */
const NO_LEAN = /看不出高下/;
const CHOICES: readonly Row[] = [
  [
    'young_woman',
    '接大厂offer还是考公还是读研',
    /更合适的是[^还]{2,8}：/,
    null,
    NO_LEAN,
    '更合适的是考公：越有章法的地方越站得稳。',
  ],
  [
    'student',
    '学日语 韩语还是法语',
    /日语.*看不出高下.*跟谁用/,
    null,
    /先想到|先说/,
    '学日语、韩语、法语在你的盘里看不出高下，看你学了跟谁用。',
  ],
  [
    'man',
    '去西安、成都还是重庆发展',
    /西安.*看不出高下.*工作和住处/,
    null,
    /先想到|先说/,
    '西安、成都、重庆在你的盘里看不出高下，哪边先有工作和住处就先去哪边。',
  ],
  [
    'father',
    '搬去东边还是南边好',
    /(?:更合适的是|略偏).*[东南]/,
    /盘|水土|年/,
    NO_LEAN,
    '略偏东边：你的盘宜亲近木。',
  ],
  [
    'mother',
    '手里三十万存定期还是跟亲戚入股开店',
    /存定期：/,
    /盘/,
    NO_LEAN,
    '更合适的是存定期：你的盘守钱省力。',
  ],
  [
    'student',
    '我爸让我回老家考编，我自己想去上海工作，走哪条路',
    /(?:更合适的是|略偏)/,
    null,
    NO_LEAN,
    '略偏去上海工作。',
  ],
  [
    'pensioner',
    '参加书法班还是合唱队',
    /(?:更合适的是|略偏)(?:参加)?(?:书法班|合唱队)：你/,
    null,
    /大运|\|/,
    '更合适的是合唱队：你爱自己出主意，有人看的那样更有劲。',
  ],
];

/** Which view holds here comes first, the other in half a sentence. */
const SCHOOLS: readonly Row[] = [
  [
    'father',
    '我到底喜什么，听说两派说法不一样',
    /这里依|宜亲近/,
    /另一派|各派/,
    null,
    '这里依格局取，用神是土；另一派作身弱看。',
  ],
  [
    'father',
    '我算身强还是身弱',
    /偏强|偏弱|身强|身弱|中和/,
    /另一派|各派/,
    null,
    '中和偏强；另一派作身弱看。',
  ],
  ['young_woman', '我的格局算成吗', /格/, /另一派|各派/, null, '正官格，成格；各派差别不大。'],
  ['man', '我忌什么', /少用/, /各派|另一派/, null, '少用木、火。各派差别不大。'],
];

/** A claim is confirmed or denied in the first word. */
const CLAIMS: readonly Row[] = [
  ['young_woman', '我妈老说我脾气倔，是不是', /^(?:对|只对一半)，/, null, YEAR, '对，你主意大。'],
  ['pensioner', '我爹说我是火命，对吗', /^不?对，.*日主/, null, null, '不对，你的日主甲属木。'],
  [
    'man',
    '同学说我明年要发财，靠谱吗',
    /^(?:对|不对|只对一半)，2027年/,
    null,
    null,
    '不对，2027年你钱上偏紧。',
  ],
  [
    'father',
    '我妈说我明年财运不好，是不是',
    /^(?:对|不对|只对一半)，/,
    YEAR,
    /不能当真/,
    '不对，2027年你钱上偏顺。',
  ],
  ['man', '我感觉今年运气挺差的，对不对', /^(?:对|不对|只对一半)，/, YEAR, null, '对，2026年你整体偏紧。'],
  ['man', '师傅说我身弱，对吗', /^对，/, null, /看法/, '对，你是身弱。'],
  ['young_woman', '朋友说我缺金，是真的吗', /^(?:对|不对)，.*金/, null, null, '不对，你不缺金。'],
  ['young_woman', '家里人都说我晚婚，是这样吗', /^(?:对|不对)，/, YEAR, null, '对，往后最容易成的是2031年。'],
  ['man', '是不是我命里不能开车', /命里没有“不能开车”/, null, null, '命里没有“不能开车”这一条。'],
];

/** A first step that can be done today. */
const TODAY: readonly Row[] = [
  ['father', '老婆回娘家半个月了，电话也不接', /今天/, null, null, '今天先递一句软话。'],
  ['boy', '同桌总嘲笑我', /今天/, null, null, '今天先找一个人说句话。'],
  ['young_woman', '男朋友三天没跟我说话了怎么办', /今天/, null, null, '今天先递一句软话。'],
  ['father', '跟老婆分房睡半个月了，怎么破', /今天/, null, null, '今天先递一句软话。'],
  ['student', '跟室友闹僵了怎么办', /今天/, null, /心里怎么想/, '今天先发一句不讲对错的话。'],
  ['boy', '班里没人跟我玩', /今天/, null, null, '今天先找一个人说句话。'],
  ['man', '跟爸妈大吵了一架，现在谁也不理谁', /今天/, null, null, '今天先发一句平常话。'],
];

/** Mediation before contracts and courts. */
const MEDIATED = /村委|居委|调解|长辈/;
const DISPUTES: readonly Row[] = [
  ['old_man', '侄子占了我的宅基地盖房', MEDIATED, null, YEAR, '先请村委来量一量。'],
  ['mother', '公公的地被征了，补偿款小叔子全拿走', MEDIATED, null, YEAR, '请长辈坐在中间谈。'],
  ['old_man', '隔壁把院墙砌到我家地上了', MEDIATED, null, YEAR, '先请村委来量一量。'],
  ['father', '弟弟要独吞老宅，怎么办', MEDIATED, null, YEAR, '请长辈坐在中间谈。'],
  ['mother', '我爸走了没留遗嘱，房子归谁', MEDIATED, null, YEAR, '请居委坐在中间谈。'],
  ['man', '婚没结成，彩礼不肯退', MEDIATED, null, YEAR, '请媒人和长辈先谈。'],
  ['woman', '楼上天天半夜吵，说了也不听', /物业|居委|调解/, null, YEAR, '今天先拍照录音，再请物业调解。'],
  ['mother', '几个兄弟都不管我妈，钱也不出', MEDIATED, null, YEAR, '先开一次家里的会，请长辈坐在中间。'],
];

/** After a death of more than a year ago what is asked is answered, with one kind word; a pet is mourned too. */
const GRIEF_TEXT = /那边的事|先别一个人扛|往后的打算/;
const AFTER_A_DEATH: readonly Row[] = [
  [
    'mother',
    '我屋头老汉儿走了三年了，清明该不该迁坟',
    /商量|说拢/,
    null,
    GRIEF_TEXT,
    '坟上的事由家里人商量着定。',
  ],
  ['man', '爷爷走了两年，要不要给他立碑', /商量|说拢/, null, GRIEF_TEXT, '立不立由家里人商量着定。'],
  ['father', '我爸前年去世的，他那套房子卖不卖', /卖/, null, GRIEF_TEXT, '先别急着卖，先办继承。'],
  ['man', '爷爷走了', /节哀/, null, null, '请节哀，难过是应当的。'],
  ['mother', '我爸走了三年，还是想他', /节哀/, null, null, '请节哀，难过是应当的。'],
  ['young_woman', '养了十二年的猫没了', /节哀|难过/, null, GRIEF_TEXT, '请节哀，难过是应当的。'],
  ['boy', '我家狗昨天被车撞死了', /节哀|难过/, null, GRIEF_TEXT, '请节哀，难过是应当的。'],
];

/** Advice of one's own age. */
const AGES: readonly Row[] = [
  ['student', '明年能买房吗', /买|看|压力/, null, /月供/, '不急着买，还在念书先不背贷款。'],
  ['old_man', '我膝盖疼，要紧吗', /骨科|医院/, null, YEAR, '膝盖的事先看骨科。'],
  ['pensioner', '眼睛看不清了咋回事', /眼科/, null, YEAR, '眼睛的事先看眼科。'],
  ['pensioner', '今年身体要注意啥', /2026年|今年/, /医生/, /简历|面试/, '今年平稳，报告带去问医生。'],
];

/** More that is asked for leads on, and ends with grace. */
const LIST = /（虚岁|\| /;
const MORE: readonly Row[] = [
  ['young_woman', '什么时候能脱单 → 还有呢', /先|约/, null, LIST, '先约一次见面。'],
  ['man', '想换工作 → 然后呢 → 接着说', /每天|分钟|每周/, null, LIST, '每天早上写下三件。'],
  ['student', '考公能上吗 → 然后呢 → 还有呢 → 继续', /先走第一步|说到了/, null, LIST, '能做的都说到了。'],
  ['pensioner', '明年运势怎么样 → 还有吗', /月/, null, LIST, '最顺手的是3月。'],
];

/** The tie of two. */
const TIE = /做这件事|盘里看不出来；看时机/;
const TIES: readonly Row[] = [
  ['pensioner', '我跟老太婆还能和好吗', /能|机会|不容易/, null, TIE, '还能好，话说得开。'],
  ['young_woman', '我们俩还有可能吗', /机会|能|不容易/, null, TIE, '还有机会，急不来。'],
  ['mother', '我和老公的感情还有救吗', /能|机会|不容易/, null, TIE, '还有机会。'],
];

/** A matter that nothing knows is answered in the asker's own words. */
const OWN_WORDS: readonly Row[] = [
  [
    'young_woman',
    '想学陶艺，靠谱吗',
    /学陶艺/,
    null,
    /排盘是算出来的/,
    '“学陶艺”这件事，可以从小的一步试起。',
  ],
  ['mother', '我想给猫做绝育，哪个月合适', /给猫做绝育.*月/, null, null, '“给猫做绝育”这件事，9月最合适。'],
  ['man', '怎么把阳台的鸽子赶走', /鸽子/, null, /没听懂/, '“把阳台的鸽子赶走”这件事，先做一小步。'],
  ['man', '我能在阳台搭个葡萄架吗', /葡萄架/, null, /没听明白/, '“在阳台搭个葡萄架”这件事，2027年可以做。'],
  ['mother', '我去参加插花比赛怎么样', /拿到|奖|比/, null, /不瞎猜/, '有机会拿到。'],
  ['young_woman', '染头发哪个月好', /染头发.*月/, null, null, '“染头发”这件事，3月最合适。'],
  ['father', '家里的旧钢琴要不要捐了', /旧钢琴/, null, null, '“旧钢琴捐了”这件事，可以做。'],
];

/** What it costs to live. */
const SPENDING: readonly Row[] = [
  [
    'student',
    '这个月生活费花超了，下个月怎么安排',
    /钱|预算|花/,
    /三份|一周/,
    null,
    '12月钱上照预算走，先分三份。',
  ],
  ['man', '一个月开销多少合适', /看不出来/, /三份/, null, '开销多少看不出来。钱分三份。'],
  ['father', '想三年攒三十万，行不行', /钱|花|存/, /一成|三份/, /做这件事/, '2027年照预算花得起，先存一成。'],
];

/** Of several clauses the one that asks is answered. */
const FOCUS: readonly Row[] = [
  [
    'man',
    '送外卖三年了，身体顶不住，老乡叫我去学修空调，去不去',
    /手艺|学/,
    null,
    /主业的饭碗/,
    '可以去，有手艺比卖力气长久。',
  ],
  ['father', '厂子倒闭了，我四十八了还能找到活吗', /找|进门|接/, null, /房东/, '能找到，先进门再挑。'],
  [
    'man',
    '做程序员天天睡不着，我适合转什么行',
    /最适合|更合你/,
    null,
    /能做，但程序员/,
    '最适合你的是旅行、研究。',
  ],
  ['woman', '怀孕五个月了，公司要给我调岗', /能争|12333/, null, null, '能争：先留证据，再打12333。'],
  ['pensioner', '退休金不多，想去老年大学学书法，可以吗', /书法|挑|学/, null, /领多少/, '挑一样手上能做的。'],
  [
    'mother',
    '医生叫开刀，孩子说先保守，开还是不开',
    /听医生/,
    /三甲/,
    /少坐/,
    '做不做听医生的。再问一家三甲。',
  ],
  [
    'woman',
    '开了个面馆半年一直亏，还要不要撑',
    /撑|添|定/,
    /账|房东/,
    /先别开/,
    '可以再撑三个月。账天天看。',
  ],
  ['man', '合伙人卷了客户走，我要不要告他', /律师/, null, /先别合伙/, '要不要告先问律师。'],
  ['young_woman', '相亲的人条件好可没感觉，家里催订婚', /没感觉|不用赶/, null, /恭喜/, '不用赶日子。'],
  ['student', '想从会计转到计算机专业，值得吗', /转/, null, /每天固定一小时/, '偏向值得转。'],
];

export const LIVES_QUESTIONS: readonly Question[] = [
  ...HURTS.map(({ of, ask, comfort, first, good }): Question => ({ of, ask, comfort, first, good })),
  ...NO_HURT.map(([of, ask, first, good]): Question => ({ of, ask, first, comfort: /^$/, good })),
  ...questionsIn([
    ...UNSEEN,
    ...DATED,
    ...CHOICES,
    ...SCHOOLS,
    ...CLAIMS,
    ...TODAY,
    ...DISPUTES,
    ...AFTER_A_DEATH,
    ...AGES,
    ...MORE,
    ...TIES,
    ...OWN_WORDS,
    ...SPENDING,
    ...FOCUS,
  ]),
];
