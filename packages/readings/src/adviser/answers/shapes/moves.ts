/** Going or staying: by the year that is near; what cannot wait, by the months that are. */
import type { Sign } from '../../matters/matter.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { nearMonths } from '../months.ts';
import { rankedYears, signOfYear } from '../period.ts';
import { adviceFor } from './lean.ts';
import { decided, type Options } from './verdict.ts';

type Step = 'house' | 'love' | 'move' | 'job_change' | 'court';

/** Why to take the step that is near, or not: of money, of a tie, of any other. */
const STEPS: Readonly<Record<'house' | 'love' | 'move' | 'court', Readonly<Record<Sign, string>>>> = {
  house: { good: '钱上松，账算清就可以出手', even: '钱上平，不急着出手', bad: '钱上紧，先留着' },
  court: {
    good: '见面自然，说了也不尴尬',
    even: '不急着说破，先多相处几次',
    bad: '容易紧张、说岔，先多相处几次',
  },
  love: { good: '心里拿得定，话说开就可以走这一步', even: '不急着定', bad: '容易说气话，先稳住' },
  move: { good: '动起来顺，条件谈清就可以走这一步', even: '动不动都行，先不急', bad: '动起来费力，先守一守' },
};

/** To mind a grandchild, beside a home of one's own. */
const MINDING = /[带看照]外?孙|(?:带|看|照看)(?:着)?(?:娃|孩子|小的|宝宝)/;
const OF_MINDING = [
  '两头都放不下是常情；真要去，先去带一季试试，老屋留着，讲好哪天回来',
  '去之前跟孩子说清：一天带几个钟头、夜里归谁、累了谁顶',
] as const;
/** A step of a life that has a year of its own. */
const HAS_YEAR =
  /买|卖|换|辞|跳槽|搬|出(?:国|去|来)|去|闯|创业|转(?:行|岗|学)|分手|分开|离|装修|盖|投|开(?:店|公司|厂)|接手|走|闹|摊牌|坦白|回(?:老家|县|城|国)/;
/** What is done for a season, day by day, or by someone who is hired. */
const OF_A_SEASON =
  /[春夏秋冬]天|过[冬夏年]|避暑|避寒|[寒暑]假|假期|周末|几天|一趟|住(?:校|宿)|走读|跑校|护工|保姆|照顾|伺候|陪|上班/;

/** When an option would be done, before the act itself: 明年卖. */
const TIME_BEFORE =
  /^(?:现在|马上|立刻|直接|趁早|早点|年前|年后|(?:今年|今|明年)?年?[底初]|过完年|春节[前后]|今年|明年|后年|毕业了?|放寒?暑?假前?)(?=.)/;

/** Characters of an act that can be named again. */
const SHORT_ACT = 6;

function byMove(w: Writer, options: Options, goes: 0 | 1, topic: Step, text: string): Answer {
  const [go, stay] = [options[goes], options[1 - goes]!];
  const advice = options.some((option) => MINDING.test(option)) ? OF_MINDING : adviceFor(text, options);
  if (topic === 'love' || topic === 'court') {
    const { sign } = nearMonths(w);
    const how = `这两三个月${STEPS[topic][sign]}`;
    return sign === 'good'
      ? decided(go, stay, how, false, advice)
      : decided(stay, go, how, sign === 'even', advice);
  }
  const kind = topic === 'job_change' ? 'move' : topic;
  const year = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, year), { topic });
  const [best] = rankedYears(w, { topic });
  w.step(
    `看走动：${year}年${sign === 'good' ? '顺' : sign === 'bad' ? '紧' : '平'}，比较往后几年：最合的是${best!.year}年。`,
  );
  const how = `${year}年${STEPS[kind][sign]}`;
  if (sign === 'good') return decided(go, stay, how, false, advice);
  const isLater = best!.year > year;
  const act = go.replace(TIME_BEFORE, '');
  // A whole clause does not go after 真要, nor does a thing: 真要外包一万二随时走人.
  const isStep = HAS_YEAR.test(act) && !OF_A_SEASON.test(act) && !/^(?:欠|是|有|算|两|[一二三]家)/.test(act);
  const named = [...act].length <= SHORT_ACT ? act : '动';
  const later = isLater && isStep ? `，真要${named}，${best!.year}年更省力` : '';
  return decided(stay, go, `${how}${later}`, sign === 'even' && !isLater, advice);
}

export const STAY =
  /留|老家|本地|家乡|原(?:来|地|单位|公司)|现在的?(?:工作|公司|单位|城市)?|不(?:动|走|换|去|说)|守|回家|回(?:去|老)|待(?:在|着)|老东家|老本行|熟(?:人|悉)|爸妈身边|小(?:城|县)|租|存|定期|等(?:等|一)|二手|继续|忍|老房|维持|装(?!修)|瞒/;
