/** A or B: the first sentence names one of them, or says that the chart has no say. */
import type { Phase } from '@ziping/bazi/types';

import { phaseName } from '../../../reports/parts.ts';
import { findMatters } from '../../matters/table.ts';
import { areDays } from '../../understand/options.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { scoreOf } from '../period.ts';
import { tradeOf } from '../trades.ts';
import { answerDescribed, describedOptions } from './labelled.ts';
import { adviceFor, decidedBy, examMonth, leanOf, testOfThings } from './lean.ts';
import {
  byBoarding,
  byBurden,
  byClosing,
  byNearness,
  byOwedWages,
  byRetake,
  byStaying,
  STAY,
} from './moves.ts';
import { AVERAGE, leaning, poleOf } from './poles.ts';
import { answerNames, answerNumbers } from './small-things.ts';
import { byScore, CLOSE, decided, namesOf, type Options, undecided } from './verdict.ts';

const CITIES: readonly (readonly [Phase, RegExp])[] = [
  [
    'water',
    /北京|天津|哈尔滨|沈阳|大连|长春|济南|石家庄|太原|呼和浩特|东北|华北|北方|北边|朝北|加拿大|俄罗斯|英国/,
  ],
  [
    'fire',
    /广州|深圳|香港|澳门|海口|三亚|厦门|福州|南宁|东莞|佛山|珠海|海南|南方|南边|朝南|新加坡|泰国|马来|澳洲|澳大利亚|新西兰/,
  ],
  ['wood', /上海|杭州|苏州|南京|青岛|宁波|无锡|温州|合肥|江浙|东部|沿海|东边|朝东|日本|韩国|台湾/],
  ['metal', /成都|重庆|西安|昆明|贵阳|兰州|拉萨|乌鲁木齐|西部|西南|西北|西边|朝西|美国|德国|法国|欧洲/],
  ['earth', /武汉|长沙|郑州|南昌|中部|洛阳/],
];
const COLOURS: readonly (readonly [Phase, RegExp])[] = [
  ['fire', /红|紫|橙|粉/],
  ['wood', /绿|青/],
  ['metal', /白|银|金(?!融|钱)/],
  ['water', /黑|蓝|灰/],
  ['earth', /黄|棕|米色|咖啡/],
];

/** A side of the sky that is named alone: 往东走. */
const SIDE =
  /^(?:[^东南西北]{0,4}(?:往|向|去|朝|到|买|住|搬|选))?[正城]?([东南西北])(?:边|面|方|城|区)?(?:走|去|发展)?$/;
const SIDES: Readonly<Record<string, Phase>> = { 东: 'wood', 南: 'fire', 西: 'metal', 北: 'water' };
const placeOf = (text: string): Phase | undefined => {
  const side = SIDE.exec(text)?.[1];
  return side === undefined ? phaseOf(CITIES, text) : SIDES[side];
};

const phaseOf = (table: readonly (readonly [Phase, RegExp])[], text: string) =>
  table.find(([, words]) => words.test(text))?.[0];

/** Of people the chart knows nothing. */
const PERSON =
  /^(?:跟|和|选|嫁给|嫁|娶|找)?(?:一?个)?(?:那个|这个)?(?:[他她]|现在这个|现在的[男女]朋友|前任|现任|前(?:男|女)友|[a-z甲乙丙]|小.{1,2}|老.{1}|.{0,4}(?:男|女|哥|姐|学长|学妹|同事|追我的|爱我的|我爱的|喜欢的?|有钱的|爱的|合适的|稳定的|帅的|老实的|对我好的|初恋|相亲).{0,4})$/;

const SUITOR = /^(?:跟|和|选|嫁给|嫁|娶|找)(?!工作|房|班).{0,10}(?:男|女|老头|小子|人|哥|姐|富|穷|帅|美)/;

/** What is settled with those at home. */
const AT_HOME = [
  '跟家里人坐下来，钱谁出、每天谁做什么，写在一张纸上',
  '说好三个月后再商量一次，不合适就换回来',
];

const names = ([first, second]: Options) => `${first}和${second}`;

