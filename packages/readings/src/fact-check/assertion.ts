/** Whom a statement is about, and whether it is made at all. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { isMinor, stageOf } from '@ziping/bazi/reading/facts';
import { ANIMALS, BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import type { ChartFacts } from '../facts.ts';
import type { Place } from './plain-text.ts';
import { GOD, GROUP, PAIR, RELATIVE_YEAR, STEM, YEAR } from './words.ts';

const END_OF_CLAUSE = '，。！？；…|\n';
const END_OF_SENTENCE = '。！？；\n';
/** Characters that are looked at on each side of a statement. */
const REACH = 80;

const DENIAL = `(?:不(?![仅但止只光错过愧妨断])|非(?!常)|没(?!错)|无(?!疑|论|非)|(?<!${STEM})未(?=[必曾能成入到行交满及是属])|勿|莫|以为|误作)`;
const DENIED_BEFORE = new RegExp(`${DENIAL}[^，。；\\n]{0,4}$`);
const DENIED_WITHIN = new RegExp(DENIAL);
const SUPPOSED =
  /(?<![宛犹似])若(?!干)|如果|如若|假如|假使|假设|倘|要是|设若|万一|一旦|即使|哪怕|纵使|比如|譬如|例如/g;
const CONSEQUENCE = /^(?:则|便|就|那么|那|才|也)/;
const ASKED = /^[^，。；\n]{0,6}(?:吗|呢？|？|还是|与否)/;

/** People other than that of the chart; their palaces and stars are parts of the chart. */
const RELATIVES =
  '对方|伴侣|配偶|另一半|对象|合伙人|合作者|伙伴|爱人|恋人|丈夫|妻子|先生|太太|老公|老婆|父亲|母亲|父母|爸爸|妈妈|长辈|老人|兄弟|姐妹|朋友|同事|同学|上司|领导|下属|客户|他人|别人|旁人|有人|有些人|很多人|一般人|常人|人们|他们|她们';
const CHILDREN = '孩子|子女|儿子|女儿|小孩';
/** A kind of people, or a thing of that kind: 甲木日主的人, 日柱为己丑者, 喜火锅的人. */
const KIND_OF_PEOPLE = new RegExp(
  `^[^，。；\\n您你]{0,6}(?:者|[的之](?:人|异性|男|女|年份|时候|宝宝|${RELATIVES}|${CHILDREN}))`,
);
const COMPARED_BEFORE = /(?:与|和|跟|比起|相比|不像|不同于|有别于)$/;
const COMPARED_AFTER = /^[^，。；\n]{0,4}(?:不同|相比|相较|不一样|的区别|[的之]人|相合|投缘)/;
const OWNER = '您|你|命主|本命|此命|此造|自己';

/** A star that stands for people is one of this chart: 长辈（土之印）. */
const STAR_IN_BRACKETS = new RegExp(
  `^[${PHASE_CHARACTERS}]{0,2}[之为是]?(?:${GROUP}|${GOD}|[财官杀印])(?:星)?(?=）|$)`,
);

/** The facts of a chart by one school. */
export type CheckedFacts = Omit<ChartFacts, 'other_schools'>;

/** Words of a time of luck, in which other stems and branches are there than those of the birth. */
const LUCK = `流[年月日时]|[大小岁行]运|运程|[交换入行走步下上]一?步?运|[${STEMS}${BRANCHES}]大?运|运[至到入走行临转]|[交换入行走至]${PAIR}|${RELATIVE_YEAR}|年份|月份|[这本下上当]个?月|[今明昨当这本]日|[今明昨当这]天|[后前]天|(?<!生[于在]|生日[为是])(?:农历|阴历)?(?:[正腊]|十[一二]?|[二三四五六七八九]|\\d{1,2})月|黄历|它[与和跟]|[将未]来`;

/** The same with the years and pairs that are not those of the birth. */
function luckPattern({ birth, pillars }: CheckedFacts): RegExp {
  const own = Object.values(pillars).map(({ ganzhi }) => ganzhi);
  const years = [...birth.solar, ...birth.lunar].map(({ year }) => year);
  return new RegExp(
    `${LUCK}|(?!${own.join('|')})${PAIR}(?:[年月日](?![柱主元])|运)|(?!${years.join('|')})(?:${YEAR})年`,
    'g',
  );
}

