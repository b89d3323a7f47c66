/** The answer to a question about a matter: the first sentence says a year, a month, a yes or a no. */
import { isForetold, outcomeIn } from '../understand/acts.ts';
import { fatedIn } from '../understand/claims.ts';
import { isOfBody, isTimed, type Matter, type Sign, type Timed } from '../matters/matter.ts';
import { isOfChange } from '../understand/compare.ts';
import type { Shape } from '../understand/shape.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import { forAge, isOver, sayAhead } from './ages.ts';
import type { Answer } from './answer.ts';
import {
  sayOutcome,
  foretold,
  howOfAnything,
  inOwnWords,
  isOwnAct,
  whenForetold,
  whyOfAnything,
} from './anything.ts';
import { HARMED, sayAsked, sayFirm } from './firm.ts';
import { askedFirst } from './asked-first.ts';
import { type Asked, isOfNow, LATE, limitsOf } from './asked.ts';
import { isOfSide, isStuck, sayLife } from './luck/life.ts';
import { firstAhead, yearOfLuck } from './luck/signs.ts';
import { comingMonths, monthsFromNow, monthsLuck } from './luck/months.ts';
import { nearMonths, sayMonths, sayNow, signOfMonths } from './months.ts';
import { type Nature, natureOf, tradeVerdict } from './nature.ts';
import { answerExam } from './exams.ts';
import { isPressing } from './shapes/lengths.ts';
import { answerWish, areColours, isOfRisk, isToldApart } from './shapes/choice.ts';
import { suits } from './shapes/poles.ts';
import { answerHowWith, answerShape, numberAsked, tellsOfOther } from './shapes/shape.ts';
import { monthName, overallOf, rankedYears, signOfYear, yearName } from './period.ts';
import { answerSmallAct } from './small-acts.ts';
import { fearsKeepingNothing, sayKeeping, sayNextWork, sayRest } from './working-life.ts';
import { blamesYear, feltInYear, sayBestYears, sayBlamed, sayYear } from './years.ts';

/** A number that no chart has, of a sum or of a place. */
const NUMBER =
  /多少(?!岁|年|天|个月)|几万|几千|(?<!差|考|多|[一二三四五六七八九]十)几分|第几|(?<![没好这那有了列举说写])几个(?!月|年|人合|意思)|(?:到|过|上|破|翻)[一两二三四五六七八九十百\d]+(?:万|千块|倍|番)/;

/** Topics of which the chart itself says whether. */
const BY_NATURE: readonly Matter['topic'][] = [
  'wealth',
  'marriage',
  'love',
  'romance',
  'startup',
  'people',
  'parents',
  'children',
  'study',
];

/** What has no entry: that it cannot be seen comes first, then the time. */
const ofNothingKnown = ({ matter, understood }: Asked) =>
  matter.id === 'anything' &&
  understood.asks === 'whether' &&
  (understood.shape === null || (understood.shape.kind === 'decide' && isForetold(understood.text)));

/** As far as a life reaches. */
const FAR =
  /到最后|到底(?=$|吗|么|不|[?。,])|走到|走(?:得|不)?(?:下去|远|长)|长久|白头|修成正果|到老|一直|有(?:没有)?(?:结果|未来|将来|以后)/;

/** The whole of a life: 我这辈子会不会离婚. */
const isOfLife = (time: Understood['time']) => time?.kind === 'cycle' && time.which === 'all';

/** For a whole life: what no chart shows, then the chart's own word on it, and the year that is near. */
function sayFar(w: Writer, { matter, lead }: Asked, far: string): Answer {
  const year = yearOfLuck(w, firstAhead(w));
  const nature = natureOf(w, matter);
  if (nature) w.step(nature.step);
  return {
    lead: lead(far),
    reasons: [...(nature ? [nature.lead] : []), `近处看，${year.year}年${overallOf(year)}`],
    advice: matter.advice ?? [],
    limits: limitsOf(matter),
  };
}

