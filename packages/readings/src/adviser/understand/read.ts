/** What a question asks by itself, read in one order: talk, rivals, the asker alone, a fact, a term, a matter. */
import { ANYTHING } from '../matters/life.ts';
import { isOfBody, type Matter, type Topic } from '../matters/matter.ts';
import { findMatters, WEAK } from '../matters/table.ts';
import { claimIn, fatedIn } from './claims.ts';
import { clausesIn } from './clauses.ts';
import { findComparison } from './compare.ts';
import { type Fact, findFacts } from './facts.ts';
import { findFirmFact } from './firm-facts.ts';
import { taiSuiIn } from './animals.ts';
import { type Asks, findAsks, findForm, isOfReading, pointsIn, verdictWanted, withoutForm } from './form.ts';
import { findOwn } from './own.ts';
import { type Person } from './kin.ts';
import { findPerson } from './people.ts';
import { type KnownPerson, recordOf } from './records.ts';
import { findRivals } from './rivals.ts';
import { areDays, findOptions } from './options.ts';
import { findShape, type Shape } from './shape.ts';
import { findFirmTalk, withoutGreeting } from './talk.ts';
import { asksTerm, findTerm, type Term } from './terms.ts';
import { withoutBackground } from './time/background.ts';
import { dayAhead, readDay } from './time/near-days.ts';
import type { Time, Today } from './time/time.ts';
import { findTime } from './time/times.ts';
import { bornIn, tellsBirth, withoutBirth } from './told-birth.ts';
import { NOTHING, type Understood } from './understood.ts';

export interface Situation {
  today: Today;
  /** The chart is that of a minor: 孩子 is the person of the chart. */
  minor: boolean;
  /** The chart is that of someone over 60. */
  aged?: boolean;
  /** The other records of the account. */
  known: readonly KnownPerson[];
}

/** What a question names, before it is settled what it asks. */
interface Named {
  /** The question without a greeting. */
  text: string;
  /** The same with those for whom its pronouns stand. */
  who: string;
  /** The names of the other records. */
  names: readonly string[];
  today: Today;
  /** Nothing but its form. */
  base: Understood;
  found: Person | null;
  record: number | null;
  matters: readonly Matter[];
  time: Time | null;
  /** The time that it names is of a birth: 她1962年8月3号的. */
  ofBirth: boolean;
}

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
  神煞: 'stars',
};
/** Terms that speak of luck: with them a question asks for the luck, unless it asks for the word. */
const LUCK_TERMS = /^(?:大运|流年|流月|流日|起运|交运|小运|桃花|节|周岁|[木火土金水]|中和|救应|空亡)$/;
const LUCKY_TERM = /^(?:大运|流年|流月|流日|起运|交运|小运|桃花|节|周岁|[木火土金水])$/;
const WORD = /什么意思|意思是|什么是|何为|何谓|含义|解释|怎么理解|指什么|指的是|代表什么/;
/** A term is feared, or held to decide a matter: 空亡会影响婚姻吗. */
const FEARED =
  /(?:是不是|会不会|会|是|真的|有没有|有)[^,。?!]{0,6}(?:凶|惨|可怕|不好|坏|危险|严重|倒霉|灾|祸|影响|克(?:夫|妻|父|母)|妨|离婚|没救|命苦|短命|很差|落空|白忙)|(?:影响|妨碍)[^,。?!]{1,8}(?:吗|么|不|$)/;
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

/** 要是今年结不成，后面什么时候 asks of the years after. */
const IF_NOT = /(?:要是|万一|如果|假如)[^?!]{0,8}(?:不成|没成|不了|不上|没)/;
/** When something hard is over. */
const ENDS =
  /(?:什么时候|多久|哪年|何时|几月)[^,。?!]{0,5}(?:是个?头|到头|好转|好起来|熬|过去|剩|松|翻|转运|缓)/;

/** The time that is asked about. */
function timeAsked(text: string, asks: Asks, today: Today): Time | null {
  const told = findTime(text, today);
  // 今年背得要死，什么时候是个头 tells how this year is, and asks when that ends.
  const isEnd =
    told?.kind === 'year' &&
    told.year <= today.year &&
    asks === 'when' &&
    (ENDS.test(text) || IF_NOT.test(text));
  return isEnd || isOnlyTold(text, told, asks, today) ? null : told;
}