/** Words after which a thing need not be in the chart: 逢午则冲, 补火. */
const WANTED = /[若逢补喜忌宜需借]|遇(?![事难困挫])|如果|一旦|可用|可取|最怕|最忌|搭配|佩戴/;
/** The same after a statement: 寅午戌三合火局，逢寅年则成. */
const WANTED_AFTER = /[逢若]|遇(?![事难困挫])|如果/;
/** Words after a list that deny all of it. */
const DENIED_AFTER = /^[^。；\n]{0,16}(?:都|均|并|皆)(?:没有|无|不见|不存在|未见)/;
/** Words of a sentence that explains a term and is about no chart. */
const TEACHES =
  /所谓|是指|指的是|例如|比如|譬如|凡|古[人书籍法诀]|书[里上中]|口诀|命理[学上中里]|一般(?:来说|而言|认为)|通常(?:来说|指|认为)|的?意思(?:是|[，。；]|$)|说的是|讲的是|[种样的]说法|术语|叫做|称为|定义|分别有|包括/;
/** Words after which something is what others say. */
const HEARSAY =
  /(?:有人|别人|旁人|人家|网上|软件|有的书|另一[派家])[^，。；\n]{0,6}(?:说|讲|认为|断|写|看作|当作)[^，。；\n]{0,12}$/;
/** An animal that another person may have. */
const ANIMAL = new RegExp(`属[${ANIMALS}]`);
/** Characters before a statement in which a time of luck may be named. */
const LUCK_REACH = 240;

/** The words around a place of a text. */
interface Surroundings {
  /** The clause of a place: its own words before the place, back to a mark. */
  clauseBefore: (at: number) => string;
  /** The sentence of a place, up to the place. */
  sentenceBefore: (at: number) => string;
  /** The sentence of a place, from the place on. */
  sentenceAfter: (at: number) => string;
  /** The whole sentence of a match. */
  sentenceOf: (match: RegExpExecArray) => string;
  /** The line of a place, up to the place. */
  lineBefore: (at: number) => string;
}

export interface Assertions extends Surroundings {
  isDenied: (start: number, end: number) => boolean;
  /** Whether a statement is only a case: 若生于子月. */
  isSupposed: (start: number, end: number) => boolean;
  isAsked: (end: number) => boolean;
  /** Whether a statement is about another person than that of the chart, or about a kind of people. */
  isAboutOthers: (start: number, end: number) => boolean;
  /** Whether a statement is of the birth alone: not of a time of luck, of what is wanted, or of a term. */
  isOfBirth: (match: RegExpExecArray) => boolean;
}

/**
 * The places of a pattern in a text, found once.
 *
 * @returns a function that gives the last place that begins between two others, as its start and end
 */
function placesOf(text: string, pattern: RegExp) {
  const places = [...text.matchAll(pattern)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  return (from: number, to: number): Place | undefined => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.start ?? 0) < to) low = middle + 1;
      else high = middle;
    }
    const last = places[low - 1];
    return last && last.start >= from ? last : undefined;
  };
}

/** Where the words before a place begin, back to a mark. */
function beginOf(text: string, at: number, marks: string): number {
  const least = Math.max(0, at - REACH);
  let from = at;
  while (from > least && !marks.includes(text.charAt(from - 1))) from -= 1;
  return from;
}

function surroundingsOf(text: string): Surroundings {
  const before = (at: number, marks: string) => text.slice(beginOf(text, at, marks), at);
  const sentenceBefore = (at: number) => before(at, END_OF_SENTENCE);
  const sentenceAfter = (at: number) => /^[^。！？；\n]*/.exec(text.slice(at, at + REACH))?.[0] ?? '';
  return {
    clauseBefore: (at) => before(at, END_OF_CLAUSE),
    sentenceBefore,
    sentenceAfter,
    sentenceOf: ({ index, 0: said }) => sentenceBefore(index) + said + sentenceAfter(index + said.length),
    lineBefore: (at) => before(at, '\n'),
  };
}