/** Whether, without a time: the months that are near for what is of now, else the year. */
function sayWhether(w: Writer, given: Asked & { matter: Timed }): Answer {
  const { matter, understood, lead } = given;
  if (matter.far && FAR.test(understood.text)) return sayFar(w, given, matter.far);
  if (ofNothingKnown(given) && !isOwnAct(given)) return foretold(w, lead);
  return isOfNow(matter, understood.text) && !isOfChange(understood.text)
    ? sayNow(w, given)
    : sayYear(w, firstAhead(w), given);
}

/** What a chart says of a matter without a time. */
function sayNature(w: Writer, nature: Nature, { understood, matter, lead }: Asked): Answer {
  // 做程序员太累，适合转什么行 names the trade that is left.
  const asksAnother = /(?:转|换|改)(?:到|去|做)?(?:个)?(?:什么|哪)/.test(understood.text);
  const trade =
    matter.topic === 'industry' && matter.id !== 'new_trade' && !asksAnother
      ? tradeVerdict(w, understood.text)
      : null;
  const told = trade ?? nature;
  w.step(told.step);
  const meeting = rankedYears(w, matter)
    .slice(0, 2)
    .sort((a, b) => a.year - b.year);
  const late = LATE.test(understood.text) && !w.aged ? '来得及；' : '';
  // 要不要转行，转哪行: whether, by the year, then which.
  const step =
    matter.decide && understood.shape?.kind === 'decide'
      ? `${matter.decide[signOfYear(w, yearOfLuck(w, firstAhead(w)), { topic: 'job_change' })]}；`
      : '';
  return {
    lead: lead(`${late}${step}${told.lead}`),
    reasons: [
      ...told.reasons,
      ...(matter.topic === 'partner'
        ? [`遇见的机会，${meeting.map(({ year }) => `${year}年`).join('和')}多一些`]
        : []),
    ],
    advice: matter.advice ?? [],
    limits: limitsOf(matter),
  };
}

/** What to do: the advice first. */
function sayHow(w: Writer, asked: Asked & { matter: Timed }): Answer {
  const { matter } = asked;
  const nature = natureOf(w, matter);
  const near = matter.now ? sayNow(w, asked) : sayYear(w, firstAhead(w), asked);
  const [first, ...rest] = matter.advice!;
  return {
    lead: first!,
    reasons: rest.slice(0, 1),
    advice: [near.lead, ...(nature && matter.id === matter.topic ? [nature.lead] : [])],
    limits: near.limits,
  };
}

/** The year is the reason of what is new; what is always so has another. */
const THIS_TIME = /今年|最近|这次|去年|这阵|这段|突然|昨天|今天|上个?月|这个?月|刚/;

/** 年轻时候, 当年: years that are long over. */
const LONG_AGO = /年轻(?:的)?(?:时候?|那会儿?|那时)|当年|当初|那(?:个)?时候|那会儿|那年头|(?:[二三四]十)年前/;
const isLongAgo = (text: string) => LONG_AGO.test(text) && !/现在|以后|今年|明年|还能|往后/.test(text);

/** Why something did not come about long ago: nothing is left to do about it. */
function sayLongAgo(w: Writer, lead: Asked['lead']): Answer {
  w.step('问的是早年的事，不看往后的年份。');
  return {
    lead: lead('不是命里没有，那时候成不成，多半看机会和家里的安排'),
    reasons: ['事过去了，一回没成说不了你的本事，也没有哪一年要补回来'],
    advice: [
      '想起来就跟老伙计、孩子讲一讲当年，讲出来心里会轻一点',
      '眼下的日子拣自己喜欢的过，不必再替那时候算账',
    ],
    limits: [],
  };
}