/** Two that the question tells more of: by the persons, else by what is told of each. */
function byDescription(w: Writer, options: Options, text: string): Answer | null {
  const described = describedOptions(options, text);
  if (!described) return null;
  const person = answerDescribed(w, described, text, (words) => workFit(w, words));
  if (person) return person;
  const told = described.map(
    ({ words }) => words.split(/[,。?!]|我?(?:到底)?(?:该|应该|要)?(?:选|挑|接|去)?哪/)[0]!,
  ) as [string, string];
  const answer = answerChoice(w, told, told.join(','));
  return { ...answer, lead: answer.lead.replace(told[0], options[0]).replace(told[1], options[1]) };
}

const OF_TRADE = /合伙|搭伙|合作|入股|做生意|开店|干活|签(?:单|合同)|共事/;
const ROMANCE = /追|喜欢|爱|嫁|娶|相亲|对象|[男女](?:朋)?友|前任|现任|前[夫妻]|初恋|结婚|过日子|在一起|处|谈/;

function byPersons(w: Writer, options: Options, text: string): Answer | null {
  const isOfTrade = OF_TRADE.test(text) && options.every((option) => /^(?:跟|和|找|选|与)/.test(option));
  const isOfPeople = options.every(
    (option) => (PERSON.test(option) || SUITOR.test(option)) && !/(?:[里店厂家]|公司)$/.test(option),
  );
  if (!isOfTrade && !isOfPeople) return null;
  if (isOfTrade)
    return {
      lead: '选谁看不出来，盘里没有这两个人；看三样：账清不清、说到做不做到、出了事认不认',
      reasons: [],
      advice: ['先各办一件小的、退得出来的事，再定跟谁', '出多少、占几成、怎么散，签了字的才算'],
      limits: [],
    };
  if (w.minor && !w.spoken_of && !ROMANCE.test(text))
    return {
      lead: '两个都可以处：他们之间的事让他们自己说，你不用选边',
      reasons: [],
      advice: ['分开约，各玩各的，不传话、不评谁对谁错', '谁逼你二选一，就说一句“你们俩我都当朋友”'],
      limits: [],
    };
  return {
    lead: `${names(options)}，选谁看不出来：没有两边的出生时间，也不该由盘来挑人`,
    reasons: [],
    advice: ['问自己：累的时候、出事的时候，先想给谁打电话', '看谁说到做到，看谁吵架时还肯好好说话'],
    limits: [],
  };
}

const CHILD = /儿子|女儿|闺女|(?<![女男])孩子|娃|孙/;

/** Two kinds of work or of living that the chart has a say on. */
function byPoles(w: Writer, options: Options, text: string): Answer | null {
  const [one, other] = options.map((option) => poleOf(option));
  if (!one || !other) return null;
  // What a child without a chart should learn is not in the chart of a parent.
  if (one.hobby && !w.minor && !w.spoken_of && CHILD.test(text))
    return {
      lead: `${namesOf(options)}，哪样更合孩子从你的盘看不出来，看孩子自己更愿意练哪样`,
      reasons: [],
      advice: ['各试四次课，自己还想去，再交一年的钱', '每天十五分钟，比一周一次管用'],
      limits: [],
    };
  if (one === other)
    return one.atHome ? undecided(w, options, '看谁家离医院近、谁家有空屋') : bySameKind(w, options, text);
  w.step(`比较两样：看盘里哪一组有力、合取用。`);
  return byScore(
    options,
    [one.score(w), other.score(w)],
    [one.why, other.why],
    one.atHome || other.atHome ? AT_HOME : adviceFor(text, options),
  );
}

const DECIDED_BY_PLACE = '哪边先有合适的工作和住处，就先去哪边';

/** What to do about a place: one of the same city, one to study in, or one to live in. */
const OF_NEAR = ['白天夜里各去一次，听听吵不吵', '上班、看病、孩子上学的路各走一遍'];
const OF_STUDY = ['先看专业的课表和一年的总花费', '毕业能不能留下来工作，先查清那边的规矩'];
const OF_FAR = ['先有工作再搬，落脚的三个月最难', '去住两周，问自己想不想每天这样过'];

