/** Answers by the shape of the question, for any matter: the first sentence says what was asked. */
import { isTimed, type Matter, type Sign, type Timed } from '../../matters/matter.ts';
import { findMatters } from '../../matters/table.ts';
import type { Mood, Shape } from '../../understand/shape.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { natureOf, tradeFit } from '../nature.ts';
import { pupilAnswer } from '../ages.ts';
import { isOfNow, LATE, limitsOf } from '../asked.ts';
import { betterTold } from '../beside.ts';
import { nearMonths } from '../months.ts';
import { OPENINGS } from '../comfort.ts';
import { overallOf, rankedYears, signOfYear, yearName } from '../period.ts';
import { namesTime } from '../../understand/options.ts';
import { examsIn, hasOwnDate } from '../../understand/time/exams.ts';
import { hurtIn } from '../../understand/hurts.ts';
import { KIN, relationIn } from '../../understand/kin.ts';
import { answerCauses } from './causes.ts';
import { answerChoice } from './choice.ts';
import { answerClaim, answerUnseen } from './claims.ts';
import { answerConcrete } from './concrete.ts';
import { answerCompare } from './compare.ts';
import { answerLengths, answerPressing } from './lengths.ts';
import { answerLater } from './later.ts';
import { tellsOfWagesOwed } from './moves.ts';
import { answerLeft } from './left.ts';
import { isNow, nowOrLater } from './now-or-later.ts';
import { answerOffice } from './office.ts';
import { answerOtherWay } from './other-ways.ts';
import { answerOutcome } from './outcome.ts';
import { answerOwn } from './own.ts';
import { answerRivals } from './rivals.ts';
import { answerSteps } from './steps.ts';
import { answerFearedTie } from './thin-ties.ts';
import { INTERVENTIONS, NOBODY, PERSUADE, REFUSE, TIES } from './ties.ts';
import { LUCKY, PLACES } from '../words.ts';
import { partnersTold } from '../working-life.ts';
import { answerTrait, answerWho } from './traits.ts';

/** Whether to say it. */
const SPEAK = /(?:要不要|该不该|应不应该|用不用)[^,。?!]{0,8}(?:说(?!明)|告诉|坦白|摊牌|讲|解释|承认)/;
function speak(w: Writer, text: string): Answer {
  const relation = relationIn(text);
  const tie = relation ? TIES[relation] : NOBODY;
  w.step('这一问是要不要开口，看对谁说。');
  return {
    lead: '可以说，先想好要什么、能退到哪一步，再开口',
    reasons: [tie.say],
    advice: [tie.then],
    limits: [],
  };
}

/** What if it does not come off. */
function failed(w: Writer, matter: Matter, time: Understood['time']): Answer {
  if (matter.topic === 'romance' || matter.topic === 'love')
    return {
      lead: '被拒就先停，退回普通朋友，给自己一个月',
      reasons: ['这一个月不追问、不解释，照常过日子'],
      advice: ['对方后来主动找你，再约一件小事；一直没有动静，就往前走'],
      limits: [],
    };
  // After the year that was asked about.
  const asked = time?.kind === 'year' ? time.year : w.today.year;
  const years = Array.from({ length: 4 }, (_, at) => asked + 1 + at);
  const [best] = rankedYears(w, matter, years);
  if (matter.topic === 'job_change')
    return {
      lead: `那就先接一份能过渡的，边做边投；${best!.year}年更顺`,
      reasons: ['要求里只守一样：钱、离家近、能学东西，别三样都要'],
      advice: matter.advice ?? [],
      limits: [],
    };
  return {
    lead: `不成也不是没路：先留一条退路，${best!.year}年再试更省力`,
    reasons: [],
    advice: matter.advice ?? [],
    limits: [],
  };
}

