/** A or B: the first sentence names one of them, or says that the chart has no say. */
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import type { Sign } from '../../matters/matter.ts';
import { findMatters } from '../../matters/table.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { natureOf, shareOf } from '../nature.ts';
import { rankedYears, scoreOf, signOfYear } from '../period.ts';
import { fitOfPhase, tradeOf } from '../trades.ts';
import { answerDescribed, describedOptions } from './labelled.ts';
import { answerNames, answerNumbers } from './small-things.ts';

interface Pole {
  words: RegExp;
  /** How well it suits the chart; what is compared is the difference. */
  score: (w: Writer) => number;
  /** Why, of the person. */
  why: string;
  /** It is a way of living, which is settled at home. */
  atHome?: true;
}

/** A phase that both schools take counts more than what is there. */
const liking = (w: Writer, phase: Phase) => ({ good: 12, even: 0, bad: -12 })[fitOfPhase(w, phase)];
/** As `liking`, with what the chart likes without taking it first. */
const leaning = (w: Writer, phase: Phase) =>
  liking(w, phase) + { good: 3, neutral: 0, bad: -3 }[w.facts.favour[phase]];
const wish = (w: Writer, group: GodGroup) => shareOf(w, group) + liking(w, w.facts.groups[group].phase);

/** Kinds of work and of study, by the group of the chart that they ask for. */
const WORK_POLES: readonly Pole[] = [
  {
    words: /合伙|搭伙|合作/,
    score: (w) => wish(w, 'peer'),
    why: '你有人搭手更走得稳，账和权先写清楚',
  },
  {
    words:
      /(?:跟|和|去|搬到|投奔)[^,]{0,3}(?:儿子|女儿|孩子|闺女)(?:家|们)?[^,]{0,3}(?:住|一起|过|家)?$|儿子家|女儿家/,
    score: (w) => wish(w, w.facts.gender === 'male' ? 'officer' : 'output'),
    why: '你和孩子这一头亲，有事喊得应，厨房和作息先分清',
    atHome: true,
  },
  {
    words: /养老院|敬老院|养老社区|护理院|老年公寓/,
    score: (w) => wish(w, 'peer'),
    why: '你跟同龄人处得来，有伴，也有人管饭管药，先去试住一个月',
    atHome: true,
  },
  {
    words: /陪读|带娃|带孩子|全职(?:妈妈|爸爸|太太|在家)|回归家庭|家庭主妇|在家带/,
    score: (w) => wish(w, 'seal'),
    why: '你耐得下心，守得住家，钱怎么给先跟家里说好',
    atHome: true,
  },
  {
    words: /外卖|跑腿|网约车|滴滴|跑车|跑长途|开出租|快递|代驾|零工|日结/,
    score: (w) => (wish(w, 'output') + wish(w, 'wealth')) / 2,
    why: '自己跑、多劳多得，你更有劲，保险和歇的日子先定好',
  },
  {
    words: /进厂|厂里|工厂|流水线|保安|保洁|后勤|门卫|仓库|打螺丝/,
    score: (w) => (wish(w, 'officer') + wish(w, 'seal')) / 2,
    why: '有班有点、准时发钱的地方，你更踏实',
  },
  {
    words:
      /创业|自己干|单干|开(?:个|家)?.{0,3}店|做生意|当老板|个体|自由职业|自媒体|摆摊|副业|主播|直播|网红|博主|up主/,
    score: (w) => (wish(w, 'output') + wish(w, 'wealth')) / 2 + (w.facts.side === 'strong' ? 8 : -8),
    why: '你的长处在自己拿主意、见结果，摊子小一点起步就好',
  },
  {
    words: /考公|公务员|编制?|体制|国企|央企|事业单位|铁饭碗|稳定|机关|银行|教师编/,
    score: (w) => wish(w, 'officer'),
    why: '你的长处在守规矩、按计划做事，越有章法的地方越站得稳',
  },
  {
    words: /考研|读研|读博|考博|留学|读书|升学|深造|专升本|继续读|上大学|高中/,
    score: (w) => wish(w, 'seal'),
    why: '你的长处在理解和积累，多读几年，后面的路更宽',
  },
  {
    words: /销售|业务|市场|带货/,
    score: (w) => wish(w, 'wealth'),
    why: '你见得了人、看得见结果，数字能带动你的劲头',
  },
  {
    words: /管理|带团队|当领导|做主管/,
    score: (w) => (wish(w, 'officer') + wish(w, 'peer')) / 2,
    why: '你担得起事，也愿意替人拿主意',
  },
  {
    words: /技术|研发|设计|专业|手艺|写作|文案|理科|工科|职高|中专|技校/,
    score: (w) => wish(w, 'output'),
    why: '你的长处在拿得出手的东西，靠本事说话最省力',
  },
  {
    words: /文科|行政|文职|老师|教书|研究/,
    score: (w) => wish(w, 'seal'),
    why: '你的长处在理解和积累，慢工出细活',
  },
  {
    words: /上班|打工|工作|就业|私企|民企|大厂|外企|公司|职场/,
    score: (w) => (wish(w, 'officer') + wish(w, 'wealth')) / 2,
    why: '你在事情里学得快，先有一份稳的收入，别的再说',
  },
];

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

