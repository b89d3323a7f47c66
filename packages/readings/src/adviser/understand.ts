/** What a question asks, with what it leaves to the turns before it. */
import { withoutBackground, withoutOwnBirth } from './background.ts';
import { normalizeQuestion } from './normalize.ts';
import { asksTerm, findTerm, type Term } from './terms.ts';
import { findTime, type Time, type Today, yearsToChooseFrom } from './times.ts';
import { findTalk, findTopics, type Talk, type Topic, withoutGreeting } from './topics.ts';

export interface Understood {
  talk: Talk | null;
  /** At most two. */
  topics: Topic[];
  time: Time | null;
  term: Term | null;
  /** It asks for the time: 什么时候. */
  when: boolean;
  /** It asks what the last answer rests on. */
  why: boolean;
  /** How many times more was asked for: 0 for the first answer. */
  depth: number;
}

const NOTHING: Understood = {
  talk: null,
  topics: [],
  time: null,
  term: null,
  when: false,
  why: false,
  depth: 0,
};

/** Whether a question was understood at all. */
export const isUnclear = ({ talk, topics, term, time, why }: Understood) =>
  talk === null && topics.length === 0 && term === null && time === null && !why;

const WHY =
  /^(?:那|这|请问|我想知道|可是|但是?)*(?:是)?(?:为什么|为何|凭什么|根据什么|依据|理由|怎么看出来|怎么得出|怎么算出|何以见得|怎么说|从哪里?看出来|哪里看出)/;
const MORE =
  /详细|展开|具体|多说|再说|继续|接着说|还有呢|还有吗|还有什么|还有没有|然后呢|接下来呢|深入|细说|细讲|说清楚|不够|太短|多讲|补充/;