const ELSE: Readonly<Record<Sign, string>> = {
  good: '不做也可以，只是这一年的顺风就用不上了',
  even: '不做也可以，差别不大，看你更想要哪样',
  bad: '不做更稳，先这样过着就好',
};
/** What to do in such a time takes. */
const MOVING: Readonly<Record<Sign, string>> = {
  good: '动起来有人帮',
  even: '动不动看条件',
  bad: '动起来费力',
};
/** Whether a text says again what stands in another. */
const repeats = (text: string, other: string) =>
  other
    .split(/[，；、]/)
    .some(
      (clause) =>
        clause.length >= 4 && (text.includes(clause.slice(0, 5)) || text.includes(clause.slice(-5))),
    );

/** To do it or not, for a matter that has its own words for it. */
function decide(w: Writer, matter: Timed & Required<Pick<Matter, 'decide'>>, text: string): Answer {
  const number = firstAhead(w);
  const near = isOfNow(matter, text) ? nearMonths(w) : null;
  const sign = near?.sign ?? signOfYear(w, yearOfLuck(w, number), matter);
  const [best] = rankedYears(w, matter);
  const trade = matter.topic === 'startup' ? tradeFit(w, text) : null;
  const isSettled = sign === 'good' || hasOwnDate(text) || (near !== null && matter.id === 'anything');
  const better = isSettled ? null : betterTold(w, matter, number);
  w.step(`看${number}年与往后几年：最合的是${best!.year}年${best!.ganzhi}。`);
  const why =
    repeats(matter.decide[sign], matter.year[sign]) || matter.id === 'anything'
      ? `${number}年${overallOf(yearOfLuck(w, number))}，${MOVING[sign]}`
      : `${yearName(w, number)}${matter.year[sign]}`;
  const late = LATE.test(text) && !w.aged ? '不晚，' : '';
  return {
    lead: `${late}${matter.decide[sign]}`,
    reasons: [
      near?.told ?? why,
      ...(matter.id === 'handing_over' && /合伙|一起[干做]/.test(text) ? [partnersTold(w)] : []),
      ...(trade ? [trade] : []),
      ...(better ? [better] : []),
    ],
    advice: matter.advice ?? [],
    limits: [
      ...(matter.topic === 'house' && /[涨跌降]/.test(text)
        ? ['房价的涨跌盘里看不出来，自己住的看月供扛不扛得住']
        : []),
      ...(matter.limit ? [matter.limit] : []),
    ],
  };
}

/** What to take on in such a time. */
const BEARING: Readonly<Record<Sign, string>> = {
  good: '做得动，也担得起',
  even: '可做可不做，看条件',
  bad: '先省着力气',
};
/** 去不去: the act that is asked about. */
const DONE_OR_NOT = /((?![要能该会是有好对行可用准])\p{Script=Han})(?:还是)?不\1/u;
/** To do it or not, by the year, for a matter that has no word for that. */
export function decidePlainly(w: Writer, matter: Matter, text: string): Answer | null {
  const act = DONE_OR_NOT.exec(text)?.[1];
  if (act === undefined || !isTimed(matter)) return null;
  const number = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, number), matter);
  const word = { good: `可以${act}`, even: `可以${act}，先说好试一段`, bad: `先不${act}` }[sign];
  w.step(`看${number}年：${overallOf(yearOfLuck(w, number))}。`);
  const better = sign === 'good' ? null : betterTold(w, matter, number);
  return {
    lead: `${word}：${number}年${overallOf(yearOfLuck(w, number))}，${BEARING[sign]}`,
    reasons: [`${number}年${matter.year[sign]}`, ...(better ? [better] : [])],
    advice: matter.advice ?? [],
    limits: limitsOf(matter),
  };
}

const hasDecision = (matter: Matter): matter is Timed & Required<Pick<Matter, 'decide'>> =>
  isTimed(matter) && matter.decide !== undefined;

/** 老板骂我，我该不该走: the act that is asked about, where the matter tells only why. */
const LEAVING =
  /(?:该不该|要不要|应不应该|还是|想|是不是该)(?:直接|马上)?(?:走|辞|离(?!婚)|跳槽|换(?:工作|地方|单位|一家|家公司)|不干)/;