function byPlace(w: Writer, options: Options, text: string): Answer | null {
  const [first, second] = options;
  const [from, to] = [placeOf(first), placeOf(second)];
  if (!from || !to) return null;
  const [leaves, arrives] = [leaning(w, from), leaning(w, to)];
  const isAlike = leaves === arrives;
  // 城东还是城西 is of one city.
  const isNear = options.some((option) => /城[东南西北]|朝[东南西北]/.test(option));
  // 留北京还是回成都: where the places are alike, the step itself decides.
  if (isAlike && STAY.test(first) !== STAY.test(second)) return null;
  return isAlike
    ? undecided(w, options, DECIDED_BY_PLACE)
    : byScore(
        options,
        [leaves, arrives],
        [whyPlace(w, from, isNear), whyPlace(w, to, isNear)],
        isNear ? OF_NEAR : /留学|读|上学/.test(text) ? OF_STUDY : OF_FAR,
      );
}

/** Things that have a colour. */
const COLOURED =
  /色|穿|戴|车|头像|手机|衣|包|墙|漆|帘|鞋|帽|围巾|裙|裤|毯|沙发|柜|本命年|招牌|门头|底色|底$|红绳|珠/;
/** A colour in the asker's words. */
export const COLOUR =
  /米色|咖啡色?|(?:大|深|浅|暗|酒|粉|枣|米|天|墨|咖)?[红紫橙粉绿青白银金黑蓝灰黄棕啡](?:色|的)?/;
/** Both are colours of something that is worn or used. */
export const areColours = (options: Options, text: string): boolean =>
  COLOURED.test(text) &&
  !/麻将|赌|彩票|中奖|赢钱|能赢/.test(text) &&
  options.every((option) => phaseOf(COLOURS, option) !== undefined);

function byColour(w: Writer, options: Options, text: string): Answer | null {
  if (!areColours(options, text)) return null;
  const [one, other] = options.map((option) => phaseOf(COLOURS, option)!) as [Phase, Phase];
  const scores = [leaning(w, one), leaning(w, other)] as const;
  const colours = options.map((option) => COLOUR.exec(option)?.[0] ?? option) as [string, string];
  return scores[0] === scores[1]
    ? {
        lead: `${colours.join('和')}在你的盘里没有差别，看着顺眼、用着合适的就好`,
        reasons: [],
        advice: ['颜色是添个心意，不必为它多花钱，要紧的是东西本身好不好'],
        limits: [],
      }
    : byScore(colours, scores, [COLOUR_WHY, COLOUR_WHY], ['颜色是添个心意，不必为它换东西，也不必多花钱']);
}

function byTrade(w: Writer, options: Options): Answer | null {
  const [one, other] = options.map((option) => tradeOf(option));
  if (!one || !other || one === other) return null;
  const scores = [leaning(w, one), leaning(w, other)] as const;
  return scores[0] === scores[1]
    ? undecided(w, options, '看哪一行你愿意连做三年')
    : byScore(
        options,
        scores,
        [TRADE_WHY, TRADE_WHY],
        ['先去做一个月小的、真的活，再决定', '选自己坐得住、愿意多花时间的那一样'],
      );
}

const SAFE = /存(?!在)|定期|国债|存单|还(?:房)?(?:贷|债|钱|款)|留着|放银行|不投/;
const RISKY = /投|入股|参股|加盟|合伙|炒|借给|基金|股票|民宿|高息|理财|币/;

/** Whether money that is kept is held against money that is put at risk. */
export const isOfRisk = (options: Options): boolean =>
  options.some((option) => SAFE.test(option) && !RISKY.test(option)) &&
  options.some((option) => RISKY.test(option));

/** Money that is kept, or is put at risk: kept, whatever the year. */
function byRisk(w: Writer, options: Options): Answer | null {
  const safe = options.findIndex((option) => SAFE.test(option) && !RISKY.test(option));
  const risky = options.findIndex((option) => RISKY.test(option));
  if (safe < 0 || risky < 0 || safe === risky) return null;
  const { peer, wealth } = w.facts.groups;
  w.step(`看财与比劫：财约占${wealth.percent}%，比劫约占${peer.percent}%。`);
  const why =
    peer.level === 'heavy' || peer.level === 'even'
      ? '你的盘里朋友亲戚分钱的力量不轻，交出去的不容易收回来'
      : '你的盘守钱比赚快钱省力';
  return decided(options[safe]!, options[risky]!, why, false, [
    '分三份：一年要用的放活期，养老看病的存定期，剩下的想清楚再动',
    '真想投，只拿亏光也不心疼的一小份，占多少、怎么退写在纸上',
  ]);
}

