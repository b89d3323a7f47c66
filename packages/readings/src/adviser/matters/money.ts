/** Money, property and the law. */
import { TIGHT } from './burdens.ts';
import { CHEATS, SCHEME, SWINDLED } from './fraud.ts';
import { CREDIT_RECORD, DEBT, GUARANTEES, HOME_LOANS, LOANS, TUITION, WAGES_OWED } from './loans.ts';
import { type Family, firmly, type Matter } from './matter.ts';
import { AMOUNT } from './vocabulary.ts';
import { near, unless, words } from './words.ts';
import {
  CAR,
  CHANGES_IN_PRICE,
  DEMOLITION,
  HOUSE,
  HOUSE_PRICES,
  LEASES,
  NAME_ON_DEED,
  RENOVATION,
  SELLING_HOUSE,
} from './property.ts';
import { PRICES, STAKE_MATTERS } from './bets-and-shares.ts';
import { CHILD } from './people.ts';

const CRASH =
  '(?:追尾|剐蹭|被[^,。?!]{0,6}(?:撞|刮倒|蹭)|撞(?:了|上|到|的)|闯红灯|碰瓷|交警|责任认定|主责|全责|酒后撞|无证|肇事|出的事)';
const AFTER_CRASH = '(?:赔|责任|保险|出院|伤残|误工|认(?!识)|监控|复核|了事|顶包|凭什么|停运|一起算|小剐)';

const LEGAL = '(?:官司|仲裁|诉讼|案子|法庭|原告|传票|立案|取保|司法鉴定)';
const LAW_UNDER_WAY = '(?:赢|胜|输|判|开庭|结案|证据|证人|材料|调解|打了|执行|心慌|收到|排到|认错|结果)';

const GOODS = `(?:${PRICES}|猪肉|肉|油(?!画)|鸡蛋|化肥|种子|粮食|玉米|水果|进价|电费|补习|保育|彩礼|物业|显卡|内存|车险|金首饰|酒席|柴油)`;

const IDLE = '(?:[万千]块?|闲钱|存单|奖金|拆迁款|教育金|美元|积蓄|银行|货币(?:那种|基金)|金条)';
const KEPT_SAFE =
  '(?:(?:放|存|搁)在?(?:哪|着|余额宝|银行|家里|那)|怎么(?:放|搁|存|分配)|不敢乱?动|存几年|换成定期|挪地方|不想冒险|结构性|国债|(?:利率|收益)[^,。?!]{0,4}(?:降|低))';

const KEEPS =
  '(?:存不(?:住|下)|剩不下|漏光|攒(?!点本钱)|存(?:够|款能过|首付|了三个月|钱)|年年清零|从零开始|没存下|有没有库|卡里(?:才|不到|就)|留下钱|刚有点结余|手指缝|先存后用)';

const LAWSUIT: Matter = {
  id: 'lawsuit',
  now: true,
  first: true,
  topic: 'career',
  words: words(
    /被告|(?:上|去|走|闹到|告到)法院|法院(?:传票|立案|见)|被带走了|把我告了/,
    unless(
      `${CHILD}|跟哪|花呗|客户|院子|离婚|对象家|结婚`,
      '官司|仲裁|原告|律师函|诉讼|胜诉|败诉|开庭|判(?:刑|决|几年)|拘留|报案|维权',
      near(LEGAL, LAW_UNDER_WAY, 16),
      '(?:能不能|想)走法律|(?:法庭|法院)上?见|一审|二审|抓去问过|取保候审',
    ),
  ),
  firm: '官司的输赢看不出来，这件事要请律师看证据。',
  act: '把证据和材料备齐',
  year: {
    good: '办这类事精神够用，能推得动',
    even: '会拖一些，按程序一步步来',
    bad: '耗神，能调解就先谈调解',
  },
  advice: ['先把合同、转账、聊天记录按日期排好，带去给律师', '时效不等人，没钱请律师可以打12348问法律援助'],
};

