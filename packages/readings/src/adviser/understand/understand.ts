/**
 * What a question asks, read in one order: its clean form, danger, whom it is about, the matter, the time, the form that
 * is wanted. What an earlier step has found stands, whatever a later one finds.
 */
import { findMatters } from '../matters/table.ts';
import { ANYTHING } from '../matters/life.ts';
import type { Matter, Topic } from '../matters/matter.ts';
import { cleanQuestion, withClauses } from './clean/clean.ts';
import { fromSound } from './clean/sounds.ts';
import { findDanger } from './danger.ts';
import { findFacts } from './facts.ts';
import { findAsks, findForm } from './form.ts';
import { findPerson, type KnownPerson, type Person, recordOf } from './people.ts';
import { findFirmTalk, findSmallTalk, findThanks, withoutGreeting } from './talk.ts';
import { asksTerm, findTerm, type Term } from './terms.ts';
import { isUnclear, NOTHING, type Understood } from './understood.ts';
import { withoutBackground } from './time/background.ts';
import { findOwn } from './own.ts';
import { findComparison } from './compare.ts';
import { findRivals } from './rivals.ts';
import { tellsBirth } from './told-birth.ts';
import { withOption } from './turns.ts';
import { findOptions, findShape, type Shape } from './shape.ts';
import { CALENDAR_DAY, NEAR_DAY } from './time/days.ts';
import { daysUntil, findNamedDay, type NamedDay } from './time/named-days.ts';
import { follow } from './follow.ts';
import { luckMonthOfDate } from './time/months.ts';
import type { Time, Today } from './time/time.ts';
import { findTime } from './time/times.ts';
import { yearsToChooseFrom } from './time/years.ts';

/** It asks which of the years ahead. */
const ANY_YEAR = /哪一?年|哪几年|哪些年|什么年份|什么时候.{0,4}(?:运气|运势|顺)/;
const GOOD_FOR_ME = /对我|好不好|好吗|好还是坏|是好是坏|影响/;
/** Terms that have a matter of their own: 我的用神是什么 asks for the chart, 用神是什么意思 for the word. */
const TERM_TOPICS: Readonly<Record<string, string>> = {
  用神: 'favourable',
  喜神: 'favourable',
  忌神: 'favourable',
  闲神: 'favourable',
  五行: 'phases',
  格局: 'pattern',
  身强身弱: 'strength',
  日主: 'strength',
  四柱: 'pillars',
  纳音: 'pillars',
  神煞: 'stars',
};
/** Terms that speak of luck: with them a question asks for the luck, unless it asks for the word. */
const LUCK_TERMS = /^(?:大运|流年|流月|流日|起运|交运|小运|桃花|节|周岁|[木火土金水]|中和|救应|空亡)$/;
const LUCKY_TERM = /^(?:大运|流年|流月|流日|起运|交运|小运|桃花|节|周岁|[木火土金水])$/;
const WORD = /什么意思|意思是|什么是|何为|何谓|含义|解释|怎么理解|指什么|指的是|代表什么/;
/** A term is feared, or held to decide a matter: 空亡会影响婚姻吗. */
const FEARED =
  /(?:是不是|会不会|会|是|真的|有没有|有)[^,。?!]{0,6}(?:凶|惨|可怕|不好|坏|危险|严重|倒霉|灾|祸|影响|克(?:夫|妻|父|母)|妨|离婚|没救|命苦|短命|很差)|(?:影响|妨碍)[^,。?!]{1,8}(?:吗|么|不|$)/;
const CHART_TOPICS: readonly Topic[] = ['pillars', 'pattern', 'strength', 'stars', 'phases'];