/** Two examinations: by the months that they are held in. */
function byExam(w: Writer, options: Options, text: string): Answer | null {
  const [one, other] = options.map((option) => examMonth(w, option));
  if (!one || !other) return null;
  w.step(`比较两场考试的月份：${one.name}与${other.name}。`);
  const isEven = one.tone === other.tone;
  const at = (isEven ? other.order < one.order : other.tone > one.tone) ? 1 : 0;
  const why = [one, other][at]!.name;
  return decided(
    options[at]!,
    options[1 - at]!,
    isEven ? `两场的月份对你差不多，先考的那场早一点见结果` : `${why}你这边更顺`,
    isEven,
    adviceFor(text, options),
  );
}

/** Three and more: the best and the one after it. */
function answerMany(w: Writer, options: readonly string[], text: string): Answer {
  const told = options.map((option) => {
    const place = placeOf(option);
    const fit = workFit(w, option);
    const score = fit ? fit.score - AVERAGE : place ? leaning(w, place) : null;
    return { option, score, why: fit?.why ?? (place ? whyPlace(w, place, false) : '') };
  });
  const known = told.filter((one) => one.score !== null).sort((a, b) => b.score! - a.score!);
  const [best, second] = known;
  if (!best || known[0]!.score === known.at(-1)!.score) {
    const lean = leanOf(w, options);
    const rest = options.filter((_, place) => place !== lean?.at).join('、');
    return {
      lead: lean
        ? `略偏${options[lean.at]!}：${lean.why}；${rest}也走得通`
        : `${namesOf(options)}在你的盘里看不出高下，${options.every((option) => placeOf(option)) ? DECIDED_BY_PLACE : decidedBy(options)}`,
      reasons: [],
      advice: adviceFor(text, options),
      limits: [],
    };
  }
  w.step(`几样各看一遍：最合取用的是${best.option}。`);
  return {
    lead: `更合适的是${best.option}：${best.why}${second ? `；其次是${second.option}` : ''}`,
    reasons: [],
    advice: adviceFor(text, options),
    limits: [],
  };
}

/** All that the two name: 去深圳、杭州 and 苏州. */
const splitOptions = (options: Options): string[] => {
  const all = options.flatMap((option) => option.split(/[、,]|还是/)).filter((option) => option !== '');
  return all.map((option) => option.replace(/^(?:去|到|选|留在?)(?=.{2,})/, ''));
};

/** The answer to a choice. */
export function answerChoice(w: Writer, options: Options, text: string): Answer {
  const all = splitOptions(options);
  if (all.length > 2) return answerMany(w, all, text);
  return (
    byDays(options) ??
    byExam(w, options, text) ??
    byDescription(w, options, text) ??
    answerNumbers(options, text, (phase) => leaning(w, phase)) ??
    answerNames(w, options, text) ??
    byThings(options) ??
    byPersons(w, options, text) ??
    byOwedWages(w, options, text) ??
    byRetake(w, options) ??
    byBoarding(w, options, !w.minor && !w.spoken_of && CHILD.test(text)) ??
    byNearness(options, text) ??
    byEase(w, options) ??
    byBurden(w, options, text) ??
    byClosing(w, options, text) ??
    byUnwilling(options, text) ??
    byRisk(w, options) ??
    byPoles(w, options, text) ??
    byPlace(w, options, text) ??
    byColour(w, options, text) ??
    byTrade(w, options) ??
    byTiming(w, options, text)
  );
}

/** Two days: neither is chosen, and what decides is named. */
function byDays(options: Options): Answer | null {
  if (!areDays(options)) return null;
  return {
    lead: '单单哪一天，盘里不断，两天都行：看哪天人齐、手上备得好',
    reasons: [],
    advice: [
      '先问要来的人哪天都有空，再看天气和路；两天一样就定早的那天',
      '想讨个吉利就翻翻黄历，两天都不忌就别再改',
    ],
    limits: [],
  };
}

/** Two things to buy, to keep or to do: no chart tells them apart, and what decides is named. */
function byThings(options: Options): Answer | null {
  const test = testOfThings(options);
  return (
    test && {
      lead: `${namesOf(options)}在你的盘里看不出高下，${test[0]}`,
      reasons: [],
      advice: [test[1]],
      limits: [],
    }
  );
}