/** Why: by the person where it is always so, else by the year that is now. */
function sayWhyOf(w: Writer, { understood, matter, lead }: Asked & { matter: Timed }): Answer {
  const now = yearOfLuck(w, w.facts.year);
  const nature = natureOf(w, matter);
  const how = {
    good: '眼下这一年并不差，多半是做法上的事',
    even: '眼下这一年不帮也不拦，多半是做法上的事',
    bad: '眼下这一年本来就费力，不全怪你',
  }[signOfYear(w, now, matter)];
  if (isLongAgo(understood.text)) return sayLongAgo(w, lead);
  if (matter.id === 'anything') return whyOfAnything(w, understood.text, lead);
  if (nature) w.step(nature.step);
  const always = !THIS_TIME.test(understood.text);
  return {
    lead: lead(always ? (matter.answers?.why ?? '不是命里定的，多半和做法有关') : how),
    reasons: [
      ...(always ? [how] : []),
      ...feltInYear(w, now, matter, '今年'),
      ...(nature && !always ? [nature.lead] : []),
    ],
    advice: [sayAhead(w, matter), ...(matter.advice ?? [])],
    limits: limitsOf(matter),
  };
}

/** Months that are looked over for what cannot wait. */
const MONTHS_OF_SOON = 6;

/** A matter without a time, by the kind of the question. */
function sayTimeless(w: Writer, asked: Asked & { matter: Timed }, amount: boolean): Answer {
  const { understood, matter } = asked;
  const { asks } = understood;
  const known =
    matter.id === 'anything' && !isOwnAct(asked)
      ? { ...asked, lead: (text: string) => asked.lead(`这件事哪年成看不出来；时机上，${text}`) }
      : asked;
  // 三十岁转行来得及吗
  const lead =
    LATE.test(understood.text) && !w.aged ? (text: string) => asked.lead(`来得及；${text}`) : asked.lead;
  if (asks === 'when' && matter.id === 'anything' && isForetold(understood.text))
    return whenForetold(asked.lead);
  if (asks === 'when' && known !== asked)
    return {
      lead: asked.lead(`哪天合适看手上空不空，盘里看不出来；近处看，${nearMonths(w).told}`),
      reasons: [],
      advice: ['拣一个人和钱都齐的日子先动一小步，不用等哪一年'],
      limits: [],
    };
  const before = matter.answers?.when;
  if (asks === 'when' && before !== undefined)
    return sayBestYears(w, { ...known, lead: (text) => known.lead(`${before}；${text}`) });
  if (asks === 'when')
    return matter.soon && !/全(?:部)?过|都过|考完|过完/.test(understood.text)
      ? sayMonths(w, comingMonths(w, MONTHS_OF_SOON), known)
      : sayBestYears(w, known);
  if (asks === 'how')
    return (
      answerHowWith(w, matter, understood.text) ??
      (isOwnAct(asked) ? howOfAnything(asked.lead) : sayHow(w, asked))
    );
  if (asks === 'why') return sayWhyOf(w, asked);
  // A narrow matter is told by its time: what the chart says of money in general does not answer for a loan.
  const isWide = matter.id === matter.topic;
  const byNature =
    isWide && ((!amount && asks === 'what') || (asks === 'whether' && BY_NATURE.includes(matter.topic)));
  const nature = byNature ? natureOf(w, matter) : null;
  if (!nature || LATE.test(understood.text)) return sayWhether(w, { ...asked, lead });
  const near = sayYear(w, firstAhead(w), { ...asked, lead: (sentence) => sentence });
  w.step(nature.step);
  return {
    lead: lead(nature.lead),
    reasons: [...nature.reasons.slice(0, 2), near.lead],
    advice: matter.advice ?? [],
    limits: limitsOf(matter),
  };
}

const isFirm = (matter: Matter): matter is Matter & { firm: string } => matter.firm !== undefined;

/** To do it or not, and when: 换不换，换的话几月好. */
const WHETHER_AND_WHEN =
  /(?:(\p{Script=Han})不\1|[要该]不[要该][^,。?!]{1,8})[,。].*(?:几月|哪个?月|什么时候|哪一?年|何时)/u;

/** 要是分了, 万一裁了 */
const IF_IT_ENDS = /(?:要是|如果|万一|假如|真的?|若)[^,。?!]{0,8}(?:分|散|离|掰|吹|断|黄|裁|辞|失业|炒)/;
const AFTERWARDS = new Set(['next_partner', 'next_job', 'remarriage']);