const GO =
  /去|出(?:国|去|来)|外地|大城市|一线|^走|换|跳槽|闯|搬|^买|买房|投资|分手|分开|离|断|放弃|辞|转行|^卖|(?<=^.?)卖$|北上|南下|摊牌|挑明|说开|坦白/;
const SPENDS = /(?:买|盖|建|装修)[^,]{0,3}(?:房|楼|屋)/;
const NOW = /直接|马上|立刻|现在|趁早|早点/;
const LATER = /先|再|等|以后|晚点|缓|接着|过[一两二三几]年/;

/** Where one lives, works or goes to school. */
const MOVES =
  /搬|城|县|镇|村|乡|外地|本地|国|省|市区?|老家|回家|家里|回去|回来|过去|去(?!要|掉|接|不去)\p{Script=Han}{2}|留(?:在|下|校|守)|留(?![长着]).?\p{Script=Han}{2}|走(?!保险|路)|闯|住|学校|读|转(?:学|校|行|门诊|岗|专业)|项目|退/u;

/** To come back or to stay is no purchase, though a house is told of: 老家房子便宜，回去还是再干两年. */
const OF_PLACE = /回(?:去|来|老家|家)|留(?:下|在)|去|走|待|老家|县城|省城/;
const OF_HOME = /房|租|买|卖|存|钱|车/;

function stepIn(told: string, options: Options): Step {
  const isOfPlace =
    options.some((option) => OF_PLACE.test(option)) && !options.some((option) => OF_HOME.test(option));
  const text = isOfPlace ? told.replaceAll(/[^,。?!]*(?:房|租|车)[^,。?!]*/g, options.join(',')) : told;
  if (/分手|离婚|放手|复合|原谅|摊牌|挑明|感情/.test(text)) return 'love';
  if (/喜欢|表白|告白|暗恋/.test(text)) return 'court';
  if (/房|租|买|存|钱|车/.test(text)) return 'house';
  return /工作|公司|单位|辞|跳|岗|工资|上班|领导|老板|干了|店|生意/.test(text) ? 'job_change' : 'move';
}

/** One of the two is to go or to act at once, the other to stay or to wait; null where they are not. */
export function byStaying(w: Writer, options: Options, text: string): Answer | null {
  // What is done on a day off waits for no year.
  if (options.some((option) => /周末|半天|一趟|今晚|下午/.test(option))) return null;
  // Both spend: 老家盖房还是城里买房.
  if (options.every((option) => SPENDS.test(option))) return null;
  // 老家的房子卖还是留: what is chosen is the last word.
  const acts = options[1].length <= 2 ? options.map((option) => option.slice(-2)) : options;
  const stays = acts.map((option) => STAY.test(option));
  const moves = acts.map((option) => GO.test(option) && !/不去|不走|不换/.test(option));
  const later = options.findIndex((option) => LATER.test(option));
  const now = options.findIndex((option) => NOW.test(option));
  if (now !== later && (now >= 0 || later >= 0))
    return byMove(w, options, (now >= 0 ? now : 1 - later) as 0 | 1, stepIn(text, options), text);
  if (moves[0] === moves[1] && stays[0] === stays[1]) return null;
  const step = stepIn(text, options);
  // 剪短还是留长 has the words of a move, and is none.
  if (step === 'move' && !MOVES.test(text)) return null;
  const goes = stays[0] && !stays[1] ? 1 : stays[1] && !stays[0] ? 0 : moves[0] ? 0 : 1;
  return byMove(w, options, goes, step, text);
}

const BOARDS = /住校|住宿|寄宿|住(?:在)?(?:学校|宿舍)/;
const LIVES_OUT = /走读|跑校|通学|(?:住|回)家|校外|外面租|租房/;
const OF_BOARDING = [
  '先算路上：来回超过一个钟头，住学校更划算；半个钟头以内，走读睡得够',
  '先试一个月，看三样：几点睡得着、作业写完没有、心里慌不慌；不行就换回来',
] as const;