/** What is asked of the time that is told: 去年没考上，是不是流年不好. */
const OF_THAT_TIME = /是不是|为什么|怎么回事|那年|那时|当时|当初|那会儿|原因|怪/;

/** 前年赔了四十万，有人喊我做二手车，这回能干吗: a year that is over, told before a clause that asks of what is ahead. */
function isOnlyTold(text: string, told: Time | null, asks: Asks, today: Today): boolean {
  const isOver =
    told?.kind === 'year'
      ? told.year < today.year
      : told?.kind === 'years' && told.years.some((year) => year < today.year);
  if (!isOver || asks === 'why' || asks === 'what') return false;
  const clauses = clausesIn(text);
  const last = clauses.at(-1)!;
  return clauses.length > 2 && !OF_THAT_TIME.test(last) && findTime(last, today) === null;
}

/** What is not the chart's to answer. */
function readTalk({ text, base, matters }: Named): Understood | null {
  const talk = findFirmTalk(text);
  return talk && { ...base, talk, matters };
}

/** Two who want the same. */
function readRivals({ who, names, base, matters, time }: Named): Understood | null {
  const rivals = findRivals(who, names);
  return (
    rivals && {
      ...base,
      matters: matters.length > 0 ? matters : [ANYTHING],
      time,
      shape: { kind: 'rivals', ...rivals },
    }
  );
}

/** Matters with a word of their own that yield to what is asked of the asker alone. */
const OWN_OVER = new Set(['lottery']);
/** An illness beside which the asker may ask what the chart lacks; one that is blamed on it is denied first. */
const isBesideLack = (matter: Matter) => isOfBody(matter) && matter.doctor !== 'after_denial';

/** What the asker alone is asked about, whatever matter it is. */
function readOwn({ text, base, found, matters, time }: Named): Understood | null {
  const asked = findOwn(text);
  // How others see the asker is of the asker, whoever is named.
  if (asked?.of === 'seen' || (asked?.of === 'fault' && !found))
    return { ...base, matters: findMatters('性格'), shape: { kind: 'own', own: asked } };
  const ofFirst = matters.filter((matter) => matter.first && !OWN_OVER.has(matter.id));
  // 我当老师合适吗 is of the asker and a trade, not of two people.
  const other = found && !(found.pair && found.relation === 'unknown') ? found : null;
  const own = other || claimIn(text) || !ofFirst.every(isBesideLack) ? null : asked;
  if (!own || (own.of !== 'lack' && ofFirst.length > 0)) return null;
  // 最近工作老不顺 is of the work.
  if (own.of === 'spell' && matters.some(({ topic }) => topic !== 'luck' && !WEAK.includes(topic)))
    return null;
  // 学医和当老师我更适合哪个 is of two trades, not of the one.
  if (own.of === 'job' && !own.at_it && findOptions(text) !== null) return null;
  const told = own.of === 'todo' ? findMatters('运势') : matters.slice(0, own.of === 'lack' ? 2 : 1);
  return {
    ...base,
    matters: told.length > 0 ? told : [ANYTHING],
    shape: { kind: 'own', own },
    time: own.of === 'todo' && (time?.kind === 'year' || time?.kind === 'months') ? time : null,
  };
}

/** 家里老人说我是闰月生的: what someone says of the asker. */
const TELLS_ME = /(?:说|讲|告诉|记得)(?:是)?我(?!的?[^,。?!]{0,2}(?:爸|妈|老公|老婆|孩子|儿子|女儿))/;
/** A fact of the chart or the calendar. */
function readFact({ text, today, base, found, record, matters }: Named): Understood | null {
  const isTeller = record === null && TELLS_ME.test(text);
  // The name of an hour is the same for whoever was born in it.
  const isOfOther = found && record === null && !isTeller;
  const facts = findFacts(text).filter((one) => !isOfOther || one === 'hour_name');
  const [fact] = facts;
  if (!fact || (fact === 'next_cycle' && matters.some(({ topic }) => topic !== 'luck'))) return null;
  const date = fact === 'named_day' ? dayAhead(text, today, null) : null;
  return { ...base, person: isTeller ? null : found, record, fact, facts, date };
}