const REGRET = /(?:会不会|会|怕)(?:后悔)(?:吗|么|$|[?。,])|后不后悔/;

/** Whether to try once more: 明年还考吗. */
const AGAIN = /(?:还|再|接着|继续)(?:要|去)?(?:考|读|学|做|干|投|开|试)(?:吗|么|不|$|[?])/;

/** 是不是要边缘化我: what another means by it. */
const MOTIVE =
  /是不是(?:就是)?((?:要|想|在|故意)?(?:边缘化|架空|赶走?|逼走|针对|试探|利用|孤立|防着|冷落|敲打|考验))(?:我|人)?/;

/** 怀疑他外头有人, beside something else. */
const SUSPECTED =
  /(?:怀疑|疑心|总觉得|寻思|感觉|猜)[^,。?!]{0,8}(?:外[面头边][^,。?!]{0,2}有(?:了)?(?:别的)?(?:人|女人|男人|相好)|出轨|有外遇)/;

/** 老婆跟人好上了，我八字是不是克妻 */
const FEARED_TO_HARM = /(?<=(?:八字|命)[^,。?!]{0,6}|是不是[^,。?!]{0,4})克[夫妻](?!宫|星)/;

/** What is asked beside the matter is answered before it: whether someone means harm, whether it will be regretted. */
function withAsides(answer: Answer | null, text: string, { id }: Matter): Answer | null {
  if (answer === null) return null;
  if (SUSPECTED.test(text) && id !== 'betrayal')
    return {
      ...answer,
      reasons: ['外头有没有人，盘里看不出来；有疑点就当面问一次，不翻手机、不找人跟', ...answer.reasons],
    };
  if (HARMED.test(text)) return { ...answer, lead: `不算犯小人；${answer.lead}` };
  const harmful = FEARED_TO_HARM.exec(text)?.[0];
  if (harmful && id !== 'harming_spouse' && !answer.lead.includes('克'))
    return { ...answer, lead: `没有${harmful}这回事；${answer.lead}` };
  const motive = MOTIVE.exec(text)?.[1];
  if (motive && !/看不出/.test(answer.lead))
    return { ...answer, lead: `是不是${motive}看不出来，先当平常的安排来接；${answer.lead}` };
  return REGRET.test(text) && !/后悔/.test(answer.lead)
    ? {
        ...answer,
        lead: `后不后悔看不出来；${answer.lead}`,
        limits: answer.limits.filter((limit) => !/后悔/.test(limit)),
      }
    : answer;
}

/** What two charts are feared to do to each other: 我俩是不是八字相克. */
const BLAMED_ON_CHARTS =
  /(?:是不是|会不会是?|难道)[^,。?!]{0,4}?((?:八字|命里|天生|属相)?(?:相克|犯冲)|八字不合)/;

/** Money luck that is feared to be missing: 我这辈子是不是没有财运, 八字里财很差. */
const NO_MONEY_LUCK =
  /(?:没(?:有)?|缺|无)(?:什么|半点|一点)?财(?:运|命)?(?=$|[,。?!吗么的啊了])|[跟和与](?:钱|财)[^,。?!]{0,2}[没无]缘|财(?:运|星)?(?:是不是|真的|也|很|太|特别|比较|这么|都)*(?:差|薄|弱|不好|不行)/;
const LEAKS = /(?:是不是|难道|真的)[^,。?!]{0,4}(?:命里|八字|天生)?(?:就)?(?:漏财|存不住|守不住)/;
const MONEY_LUCK_ASKED = /有没有财(?:运|命)?(?=$|[,。?!])|有财(?:运|命)?(?:吗|么|不|没)/;

/** Whether there is money luck, before what the chart says of it. */
const moneyLuckFirst = (text: string, { id }: Matter): string =>
  !['wealth', 'saving', 'short_of_money'].includes(id)
    ? ''
    : MONEY_LUCK_ASKED.test(text)
      ? '有财运；'
      : NO_MONEY_LUCK.test(text)
        ? '不是没有财运；'
        : LEAKS.test(text)
          ? '不是命里漏财；'
          : '';