function decideAct(w: Writer, matter: Matter, text: string): Answer | null {
  if (hasDecision(matter)) return decide(w, matter, text);
  const plain = isTimed(matter) && !isWide(matter) ? decidePlainly(w, matter, text) : null;
  if (plain) return plain;
  const [job] = ['boss', 'career'].includes(matter.topic) && LEAVING.test(text) ? findMatters('跳槽') : [];
  return job && hasDecision(job) ? decide(w, job, text) : null;
}

/** The one who is told of is not the asker. */
const OF_OTHER = new RegExp(`^(?:我们?家?|咱家?)?的?(?:这|那)?个?${KIN}(?!.{0,12}(?:让|害|气|逼|弄)我)`);
export const tellsOfOther = (text: string) => OF_OTHER.test(text);

/** What is told and asks for nothing: first the person, then one thing to do. */
export function answerTold(w: Writer, mood: Mood, matter: Matter | undefined, text: string): Answer {
  const ofPupil = pupilAnswer(w, text);
  if (ofPupil) return ofPupil;
  w.step('这一句是在说一件事，先回应，再看能做什么。');
  const relation = relationIn(text);
  const tie = relation && TIES[relation];
  // What is said of money or work in general does not answer for what has happened.
  // 我女儿压力大，天天跟我吵 is of her, not of the asker's own mind.
  const isOfOther = matter?.id === 'mood' && tie && tellsOfOther(text);
  if (isOfOther && mood !== 'good')
    return {
      lead: `${w.pick(OPENINGS[mood])}，${tie.do}`,
      reasons: [tie.then],
      advice: ['睡不好、吃不下、不想见人超过两周，陪去看心理科；急的时候打12356'],
      limits: [],
    };
  // 孩子他爸 is a partner, who is named by the child.
  const isNamedByChild = relation === 'partner' && matter?.topic === 'children';
  const first = matter && !isWide(matter) && !isNamedByChild ? matter.advice?.[0] : undefined;
  const comfort = w.pick(OPENINGS[mood]);
  // A hurt that is known is taken up in its own words, before the answer.
  const opening = hurtIn(text) ? '' : `${comfort}，`;
  if (mood === 'good')
    return {
      lead: matter?.told ?? comfort,
      reasons: [],
      advice: ['想看接下来怎么走，带上年份问我就好'],
      limits: [],
    };
  if (matter?.told) return { lead: matter.told, reasons: [], advice: matter.advice ?? [], limits: [] };
  if (first)
    return {
      lead: `${opening}先做一件：${first.replace(/^(今天)先/, '$1')}`,
      reasons: matter!.advice!.slice(1, 2),
      advice: ['想看什么时候松下来，接着问我“什么时候会好”'],
      limits: [],
    };
  if (tie && (mood === 'bad' || isNamedByChild))
    return {
      lead: `${opening}${tie.do}`,
      reasons: [tie.then],
      advice: ['想看什么时候松下来，接着问我“什么时候会好”'],
      limits: [],
    };
  return mood === 'bad'
    ? {
        lead: `${opening}你先缓一缓`,
        reasons: ['愿意的话说说是哪件事、从什么时候开始的，我对着盘看看那阵子'],
        advice: ['今天找一个人说十分钟；睡不着、吃不下超过两周，可以打12356，有人接'],
        limits: [],
      }
    : {
        lead: `${comfort}，你想让我看这件事的哪一头`,
        reasons: ['比如“该不该做”“什么时候合适”“怎么做才好”，一句话就行'],
        advice: [],
        limits: [],
      };
}

/** Matters that only name people, or are so wide that their advice fits anything. */
const isWide = ({ id, topic }: Matter) =>
  id === 'anything' ||
  [
    'parents',
    'in_laws',
    'children',
    'people',
    'marriage',
    'boss',
    'love',
    'career',
    'wealth',
    'luck',
    'health',
    'personality',
  ].includes(id) ||
  topic === 'pattern';

