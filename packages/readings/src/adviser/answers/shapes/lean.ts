/** What tilts a choice that neither work, place nor time tells apart, and what to do about it. */
import type { Matter } from '../../matters/matter.ts';
import { findMatters } from '../../matters/table.ts';
import { examIn, nextSitting } from '../../understand/time/exams.ts';
import { luckMonthOfDate } from '../../understand/time/months.ts';
import type { Writer } from '../../writer.ts';
import { monthsLuck } from '../luck/months.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { signOfYear } from '../period.ts';

/** It takes strength: something new, far, big or all at once. */
const BOLD =
  /大(?!学|专)|远|新|快|出(?:去|国|来)|外地|换|买|辞|闯|全职|创业|贷|国外|马上|现在|直接|改|转|自己干|单干|北上|南下|冲|搬|离/;
/** It saves strength. */
const CALM = /小|近|旧|老|慢|留|不|先|等|租|在家|本地|继续|兼职|少|原来|维持|跟着|平台|休|歇|缓/;

const WHY = {
  strong: '你的盘力气足，放得开的那样撑得住',
  weak: '你的盘力气要省着用，省心的那样走得久',
} as const;

/** The option to lean to, and why by the chart; null where they take as much strength as each other. */
export function leanOf(w: Writer, options: readonly string[]): { at: number; why: string } | null {
  const weights = options.map((option) => Number(BOLD.test(option)) - Number(CALM.test(option)));
  const [most, least] = [Math.max(...weights), Math.min(...weights)];
  const { side } = w.facts;
  if (most === least) return null;
  if (side !== 'balanced') {
    const at = weights.indexOf(side === 'strong' ? most : least);
    return { at, why: WHY[side] };
  }
  const year = firstAhead(w);
  const isGood = signOfYear(w, yearOfLuck(w, year), { topic: 'luck' }) === 'good';
  return {
    at: weights.indexOf(isGood ? most : least),
    why: isGood ? `${year}年动起来顺，放得开的那样赶得上` : `${year}年宜稳，省心的那样少折腾`,
  };
}

/** How the month of an examination stands, and when it is; null where an option names none. */
export function examMonth(w: Writer, option: string): { tone: number; name: string; order: number } | null {
  const exam = examIn(option);
  if (!exam) return null;
  const told = /(\d{1,2})月/.exec(option)?.[1];
  const { year, month: now } = w.today;
  const sitting = told
    ? { year: Number(told) < now ? year + 1 : year, month: Number(told), day: 20 }
    : nextSitting(exam, w.today, null);
  const month = sitting && monthsLuck(w, [luckMonthOfDate(sitting)])[0];
  return month && sitting
    ? {
        tone: month.tone,
        name: `${sitting.year}年${sitting.month}月`,
        order: sitting.year * 12 + sitting.month,
      }
    : null;
}

/** Of two ways of life: work, study, where to live. */
const ADVICE_OF_LIVES = [
  '两边各找一个正在过那种日子的人，问清最受不了的是哪样',
  '定一个期限先试，到了不合适就换回来',
] as const;
const ANY_ADVICE = ['两样各写一行：最坏会怎样、受不受得起，受得起的先做'] as const;
const OF_LIVES =
  /工作|上班|公司|单位|[国外央私民]企|体制|编|厂|创业|单干|岗|行业?|职|做|当|老师|医生|公务员|考|学|读|研|干|打工|专业|大专|出国|留|老家|城|县|村|乡|回|外地|北上广|北京|上海|深圳|广州|杭州|成都/;
const anyAdvice = (options: readonly string[]) =>
  options.length > 0 && options.every((option) => OF_LIVES.test(option)) ? ADVICE_OF_LIVES : ANY_ADVICE;
/** What decides in life where the chart does not tell the two apart, by what they are. */
const DECIDED_BY: readonly (readonly [RegExp, string])[] = [
  [/早上|上午|中午|下午|晚上|白天|夜里|早去|晚去/, '看哪个钟点人少、你精神好；都一样就早不就晚'],
  [/线上|线下|网课|面授/, '看坐不坐得住：自己管得住的选线上，要人看着的选线下'],
  [/飞机|高铁|火车|大巴|动车/, '看路上几个钟头：五小时以内坐高铁，再远才坐飞机'],
  [/^送/, '看收的人平日用哪一样，拿不准就选用得完的那样'],
  [/跟团|报团|自己去|自由行|自驾|自助/, '看同去的有没有老人孩子：有就选省心的那样'],
  [/那家|那套|那间|这家/, '看哪家住得踏实：白天夜里各去一次再定'],
  [/退|干满|接着干/, '先按干满来：退了回不去，干着随时还能退'],
  [/日语|韩语|德语|法语|俄语|英语|西班牙语|语言/, '看你学了要去哪里、跟谁用'],
  [
    /法律|法学|会计|金融|经济|管理|计算机|软件|电子|自动化|电气|机械|土木|建筑|师范|学医|临床|口腔|护理|药学|中文|英语|外语|新闻|心理|数学|物理|化学|生物|历史/,
    '看哪一门的课本人愿意学四年：各找一个在读的人，问他一天上什么课',
  ],
  [/学(?!校|院|区)|练|课|班|琴|画|舞|球|棋|社团/, '看本人更愿意练哪样，各试四次课再定'],
  [/滴滴|外卖|快递|跑腿|代驾|网约车/, '先看哪样的车和本钱是现成的，先跑哪样'],
  [/房|楼|屋/, '看往后常住哪一头、手里的钱够哪一头'],
  [/养|猫|狗|宠/, '看谁天天喂、家里有没有人在'],
  [/医院|治|手术|药/, '听医生的'],
  [/吃|喝|菜|饭/, '想吃哪样就哪样'],
];
export const decidedBy = (options: readonly string[]): string =>
  DECIDED_BY.find(([words]) => options.every((option) => words.test(option)))?.[1] ??
  (options.every((option) => OF_LIVES.test(option))
    ? '看哪边的日子你更想过、哪边先有准信'
    : '看哪样你以后用得着、放弃了不后悔');

