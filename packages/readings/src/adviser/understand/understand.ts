/**
 * What a question asks, read in one order: its clean form, danger, whom it is about, the matter, the time, the form that
 * is wanted. What an earlier step has found stands, whatever a later one finds.
 */
import { findMatters } from '../matters/table.ts';
import { ANYTHING } from '../matters/life.ts';
import type { Matter, Topic } from '../matters/matter.ts';
import { cleanQuestion } from './clean/clean.ts';
import { fromSound } from './clean/sounds.ts';
import { type Danger, findDanger } from './danger.ts';
import { type Fact, findFact } from './facts.ts';
import { type Asks, findAsks, findForm, type Form } from './form.ts';
import { findPerson, type KnownPerson, type Person, recordOf, TRAITS } from './people.ts';
import { findFirmTalk, findSmallTalk, type Talk, withoutGreeting } from './talk.ts';
import { asksTerm, findTerm, type Term } from './terms.ts';
import { withoutBackground } from './time/background.ts';
import { CALENDAR_DAY, NEAR_DAY } from './time/days.ts';
import { findTime, type Time, type Today, yearsToChooseFrom } from './time/times.ts';

export interface Understood {
  /** The question in its clean form. */
  text: string;
  danger: Danger | null;
  /** Null for the person who asks. */
  person: Person | null;
  /** The saved record that the person is, by its place in what was given. */
  record: number | null;
  talk: Talk | null;
  /** At most two. */
  matters: readonly Matter[];
  fact: Fact | null;
  term: Term | null;
  /** The term is asked about for this chart: 那它对我好不好. */
  termForMe: boolean;
  time: Time | null;
  /** A single day is asked for. */
  day: boolean;
  form: Form;
  asks: Asks;
  /** It asks what the last answer rests on. */
  why: boolean;
  /** How many times more was asked for: 0 for the first answer. */
  depth: number;
}

const NOTHING: Understood = {
  text: '',
  danger: null,
  person: null,
  record: null,
  talk: null,
  matters: [],
  fact: null,
  term: null,
  termForMe: false,
  time: null,
  day: false,
  form: null,
  asks: 'what',
  why: false,
  depth: 0,
};

/** Whether nothing of a question was understood that an answer can be about. */
export const isUnclear = (one: Understood) =>
  one.danger === null &&
  one.talk === null &&
  one.matters.length === 0 &&
  one.fact === null &&
  one.term === null &&
  one.time === null &&
  one.person === null &&
  !one.day &&
  !one.why;

export const topicsOf = ({ matters }: Pick<Understood, 'matters'>): Topic[] => [
  ...new Set(matters.map(({ topic }) => topic)),
];

const WHY =
  /^(?:那|这|请问|我想知道|可是|但是?)*(?:是)?(?:为什么|为何|凭什么|根据什么|依据|理由|怎么看出来|怎么得出|怎么算出|何以见得|怎么说|从哪里?看出来|哪里看出)/;
const FOLLOW = /^(?:那么?|如果|还有|至于|要是|换成)|呢[?。!]*$/;
/** It asks which of the years ahead. */
const ANY_YEAR = /哪一?年|哪几年|哪些年|什么年份|什么时候.{0,4}(?:运气|运势|顺)/;
const PRONOUN = /它|这个(?!月|人|男|女|工作|岗|行业|城市)|那个(?!月|人|男|女)|这颗|这种/;
const FOR_ME = /对我|我的|在我|好不好|好吗|好还是坏|是好是坏|影响/;
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
const WORD = /什么意思|意思是|什么是|何为|何谓|含义|解释|怎么理解|指什么|指的是|代表什么/;
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
  const isLuck = LUCK_TERMS.test(term.term) && !wordOnly && term.term !== '空亡';
  const byTerm = findMatters(term.word).map(({ id }) => id);
  const named = matters.filter(({ id, topic }) => !CHART_TOPICS.includes(topic) && !byTerm.includes(id));
  if ((wordOnly || asksTerm(text)) && !isLuck && (named.length === 0 || wordOnly))
    return { term, matters: [] };
  if (named.length === 0 && !isLuck && time === null) return { term, matters: [] };
  return { term: null, matters };
}