const phaseOf = (table: readonly (readonly [Phase, RegExp])[], text: string) =>
  table.find(([, words]) => words.test(text))?.[0];

const STAY =
  /留|老家|本地|家乡|原(?:来|地|单位|公司)|现在的?(?:工作|公司|单位|城市)?|不(?:动|走|换|去)|守|回家|回(?:去|老)|待(?:在|着)|老东家|老本行|熟(?:人|悉)|爸妈身边|小(?:城|县)|租|存|定期|等(?:等|一)|二手|继续|忍|老房|维持/;
const GO =
  /去|出(?:国|去|来)|外地|大城市|一线|^走|换|跳槽|闯|搬|^买|买房|投资|分手|分开|离|断|放弃|辞|转行|^卖|(?<=^.?)卖$|北上|南下/;

/** Of people the chart knows nothing. */
const PERSON =
  /^(?:跟|和|选|嫁给|嫁|娶|找)?(?:一?个)?(?:那个|这个)?(?:[他她]|前任|现任|前(?:男|女)友|[a-z甲乙丙]|小.{1,2}|老.{1}|.{0,4}(?:男|女|哥|姐|学长|学妹|同事|追我的|爱我的|我爱的|喜欢的?|有钱的|爱的|合适的|稳定的|帅的|老实的|对我好的|初恋|相亲).{0,4})$/;

const NOW = /直接|马上|立刻|现在|趁早|早点/;
const LATER = /先|再|等|以后|晚点|缓|过[一两二三几]年/;

const SUITOR = /^(?:跟|和|选|嫁给|嫁|娶|找)(?!工作|房|班).{0,10}(?:男|女|老头|小子|人|哥|姐|富|穷|帅|美)/;

const UNKNOWN_ADVICE = [
  '两样各写三条好处、三条受不了的，受不了的更少的那样先走',
  '能试就先试一小段，试过再定，比想的准',
];

/** What is settled with those at home. */
const AT_HOME = [
  '跟家里人坐下来，钱谁出、每天谁做什么，写在一张纸上',
  '说好三个月后再商量一次，不合适就换回来',
];

const names = ([first, second]: readonly [string, string]) => `${first}和${second}`;

function undecided(options: readonly [string, string], because: string): Answer {
  return {
    lead: `${names(options)}都可以，盘里看不出高下：${because}`,
    reasons: [],
    advice: UNKNOWN_ADVICE,
    limits: [],
  };
}

function decided(
  chosen: string,
  other: string,
  why: string,
  close: boolean,
  advice: readonly string[],
): Answer {
  return {
    lead: close ? `略偏${chosen}：${why}；${other}也走得通` : `更合适的是${chosen}：${why}`,
    reasons: [],
    advice,
    limits: [],
  };
}

const CLOSE = 6;

/** Compares two by what the chart asks for. */
function byScore(
  options: readonly [string, string],
  scores: readonly [number, number],
  reasons: readonly [string, string],
  advice: readonly string[],
): Answer {
  const at = scores[0] >= scores[1] ? 0 : 1;
  const close = Math.abs(scores[0] - scores[1]) < CLOSE;
  return decided(options[at], options[1 - at]!, reasons[at], close, advice);
}

/** Why to take the step that is near, or not: of money, of a tie, of any other. */
const STEPS: Readonly<Record<'house' | 'love' | 'move', Readonly<Record<Sign, string>>>> = {
  house: { good: '钱上松，账算清就可以出手', even: '钱上平，不急着出手', bad: '钱上紧，先留着' },
  love: { good: '心里拿得定，话说开就可以走这一步', even: '不急着定', bad: '容易说气话，先稳住' },
  move: { good: '动起来顺，条件谈清就可以走这一步', even: '动不动都行，先不急', bad: '动起来费力，先守一守' },
};