const TRAFFIC_ACCIDENT: Matter = firmly(
  'traffic_accident',
  'career',
  words(
    /(?:电动车|汽车|货车|三轮|出租车)[^,。?!]{0,4}撞|追我尾|被追尾|车借给[^,。?!]{0,4}出的事/,
    '碰瓷|逃逸|定损|误工费|伤残鉴定|醉驾|酒驾|交通事故|停运损失|赔偿谈了|顶包',
    near(CRASH, AFTER_CRASH, 24),
  ),
  '先报122和保险，等责任认定书；谁的责任看现场和交警，盘里看不出来',
  [
    '现场拍全景、车牌、刹车印，伤者先送医，票据都留着',
    '认定书三天内不服就申请复核；伤没养稳、没评残之前，别签一次了结',
  ],
);

const INSURANCE: Matter = firmly(
  'insurance',
  'wealth',
  words(
    /(?:重疾|意外|医疗|人寿|分红|教育|少儿|增额|商业|万能|寿)险|险种|保额|断缴|受益人|返还型|消费型|推销(?:我)?(?:一份)?保|保险[^,。?!]{0,6}(?:买不买|要不要买|靠谱|划算|值得)|百万医疗|商业的|(?:还能|能不能)投(?:保)?$|签一单/,
    unless(
      '撞',
      '(?:买|上|交|推荐|推销)[^,。?!]{0,6}保险(?!员)',
      '保单|重疾|年金|退保|分红型|惠民保|停售|三者(?:险|买)|跑(?:业务|保险)[^?!]{0,8}签|意外的?(?:险|那种)|续保|投保|给(?:全家|爸妈|孩子)[^,。?!]{0,2}(?:上|配)(?:个|一份)',
      `一年交[^?!]{0,10}(?:翻倍|到期)|交了[^,。?!]{1,3}年[,]手头紧[,]想停|份[,]一年${AMOUNT}`,
    ),
  ),
  '先别急着签：保障的够用就买，当理财卖的，隔一晚再定',
  ['问清三样：保什么、交几年、提前退亏多少', '签了也有犹豫期，在那几天里可以全退'],
);

const IDLE_MONEY: Matter = {
  id: 'idle_money',
  topic: 'wealth',
  words: words(
    /打理|钱生钱|保值|贬值|稳健|保本|利息(?:高|低)|(?:买|存)(?:国债|大额存单)/,
    unless(
      '店',
      '闲钱|理财[^,。?!]{0,3}(?:放|存)在?哪|存(?:哪|在哪|定期|银行)',
      near(IDLE, KEPT_SAFE, 16),
      '放余额宝|大额存单|存余额宝|分几家银行|利息高一点[,]放',
    ),
  ),
  firm: '先放存款和国债这类稳的，别追高收益；赢亏盘里看不出来。',
  advice: [
    '分三份：半年要用的放活期，三年不用的存定期，其余的想清楚再动',
    '一家银行别超过五十万；说保本又高息的，都别信',
  ],
  timeless: true,
};

const SAVING: Matter = {
  id: 'saving',
  topic: 'wealth',
  words: words(
    /没(?:有)?(?:存款|积蓄)|(?:一分|半毛)(?:钱)?(?:都)?没存|钱(?:总|老|都)?(?:留|存|攒|守)不(?:住|下)|聚(?:得|不)?(?:住)?财|存了又花|(?:存|攒)(?:下)?多少|放哪(?:里|儿)?(?:稳|好|安全)|(?:钱|存|放)[^,。?!]{0,6}稳当|漏财|花钱大手|怎么.{0,4}省|工作(?:了)?[^,。?!]{0,3}年[^?!]{0,4}(?:钱呢|卡里)/,
    '存钱|攒钱|存款[^,。?!]{0,4}(?:太少|不够|到不了|没多少)|(?:能|可以|会)(?:存|攒)(?:下|到|多少|住)|月光|理财(?!的那)|守财',
    KEEPS,
    `(?:会|能)挣不会`,
  ),
  act: '攒钱',
  year: {
    good: '能攒下来，先存后花',
    even: '能攒一些，定个数就好',
    bad: '开销多，能守住就算赢',
  },
  why: '多半是先花后存：钱到手就有去处，不是命里漏',
  advice: ['发工资当天先转走两成，看不见就花不掉', '先放存款和国债这类稳的，别追高收益'],
};