/** The term that is asked for; null where a matter is meant, though its words hold one. */
function readTerm(
  text: string,
  matters: readonly Matter[],
  time: Time | null,
): { term: Term | null; matters: readonly Matter[] } {
  const term = findTerm(text);
  if (!term) return { term: null, matters };
  const own = TERM_TOPICS[term.term];
  const wordOnly = WORD.test(text) && !/我的?/.test(text);
  if (own && !wordOnly) {
    const found = matters.length > 0 ? matters : findMatters(term.term);
    return { term: null, matters: found };
  }
  if (FEARED.test(text) && !wordOnly && time === null && !LUCKY_TERM.test(term.term))
    return { term, matters: [] };
  const isLuck = LUCK_TERMS.test(term.term) && !wordOnly && term.term !== '空亡';
  const byTerm = findMatters(term.word).map(({ id }) => id);
  const named = matters.filter(({ id, topic }) => !CHART_TOPICS.includes(topic) && !byTerm.includes(id));
  if ((wordOnly || asksTerm(text)) && !isLuck && (named.length === 0 || wordOnly))
    return { term, matters: [] };
  if (named.length === 0 && !isLuck && time === null) return { term, matters: [] };
  return { term: null, matters };
}

const NAMING = /(?:宝宝|孩子|女儿|儿子|闺女|娃)[^,。?!]{0,6}(?:名|叫|取|起)/;
/** 要是今年结不成，后面什么时候 asks of the years after. */
const IF_NOT = /(?:要是|万一|如果|假如)[^?!]{0,8}(?:不成|没成|不了|不上|没)/;
/** When something hard is over. */
const ENDS =
  /(?:什么时候|多久|哪年|何时|几月)[^,。?!]{0,5}(?:是个?头|到头|好转|好起来|熬|过去|剩|松|翻|转运|缓)/;
const NOW = /今晚|今天|今日|现在|这会儿|马上/;

/** Matters with a word of their own that yield to what is asked of the asker alone. */
const OWN_OVER = new Set(['lottery']);
/** An illness, of which is asked whether a phase that is lacking is its cause: the chart has a word on the phase. */
const isIll = ({ topic }: Matter) => topic === 'medicine' || topic === 'health';