/** One fears to be no learner: 我是不是根本不是读书的料. */
const NO_LEARNER =
  /(?:读书|学习|念书|上学)(?:的)?(?:那块|这块)?(?:的)?料|脑子[^,。?!]{0,2}(?:笨|不好|不行|不够)|没脑子|(?:天生|就是)[^,。?!]{0,4}学不(?:进|会|好)|不适合(?:读书|学习|念书|上学)/;

/** A question about a matter whose answer is not a table of the chart; what its first sentence says is not said again. */
export function answerMatter(w: Writer, given: Asked): Answer | null {
  const { person, text: asked } = given.understood;
  if (person === null && !isOfBody(given.matter) && blamesYear(asked)) return sayBlamed(w, given);
  const answer = withAsides(answered(w, inOwnWords(given)), given.understood.text, given.matter);
  if (given.understood.shape?.kind === 'feared_tie' || given.understood.shape?.kind === 'causes')
    return answer;
  const blamed = answer && BLAMED_ON_CHARTS.exec(given.understood.text)?.[1];
  if (blamed && !/^(?:不是|没有|不冲|不会)/.test(answer.lead))
    return { ...answer, lead: `不是${blamed}；${answer.lead}` };
  if (answer && given.matter.topic === 'study' && NO_LEARNER.test(given.understood.text))
    return { ...answer, lead: `不是读不了书，一科的分数说不了这个；${answer.lead}` };
  const money = answer && moneyLuckFirst(given.understood.text, given.matter);
  if (
    money &&
    !(given.matter.id === 'wealth' ? /^(?:不是|有|没有|20\d\d年)/ : /^(?:不是|没有)/).test(answer.lead)
  )
    return { ...answer, lead: `${money}${answer.lead}` };
  const fated = answer && fatedIn(given.understood.text);
  if (fated && !given.matter.ofNature && !/^(?:不是|没有|定不了|不算|不能当真)/.test(answer.lead))
    return { ...answer, lead: `命里没有“${fated}”这一条；${answer.lead}` };
  const isSaid = given.matter.id === 'anything' && answer !== null && /看不出/.test(answer.lead);
  return isSaid ? { ...answer, limits: [] } : answer;
}

/** Shapes that say more than the one word of a matter, whatever the matter is. */
const OVER_FIRM: readonly Shape['kind'][] = [
  'own',
  'feared_tie',
  'claim',
  'unseen',
  'say',
  'persuade',
  'refuse',
  'office',
  'left',
  'rivals',
  'steps',
  'other_way',
  'department',
  'concrete',
  'later',
];

const outranksFirm = ({ shape, text }: Understood, matter: Matter): boolean =>
  shape !== null &&
  ((OVER_FIRM.includes(shape.kind) && !(matter.ofNature && shape.kind === 'own')) ||
    // 大哥说存定期，小舅子说投民宿，听谁的 is of the two, not of whose word counts.
    (shape.kind === 'choice' &&
      (isToldApart(shape.options) ||
        areColours(shape.options, text) ||
        isOfRisk(shape.options) ||
        matter.id === 'whose_word' ||
        matter.id === 'wages_owed')) ||
    (shape.kind === 'causes' && matter.topic !== 'study' && matter.topic !== 'exam' && !isOfBody(matter)) ||
    (shape.kind === 'judge' && !matter.first) ||
    (shape.kind === 'told' && (matter.told !== undefined || (matter.id === 'mood' && tellsOfOther(text)))));

const WEDDING: Readonly<Record<Sign, string>> = {
  good: '偏向结得成，',
  even: '一半一半，',
  bad: '不容易结成，',
};

/** Whether a wedding comes off in a year that is named, in the first words. */
function weddingFirst(w: Writer, { understood: { text, time }, matter }: Asked & { matter: Timed }): string {
  const isAsked = time?.kind === 'year' && time.year >= w.today.year && /结得[成了]|结[不没]成/.test(text);
  return isAsked && matter.topic === 'marriage_time'
    ? WEDDING[signOfYear(w, yearOfLuck(w, time.year), matter)]
    : '';
}