/** To live at school or at home: by what helps one to study; null where that is not chosen. @param ofChild it is for a child without a chart */
export function byBoarding(w: Writer, options: Options, ofChild: boolean): Answer | null {
  const boards = options.findIndex((option) => BOARDS.test(option) && !LIVES_OUT.test(option));
  const other = options[1 - boards];
  if (boards < 0 || other === undefined || !LIVES_OUT.test(other)) return null;
  const board = options[boards]!;
  if (ofChild)
    return {
      lead: `看路上：来回超过一个钟头就${board}，半个钟头以内${other}，睡得够最要紧`,
      reasons: [],
      advice: ['让孩子自己说更愿意哪样，再去宿舍和食堂看一次', OF_BOARDING[1]],
      limits: [],
    };
  const { officer, seal } = w.facts.groups;
  w.step(`看官杀与印：官杀约占${officer.percent}%，印约占${seal.percent}%。`);
  return officer.percent >= seal.percent
    ? decided(board, other, '有钟点、有伴的地方你更坐得住，来回的路也省下来', false, OF_BOARDING)
    : decided(other, board, '你要一个清静的地方，关上门、睡得够，书才看得进', false, OF_BOARDING);
}

/** What is walked to every day, and what one goes to now and then. */
const EVERY_DAY = /学校|幼儿园|单位|公司|上班|地铁|厂|车站|办公/;
const OF_A_CHILD = /学校|幼儿园/;
const NEAR = /近|旁边|隔壁|楼下|边上/;
const OF_NEAR_HOME = [
  '早高峰各走一趟，看门到门几分钟，再看夜里吵不吵',
  '远的那一头定好一周去几次、急了谁先到',
] as const;

/** Two homes, by what they are near to; null where that is not told. */
export function byNearness(options: Options, text: string): Answer | null {
  const near = options.map((option) => NEAR.test(option));
  const daily = options.map((option, at) => near[at]! && EVERY_DAY.test(option));
  if (!near.some(Boolean) || !options.every((option) => /近|远|便宜|贵|大|小|新|旧|安静|吵/.test(option)))
    return null;
  if (daily[0] === daily[1]) {
    const at = options.findIndex((option) => OF_A_CHILD.test(option));
    const isOfChild = /孩子|娃|儿子|女儿|闺女|幼儿园|接送/.test(text);
    if (!daily[0] || at < 0 || !isOfChild || options.every((option) => OF_A_CHILD.test(option))) return null;
    return decided(
      options[at]!,
      options[1 - at]!,
      '孩子天天起早，少走半个钟头就多睡半个钟头，大人的路还能倒车',
      false,
      OF_NEAR_HOME,
    );
  }
  const at = daily[0] ? 0 : 1;
  const why = near[1 - at]
    ? '每天都要走的路最要紧，一天两趟省下来的是睡觉和吃饭的钟点'
    : '路上一天省一个钟头，抵得过几百块房租；贵出来的不过收入的一成就值';
  return decided(options[at], options[1 - at]!, why, false, OF_NEAR_HOME);
}

const RETAKE = /[二三]战|再考|复读|重考|再来一年|再战|再读一年/;
const GO_ON = /工作|上班|就业|找活|调剂|专科|大专|进厂|打工/;

/** To sit an examination once more, or to go to work: by the year of the next one. */
export function byRetake(w: Writer, options: Options): Answer | null {
  const again = options.findIndex((option) => RETAKE.test(option));
  const other = options[1 - again];
  if (again < 0 || other === undefined || !GO_ON.test(other)) return null;
  const year = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, year), { topic: 'study' });
  w.step(`看${year}年读书的松紧：${{ good: '松', even: '平', bad: '紧' }[sign]}。`);
  const advice = [
    '看差多少分：差得少、能再静坐一年才再考；差得多就先走',
    '再考也只再考一次，定好到哪天为止，日子过得去最要紧',
  ];
  return sign === 'good'
    ? decided(options[again]!, other, `${year}年读书上顺，再考一次划得来`, false, advice)
    : decided(
        other,
        options[again]!,
        `${year}年读书上${sign === 'bad' ? '费力' : '平平'}，先站住脚，边做边考也来得及`,
        sign === 'even',
        advice,
      );
}

const LEAVES = /走|辞|离(?!开家)|不干|撤|换/;
const STAYS_ON = /熬|等|留|撑|拿到|发了|再干/;

export const tellsOfWagesOwed = (text: string) =>
  /(?:工资|薪)[^,。?!]{0,6}(?:拖|欠|没发|不发)|(?:拖|欠|压)[^,。?!]{0,4}(?:工资|薪)/.test(text);

/** Wages are owed: to leave, or to wait for what may not come. Null where that is not chosen. */
export function byOwedWages(w: Writer, options: Options, text: string): Answer | null {
  if (!tellsOfWagesOwed(text)) return null;
  const leaves = options.findIndex((option) => LEAVES.test(option) && !STAYS_ON.test(option));
  if (leaves < 0 || !STAYS_ON.test(options[1 - leaves]!)) return null;
  w.step('欠着工资的单位不看盘，先看少欠一点。');
  return decided(
    options[leaves]!,
    options[1 - leaves]!,
    '已经欠着的，多熬一个月就多欠一个月，奖金也未必等得到',
    false,
    [
      '走之前把合同、打卡、工资条、聊天记录各存一份，离职写明“因拖欠工资”',
      '要不到就打12333，仲裁不收钱，从离开起一年内有效；下家先投起来',
    ],
  );
}