/** How to say a hard thing: by who hears it. */
function say(w: Writer, matter: Matter, text: string): Answer {
  const relation = relationIn(text);
  const tie = relation ? TIES[relation] : NOBODY;
  w.step('这一问是怎么开口，看对谁说。');
  const own = isWide(matter) || matter.firm !== undefined ? [] : (matter.advice ?? []).slice(0, 1);
  return { lead: matter.say ?? tie.say, reasons: [tie.then], advice: own, limits: [] };
}

/** Which kind of place suits: by what the chart takes first. */
function where(w: Writer, matter: Matter): Answer | null {
  const [first, second] = w.facts.advice.take;
  if (!first || w.minor) return null;
  w.step(`看取用：${first === 'earth' ? '以本地与中部为先' : `方位以${LUCKY[first].direction}为先`}。`);
  return {
    lead: `更合你的是${w.pick(PLACES[first])}${second ? `，其次${w.pick(PLACES[second])}` : ''}`,
    reasons: ['这是偏向；哪边先有合适的事做、有人照应，就先去哪边'],
    advice: matter.topic === 'move' ? (matter.advice ?? []) : ['先去住两周，问自己想不想每天这样过'],
    limits: [],
  };
}

/** What to do with someone near, where no matter says more. */
export function answerHowWith(w: Writer, matter: Matter, text: string): Answer | null {
  const relation = relationIn(text);
  if (!relation || !isWide(matter)) return null;
  w.step('这一问是怎么相处，看对谁。');
  return { lead: TIES[relation].do, reasons: [TIES[relation].then], advice: [], limits: [] };
}

/** 身强还是身弱 is a fact of the chart, not a choice. */
const OF_CHART: readonly Matter['topic'][] = [
  'strength',
  'pattern',
  'favourable',
  'phases',
  'pillars',
  'stars',
  'tai_sui',
];

const SUM_TOPICS: readonly Matter['topic'][] = ['wealth', 'luck', 'career', 'startup', 'invest', 'house'];

/** The number in the words of the question: 有几个孩子; null where it has none of its own. */
export function numberAsked(text: string): string | null {
  const match =
    /(?:有|生|要|谈|结|离|嫁|娶|赚|挣|存|攒|花|考|涨|分|赔|亏|拿|给|卖|还|值|借|收|贷)?(?:得|到|过)?(?:几|多少)(?:[个次段胎任婚门分万千块])?(?:孩子|小孩|娃|孙子|孙女|儿子|女儿|对象|老公|老婆|男朋友|女朋友|人|钱|工资|彩礼|婚|年终奖)?/.exec(
      text,
    );
  return match && [...match[0]].length >= 3 ? match[0] : null;
}

/** A sum, a score or a count: no chart has one; what the chart says of it follows in the same sentence. */
function number(w: Writer, matter: Matter, kind: 'amount' | 'count', text: string): Answer {
  const isMoney = SUM_TOPICS.includes(matter.topic);
  const of = isMoney && matter.topic === 'luck' ? { ...matter, topic: 'wealth' as const } : matter;
  const nature = natureOf(w, of);
  const year = firstAhead(w);
  const isOfLife =
    /一辈子|这辈子|一生|总共|命里|到老|最多|最后/.test(text) || kind === 'count' || !isTimed(matter);
  const what = numberAsked(text) ?? (kind === 'count' ? '几次、几个' : '具体的数');
  if (nature) w.step(nature.step);
  const near = isTimed(matter)
    ? `${yearName(w, year)}${matter.year[signOfYear(w, yearOfLuck(w, year), matter)]}`
    : '';
  const told = matter.id === 'anything' ? '' : isOfLife && nature ? nature.lead : near || nature?.lead || '';
  const seen = told.replace(/^看不出来[，；]?/, '').replace(/，有没有、有几个，盘里看不出来$/, '');
  return {
    lead: `${what}盘里看不出来${seen ? `；看得出的是，${seen}` : ''}`,
    reasons: isOfLife && near ? [near] : [],
    advice: matter.advice ?? [],
    limits: [],
  };
}