function read(text: string, { today, known }: Situation): Understood {
  const body = withoutGreeting(text);
  const asks = findAsks(body);
  const form = findForm(body);
  const verdict = /(\p{Script=Han})还是不\1(?!\p{Script=Han}{3})/u.exec(body)?.[1] ?? null;
  const base = { ...NOTHING, text: body, asks, form, verdict };
  const found = findPerson(body, known);
  const record = found && recordOf(found, known);
  const talk = findFirmTalk(body);
  if (talk) return { ...base, talk, matters: findMatters(body) };
  const named = findMatters(body);
  const rivals = findRivals(body);
  if (rivals)
    return {
      ...base,
      matters: named.length > 0 ? named : [ANYTHING],
      shape: { kind: 'rivals', ...rivals },
    };
  // 她1962年8月3号的 is no time that is asked about.
  const ofBirth = found !== null && tellsBirth(body);
  const told = ofBirth ? null : findTime(body, today);
  // 今年背得要死，什么时候是个头 tells how this year is, and asks when that ends.
  const isEnd =
    told?.kind === 'year' &&
    told.year <= today.year &&
    asks === 'when' &&
    (ENDS.test(body) || IF_NOT.test(body));
  const time = isEnd ? null : told;
  // 我当老师合适吗 is of the asker and a trade, not of two people.
  const other = found && !(found.pair && found.relation === 'unknown') ? found : null;
  const own =
    other || named.some((matter) => matter.first && !OWN_OVER.has(matter.id) && !isIll(matter))
      ? null
      : findOwn(body);
  // 学医和当老师我更适合哪个 is of two trades, not of the one.
  const isOfTwo = own?.of === 'job' && findOptions(body) !== null;
  if (
    own &&
    !isOfTwo &&
    (own.of === 'lack' || !named.some((matter) => matter.first && !OWN_OVER.has(matter.id)))
  ) {
    const of = own.of === 'todo' && (time?.kind === 'year' || time?.kind === 'months') ? time : null;
    const matters = own.of === 'todo' ? findMatters('运势') : named.slice(0, own.of === 'lack' ? 2 : 1);
    return {
      ...base,
      matters: matters.length > 0 ? matters : [ANYTHING],
      shape: { kind: 'own', own },
      time: of,
    };
  }
  const facts = found ? [] : findFacts(body);
  const [fact] = facts;
  if (fact && !(fact === 'next_cycle' && named.some(({ topic }) => topic !== 'luck')))
    return { ...base, fact, facts, date: fact === 'named_day' ? dayAhead(body, today, null) : null };
  const asked = withoutBackground(body, today.year);
  const first = named.some((matter) => matter.first);
  const compared = findComparison(body, today);
  const shape: Shape | null = compared ? { kind: 'compare', ...compared } : findShape(body);
  const isTold = shape?.kind === 'told';
  // 今晚要不要联系他 is of now, not of a day to choose.
  const isNow =
    shape?.kind === 'decide' && NOW.test(body) && named.some(({ decide }) => decide !== undefined);
  const date = isTold || isNow || ofBirth ? null : dayAhead(asked, today, time);
  const until =
    date && AROUND.test(asked) ? monthOf(date) : date && UNTIL.test(asked) ? monthsUntil(today, date) : null;
  const soon =
    time === null && SOON.test(asked) && named.some(({ topic }) => topic === 'exam')
      ? nextMonths(today)
      : null;
  const longer = time !== null && time.kind !== 'months';
  const day =
    (date !== null && until === null && time?.kind !== 'cycle') ||
    (CALENDAR_DAY.test(asked) && !ofBirth) ||
    (time === null && !isTold && !isNow && NEAR_DAY.test(asked));
  // 怎么转运 asks what to do, 什么时候转运 when.
  const change = time?.kind === 'cycle' && time.which === 'change' && asks !== 'when';
  const remedy =
    named.find(({ topic }) => topic === 'lucky') ?? named.find(({ topic }) => topic === 'remedy');
  if (change && remedy) return { ...base, person: found, record, matters: [remedy] };
  const { term, matters } = first ? { term: null, matters: named } : readTerm(body, named, time);
  if (term) {
    const feared = FEARED.test(body);
    return { ...base, term, termForMe: (GOOD_FOR_ME.test(body) || feared) && !WORD.test(body), feared };
  }
  const isNaming = shape?.kind === 'choice' && NAMING.test(body);
  const isOwn = isNaming || matters.some(({ own }) => own) || (found !== null && isOwnChoice(shape, found));
  const person = record === null && isOwn ? null : found;
  const ofMet = shape?.kind === 'trait' && record === null && (found === null || isPartner(found));
  return {
    ...base,
    person: ofMet ? null : person,
    record,
    matters: matters.length === 0 || ofMet ? (mattersOf(shape, body) ?? matters) : matters,
    time:
      isTold && time?.kind === 'months' ? null : (until ?? soon ?? (date && !longer ? monthOf(date) : time)),
    day: day && until === null,
    date: until ? null : date,
    shape: (shape?.kind === 'trait' && !ofMet) || matters[0]?.id === 'lucky_direction' ? null : shape,
  };
}

/** What to do about a partner is the asker's to choose, whoever they are. */
const isOwnChoice = (shape: Shape | null, { relation, mind, pair }: Person) =>
  !mind &&
  !pair &&
  (shape?.kind === 'say' ||
    shape?.kind === 'amount' ||
    shape?.kind === 'count' ||
    shape?.kind === 'office' ||
    shape?.kind === 'refuse' ||
    shape?.kind === 'persuade' ||
    shape?.kind === 'judge' ||
    shape?.kind === 'intervene' ||
    (shape?.kind === 'told' && shape.mood === 'good') ||
    ((shape?.kind === 'decide' || shape?.kind === 'choice' || shape?.kind === 'told') &&
      (isPartner({ relation }) || relation === 'ex')));

/** Nothing but its shape is known. */
const isOfAnything = ({ matters, time, term, talk, person, danger, why, shape }: Understood) =>
  shape?.kind !== 'own' &&
  matters.every(({ id }) => id === 'anything') &&
  !(time || term || talk || person || danger || why);