const FOLLOW = /^(?:那么?|如果|还有|至于|要是|换成)|呢[?。!]*$/;
const ANY_WHEN = /什么时候|何时|哪一?年|哪几年|哪些年|几岁|什么年份|多久/;
/** It asks which of the years ahead. */
const ANY_YEAR = /哪一?年|哪几年|哪些年|什么年份|什么时候.{0,4}(?:运气|运势|顺)/;
/** Terms that have a topic of their own: 我的用神是什么 asks for the chart, 用神是什么意思 for the word. */
const TERM_TOPICS: Readonly<Record<string, Topic>> = {
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

function read(text: string, today: Today): Understood {
  const body = withoutGreeting(text);
  const time = findTime(body, today);
  const topics = findTopics(body);
  const term = findTerm(body);
  const when = ANY_WHEN.test(body);
  const talk = findTalk(text, {
    withoutBirth: withoutOwnBirth(text, today.year),
    withoutBackground: withoutBackground(text, today.year),
    topics,
    hasTerm: term !== null,
    hasTime: time !== null,
  });
  const base = { ...NOTHING, talk, time, when };
  // Which day of a year suits is not said, but what the year is like.
  if (talk !== null) return { ...base, time: talk === 'day' ? time : null, topics };
  // 怎么转运 asks what to do, 什么时候转运 when.
  if (time?.kind === 'cycle' && time.which === 'change' && !when && topics.includes('remedy'))
    return { ...base, time: null, topics: ['remedy'] };
  if (term) {
    const asked = asksTerm(body);
    const own = TERM_TOPICS[term.term];
    const wordOnly = WORD.test(body) && !/我的?/.test(body);
    if (own && !wordOnly) return { ...base, topics: topics.length > 0 ? topics : [own] };
    const isLuck = LUCK_TERMS.test(term.term) && !wordOnly && term.term !== '空亡';
    const others = topics.filter(
      (topic) => !['pillars', 'pattern', 'strength', 'stars', 'phases'].includes(topic),
    );
    const named = others.filter((topic) => !isNamedBy(topic, term.word));
    if ((wordOnly || asked) && !isLuck && (named.length === 0 || wordOnly))
      return { ...base, time: null, term };
    if (named.length === 0 && !isLuck && time === null) return { ...base, term };
  }
  return { ...base, topics };
}

/** Whether a topic was found only through the word of a term: 财 in 正财. */
function isNamedBy(topic: Topic, term: string): boolean {
  return findTopics(term).includes(topic);
}

/** The time words of a question and those around them, so that what is left says whether it names anything else. */
const isOnlyTime = (text: string) =>
  text.replaceAll(
    /今年|明年|后年|去年|前年|来年|大|\d+|[一二三四五六七八九十两几〇零]|年|月|个|半|份|农历|阴历|未来|接下来|最近|今后|往后|[下上这前后以之过再内近初底末中到至~-]|周|虚|岁|[春夏秋冬]天?|步|运|[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]|那么?|呢|怎么样|如何|好不好|好吗|的|和|与|跟|[,。?!、]/g,
    '',
  ) === '';

/** A question after another. */
function follow(text: string, own: Understood, last: Understood): Understood {
  if (own.talk !== null && own.talk !== 'day') return own;
  const nothing = own.topics.length === 0 && own.term === null && own.time === null && own.talk === null;
  const isWeak =
    own.topics.length === 0 || own.topics.every((topic) => topic === 'luck' || topic === 'remedy');
  const known = last.topics.length > 0 || last.term !== null || last.time !== null;
  if (!known) return WHY.test(text) && nothing ? { ...own, why: true } : own;
  const same = own.topics.length > 0 && own.topics.join() === last.topics.join() && own.time === null;
  if (MORE.test(text) && (nothing || same)) return { ...last, talk: null, why: false, depth: last.depth + 1 };
  if (WHY.test(text) && (nothing || (own.topics.length === 0 && own.time === null)))
    return { ...last, talk: null, why: true, depth: 0 };
  if (nothing && own.when) return { ...last, talk: null, why: false, when: true, depth: 0 };
  if (own.time !== null && isWeak && own.term === null && FOLLOW.test(text) && isOnlyTime(text))
    return { ...own, topics: last.topics.length > 0 ? last.topics : own.topics };
  if (own.topics.length > 0 && own.time === null && FOLLOW.test(text) && last.time !== null)
    return { ...own, time: last.time };
  if (
    own.topics.length === 1 &&
    own.topics[0] === 'remedy' &&
    last.topics.length > 0 &&
    /怎么办|怎么做|该怎么|注意|建议|应对/.test(text)
  )
    return { ...own, time: own.time ?? last.time };
  return own;
}

/** Turns of a user that a question may depend on. */
const REMEMBERED = 12;

export interface Situation {
  today: Today;
  /** The chart is that of a minor: 孩子 is the person of the chart. */
  minor: boolean;
}

function bare(question: string, minor: boolean): string {
  const text = normalizeQuestion(question);
  return minor
    ? text
        .replaceAll(/(?:我家?的?)?(?:孩子|儿子|女儿|宝宝|娃娃?|小孩|小朋友)/g, '我')
        .replaceAll(/(?<!其)[他她](?![们人])/g, '我')
    : text;
}

/** Reads a question after the questions before it, the oldest first. */
export function understand(
  question: string,
  before: readonly string[],
  { today, minor }: Situation,
): Understood {
  let last = NOTHING;
  for (const one of before.slice(-REMEMBERED)) {
    const text = bare(one, minor);
    const understood = follow(text, read(text, today), last);
    // Thanks and the like do not end a talk.
    if (!isUnclear(understood) && (understood.talk === null || understood.topics.length > 0))
      last = understood;
  }
  const text = bare(question, minor);
  const understood = follow(text, read(text, today), last);
  const { talk, topics, term, time, why } = understood;
  const isAboutLuck =
    talk === null && term === null && time === null && !why && topics.every((topic) => topic === 'luck');
  // 哪几年最好
  return isAboutLuck && ANY_YEAR.test(text)
    ? { ...understood, topics: ['luck'], time: yearsToChooseFrom(today) }
    : understood;
}