/** Things that no chart tells apart, what decides between them, and what to do first. */
const THINGS: readonly (readonly [RegExp, because: string, first: string])[] = [
  [
    /手机|苹果|华为|小米|荣耀|电脑|平板|笔记本|相机|耳机/,
    '先看你每天用得最多的是哪一样，再看坏了哪家修得近',
    '去店里各用十分钟，价钱定一个上限，过了上限的先不看',
  ],
  [
    /电(?:动)?车|油车|混动|新能源|燃油/,
    '能在家充电、一天跑不远的选电车，常跑长途、没地方充电的选油车',
    '先算一个月跑多少公里、住处能不能装桩，再各试开一次',
  ],
  [
    /玉米|花生|大豆|黄豆|水稻|小麦|棉花|土豆|红薯|果树|苹果树|药材|养猪|养鸡|养牛|养羊/,
    '看去年本地哪样收得走、你的地和劳力够哪样',
    '先问收购的人今年的价，各种一半，秋后看账再定明年',
  ],
  [
    /(?:送|买|带)[^,。?!]{0,6}(?:酒|茶|烟|水果|补品|衣服|红包)|^(?:酒|茶叶?|烟|水果|红包)$/,
    '看收的人平日用哪一样，问一句跟他住在一起的人就知道',
    '不用贵，去的时候人到、话到，比东西要紧',
  ],
  [
    /动物园|科技馆|公园|游乐|博物馆|电影|爬山|海边|露营|水族|农家乐|图书馆/,
    '看同去的人更想去哪一样、哪边路近人少',
    '让同去的人投一票，没去成的那样留到下一个周末',
  ],
  [
    /^(?:[^,。?!]{0,4}(?:猫|狗|宠物))?叫/,
    '喊出来哪个顺口、它听了哪个肯回头，就用哪个',
    '两个名字各喊一天，第三天就定下来，别再换',
  ],
  [
    /公办|民办|私立|公立|(?:小学|初中|高中|幼儿园|学校)$|[一二三四五六七八九十]中$|重点班|普通班/,
    '先定路上不过半小时、学费供得到毕业、本人肯去的那一所',
    '放学时去门口看一周，再问两个在读的家长，哪样最受不了',
  ],
  [
    /猫|狗|仓鼠|兔|乌龟|鹦鹉|(?<!钓|捕|吃)鱼$/,
    '看谁天天喂、家里有没有人在：常不在家的养猫，天天能遛两回的养狗',
    '先替朋友照看一个星期，受得了毛和早起再领回来',
  ],
];

/** What decides between two things of one kind, and what to do first; null where they are none. */
export function testOfThings(options: readonly string[]): readonly [because: string, first: string] | null {
  const found = THINGS.find(([words]) => options.some((option) => words.test(option)) && isOfThing(options));
  return found ? [found[1], found[2]] : null;
}
/** Both are short, and neither is a step of a life. */
const STEP_OF_LIFE = /辞|工作|上班|回老家|结婚|离婚|分手|出国|留学|考研|创业|开店|打工|厂/;
const isOfThing = (options: readonly string[]) =>
  options.every((option) => [...option].length <= 12 && !STEP_OF_LIFE.test(option));

/** Before a subject is chosen. */
export const SUBJECT_ADVICE = [
  '看一遍这个专业四年的课表，再问一个在读的人',
  '分数和城市先过一遍，够得着的里面再挑',
] as const;

/** What a matter of people or a whole side of life advises does not help to choose. */
const WIDE = new Set([
  'parents',
  'in_laws',
  'children',
  'parenting',
  'probation',
  'job_search',
  'people',
  'boss',
  'anything',
  'luck',
  'career',
  'wealth',
  'health',
  'personality',
]);
const useful = (text: string): Matter[] =>
  findMatters(text).filter(({ id, advice }) => advice !== undefined && !WIDE.has(id));

/**
 * What to do about a choice: the advice of a matter that both options belong to, or that only the rest of the question
 * names. What belongs to one option alone would speak for that one.
 */
export function adviceFor(text: string, options: readonly string[] = []): readonly string[] {
  if (/志愿|专业/.test(text) && options.some((option) => /学|读|报|专业/.test(option))) return SUBJECT_ADVICE;
  const ofEach = options.map((option) => useful(option));
  const [first = [], ...others] = ofEach;
  const common = first.find(({ id }) => others.every((list) => list.some((one) => one.id === id)));
  if (common) return common.advice!;
  const ofOne = new Set(ofEach.flat().map(({ id }) => id));
  // 去哪个 of two posts is of no place.
  const ofHome = options.length === 0 || options.some((option) => /房|楼|买|卖|租/.test(option));
  const rest = useful(text).filter(({ id }) => !ofOne.has(id) && id !== 'move' && (id !== 'house' || ofHome));
  const narrow = rest.find(({ id, topic }) => id !== topic);
  return (narrow ?? rest[0])?.advice ?? anyAdvice(options);
}