function answered(w: Writer, given: Asked): Answer | null {
  const asked = {
    ...given,
    matter: forAge(w, given.matter, [given.understood.text, given.understood.added ?? ''].join(',')),
  };
  const { understood, matter, lead } = asked;
  const { time, shape } = understood;
  if (matter.id !== 'other_teller' && fearsKeepingNothing(understood.text)) return sayKeeping(w, asked);
  const firm = isFirm(matter) && (matter.timeless || !time) ? { ...asked, matter } : null;
  const asksOfBoth = firm === null || /天[分赋]|更(?:适合|合适|像)|哪(?:个|样|条)/.test(understood.text);
  const wish = (shape?.kind !== 'choice' || firm) && asksOfBoth ? answerWish(w, understood.text) : null;
  if (firm && !wish && !outranksFirm(understood, matter))
    return sayAsked(w, firm) ?? askedFirst(w, sayFirm(w, firm), understood, matter);
  if (wish) return { ...wish, lead: lead(wish.lead) };
  if (matter.id === 'rest_from_work') return sayRest(w, asked);
  if (matter.id === 'next_work') return sayNextWork(w, asked);
  const small = matter.id === 'anything' ? answerSmallAct(w, asked) : null;
  if (small) return small;
  const shaped = shape && answerShape(w, shape, understood, matter);
  if (shaped && shape.kind === 'choice' && isPressing(shape.options)) return shaped;
  if (shaped) return { ...shaped, lead: lead(shaped.lead) };
  const isOfAll = isOfLife(time) || (time === null && isStuck(understood.text));
  if (isOfAll && isOfSide(matter) && !(isTimed(matter) && matter.far && understood.asks === 'whether'))
    return sayLife(w, asked);
  if (!isTimed(matter)) {
    // 老伴脾气大怎么相处 asks of the other's temper.
    const way = understood.asks === 'how' ? answerHowWith(w, matter, understood.text) : null;
    if (way) return way;
    const nature = natureOf(w, matter);
    return nature && sayNature(w, nature, asked);
  }
  return answerTimed(w, { ...asked, matter });
}

const CHANGED: Readonly<Record<Sign, string>> = {
  good: '多半会比现在强；',
  even: '不见得比现在强；',
  bad: '头一年未必比现在强；',
};

/** What stands before the year or month that is told. */
function firstWords(w: Writer, { matter, understood }: Asked & { matter: Timed }): string {
  const { text, time, asks } = understood;
  if (IF_IT_ENDS.test(text) && AFTERWARDS.has(matter.id)) return '真到那一步，';
  if (NUMBER.test(text)) return `${numberAsked(text) ?? '具体的数'}看不出来；`;
  if (isOfChange(text) && matter.topic !== 'luck')
    return CHANGED[signOfYear(w, yearOfLuck(w, time?.kind === 'year' ? time.year : firstAhead(w)), matter)];
  if (WHETHER_AND_WHEN.test(text) && matter.decide)
    return `${matter.decide[signOfYear(w, yearOfLuck(w, firstAhead(w)), matter)]}；真要的话，`;
  return time?.kind === 'months' && asks === 'how' && matter.advice ? `${matter.advice[0]!}；` : '';
}

const TOGETHER: Readonly<Record<Sign, string>> = { good: '整体偏顺', even: '整体平', bad: '整体偏紧' };

/** How the time is that is asked about, or the year that is near; null for one that is over or no year and no month. */
function timeOf(w: Writer, { matter, understood: { time } }: Asked) {
  if (time?.kind === 'months' && !isOver(w.today, time)) {
    const months = monthsLuck(w, time.months);
    const sign = signOfMonths(months);
    const names = [months[0]!, months.at(-1)!].map((month) => monthName(month, w.today.year));
    return { sign, name: [...new Set(names)].join('到'), overall: TOGETHER[sign] };
  }
  if (time !== null && !(time.kind === 'year' && time.year >= w.today.year)) return null;
  const year = yearOfLuck(w, time?.year ?? firstAhead(w));
  return { sign: signOfYear(w, year, matter), name: yearName(w, year.year), overall: overallOf(year) };
}