function read(text: string, { today, known }: Situation): Understood {
  const body = withoutGreeting(text);
  const asks = findAsks(body);
  const form = findForm(body);
  const base = { ...NOTHING, text: body, asks, form };
  const danger = findDanger(text);
  const found = findPerson(body, known);
  const record = found && recordOf(found, known);
  if (danger) return { ...base, danger, person: found, matters: findMatters(body) };
  const talk = findFirmTalk(body);
  if (talk) return { ...base, talk, matters: findMatters(body) };
  const fact = found ? null : findFact(body);
  const named = findMatters(body);
  const time = findTime(body, today);
  if (fact && !(fact === 'next_cycle' && named.some(({ topic }) => topic !== 'luck')))
    return { ...base, fact };
  const asked = withoutBackground(body, today.year);
  const first = named.some((matter) => matter.first);
  const day = CALENDAR_DAY.test(asked) || (time === null && NEAR_DAY.test(asked));
  // 怎么转运 asks what to do, 什么时候转运 when.
  const change = time?.kind === 'cycle' && time.which === 'change' && asks !== 'when';
  const remedy =
    named.find(({ topic }) => topic === 'lucky') ?? named.find(({ topic }) => topic === 'remedy');
  if (change && remedy) return { ...base, person: found, record, matters: [remedy] };
  const { term, matters } = first ? { term: null, matters: named } : readTerm(body, named, time);
  const person = term ? null : found;
  if (term) return { ...base, term, termForMe: GOOD_FOR_ME.test(body) && !WORD.test(body) };
  const meant = { ...base, person, record, matters, time, day };
  return meant;
}

/** A later year than the one that was told. */
const LATER = /(?:再(?:等|过|晚|缓|拖)|晚|推迟|推后|缓)个?([一两二三])年/;

/** Matters of which the partner may be still unknown. */
const TO_BE_MET: readonly Topic[] = ['marriage_time', 'romance', 'love', 'partner'];