const isPartner = ({ relation }: Pick<Person, 'relation'>) =>
  relation === 'partner' || relation === 'unknown';

const OF_ANYTHING = new Set<Shape['kind']>([
  'office',
  'choice',
  'decide',
  'say',
  'refuse',
  'persuade',
  'judge',
  'intervene',
  'how_long',
  'else',
  'where',
]);

/** The matter that a shape is about, where the question names none. */
function mattersOf(shape: Shape | null, text: string): Matter[] | null {
  if (shape?.kind === 'trait') return findMatters('正缘');
  if (shape?.kind === 'who') return findMatters(/贵人/.test(text) ? '贵人' : '小人');
  if (shape?.kind === 'avoid' || shape?.kind === 'compare') return findMatters('运势');
  return shape !== null && OF_ANYTHING.has(shape.kind) ? [ANYTHING] : null;
}

/** A day that is named and not over. */
function dayAhead(text: string, today: Today, time: Time | null): NamedDay | null {
  if (today.day === undefined) return null;
  const now = { year: today.year, month: today.month, day: today.day };
  const year = time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months[0]!.year : null;
  const found = findNamedDay(text, now, year !== null && year > today.year ? year : null);
  return found && daysUntil(now, found.date) >= 0 ? found : null;
}

/** 端午前后 is the time around it. */
const AROUND = /前后|左右|期间|那阵|那几天|放假|假期|附近/;
/** 中秋前 is the time until then. */
const UNTIL = /(?:前|之前|以前)(?!任|途|程|妻|夫|男|女|辈|台|面|后)/;
function monthsUntil(today: Today, { date }: NamedDay): Time | null {
  const count = Math.min(12, (date.year - today.year) * 12 + date.month - today.month + 1);
  const months = Array.from({ length: count }, (_, at) =>
    luckMonthOfDate({
      year: today.year + Math.floor((today.month - 1 + at) / 12),
      month: ((today.month - 1 + at) % 12) + 1,
      day: 15,
    }),
  );
  return months.length > 0 ? { kind: 'months', months, lunar: false } : null;
}

/** 还有不到一个月考研 */
const SOON =
  /(?:还有|只剩|还剩|剩下?|不到|离[^,。?!]{1,6})(?:不到|不足|最后)?(?:一|半|1)个?多?(?:月|周|星期)|(?:还有|只剩|还剩|不到)[\d一二两三四五六七八九十几]+(?:多)?天/;
function nextMonths({ year, month }: Today): Time {
  const day = { year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 20 };
  return { kind: 'months', months: [luckMonthOfDate(day)], lunar: false };
}

const monthOf = ({ date }: NamedDay): Time => ({
  kind: 'months',
  months: [luckMonthOfDate(date)],
  lunar: false,
});

/** A luck with a word before it that is no known one. */
const VAGUE_LUCK = /\p{Script=Han}{2}运(?:怎么|如何|好)/u;
/** Turns of a user that a question may depend on. */
const REMEMBERED = 12;
/** Characters from which a question is one, though nothing in it is known. */
const ENOUGH = 4;

export interface Situation {
  today: Today;
  /** The chart is that of a minor: 孩子 is the person of the chart. */
  minor: boolean;
  /** The other records of the account. */
  known: readonly KnownPerson[];
}

/** A question about the child of a chart, as the child would ask it. */
const askedByChild = (text: string) =>
  text
    .replaceAll(/(?:我家?的?)?(?:孩子|儿子|女儿|闺女|宝宝|娃娃?|小孩|小朋友)/g, '我')
    .replaceAll(/(?<!其)[他她](?![们人])/g, '我');

/** 不是，我是说明年: it goes on from the question before, as 那明年呢 does. */
const CORRECTION =
  /^(?:不是|不对|错了|哎呀?|喂|你(?:理解|搞|弄|听)错了?|没有?|[,。!])*我(?:是|的意思(?:是)?|想)?(?:说|指|问)的?(?:是|的是)?[,:]?(?=[^一过了清])/;