const SELL = /卖|处理掉|转掉|降价/;
const CARRY = /撑|扛|熬|死守|硬挺/;
const BORROW = /借|信用卡|办.{0,4}卡|贷|套(?:现|信用卡)|网贷|周转/;
const HEAVY = /扛不|还不[上起]|撑不|供不|吃不消|压得|快断|逾期|周转不|没钱/;
const OF_BURDEN = [
  '先去银行谈延期或拉长年限，把每月要还的降下来再看',
  '真要卖先问三家价、看三个月内的成交，别等到逾期',
] as const;

/** A loan that weighs: to sell what it is for, to hold out, or to borrow more. Null where that is not chosen. */
export function byBurden(w: Writer, options: Options, text: string): Answer | null {
  const sells = options.findIndex((option) => SELL.test(option));
  const other = options[1 - sells];
  if (sells < 0 || other === undefined || !HEAVY.test(text)) return null;
  const sell = options[sells]!;
  if (BORROW.test(other)) {
    w.step('借新还旧不看盘，先少一头债。');
    return decided(sell, other, '借来的还是要还，卖掉先少一头债', false, OF_BURDEN);
  }
  if (!CARRY.test(other)) return null;
  const year = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, year), { topic: 'wealth' });
  w.step(`看${year}年的钱：${{ good: '松', even: '平', bad: '紧' }[sign]}。`);
  return sign === 'bad'
    ? decided(sell, other, `${year}年钱上还会紧，硬撑只会越撑越紧，先把担子减下来`, false, OF_BURDEN)
    : decided(
        other,
        sell,
        sign === 'good' ? `${year}年钱上会松，撑过这一段就缓过来` : `${year}年钱上平，月供谈低一点就撑得住`,
        sign === 'even',
        OF_BURDEN,
      );
}

const CLOSES =
  /关(?:了|掉|门|店|张)?$|关(?:了|掉|门|店)|止损|(?:亏着|低价|降价)转|^转$|不(?:做|干|开|续)了?|转(?:让|出去|掉)|盘(?:出去|掉)|收摊|歇业|停(?:业|了)/;
const HOLDS_ON =
  /撑|搏|熬|扛|守|坚持|续(?:租|约|签)?|再[^,。?!]{0,2}(?:干|做|开|等|试|投|借|贷)|继续|留着|接着/;
const POURS = /再[^,。?!]{0,2}投|加钱|追加|砸钱/;
const OF_SHOP = /店|铺|摊|生意|厂|馆|超市|公司|门面|房租|租期/;

/** Whether to close a business or to hold out, by the money of the year that is near; null where that is not chosen. */
export function byClosing(w: Writer, options: Options, text: string): Answer | null {
  const closes = options.findIndex((option) => CLOSES.test(option) && !HOLDS_ON.test(option));
  if (closes < 0 || !OF_SHOP.test(text) || !HOLDS_ON.test(options[1 - closes]!)) return null;
  const [close, hold] = [options[closes]!, options[1 - closes]!];
  const year = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, year), { topic: 'wealth' });
  w.step(`看${year}年的钱：${{ good: '松', even: '平', bad: '紧' }[sign]}。`);
  const advice = [
    '把近一年的账摊开：扣掉房租、货款和自己那份工钱还剩多少，连着半年是负的就收',
    '要撑也别一下签长：先跟房东谈降租或半年一签，旧货先清，别再借钱压货',
  ];
  // To borrow for what loses money is no way to hold out, whatever the year.
  const pours = BORROW.test(hold) ? '别再借钱来撑' : POURS.test(hold) ? '亏着先别再往里投' : null;
  if (pours !== null)
    return decided(
      close,
      hold,
      `${pours}，越填越深；${year}年钱上${{ good: '松一些，先还旧账', even: '平平', bad: '偏紧' }[sign]}`,
      false,
      advice,
    );
  return sign === 'good'
    ? decided(hold, close, `${year}年钱上松一些，房租谈下来、短签，看得到起色再往下做`, false, advice)
    : decided(
        close,
        hold,
        sign === 'bad' ? `${year}年钱上偏紧，硬撑容易把老本填进去` : `${year}年钱上平平，守着不会自己好起来`,
        sign === 'even',
        advice,
      );
}