const UNWILLING =
  /(?:不|没)(?:愿意?|乐意|肯|想|同意|答应|习惯|舍得)(?:来|过来|搬|去|走|进城|跟我|离开)?|舍不得/;

/** An old person who does not want to move has the first say. */
function byUnwilling(options: Options, text: string): Answer | null {
  const moved = options.findIndex((option) => /接.{0,6}(?:来|过|进|到)/.test(option));
  if (moved < 0 || !UNWILLING.test(text)) return null;
  return decided(options[1 - moved]!, options[moved]!, '老人不愿意动，先顺着老人，别硬接', false, [
    '先接来短住两周，不提长住，住得惯再说',
    '请的人先试一个月，你隔几天打个视频，村里托个人常去看看',
  ]);
}

/** Two of one kind: what takes less to begin for who has to be careful, else the trade. */
function bySameKind(w: Writer, options: Options, text: string): Answer {
  const small = options.map((option) => /摊|兼职|业余|线上|网|小|代|试/.test(option));
  const isStrong = w.facts.side === 'strong';
  const trades = options.map((option) => tradeOf(option));
  const fits = trades.map((trade) => (trade ? leaning(w, trade) : 0));
  w.step('两样是一路，看本钱的大小和行当的五行。');
  if (fits[0] !== fits[1]) {
    const at = fits[0]! > fits[1]! ? 0 : 1;
    return decided(options[at], options[1 - at]!, TRADE_WHY, false, adviceFor(text, options));
  }
  if (small[0] !== small[1]) {
    const at = small[0] === isStrong ? 1 : 0;
    const why = isStrong ? '你担得起，摊子大一点也撑得住' : '你的力气要省着用，本钱轻的先起步';
    return decided(options[at], options[1 - at]!, why, true, adviceFor(text, options));
  }
  return undecided(w, options, null);
}

/** How a kind of work suits the chart; null where a text names none. */
function workFit(w: Writer, text: string) {
  const pole = poleOf(text);
  if (pole) return { score: pole.score(w), why: pole.why };
  const trade = tradeOf(text);
  return trade ? { score: leaning(w, trade), why: TRADE_WHY } : null;
}

const EASY = /长?白班|朝九晚五|双休|清闲|轻松|离家近|不加班|钱少|钱不多|工资低|不累/;
const HARD = /轮班|夜班|[两三]班倒|加班|996|大小周|单休|(?<!不)累|很?忙|钱多|高薪|工资高|离家远|出差/;

/** An easy life and a hard one that pays: by the strength of the chart. */
function byEase(w: Writer, options: Options): Answer | null {
  const easy = options.findIndex((option) => EASY.test(option));
  const hard = options.findIndex((option) => HARD.test(option) && !EASY.test(option));
  if (easy < 0 || hard < 0 || easy === hard) return null;
  const isStrong = w.facts.side === 'strong';
  w.step(`看日主的力气：${w.facts.strength.verdict}。`);
  return decided(
    options[(isStrong ? hard : easy) as 0 | 1],
    options[(isStrong ? easy : hard) as 0 | 1],
    isStrong
      ? '你经得起忙，趁着有力气先多挣，定一个到哪年为止的期限'
      : '你的力气要省着用，作息稳的做得久，钱慢慢加上去',
    !w.facts.advice.sure,
    ['问清三样：一周几个夜里、合同写没写、转岗容不容易', '先问一个在那里做满一年的人'],
  );
}

/** Why a place, by its phase. */
const whyPlace = (w: Writer, phase: Phase, isNear: boolean) =>
  w.facts.advice.take.includes(phase)
    ? `你的盘宜亲近${phaseName(phase)}，${isNear ? '朝那一头更合你' : '那边的水土和行当更合你'}`
    : '按你盘里的喜忌，那边少一样耗你的，不等于另一边不行';
const COLOUR_WHY = '它合你盘里要补的那一样';
const TRADE_WHY = '这一行更合你的长处，不等于另一行做不成';

/** Things so small that either will do. */
const SMALL =
  /楼|头像|颜色|手串|戴|穿|(?<!养)吃(?!苦|亏|力|药|住)|喝|款(?!项)|口味|牌子|英文名|发型|头发|刘海|裙|裤|指甲|口红|化妆|素颜|唱|跳舞|节目|看电影/;