/** Facts of the chart that is asked about; the others are told by what the question itself says. */
const OF_CHART = new Set<Fact>([
  'animal_year_end',
  'day_boundary',
  'clock_corrected',
  'star',
  'name_lacks',
  'peach_blossoms',
  'birthday_pillar',
  'own_day',
  'heaviest',
  'sound_of_year',
  'combination',
  'blossom_pillar',
  'hour_doubt',
  'without_hour',
  'month_edge',
  'three_pillars',
  'against_year',
]);
/** Facts of a chart that say nothing of someone who has none here. */
const OF_NO_OTHER = new Set<Fact>([
  'birthday_pillar',
  'own_day',
  'heaviest',
  'sound_of_year',
  'combination',
  'blossom_pillar',
  'month_edge',
  'three_pillars',
  'against_year',
]);
/** A fact that is named so plainly that no talk and no matter is looked for. */
function readFirmFact({ text, today, base, found, record, matters }: Named): Understood | null {
  const isIll = matters.some((matter) => isOfBody(matter));
  const fact = findFirmFact(text, today.year, isIll);
  // Of one with a record both charts are read.
  if (fact === null || (fact === 'animal_pair' && record !== null)) return null;
  if (OF_NO_OTHER.has(fact) && found !== null && record === null) return null;
  const ofRecord =
    record !== null && (OF_CHART.has(fact) || typeof taiSuiIn(text, today.year)?.untold === 'string');
  return { ...base, person: ofRecord ? found : null, record: ofRecord ? record : null, fact, facts: [fact] };
}

/** 怎么转运 asks what to do, 什么时候转运 when. */
function readRemedy({ base, found, record, matters, time }: Named): Understood | null {
  const isChange = time?.kind === 'cycle' && time.which === 'change' && base.asks !== 'when';
  const remedy =
    matters.find(({ topic }) => topic === 'lucky') ?? matters.find(({ topic }) => topic === 'remedy');
  return isChange && remedy ? { ...base, person: found, record, matters: [remedy] } : null;
}

const NAMING = /(?:宝宝|孩子|女儿|儿子|闺女|娃)[^,。?!]{0,6}(?:名|叫|取|起)/;
const NOW = /今晚|今天|今日|现在|这会儿|马上/;

/** A term, or a matter with its person, its time and the shape that is asked for. */
function readMatter({ text, today, base, found, record, matters: named, time, ofBirth }: Named): Understood {
  const { term, matters } = named.some((matter) => matter.first)
    ? { term: null, matters: named }
    : readTerm(text, named, time);
  if (term) {
    const feared = FEARED.test(text);
    return { ...base, term, termForMe: (GOOD_FOR_ME.test(text) || feared) && !WORD.test(text), feared };
  }
  const compared = findComparison(text, today);
  const shape: Shape | null = compared ? { kind: 'compare', ...compared } : findShape(text);
  const isNaming = shape?.kind === 'choice' && NAMING.test(text);
  const isOfDays = shape?.kind === 'choice' && areDays(shape.options);
  // Of one whose birth is told the chart answers, whatever the asker may choose.
  const isBorn = ofBirth && bornIn(text) !== null;
  const isOwn =
    isNaming ||
    isOfDays ||
    shape?.kind === 'feared_tie' ||
    matters.some(({ own }) => own) ||
    (found !== null && !isBorn && isOwnChoice(shape, found));
  // One who has been introduced is asked about, and nobody who is still to be met.
  const isIntroduced = matters[0]?.id === 'introduced_with_past';
  const isMet =
    shape?.kind === 'trait' && !isIntroduced && record === null && (found === null || isPartner(found));
  return {
    ...base,
    person:
      isMet || (record === null && isOwn && !(found?.mind === true && base.asks === 'whether'))
        ? null
        : found,
    record,
    matters: matters.length === 0 || isMet ? (mattersOf(shape, text, base.verdict) ?? matters) : matters,
    ...readDay(withoutBackground(text, today.year), {
      today,
      time,
      isTold: shape?.kind === 'told',
      isNow: shape?.kind === 'decide' && NOW.test(text) && named.some(({ decide }) => decide !== undefined),
      ofBirth,
      hasExam: named.some(({ topic }) => topic === 'exam'),
    }),
    // 好还是不好 of what follows a step is no act to say yes to.
    verdict: shape?.kind === 'outcome' || (shape?.kind === 'choice' && shape.sound) ? null : base.verdict,
    shape: (shape?.kind === 'trait' && !isMet) || matters[0]?.id === 'lucky_direction' ? null : shape,
  };
}