/** Completes a question by the one before it. */
function follow(text: string, own: Understood, last: Understood): Understood {
  const hasOwn = own.matters.length > 0 || own.term !== null || own.fact !== null;
  const isOpen = own.talk === null && own.danger === null;
  if (isUnclear(last) || !isOpen) return own;
  if (own.form !== null && !hasOwn && own.time === null && own.person === null) {
    if (own.form === 'more') return { ...last, form: 'more', why: false, depth: last.depth + 1 };
    return { ...last, form: own.form, depth: 0, why: false };
  }
  const lastMore = own.form === 'more' && own.time === null && own.matters.length > 0;
  if (lastMore && own.matters[0]!.id === last.matters[0]?.id)
    return { ...last, form: 'more', depth: last.depth + 1 };
  if (last.term && own.term === null && !own.time && PRONOUN.test(text) && FOR_ME.test(text))
    return { ...NOTHING, term: last.term, termForMe: true, asks: own.asks };
  if (WHY.test(text) && !hasOwn && own.time === null) return { ...last, form: null, why: true, depth: 0 };
  if (own.term || own.fact) return own;
  // 2028年呢 → 哪个月最好
  if (
    own.time?.kind === 'months' &&
    last.time?.kind === 'year' &&
    /哪(?:个|几个)?月/.test(text) &&
    !/年/.test(text) &&
    last.time.year > own.time.months[0]!.year
  ) {
    const { year } = last.time;
    const months = Array.from({ length: 12 }, (_, place) => ({ year, month: place + 1 }));
    const matters = own.matters.some(({ topic }) => topic !== 'luck') ? own.matters : last.matters;
    return { ...own, person: last.person, record: last.record, matters, time: { ...own.time, months } };
  }
  const later = LATER.exec(text);
  if (later && last.time?.kind === 'year' && last.matters.length > 0) {
    const years = '一两三'.indexOf(later[1]!.replace('二', '两')) + 1;
    return {
      ...last,
      form: null,
      why: false,
      depth: 0,
      asks: own.asks,
      time: { kind: 'year', year: last.time.year + years },
    };
  }
  // The one who is still to be met: 我明年能结婚吗 → 他是什么样的人.
  const isToBeMet = last.person === null && last.matters.some(({ topic }) => TO_BE_MET.includes(topic));
  if (isToBeMet && own.person?.relation === 'unknown' && own.person.record === null && TRAITS.test(text))
    return { ...own, person: null, matters: findMatters('正缘') };
  const isWeak = own.matters.every(({ topic }) => topic === 'luck' || topic === 'remedy');
  // Of the same person, unless another is named.
  const person =
    own.person ?? (own.matters.length > 0 && !FOLLOW.test(text) && !PRONOUN.test(text) ? null : last.person);
  const same = { person, record: own.person ? own.record : person && last.record };
  if (
    own.time !== null &&
    isWeak &&
    last.matters.length > 0 &&
    (own.matters.length === 0 || FOLLOW.test(text))
  )
    return { ...own, ...same, matters: last.matters };
  if (own.time !== null && own.matters.length === 0) return { ...own, ...same };
  if (
    own.person !== null &&
    own.matters.length === 0 &&
    own.time === null &&
    !own.person.mind &&
    FOLLOW.test(text)
  )
    return { ...own, matters: last.matters, time: last.time };
  if (own.matters.length > 0 && own.time === null && FOLLOW.test(text))
    return { ...own, ...same, time: last.time };
  const asksBack = own.asks === 'how' && isWeak && own.person === null && text.length <= 14;
  if (asksBack && last.matters.length > 0)
    return { ...own, ...same, matters: last.matters, time: own.time ?? last.time };
  if (own.asks === 'when' && own.matters.length === 0 && own.time === null && last.matters.length > 0)
    return { ...own, ...same, matters: last.matters };
  return own;
}

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

function bare(question: string, minor: boolean): string {
  const text = cleanQuestion(question);
  return minor
    ? text
        .replaceAll(/(?:我家?的?)?(?:孩子|儿子|女儿|闺女|宝宝|娃娃?|小孩|小朋友)/g, '我')
        .replaceAll(/(?<!其)[他她](?![们人])/g, '我')
    : text;
}

function readOne(text: string, last: Understood, situation: Situation): Understood {
  const followed = follow(text, read(text, situation), last);
  const own =
    isUnclear(followed) && followed.form === null ? { ...followed, talk: findSmallTalk(text) } : followed;
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
  const isQuestion = own.asks !== 'what' && [...text].length >= ENOUGH && /\p{Script=Han}{3}/u.test(text);
  if (
    own.danger === null &&
    own.talk === null &&
    isBare &&
    isQuestion &&
    !own.why &&
    own.form === null &&
    (own.time === null || own.asks === 'whether')
  )
    return own.person && (own.asks !== 'whether' || own.person.pair) ? own : { ...own, matters: [ANYTHING] };
  return own;
}

/** Reads a question after the questions before it, the oldest first. */
export function understand(question: string, before: readonly string[], situation: Situation): Understood {
  const { today, minor } = situation;
  let last = NOTHING;
  for (const one of before.slice(-REMEMBERED)) {
    const understood = readOne(bare(one, minor), last, situation);
    // Thanks and the like do not end a talk.
    if (!isUnclear(understood) && (understood.talk === null || understood.matters.length > 0))
      last = understood;
  }
  const text = bare(question, minor);
  const understood = readOne(text, last, situation);
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
  return isAboutLuck && ANY_YEAR.test(text)
    ? { ...understood, matters: findMatters('运势'), time: yearsToChooseFrom(today) }
    : understood;
}