const OF_NUMBER = /车牌|尾号|手机号|号码|网名|微信名|昵称/;
/** What decides a small thing. */
const FANCY: readonly (readonly [RegExp, string])[] = [
  [/唱|跳舞|节目|表演|朗诵|小品/, '哪样少练几遍就拿得出手，就选哪样'],
  [/裙|裤|衣|鞋|穿|戴|西装|夹克|妆|素颜|头发|发型|刘海|指甲|口红/, '哪样你自在、精神，就选哪样'],
  [/吃|喝|火锅|烤|饭|面条|菜/, '想吃哪样就吃哪样'],
];

/** Where the chart has a say on only one of the two: for it, or against it. */
function byOnePole(w: Writer, options: Options): Answer | null {
  const poles = options.map((option) => poleOf(option));
  const at = poles[0] ? 0 : 1;
  const [pole, none] = [poles[at], poles[1 - at]];
  if (!pole || none) return null;
  const gain = pole.score(w) - AVERAGE;
  const [option, other] = [options[at]!, options[1 - at]!];
  w.step(`看盘里${option}这一头有没有力、合不合取用。`);
  return gain >= 0
    ? decided(option, other, pole.why, gain < CLOSE, adviceFor(options.join(','), options))
    : decided(
        other,
        option,
        `${option}不是你最省力的一条路`,
        -gain < CLOSE,
        adviceFor(options.join(','), options),
      );
}

/** Whether both are kinds of work or of a life that the chart tells apart. */
export function isToldApart(options: Options): boolean {
  const [one, other] = options.map((option) => poleOf(option));
  return one !== undefined && other !== undefined && one !== other;
}

/** What neither work nor place tells apart: going or staying, or two matters by the year that is near. */
function byTiming(w: Writer, options: Options, text: string): Answer {
  if (options.some((option) => SMALL.test(option)) || OF_NUMBER.test(text))
    return {
      lead: `${namesOf(options)}在你的盘里看不出高下，${FANCY.find(([words]) => words.test(options.join(',')))?.[1] ?? '喜欢哪个用哪个'}`,
      reasons: [],
      advice: ['是件小事，不必为它多花钱，也不必想太久'],
      limits: [],
    };
  const staying = byStaying(w, options, text);
  if (staying) return staying;
  const [first, second] = options;
  const [one, other] = options.map((option) => findMatters(option)[0]);
  if (one?.year && other?.year && one.topic !== other.topic && !one.timeless && !other.timeless) {
    const year = yearOfLuck(w, firstAhead(w));
    const scores = [one, other].map((matter) => scoreOf(w, year, matter)) as [number, number];
    if (scores[0] !== scores[1]) {
      w.step(`看${year.year}年${year.ganzhi}：两件事各看一遍。`);
      const why = `${year.year}年做这一样更顺手`;
      return byScore(options, [scores[0] * 10, scores[1] * 10], [why, why], adviceFor(text, options));
    }
    return undecided(w, options, '看眼前更用得着哪一样');
  }
  const known = byOnePole(w, options);
  if (known) return known;
  // A narrow matter has a word on both.
  const narrow = findMatters(text).filter(
    ({ id, topic }) => id !== topic && !['anything', 'in_laws', 'pillars'].includes(id),
  );
  const matter =
    narrow.find(({ words }) => !words.test(first) && !words.test(second)) ??
    narrow.find(({ words }) => words.test(first) && words.test(second));
  return { ...undecided(w, options, null), ...(matter?.advice && { advice: matter.advice }) };
}

/** 我爸让我学医，我想学画画: what another wants for the asker against what the asker wants. */
const WISHED =
  /(?:让|叫|要|逼|想让|希望)我(?:去)?((?:学|读|做|当|考|练|弹|跳|画)[^,。?!我]{1,6})[,。]?(?:可|但|但是|可是)*我(?:自己)?(?:就|只|更)?(?:想|要|喜欢)(?:去)?((?:学|读|做|当|考|练|弹|跳|画)[^,。?!]{1,6})/;

/** The answer to it; null where it is not said, or the chart does not tell the two apart. */
export function answerWish(w: Writer, text: string): Answer | null {
  const [, theirs, own] = WISHED.exec(text) ?? [];
  return theirs && own && isToldApart([theirs, own]) ? answerChoice(w, [theirs, own], text) : null;
}