/** 您是身强之人, 属于身旺之命 */
const isSaidOfOwner = (before: string, said: string) =>
  /^(?:属于?|是)/.test(said) || /(?:您|你|命主)[^，]{0,12}$/.test(before + said);

/** Where a text names people, cases and times of luck. */
function namedIn(text: string, facts: CheckedFacts) {
  // A report about a minor speaks of the person of the chart as 孩子.
  const stage = stageOf(facts.this_year - facts.birth_year + 1);
  const people = isMinor({ stage }) ? RELATIVES : `${RELATIVES}|${CHILDREN}`;
  return {
    otherIn: placesOf(text, new RegExp(`(?:${people})(?![宫星]|之?宫|${OWNER})`, 'g')),
    ownerIn: placesOf(text, new RegExp(OWNER, 'g')),
    supposedIn: placesOf(text, SUPPOSED),
    luckIn: placesOf(text, luckPattern(facts)),
  };
}

/** Reads what stands around a statement. All looks are bounded, so that a text takes time by its length. */
export function createAssertions(text: string, facts: CheckedFacts): Assertions {
  const { otherIn, ownerIn, supposedIn, luckIn } = namedIn(text, facts);
  const surroundings = surroundingsOf(text);
  const { clauseBefore, sentenceAfter, sentenceBefore } = surroundings;
  const after = (at: number) => text.slice(at, at + 16);
  const beginOfClause = (at: number) => beginOf(text, at, END_OF_CLAUSE);
  const beginOfSentence = (at: number) => beginOf(text, at, END_OF_SENTENCE);

  return {
    ...surroundings,
    isDenied(start, end) {
      const before = text.slice(Math.max(beginOfClause(start), start - 6), start);
      return DENIED_BEFORE.test(before) || DENIED_WITHIN.test(text.slice(start, end));
    },
    isSupposed(start, end) {
      const clause = beginOfClause(start);
      if (supposedIn(clause, start + 4)) return true;
      // 辛金生在子月则寒, of no one
      if (/^则/.test(after(end)) && !ownerIn(clause, start)) return true;
      const begins = text.slice(clause, clause + 3);
      return CONSEQUENCE.test(begins) && supposedIn(beginOfSentence(start), start) !== undefined;
    },
    isOfBirth({ index: start, 0: said }) {
      const end = start + said.length;
      const from = Math.max(0, start - LUCK_REACH);
      const rest = sentenceAfter(end);
      // What is to be borrowed from a time of luck does not make the statement one of it: 五行缺木，需借大运补足.
      const told = rest.replace(/[需借待宜]|建议|方能|才能/, '\n').split('\n')[0] ?? '';
      if (luckIn(from, end + told.length)) return false;
      const before = sentenceBefore(start);
      const sentence = before + said + rest;
      // 如果日主得令，又有印星护身，就能…
      if (supposedIn(start - before.length, start)) return false;
      const isOfOthers = otherIn(start - before.length, start) !== undefined || ANIMAL.test(sentence);
      if (WANTED_AFTER.test(rest) || DENIED_AFTER.test(rest)) return false;
      return !isOfOthers && !TEACHES.test(sentence) && !WANTED.test(clauseBefore(start) + said);
    },
    isAsked: (end) => ASKED.test(after(end)),
    isAboutOthers(start, end) {
      const clause = beginOfClause(start);
      const before = text.slice(Math.max(clause, start - 16), start);
      if (HEARSAY.test(text.slice(Math.max(clause, start - 24), start))) return true;
      if (KIND_OF_PEOPLE.test(after(end)) && !isSaidOfOwner(before, text.slice(start, end))) return true;
      if (COMPARED_BEFORE.test(before) && COMPARED_AFTER.test(after(end))) return true;
      // The last person that is named before, in the clause or as the first word of the sentence
      const named = otherIn(clause, start);
      if (named && text.charAt(start - 1) === '（' && STAR_IN_BRACKETS.test(text.slice(start, end)))
        return false;
      if (named) return !ownerIn(named.end, start);
      const sentence = beginOfSentence(start);
      return otherIn(sentence, sentence + 1) !== undefined && !ownerIn(sentence, start);
    },
  };
}