type Plain = Extract<Shape, { kind: 'refuse' | 'persuade' | 'intervene' | 'judge' | 'how_long' | 'else' }>;

/** Shapes that one plain sentence answers. */
function answerPlainly(w: Writer, shape: Plain, matter: Matter, { text, time }: Understood): Answer {
  switch (shape.kind) {
    case 'refuse':
      w.step('这一问是怎么说不，不看盘。');
      return { lead: REFUSE.lead, reasons: [REFUSE.then], advice: [], limits: [] };
    case 'persuade':
      w.step('这一问是怎么劝人，先看对方图什么。');
      return {
        lead: PERSUADE.lead,
        reasons: [PERSUADE.then],
        advice: matter.firm || isWide(matter) ? [] : (matter.advice ?? []).slice(0, 1),
        limits: [],
      };
    case 'intervene': {
      const { lead, then } = INTERVENTIONS[shape.how];
      w.step('这一问是别人的事，你管到哪一步，不看盘。');
      return { lead, reasons: [then], advice: [], limits: [] };
    }
    case 'judge':
      w.step('这一问要一句实在话，不看盘。');
      return {
        lead: `${shape.word}，你有这样的想法很自然`,
        reasons: [],
        advice: ['真要弄清，找一个信得过、不偏你的人说一遍', ...(matter.advice ?? []).slice(0, 1)],
        limits: [],
      };
    case 'how_long': {
      const [first, ...rest] = matter.advice ?? [];
      return {
        lead: `要多久盘里看不出来；先按三个月来看${first ? `，${first}` : ''}`,
        reasons: rest.slice(0, 1),
        advice: [],
        limits: matter.limit ? [matter.limit] : [],
      };
    }
    case 'else': {
      const year = firstAhead(w);
      const sign = isTimed(matter) ? signOfYear(w, yearOfLuck(w, year), matter) : 'even';
      w.step(`看${year}年：不做也各有得失。`);
      if (
        /不(?:上|了|成|到|过|掉|动|着|完|下来|下去|出来|出去|起来|过去|要我|收我|选我|录我)|没(?:要我|收我|成|过|考[上过]|中|升|涨|批|录|找到|遇到|谈成)|失败|被拒|落榜|^(?:那么?|要是|万一|如果)*(?:我|还是)*[赔亏黄砸]/.test(
          text,
        )
      )
        return failed(w, matter, time);
      const undone = /不(\p{Script=Han})(?:\p{Script=Han}{0,3})(?:呢|的话)/u.exec(text)?.[1];
      return {
        lead: undone ? ELSE[sign].replace(/^不做/, `不${undone}`) : ELSE[sign],
        reasons: [`${year}年${overallOf(yearOfLuck(w, year))}，${MOVING[sign]}`],
        advice: matter.advice ?? [],
        limits: [],
      };
    }
  }
}

/** Which department of a hospital; null where no sign is known. */
function answerDepartment(w: Writer, name: string | null): Answer {
  w.step('这一问是看病挂号，不看盘。');
  return {
    lead: name
      ? `先挂${name}；拿不准就到分诊台说一句症状，护士会告诉你`
      : '先到分诊台说清哪里不舒服，护士会告诉你挂哪个科',
    reasons: [],
    advice: ['把几天了、什么时候重、正在吃什么药写下来带去', '突然加重就去急诊，不等门诊'],
    limits: [],
  };
}

/** Shapes that are answered before anything of the matter or the time is looked at. */
type OfItself = Extract<
  Shape,
  { kind: 'feared_tie' | 'claim' | 'unseen' | 'office' | 'left' | 'department' | 'who' | 'later' }
>;