/** Whether something comes about that has no entry. */
function ofOutcome(w: Writer, asked: Asked): Answer | null {
  const { asks, shape, text, day } = asked.understood;
  if (asked.matter.id !== 'anything' || asks !== 'whether' || shape !== null || day) return null;
  const outcome = outcomeIn(text);
  const when = outcome && timeOf(w, asked);
  return when && sayOutcome(w, outcome, when, asked.lead);
}

/** 我是哪一年离的婚: which year it was. */
const WHICH_PAST_YEAR =
  /哪一?年[^,。?!]{0,6}(?:离|结|分|走|买|换|生|病|出事|裁|失业|失恋|赔|亏|升|搬|考上|认识|发生)[^,。?!]{0,3}的/;
/** Years that are looked back on. */
const LOOKED_BACK = 10;

/** In which of the years that are over it was: no chart tells, and those that it moved most are named. */
function sayPastYear(w: Writer, { matter, lead }: Asked & { matter: Timed }): Answer {
  const years = Array.from({ length: LOOKED_BACK }, (_, at) => w.today.year - 1 - at);
  const order = rankedYears(w, matter, years);
  const [hard, next] = [order.at(-1)!, order.at(-2)!];
  w.step(`回看${LOOKED_BACK}年：最费力的是${hard.year}年${hard.ganzhi}。`);
  const [first, second] = [hard.year, next.year].sort((a, b) => a - b);
  return {
    lead: lead(`准是哪一年，盘里断不定；过去十年里最像的是${first}年和${second}年`),
    reasons: ['这两年在这件事上最费力，其余几年轻一些'],
    advice: ['对得上就当它有用，对不上以你自己的经历为准；是哪一年，说给我听，我再看那年'],
    limits: [],
  };
}

function answerTimed(w: Writer, asked: Asked & { matter: Timed }): Answer | null {
  const { understood, matter, lead } = asked;
  if (WHICH_PAST_YEAR.test(understood.text)) return sayPastYear(w, asked);
  const unknown = ofOutcome(w, asked);
  if (unknown) return unknown;
  const { time, day } = understood;
  const asksOfSubject =
    matter.id === 'study' && /适合/.test(understood.text) && !NO_LEARNER.test(understood.text);
  const fit = (matter.topic === 'exam' || asksOfSubject) && time === null ? suits(w, understood.text) : null;
  if (fit) return { lead: lead(fit), reasons: [], advice: matter.advice ?? [], limits: limitsOf(matter) };
  const exam = answerExam(w, asked);
  if (exam) return exam;
  const again = time?.kind === 'year' && AGAIN.test(understood.text) ? matter.decide : undefined;
  if (again && time?.kind === 'year') {
    const year = sayYear(w, time.year, asked);
    return {
      ...year,
      lead: lead(`${yearName(w, time.year)}${again[signOfYear(w, yearOfLuck(w, time.year), matter)]}`),
    };
  }
  if (isOfLife(time) && matter.far && understood.asks === 'whether') return sayFar(w, asked, matter.far);
  const firm = isFirm(matter) ? `${matter.firm.replace(/。$/, '')}；` : '';
  const before = `${firstWords(w, asked)}${firm}${weddingFirst(w, asked)}`;
  const timed = { ...asked, lead: (sentence: string) => lead(`${before}${sentence}`) };
  if (time?.kind === 'year') return sayYear(w, time.year, timed);
  if (time?.kind === 'years') return sayBestYears(w, timed, time.years);
  if (time?.kind === 'months' && understood.asks === 'why' && !isOver(w.today, time))
    return sayWhyOf(w, timed);
  if (time?.kind === 'months') return sayMonths(w, time.months, timed);
  if (day) return sayMonths(w, monthsFromNow(w, 2), timed);
  return time ? null : sayTimeless(w, timed, NUMBER.test(understood.text));
}