/** Reads one question; danger outranks whatever else it has, and is looked for across its clauses. */
function readOne(raw: string, last: Understood, situation: Situation): Understood {
  const plain = cleanQuestion(raw);
  const danger = findDanger(plain);
  if (danger)
    return {
      ...NOTHING,
      text: plain,
      danger,
      person: findPerson(plain, situation.known),
      matters: findMatters(plain),
    };
  const question = cleanQuestion(withClauses(raw));
  const thanks = findThanks(question);
  if (thanks) return { ...NOTHING, text: question, talk: 'thanks' };
  const voiced = situation.minor ? askedByChild(question) : question;
  const meant = withOption(voiced, last);
  const asked = meant?.text ?? voiced;
  const text = CORRECTION.test(asked)
    ? `${asked.replace(CORRECTION, '').replace(/,?不是.{1,4}$/, '')}呢`
    : asked;
  const followed = { ...follow(text, read(text, situation), last), option: meant?.option ?? null };
  const own =
    (isUnclear(followed) || isOfAnything(followed)) && followed.form === null
      ? { ...followed, talk: findSmallTalk(text) }
      : followed;
  const isBare = own.matters.length === 0 && own.term === null && own.fact === null && own.talk === null;
  // 桃化运怎么样 names a luck, and only its sound says of what.
  const isVague =
    isBare ||
    (own.matters.length === 1 &&
      own.matters[0]!.id === 'luck' &&
      own.term === null &&
      own.talk === null &&
      VAGUE_LUCK.test(text));
  if (own.danger === null && isVague && own.form === null && !own.why) {
    const heard = fromSound(text);
    if (heard !== null) {
      const again = follow(heard, read(heard, situation), last);
      if (again.matters.length > 0 || again.term !== null) return again;
    }
  }
  const isBeyond =
    isUnclear(own) &&
    own.form === null &&
    own.shape === null &&
    own.asks === 'what' &&
    /什么|哪|谁|多少|怎么样|几/.test(text) &&
    [...text].length > ENOUGH;
  if (isBeyond) return { ...own, talk: 'beyond' };
  const isQuestion = own.asks !== 'what' && [...text].length >= ENOUGH && /\p{Script=Han}{3}/u.test(text);
  if (
    own.danger === null &&
    own.talk === null &&
    isBare &&
    isQuestion &&
    own.shape?.kind !== 'told' &&
    !own.why &&
    own.form === null &&
    (own.time === null || own.asks === 'whether')
  )
    return own.person && (own.asks !== 'whether' || own.person.pair) ? own : { ...own, matters: [ANYTHING] };
  return own;
}

/** Reads a question after the questions before it, the oldest first. */
export function understand(question: string, before: readonly string[], situation: Situation): Understood {
  const { today } = situation;
  let last = NOTHING;
  for (const one of before.slice(-REMEMBERED)) {
    const understood = readOne(one, last, situation);
    // Thanks and the like do not end a talk.
    if (!isUnclear(understood) && (understood.talk === null || understood.matters.length > 0))
      last = understood;
    // What is told of someone belongs to the matter before it: 我想回老家 → 老伴不想回.
    else if (understood.shape?.kind === 'told' && !isUnclear(last))
      last = { ...last, text: understood.text, shape: understood.shape };
  }
  const understood = readOne(question, last, situation);
  const { talk, matters, term, time, why, danger, person, fact } = understood;
  const isAboutLuck =
    talk === null &&
    term === null &&
    time === null &&
    danger === null &&
    person === null &&
    fact === null &&
    !why &&
    matters.every(({ topic }) => topic === 'luck');
  // 哪几年最好
  return isAboutLuck && ANY_YEAR.test(cleanQuestion(question))
    ? { ...understood, matters: findMatters('运势'), time: yearsToChooseFrom(today) }
    : understood;
}