/** The answer to a shape; null where the plain kinds answer. */
export function answerShape(w: Writer, shape: Shape, understood: Understood, matter: Matter): Answer | null {
  switch (shape.kind) {
    case 'feared_tie':
      return answerFearedTie(w, shape.feared, understood.text, matter);
    case 'claim':
      return answerClaim(w, shape.claim, understood, matter);
    case 'unseen':
      return answerUnseen(w, shape.unseen);
    case 'office':
      return answerOffice(w, shape.office);
    case 'left':
      return answerLeft(w, shape);
    case 'department':
      return answerDepartment(w, shape.name);
    case 'who':
      return answerWho(w, understood.text);
    case 'later':
      return answerLater(w, shape.later, understood, matter);
    default:
      return answerByKind(w, shape, understood, matter);
  }
}

const OF_GROWN = /现在工作|的活|交辞|正在过|试一小段/;
/** A choice of one who is at school, without the advice for those who work. */
const forPupil = (w: Writer, answer: Answer): Answer =>
  w.minor && answer.advice.some((text) => OF_GROWN.test(text))
    ? { ...answer, advice: ['假期去看一天真正做这件事的人怎么过', '定一个学期先试，试完自己说还想不想'] }
    : answer;

/** Whether a choice is told by the chart and not by the months that it names. */
const isChosenByChart = ({ time, date, text }: Understood, options: readonly [string, string]): boolean =>
  time === null ||
  // 明年三月房租到期，关了还是再撑一年: the month is told, and not chosen.
  !namesTime(options[1]) ||
  time.kind === 'year' ||
  tellsOfWagesOwed(text) ||
  date !== null ||
  examsIn(text).length > 1;

function answerByKind(
  w: Writer,
  shape: Exclude<Shape, OfItself>,
  understood: Understood,
  matter: Matter,
): Answer | null {
  const { time, text } = understood;
  switch (shape.kind) {
    case 'own':
      return answerOwn(w, shape.own, understood);
    case 'compare':
      return answerCompare(w, shape, matter);
    case 'rivals':
      return answerRivals(w, shape, text);
    case 'other_way':
      return answerOtherWay(matter);
    case 'concrete':
      return answerConcrete(w, understood, matter);
    case 'steps':
      return answerSteps(w, shape.of, matter.topic, understood.matters);
    case 'choice':
      if (OF_CHART.includes(matter.topic)) return null;
      if (time?.kind === 'months' && isNow(shape.options[0]))
        return nowOrLater(w, shape.options, time.months);
      return isChosenByChart(understood, shape.options)
        ? (answerLengths(w, shape.options, text, matter) ??
            answerPressing(w, shape.options) ??
            forPupil(w, answerChoice(w, shape.options, [text, understood.added ?? ''].join(','))))
        : null;
    case 'causes':
      return answerCauses(w, shape.causes, matter);
    case 'outcome':
      return time === null && isTimed(matter) ? answerOutcome(w, shape.after, matter) : null;
    case 'decide':
      if (SPEAK.test(text)) return speak(w, text);
      return time === null ? decideAct(w, matter, text) : null;
    case 'amount':
    case 'count':
      return time === null || ['cycle', 'age', 'ages'].includes(time.kind)
        ? number(w, matter, shape.kind, text)
        : null;
    case 'trait':
      return time === null ? answerTrait(w, shape.trait) : null;
    case 'refuse':
    case 'persuade':
    case 'intervene':
    case 'judge':
    case 'how_long':
    case 'else':
      return answerPlainly(w, shape, matter, understood);
    case 'where':
      return time === null && matter.topic !== 'industry' ? where(w, matter) : null;
    case 'say':
      return say(w, matter, text);
    case 'told':
      return (time === null || (matter.id === 'mood' && tellsOfOther(text))) &&
        !understood.day &&
        (shape.mood !== 'even' || matter.advice)
        ? answerTold(w, shape.mood, matter, text)
        : null;
    case 'avoid':
      return null;
  }
}
