/** Questions of a working life: work that ends, a trade one is made for, money that is asked for or does not stay. */
import { type Question, shortQuestionsIn, type ShortRow } from './question.ts';

const NEXT_OCTOBER = /2027年(?:9|10|11)月/;

/** A month that is told as over is not the one that is asked about. */
const TOLD_AS_OVER: readonly ShortRow[] = [
  [
    'man',
    '十月份被裁的 投了六十多份简历就三个面试 啥时候能有班上',
    /月/,
    NEXT_OCTOBER,
    '2月相对好些，先进门再挑。',
  ],
  ['woman', '九月离的职到现在还没着落 多久能上班', /月/, NEXT_OCTOBER, '2月最适合找新工作。'],
  [
    'young_woman',
    '八月份从大厂出来的,面试全挂,哪天能入职啊',
    /月|年/,
    /开工|2027年8月/,
    '3月最适合找新工作。',
  ],
  [
    'man',
    '去年底分的手,我啥时候能再遇到合适的',
    /20(?:2[7-9]|3\d)年/,
    /2025年/,
    '2027年最容易遇到合适的人。',
  ],
];

/** Work that goes away, is left for another or can no longer be borne. */
const WORK_THAT_ENDS: readonly ShortRow[] = [
  [
    'mother',
    '我们超市要换自助收银了我都47了还能干点啥',
    /类|店|班/,
    /最坏会怎样/,
    '更合你的是蔬果店、托管班这一类。',
  ],
  ['father', '没生意改做什么能养活自己', /类/, /盘里没有这个数/, '更合你的是五金修理、门岗这一类。'],
  [
    'father',
    '跑大车跑了二十多年腰也不行了,我这命还得干到多大岁数才能歇',
    /虚岁\d\d/,
    null,
    '虚岁58前后能歇，腰先看医生。',
  ],
  ['pensioner', '都这把年纪了还在做保洁，什么时候能不干活', /现在就能歇/, null, '现在就能歇，先把活减一半。'],
  ['woman', '明年换个科室能好点不', /2027年.*换/, /想做的事可以动手/, '2027年换了差不多，先摸清那边谁带。'],
  ['woman', '美甲店最近客人少一半 想收掉在家做网拍 明年财运撑得住吗', /撑/, /主动谈/, '2027年勉强撑得住。'],
  [
    'mother',
    '面馆有人出九万要盘,我姐又说跟我合伙再干一年,盘还是不盘',
    /盘/,
    /合做一单/,
    '先不盘：再干一年看账。',
  ],
  ['mother', '餐馆关门还是贷款翻新再搏一把', /关门/, /动工/, '更合适的是关门：别再借钱来撑。'],
];

/** Whether one is made for it. */
const MADE_FOR_IT: readonly ShortRow[] = [
  [
    'student',
    '播了三个月才两千粉 我有没有吃这碗饭的命',
    /主播这一行/,
    /盘里看不出来/,
    '能做，主播这一行正合你的长处。',
  ],
  ['man', '当老师三年老压不住学生,我是吃这碗饭的料吗', /老师这一行/, null, '可以做，老师这一行不偏不倚。'],
  [
    'boy',
    '物理老是四十几分,我是不是根本不是读书的料',
    /不是读不了书/,
    /数看不出来/,
    '不是读不了书，你脑子活。',
  ],
  ['boy', '文科是不是更适合我', /更适合/, /20\d\d年/, '是，更适合：你的长处在理解。'],
  ['boy', '爸妈想让我学医我想学计算机', /主意你拿/, /离选行当还早/, '日子是你过，主意你拿。'],
];

/** Money that is asked for, is lent or is owed. */
const ABOUT_MONEY: readonly ShortRow[] = [
  [
    'pensioner',
    '姐妹拉我投个养老公寓,投十二万每月返两千,我今年财运行不行能不能投',
    /^不能投/,
    /护工/,
    '不能投，多半是骗局。',
  ],
  [
    'pensioner',
    '老姐妹都交了养老床位的钱,八万块年年给利息,我要不要也交',
    /^不能投/,
    null,
    '不能投，多半是骗局。',
  ],
  ['mother', '师傅让我买原始股,说明年上市翻十倍,我有没有这个财运', /^不能投/, null, '不能投，多半是骗局。'],
  [
    'father',
    '小舅子借我五万三年了不还 我是不是天生存不住钱',
    /不是天生/,
    null,
    '不是天生存不住，你容易松手。',
  ],
  ['student', '网贷四万多啥时候能还清', /先算.*20\d\d年/, null, '先算每月还得出多少，2028年最适合还清。'],
  ['man', '舅舅儿子结婚又要借十万', /借/, /彩礼|回来/, '2027年不适合借出去。'],
  [
    'man',
    '外包一万二随时走人 老家国企五千五稳当 选哪个',
    /外包|国企/,
    /定期|国债/,
    '更合适的是老家国企：你守规矩。',
  ],
  [
    'young_woman',
    '继续喺四大捱定转去政府做合约,边样好啲',
    /四大|政府/,
    /真要转去政府做合约/,
    '更合适的是转去政府做合约：你守规矩。',
  ],
];

export const WORKING_LIFE_QUESTIONS: readonly Question[] = shortQuestionsIn([
  ...TOLD_AS_OVER,
  ...WORK_THAT_ENDS,
  ...MADE_FOR_IT,
  ...ABOUT_MONEY,
]);