const PRICES_OF_GOODS: Matter = {
  id: 'prices',
  topic: 'wealth',
  words: words(
    /等不等跌/,
    unless(
      '房租',
      near(GOODS, `${CHANGES_IN_PRICE}|往上|加[五八一二三两四六七]|又要调|还要到|收购价`, 10),
      '通货膨胀|物价|吃不起了',
    ),
  ),
  firm: '东西涨不涨价，盘里看不出来；先按涨一成来留钱。',
  advice: ['每月固定要付的列成一张单子，能砍的先砍一样', '大额的提前问清明年的价，能分期的别一次付'],
  timeless: true,
};

const BONUS: Matter = {
  id: 'bonus',
  topic: 'wealth',
  soon: true,
  words: words(
    /年末那份|过节费|发不发[^,。?!]{0,2}奖/,
    unless(
      `拖了?[^,。?!]{0,3}工资`,
      '年终奖|年终(?!考核)|奖金|十三薪',
      '双薪|年底(?:那|发)(?:份|笔|个|几)|季度奖|分红[^,。?!]{0,4}(?:兑|发|有)|今年只发|绩效b|能全额',
    ),
  ),
  act: '争取奖金',
  best: '奖金最有望',
  year: {
    good: '奖金有望，先把成果报上去',
    even: '奖金有没有看单位，先别算进开销',
    bad: '奖金别指望，先按没有来安排',
  },
  advice: ['问清几月发、按什么算，离职给不给', '做成的三件事写成一页，考核前交给上级'],
};

const WEALTH: Matter = {
  id: 'wealth',
  topic: 'wealth',
  words: words(
    /发家|好光景|收成|收入|存款|经济(?!学|师|专业)|一无所有|生意火|行情起来/,
    '挣(?!扎)|财(?!务(?!自由|状况))|(?<!本|[给要出还借欠退分算追凑拿交])钱(?!追)|赚|发财|回本|亏损|发达(?!国家)|(?<!丰)富|工资|(?<!加)薪|花销|身家|暴发|年终奖',
    '进账|进项|流水(?!线)|腰包|兜里|今年[^,。?!]{0,4}发一笔|吃香喝辣|小康|涨不上去|卖上价|稿费|家当|熬出头[^?!]{0,8}块',
  ),
  act: '挣钱',
  best: '钱上最宽',
  year: {
    good: '钱上偏宽，可以主动要、主动谈',
    even: '钱上平稳，进出相当',
    bad: '钱上偏紧，先留后花',
  },
  why: '多半是进的口子少、出的口子多，不是命里没有',
  advice: ['大额的支出放一夜再定', '借出和合伙的账，先写清楚'],
};

export const MONEY: Family = [
  ...CHEATS.slice(0, 2),
  ...GUARANTEES,
  WAGES_OWED,
  SWINDLED,
  ...CHEATS.slice(2),
  ...STAKE_MATTERS,
  TRAFFIC_ACCIDENT,
  LAWSUIT,
  ...HOME_LOANS,
  CREDIT_RECORD,
  SCHEME,
  TUITION,
  ...LOANS,
  DEMOLITION,
  NAME_ON_DEED,
  ...LEASES,
  INSURANCE,
  DEBT,
  HOUSE_PRICES,
  SELLING_HOUSE,
  CAR,
  RENOVATION,
  HOUSE,
  IDLE_MONEY,
  SAVING,
  TIGHT,
  PRICES_OF_GOODS,
  BONUS,
  WEALTH,
];