/** Staying or going: by the year that is near. */
function byMove(
  w: Writer,
  options: readonly [string, string],
  goes: 0 | 1,
  topic: 'move' | 'house' | 'job_change' | 'love',
): Answer {
  const year = firstAhead(w);
  const sign: Sign = signOfYear(w, yearOfLuck(w, year), { topic });
  const [best] = rankedYears(w, { topic });
  const [go, stay] = [options[goes], options[1 - goes]!];
  w.step(
    `看走动：${year}年${sign === 'good' ? '顺' : sign === 'bad' ? '紧' : '平'}，比较往后几年：最合的是${best!.year}年。`,
  );
  const how = `${year}年${STEPS[topic === 'house' || topic === 'love' ? topic : 'move'][sign]}`;
  if (sign === 'good') return decided(go, stay, how, false, UNKNOWN_ADVICE);
  const later = best!.year > year ? `，${go}放到${best!.year}年更省力` : '';
  return decided(stay, go, `${how}${later}`, sign === 'even', UNKNOWN_ADVICE);
}

/** The answer to a choice of two. */
export function answerChoice(w: Writer, options: readonly [string, string], text: string): Answer {
  const described = describedOptions(options, text);
  const [first, second] = options;
  if (described) {
    const person = answerDescribed(w, described, text, (words) => workFit(w, words));
    if (person) return person;
    const told = described.map(
      ({ words }) => words.split(/[,。?!]|我?(?:到底)?(?:该|应该|要)?(?:选|挑|接|去)?哪/)[0]!,
    ) as [string, string];
    const answer = answerChoice(w, told, told.join(','));
    return { ...answer, lead: answer.lead.replace(told[0], first).replace(told[1], second) };
  }
  const number = answerNumbers(options, text, (phase) => leaning(w, phase));
  if (number) return number;
  const named = answerNames(w, options, text);
  if (named) return named;
  if (options.every((option) => PERSON.test(option) || SUITOR.test(option)))
    return {
      lead: `${names(options)}，选谁看不出来：没有两边的出生时间，也不该由盘来挑人`,
      reasons: [],
      advice: ['问自己：累的时候、出事的时候，先想给谁打电话', '看谁说到做到，看谁吵架时还肯好好说话'],
      limits: [],
    };
  const eased = byEase(w, options);
  if (eased) return eased;
  const poles = options.map((option) => WORK_POLES.find(({ words }) => words.test(option)));
  const [one, other] = poles;
  if (one && one === other)
    return {
      ...undecided(
        options,
        one.atHome ? '两边都亲，看谁家离医院近、谁家有空屋' : '两样是一路，哪边先进得去就先去哪边',
      ),
      reasons: [one.why],
    };
  if (one && other) {
    w.step(`比较两样：看盘里哪一组有力、合取用。`);
    return byScore(
      options,
      [one.score(w), other.score(w)],
      [one.why, other.why],
      one.atHome || other.atHome
        ? AT_HOME
        : ['先去试一小段真的，再定，别只比名声', '定下一样，半年里别两头跑'],
    );
  }
  const [from, to] = [phaseOf(CITIES, first), phaseOf(CITIES, second)];
  const fit = (phase: Phase) => leaning(w, phase);
  if (from && to)
    return from === to || fit(from) === fit(to)
      ? undecided(options, '哪边先有合适的工作和住处，就先去哪边')
      : byScore(
          options,
          [fit(from), fit(to)],
          [PLACE_WHY, PLACE_WHY],
          ['先有工作再搬，落脚的三个月最难', '去住两周，问自己想不想每天这样过'],
        );
  const colours = options.map((option) => phaseOf(COLOURS, option));
  if (colours[0] && colours[1] && /色|穿|戴|车|头像|手机|衣|包|墙/.test(text))
    return fit(colours[0]) === fit(colours[1])
      ? undecided(options, '喜欢哪个用哪个')
      : byScore(
          options,
          [fit(colours[0]), fit(colours[1])],
          [COLOUR_WHY, COLOUR_WHY],
          ['颜色是添个心意，不必为它换东西'],
        );
  const trades = options.map((option) => tradeOf(option));
  if (trades[0] && trades[1] && trades[0] !== trades[1] && fit(trades[0]) !== fit(trades[1]))
    return byScore(
      options,
      [fit(trades[0]), fit(trades[1])],
      [TRADE_WHY, TRADE_WHY],
      ['先去做一个月小的、真的活，再决定', '选自己坐得住、愿意多花时间的那一样'],
    );
  return byTiming(w, options, text);
}

/** How a kind of work suits the chart; null where a text names none. */
function workFit(w: Writer, text: string) {
  const pole = WORK_POLES.find(({ words }) => words.test(text));
  if (pole) return { score: pole.score(w), why: pole.why };
  const trade = tradeOf(text);
  return trade ? { score: leaning(w, trade), why: TRADE_WHY } : null;
}

const EASY = /朝九晚五|双休|清闲|轻松|离家近|不加班|钱少|钱不多|工资低|不累/;
const HARD = /轮班|夜班|[两三]班倒|加班|996|大小周|单休|(?<!不)累|很?忙|钱多|高薪|工资高|离家远|出差/;