/** What to do about a partner is the asker's to choose, whoever they are. */
const isOwnChoice = (shape: Shape | null, { relation, mind, pair }: Person) =>
  !mind &&
  !pair &&
  (shape?.kind === 'say' ||
    shape?.kind === 'causes' ||
    shape?.kind === 'unseen' ||
    shape?.kind === 'claim' ||
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

const isPartner = ({ relation }: Pick<Person, 'relation'>) =>
  relation === 'partner' || relation === 'unknown';

const OF_ANYTHING = new Set<Shape['kind']>([
  'department',
  'office',
  'choice',
  'causes',
  'decide',
  'say',
  'refuse',
  'persuade',
  'judge',
  'intervene',
  'how_long',
  'else',
  'where',
  'claim',
  'unseen',
  'feared_tie',
]);

/** Acts that name their matter alone: 跟她分还是不分. */
const ACTS: Readonly<Record<string, string>> = {
  辞: '辞职',
  跳: '跳槽',
  分: '要不要分手',
  离: '离婚',
  结: '结婚',
  嫁: '结婚',
  娶: '结婚',
  生: '要孩子',
  搬: '搬家',
};

/** The matter that a shape is about, where the question names none. */
function mattersOf(shape: Shape | null, text: string, verdict: string | null): Matter[] | null {
  const act = verdict === null ? undefined : ACTS[verdict];
  if (act !== undefined) return findMatters(act);
  if (shape?.kind === 'trait') return findMatters('正缘');
  if (shape?.kind === 'who') return findMatters(/贵人/.test(text) ? '贵人' : '小人');
  if (shape?.kind === 'avoid' || shape?.kind === 'compare') return findMatters('运势');
  return shape !== null && OF_ANYTHING.has(shape.kind) ? [ANYTHING] : null;
}

/** 还能不能遇上懂我的人 */
const MEETS =
  /[遇碰](?:得|不)?(?:到|上|见|着)[^,。?!]{0,8}(?:真心|懂我|知心|知冷知热|合适|对的|好|疼我|珍惜)[^,。?!]{0,5}(?:人|女的|男的|女人|男人|姑娘|小伙)/;
/** 还有没有正缘: whether there will be one, not of what kind. */
const HAS_ONE =
  /(?:有没有|还有|有)(?:正缘|姻缘|婚缘|婚姻缘|正桃花|结婚的?(?:命|缘))(?:了)?(?:吗|么|不|没|没有)?(?:$|[,。?啊呢])/;
/** 命里的老婆啥时候来: when, not of what kind. */
const WHEN_ONE_COMES =
  /(?:命里|命中|注定)的?(?:老婆|老公|媳妇|对象|另一半|那个人|那位)[^,。?!]{0,6}(?:什么时候|啥时候?|几时|何时|哪年)/;
const OF_LOVE: readonly Topic[] = ['partner', 'love', 'romance', 'marriage', 'marriage_time'];

/** A birth with its day. */
const BORN_ON = /\d年[^,。?!]{0,4}月(?:\d{1,2}[日号]|初|廿|[二三]?十)/;
/** A sum is lost. */
const LOST = /(?:亏|赔|蚀|损失|丢|被骗)(?:了|掉)?[^,。?!]{0,4}(?:万|千|百|块|钱|本)/;
/**
 * The matters that are named; 亏了二十万，是不是流年不好 is of money, and what is feared to be fate and names no other
 * matter is no question of the pattern: 是不是我命里不能开车.
 */
function mattersNamed(text: string): Matter[] {
  const all = findMatters(text);
  // 我儿子91年7月3号生的，还没对象，哪年能成家: the chart of that day tells of the wedding.
  if (all[0]?.id === 'unmarried_child' && BORN_ON.test(text) && tellsBirth(text))
    return findMatters('什么时候能结婚');
  if (MEETS.test(text) && all.every(({ topic }) => WEAK.includes(topic))) return findMatters('遇到正缘');
  if (
    HAS_ONE.test(text) &&
    all.every(({ first }) => !first) &&
    all.some(({ topic }) => OF_LOVE.includes(topic))
  )
    return findMatters('还能结婚吗');
  if (WHEN_ONE_COMES.test(text)) return findMatters('遇到正缘');
  const isUnnamed = all.every(({ topic, ofNature }) => WEAK.includes(topic) && !ofNature);
  if (fatedIn(text) !== null && isUnnamed) return [ANYTHING];
  return LOST.test(text) && all.every(({ topic }) => topic === 'luck') ? findMatters('财运') : all;
}

/** The last clause where it begins with the one who has a record: 我儿子在家躺平，他什么时候能上班. */
const LAST_OF_PERSON = /[,。?!]((?:那|所以|到底)?(?:[他她]|这孩子|孩子|儿子|女儿|闺女)[^,。?!]{3,})[?。!]*$/;
const AT_HOME = /躺平|在家|待业|啃老|毕业|没工作|不上班|不出门/;
const RELIABLE = /靠不?靠?谱|靠(?:得|不)住|可靠|信得过|会不会骗|是不是骗/;
/** What the chart of one whose birth is told answers, whatever the tie. */
const OF_TEMPER =
  /性格|脾气|性子|为人(?!父|母)|人品|什么样的?(?:一个)?人|(?:好|难)(?:不好|不难)?(?:相处|处|打交道|伺候|说话)|靠不?靠?谱|靠(?:得|不)住/;
const AT_WORK = ['client', 'colleague'];

/** The matters of one who has a record: what their own clause asks, whatever else is told; of one at work no lover's. */
function mattersOfRecord(
  text: string,
  matters: readonly Matter[],
  { category }: KnownPerson,
): readonly Matter[] {
  if (AT_WORK.includes(category) && (matters.some(({ id }) => id === 'reliable') || RELIABLE.test(text)))
    return findMatters('客户靠不靠谱');
  // 我男朋友什么性格: of one who is there, the person is asked for and no kind of partner.
  if (category === 'lover' && matters.some(({ topic }) => topic === 'partner' || topic === 'personality'))
    return findMatters('性格');
  const clause = LAST_OF_PERSON.exec(text)?.[1];
  if (clause === undefined) return matters;
  if (AT_HOME.test(text) && /上班|工作/.test(clause)) return findMatters('找工作');
  const asked = findMatters(clause).filter(({ topic }) => !WEAK.includes(topic));
  return asked.length > 0 ? asked : matters;
}

/**
 * Reads a question by itself, in its clean form.
 * @param spoken the same with those for whom its pronouns stand, which tell who is meant and nothing else
 */
export function read(question: string, { today, known }: Situation, spoken = question): Understood {
  const told = withoutGreeting(question);
  const text = withoutForm(told);
  const who = withoutForm(withoutGreeting(spoken));
  const asks = findAsks(text);
  const wanted = verdictWanted(told, text);
  const verdict = wanted ?? /(\p{Script=Han}{1,2})还是不\1(?!\p{Script=Han}{3})/u.exec(text)?.[1] ?? null;
  const found = findPerson(who, known);
  const ofBirth = tellsBirth(text);
  const record = found && recordOf(found, known);
  // A record may be called 二宝.
  const form = wanted === null ? findForm(told) : 'one_sentence';
  const allNamed = mattersNamed(found && found.record !== null ? text.replaceAll(found.word, '') : text);
  const all = form !== null && isOfReading(text) ? allNamed.filter((matter) => !isOfBody(matter)) : allNamed;
  const named: Named = {
    text,
    who,
    names: known.map(({ name }) => name),
    today,
    base: {
      ...NOTHING,
      text,
      asks,
      form,
      points: pointsIn(told),
      verdict,
    },
    found,
    record,
    matters:
      record !== null
        ? mattersOfRecord(text, all, known[record]!)
        : found !== null && bornIn(text) !== null && OF_TEMPER.test(text)
          ? findMatters('性格')
          : all,
    time: timeAsked(ofBirth ? withoutBirth(text) : text, asks, today),
    ofBirth,
  };
  return (
    readFirmFact(named) ??
    readTalk(named) ??
    readRivals(named) ??
    readOwn(named) ??
    readFact(named) ??
    readRemedy(named) ??
    readMatter(named)
  );
}