/** An easy life and a hard one that pays: by the strength of the chart. */
function byEase(w: Writer, options: readonly [string, string]): Answer | null {
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

const PLACE_WHY = '那边的水土和行当更合你的长处，不等于另一边不行';
const COLOUR_WHY = '它合你盘里要补的那一样';
const TRADE_WHY = '这一行更合你的长处，不等于另一行做不成';

/** Things so small that either will do. */
const SMALL = /车牌|尾号|楼|头像|颜色|手串|戴|穿|吃|喝|款|口味|牌子|网名|英文名/;

/** A group of average weight that nothing speaks for or against. */
const AVERAGE = 20;

/** Where the chart has a say on only one of the two: for it, or against it. */
function byOnePole(w: Writer, options: readonly [string, string]): Answer | null {
  const poles = options.map((option) => WORK_POLES.find(({ words }) => words.test(option)));
  const at = poles[0] ? 0 : 1;
  const [pole, none] = [poles[at], poles[1 - at]];
  if (!pole || none) return null;
  const gain = pole.score(w) - AVERAGE;
  const [option, other] = [options[at]!, options[1 - at]!];
  w.step(`看盘里${option}这一头有没有力、合不合取用。`);
  return gain >= 0
    ? decided(option, other, pole.why, gain < CLOSE, UNKNOWN_ADVICE)
    : decided(other, option, `${option}不是你最省力的一条路`, -gain < CLOSE, UNKNOWN_ADVICE);
}

/** Whether both are kinds of work or of a life that the chart tells apart. */
export function isToldApart(options: readonly [string, string]): boolean {
  const [one, other] = options.map((option) => WORK_POLES.find(({ words }) => words.test(option)));
  return one !== undefined && other !== undefined && one !== other;
}

/** What neither work nor place tells apart: going or staying, or two matters by the year that is near. */
function byTiming(w: Writer, options: readonly [string, string], text: string): Answer {
  const [first, second] = options;
  // 老家的房子卖还是留: what is chosen is the last word.
  const acts = second.length <= 2 ? options.map((option) => option.slice(-2)) : options;
  const stays = acts.map((option) => STAY.test(option));
  const moves = acts.map((option) => GO.test(option) && !/不去|不走|不换/.test(option));
  const [one, other] = options.map((option) => findMatters(option)[0]);
  const topicOf = () =>
    /房|租|买|存|钱|车/.test(text)
      ? 'house'
      : /分手|离婚|放弃|放手|继续|复合|原谅/.test(text)
        ? 'love'
        : /工作|公司|单位|辞|跳|岗|工资|上班|领导|老板|干了/.test(text)
          ? 'job_change'
          : 'move';
  const later = options.findIndex((option) => LATER.test(option));
  const now = options.findIndex((option) => NOW.test(option));
  if (now !== later && (now >= 0 || later >= 0))
    return byMove(w, options, (now >= 0 ? now : 1 - later) as 0 | 1, topicOf());
  if (moves[0] !== moves[1] || stays[0] !== stays[1]) {
    const goes = stays[0] && !stays[1] ? 1 : stays[1] && !stays[0] ? 0 : moves[0] ? 0 : 1;
    return byMove(w, options, goes, topicOf());
  }
  if (one?.year && other?.year && one.topic !== other.topic && !one.timeless && !other.timeless) {
    const year = yearOfLuck(w, firstAhead(w));
    const scores = [one, other].map((matter) => scoreOf(w, year, matter)) as [number, number];
    if (scores[0] !== scores[1]) {
      w.step(`看${year.year}年${year.ganzhi}：两件事各看一遍。`);
      const why = `${year.year}年做这一样更顺手`;
      return byScore(options, [scores[0] * 10, scores[1] * 10], [why, why], UNKNOWN_ADVICE);
    }
    return undecided(options, `${year.year}年两样差不多，先顾眼前急的那一样`);
  }
  const known = byOnePole(w, options);
  if (known) return known;
  // A narrow matter has a word on both.
  const matter = findMatters(text).find(
    ({ id, topic }) => id !== topic && !['anything', 'in_laws', 'pillars'].includes(id),
  );
  if (matter?.advice) return { ...undecided(options, matter.advice[0]!), advice: matter.advice.slice(1) };
  const nature = natureOf(w, { topic: 'personality' });
  return {
    ...undecided(options, SMALL.test(text) ? '喜欢哪个用哪个' : '要看你更受得了哪一样的苦'),
    ...(SMALL.test(text) && { advice: ['是添个心意的小事，不必为它多花钱'] }),
    reasons: first.length + second.length > 4 ? [nature!.lead] : [],
  };
}
