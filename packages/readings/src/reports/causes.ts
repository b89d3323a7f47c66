/**
 * Why a time is what it is: what luck touches and brings, each with its sign. The word for a time weighs the same things,
 * so that a hard time is told by what strains in it and an easy one by what helps, in every report and place alike.
 */
import { type LuckEvent, starsOf } from '@ziping/bazi/reading/events';
import { groupOf, type GodGroup, isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { gaokaoYear, isPupil, isRetired, LAST_RISE, workStageIn } from './life-points.ts';
import { eventKeyOf, type Moment, relevanceOf, stanceOf } from './moments.ts';
import {
  bandAt,
  type EventKey,
  type EventWords,
  type ReportType,
  SENIOR_AGE,
  type Stance,
  STUDENT_AGE,
} from './types/report-type.ts';
import { CAUSE_WORDS } from './words-causes.ts';
import { AGE_CAUSES, GROWN_CHILD_CAUSES, GROWN_CHILD_EVENTS, type PlainCauses } from './words-causes-ages.ts';
import { STUDENT_CAUSES } from './words-causes-student.ts';
import { MINOR_DECADES } from './words-decades-minors.ts';
import { scaleWordsOf } from './words-scales.ts';

type Sign = -1 | 0 | 1;

/** `tide`: a set of three without the day branch. `mixed`: nothing by itself. `quiet`: nothing at all. */
type CauseKey = EventKey | GodGroup | 'tide' | 'mixed' | 'quiet';

export interface Cause {
  key: CauseKey;
  sign: Sign;
  weight: number;
  /** The relation that it is; null of a star, and where nothing stirs. */
  event: LuckEvent | null;
  /** Whether it neither helps nor strains by itself, and is told the way of its time. */
  isTurned?: true;
}

const SIGNS = { good: 1, neutral: 0, bad: -1 } as const;

/** What helps by itself, whatever the phases. */
const HELPS: readonly CauseKey[] = ['join', 'near', 'frame_good'];

/** More than any star says, so that an event of the first rank is never left out. */
const FIRST_RANK = 12;
/** What a star of the subject weighs more, and a palace of it. */
const OWN = 3;

/** How much a relation says, as the word for the time weighs it: a set of three, then 刑 and 害 with the day branch. */
function weightOf(event: LuckEvent, type: ReportType): number {
  const { rank, force, kind, palaces } = event;
  if (rank === 1) return FIRST_RANK;
  if (kind === 'three_combine' || kind === 'three_meet') return 8;
  if (palaces[0] === 'spouse') return force === 'rub' ? (kind === 'harm' ? 5.5 : 6.5) : 4;
  const isOwn = type.palace !== undefined && palaces.includes(type.palace);
  return (palaces.includes('work') ? 5.5 : 4) + (isOwn ? OWN : 0);
}

/** A relation as a cause; of a set of three elsewhere that neither helps nor strains none. */
function causeOfEvent(event: LuckEvent, type: ReportType): Cause[] {
  if (event.force === 'bring' || relevanceOf(event, type) === 0) return [];
  const weight = weightOf(event, type);
  const key = eventKeyOf(event);
  if (key !== 'trio') return [{ key, sign: HELPS.includes(key) ? 1 : -1, weight, event }];
  // 三刑 draws nothing together: it is a strain of many small things.
  if (event.force === 'rub') return [{ key: 'mixed', sign: -1, weight, event }];
  const sign = SIGNS[event.favour ?? 'neutral'];
  return sign === 0 ? [] : [{ key: 'tide', sign, weight, event }];
}

/** What the stem and the branch of luck bring: the star of the subject weighs more. */
function causesOfStars({ luck }: Moment, facts: ReadingFacts, type: ReportType): Cause[] {
  return [luck.stem_god, luck.branch_god].map((god, place) => {
    const group = groupOf(god);
    // A year as a whole has no star of its own.
    const isOwn = !type.ofYear && starsOf(god, facts.gender).some((star) => type.stars.includes(star));
    return {
      key: group,
      sign: SIGNS[facts.favour[facts.groups[group].phase]],
      weight: (place === 0 ? 5 : 4.9) + (isOwn ? OWN : 0),
      event: null,
    };
  });
}

const SIGN_OF: Readonly<Record<Stance, Sign>> = { push: 1, even: 0, hold: -1 };

/** What a time is told by, the weightiest first: the stronger side alone. */
interface Causes {
  mains: readonly Cause[];
}

/** Those that have words for the age, the weightiest first, each key once for a sign. */
function causesFor(moment: Moment, facts: ReadingFacts, type: ReportType): Cause[] {
  const all = [
    ...moment.luck.events.flatMap((event) => causeOfEvent(event, type)),
    ...causesOfStars(moment, facts, type),
  ]
    .filter((cause) => textsOf(cause, moment, facts, type).length > 0)
    .sort((a, b) => b.weight - a.weight);
  return all.filter(
    ({ key, sign }, place) => all.findIndex((one) => one.key === key && one.sign === sign) === place,
  );
}

/** Whether nothing clashes or rubs, and no set of three is formed. */
const isQuiet = ({ luck }: Moment) =>
  luck.events.every(
    ({ force, kind }) =>
      force !== 'move' && force !== 'rub' && kind !== 'three_combine' && kind !== 'three_meet',
  );

/**
 * The stars of a time that neither help nor strain, told the way that the time goes: where nothing else has its sign they say
 * what it is about, where many small things would say the same of every matter.
 */
const turnedStars = (
  causes: readonly Cause[],
  sign: Sign,
  moment: Moment,
  facts: ReadingFacts,
  type: ReportType,
): Cause[] =>
  causes
    .filter((one) => one.event === null && one.sign === 0)
    .map((one) => ({ ...one, sign, isTurned: true as const }))
    .filter((one) => textsOf(one, moment, facts, type).length > 0);

/** What a time is told by. Of an even time either sign may come first, and what does neither where there is no sign. */
export function causesOf(moment: Moment, facts: ReadingFacts, type: ReportType): Causes {
  const all = causesFor(moment, facts, type);
  const sign = SIGN_OF[stanceOf(moment.luck)];
  const signed = all.filter((one) => one.sign !== 0);
  if (sign !== 0) {
    const ofSign = signed.filter((one) => one.sign === sign);
    if (ofSign.length > 0) return { mains: ofSign };
    return {
      mains: [...turnedStars(all, sign, moment, facts, type), { key: 'mixed', sign, weight: 0, event: null }],
    };
  }
  // Ten years are never without a stir: one of their years has it.
  const quiet: Cause[] =
    isQuiet(moment) && !moment.subject.startsWith('cycle')
      ? [{ key: 'quiet', sign: 0, weight: 0, event: null }]
      : [];
  const stars = all.filter((one) => one.sign === 0);
  // A star that neither helps nor strains is told before the quiet where it is that of the subject.
  const own = stars.filter(({ weight }) => weight > 6);
  const others = stars.filter((one) => !own.includes(one));
  const rest = type.topic ? [...own, ...quiet, ...others] : [...quiet, ...own, ...others];
  const mains = [...signed, ...rest];
  return { mains: mains.length > 0 ? mains : [{ key: 'quiet', sign: 0, weight: 0, event: null }] };
}

/** What a person rises or sits for at work. */
const OF_RISE = /职位|升职|晋升|加薪|工资.*涨|身份抬一格|位置在往你这边来|走到管事的位置|往上走一步|一级一级/;

/** What a time no longer brings from an age on: of ten years at the age in their middle. */
const TOO_LATE: readonly { words: RegExp; year: number; decade: number }[] = [
  { words: /要不要孩子/, year: 45, decade: 45 },
  { words: OF_RISE, year: LAST_RISE, decade: 54 },
  // In the last years at work nobody looks for another firm.
  { words: /裸辞|想去的那家|离不开你|换行当|跳槽|简历|面试|下一家/, year: SENIOR_AGE, decade: SENIOR_AGE },
];

/** What a time does not bring before an age. */
const TOO_EARLY: readonly { words: RegExp; year: number }[] = [
  { words: /晚辈|小辈|后辈|儿女|孩子成家/, year: 45 },
  { words: /照[看顾]老人|老人的事早几年/, year: 36 },
];

/** What belongs to those who get to know each other, and is not told of love from an age on. */
const OF_COURTING =
  /回消息|消息回得|打扮|新馆子|兴头上许的诺|赶工|会被介绍|亲戚会问|到底怎么打算|约会|新面孔/;
const LAST_COURTING = 50;

/** What is told to those who may be at work or not no more than what rises. */
const OF_CAREER = /名分|管事|该报的名|该考的试|考核|评级|考试|面试|位置|换岗|换工作|换行当|跳槽|辞呈/;

/** What is told to nobody from the year on in which work ends. */
const OF_WORK =
  /上司|上面的人|上头|领导|部门|单位|[上下]班|加班|工资|工作|薪|项目|述职|同事|同行|行当|饭碗|行业|客户|客人|简历|报价|业绩|担子|看重你|要紧的交给你/;

/** The year of a time: of ten years the one in their middle. */
const yearOf = ({ age }: Pick<Moment, 'age'>, { birth_year }: Pick<ReadingFacts, 'birth_year'>) =>
  birth_year + age - 1;

/** Whether a text fits how the work of a person stands in a time. */
function suitsWork(text: string, moment: Moment, facts: ReadingFacts): boolean {
  const stage = workStageIn(facts, yearOf(moment, facts));
  if (stage === 'working') return true;
  if (OF_RISE.test(text) || OF_CAREER.test(text)) return false;
  return stage === 'open' || !OF_WORK.test(text);
}

/** What belongs to years at school. */
const OF_SCHOOL = /放学|班|同桌|座|老师|同学|学校|大人|家里叫我|周末放|伙伴/;

/** Whether the love report of a minor tells a time in which the child has grown up: not of courtship. */
const isOfGrownChild = (
  { age, subject }: Pick<Moment, 'age' | 'subject'>,
  facts: ReadingFacts,
  { code }: ReportType,
): boolean =>
  code === 'love' &&
  isMinor(facts) &&
  age > 18 &&
  !subject.startsWith('cycle') &&
  !isAtSchool({ age, subject }, facts);

/** Whether a text is not too late for the age in a time. */
export const suitsAge = (text: string, moment: Moment, facts: ReadingFacts, type: ReportType): boolean =>
  !(isOfGrownChild(moment, facts, type) && OF_SCHOOL.test(text)) &&
  TOO_LATE.every(
    ({ words, year, decade }) =>
      moment.age < (moment.subject.startsWith('cycle') ? decade : year) || !words.test(text),
  ) &&
  TOO_EARLY.every(({ words, year }) => isMinor(facts) || moment.age >= year || !words.test(text)) &&
  !(type.code === 'love' && moment.age > LAST_COURTING && OF_COURTING.test(text)) &&
  suitsWork(text, moment, facts);

/** Whether a person sits the 高考 in a year of age, or has it ahead. */
export const isBeforeGaokao = (moment: Moment, facts: ReadingFacts): boolean =>
  yearOf(moment, facts) <= gaokaoYear(facts);

/** Whether a person is at school in a time: up to the year of the 高考, of whose months up to June. */
const isAtSchool = ({ age, subject }: Pick<Moment, 'age' | 'subject'>, facts: ReadingFacts): boolean =>
  subject.startsWith('month:')
    ? subject < `month:${gaokaoYear(facts)}-07`
    : yearOf({ age }, facts) <= gaokaoYear(facts);

/** Whether a month lies in the school year that ends with the 高考. */
export const isOfGaokaoYear = ({ subject }: Pick<Moment, 'subject'>, facts: ReadingFacts): boolean =>
  subject >= `month:${gaokaoYear(facts) - 1}-09` && subject < `month:${gaokaoYear(facts)}-07`;

/** Years of a first degree after the 高考. */
const DEGREE = 4;
/** 虚岁 from which the words for later years serve. */
const FIRST_AGED = 61;
/** 虚岁 up to which the words for minors serve. */
const LAST_MINOR = 18;
/** Reports that tell of work or of money from work. */
const OF_LIVELIHOOD = ['overall', 'career', 'wealth', 'annual'];

/** Whether work has ended for a person by the year of a time. */
export const isAfterWork = (moment: Moment, facts: ReadingFacts): boolean =>
  workStageIn(facts, yearOf(moment, facts)) === 'over';

const isToldAfterWork = (moment: Moment, facts: ReadingFacts, code: string) =>
  OF_LIVELIHOOD.includes(code) && isAfterWork(moment, facts);

/**
 * In the report of a person over 60 the years before are told in the words for that age as well, as are in a report on
 * work or money those after work has ended, and in that of a minor on the people around the years after 18, when they would be of courtship. Until the 高考 a minor is at school.
 */
export function ageTold(moment: Moment, facts: ReadingFacts, { code }: ReportType): number {
  const { age, subject } = moment;
  if (isAged(facts)) return Math.max(age, FIRST_AGED);
  if (!isMinor(facts)) {
    if (isToldAfterWork(moment, facts, code)) return Math.max(age, FIRST_AGED);
    // Who starts school late is a student to the end of a first degree all the same.
    return yearOf(moment, facts) <= gaokaoYear(facts) + DEGREE ? Math.min(age, STUDENT_AGE) : age;
  }
  const isTaught = !subject.startsWith('cycle') && isAtSchool(moment, facts);
  return code === 'love' || isTaught ? Math.min(age, LAST_MINOR) : age;
}

/** The age now in whose words a report is written: after the end of work, in what it tells of work or money, the later one. */
export const ageNow = (facts: ReadingFacts): number =>
  isAged(facts)
    ? Math.max(facts.age, FIRST_AGED)
    : isMinor(facts)
      ? Math.min(facts.age, LAST_MINOR)
      : facts.age;

/**
 * The facts as a report takes them: up to the 高考 a person is a minor, at whatever 虚岁; in reports on work, money, the whole
 * and the year one of later years once work has ended.
 */
export function factsFor(facts: ReadingFacts, { code }: ReportType): ReadingFacts {
  if (isPupil(facts) && !isMinor(facts)) return { ...facts, stage: 'teen' };
  return OF_LIVELIHOOD.includes(code) && isRetired(facts) ? { ...facts, stage: 'aged' } : facts;
}

/** The words of a time by age, at the age that is told. */
export const bandIn = (moment: Moment, facts: ReadingFacts, type: ReportType) =>
  bandAt(ageTold(moment, facts, type), type);

/** Ten years of a minor have words of their own; in the annual report they are told as a whole. */
const minorDecadeOf = ({ subject }: Moment, facts: ReadingFacts, { code }: ReportType) =>
  isMinor(facts) && subject.startsWith('cycle') ? MINOR_DECADES[code] : undefined;

function plainCausesOf(moment: Moment, facts: ReadingFacts, type: ReportType): PlainCauses | undefined {
  const ofDecade = minorDecadeOf(moment, facts, type);
  if (ofDecade) return ofDecade.causes;
  if (isOfGrownChild(moment, facts, type)) return GROWN_CHILD_CAUSES;
  const ofScale = scaleWordsOf('causes', moment.subject, type.code, bandIn(moment, facts, type));
  if (ofScale) return ofScale;
  const age = ageTold(moment, facts, type);
  if (age <= 18 || age > 60) return AGE_CAUSES[bandAt(age, type) as keyof typeof AGE_CAUSES][type.code];
  return age <= STUDENT_AGE ? STUDENT_CAUSES[type.code] : undefined;
}

function eventWordsOf(moment: Moment, facts: ReadingFacts, type: ReportType): EventWords {
  const ofDecade = minorDecadeOf(moment, facts, type);
  if (ofDecade) return ofDecade.events;
  if (isOfGrownChild(moment, facts, type)) return GROWN_CHILD_EVENTS;
  const band = bandIn(moment, facts, type);
  return scaleWordsOf('events', moment.subject, type.code, band) ?? type.words.events[band]!;
}

const isEventKey = (key: CauseKey, words: EventWords): key is EventKey => key in words;

/** What a cause feels like in life; none where there are no words for the age. The relation itself stands in 依据. */
export const textsOf = (cause: Cause, moment: Moment, facts: ReadingFacts, type: ReportType): string[] =>
  wordsOf(cause, moment, facts, type).filter((text) => suitsAge(text, moment, facts, type));

function wordsOf(cause: Cause, moment: Moment, facts: ReadingFacts, type: ReportType): string[] {
  const { key, sign } = cause;
  const side = sign > 0 ? 'gain' : 'cost';
  const events = eventWordsOf(moment, facts, type);
  if (isEventKey(key, events)) return [...events[key]];
  const plain = plainCausesOf(moment, facts, type);
  if (plain) {
    if (key === 'quiet') return [plain.quiet].flat();
    if (sign === 0) return [plain.even[key as GodGroup]].flat();
    return [plain[key as 'tide' | 'mixed' | GodGroup][side]].flat();
  }
  const words = CAUSE_WORDS[type.code]!;
  if (key === 'quiet') return [...words.quiet];
  if (key === 'tide' || key === 'mixed') return [...words[key][side]];
  const group = words[key as GodGroup];
  return [...(sign === 0 ? group.even : group[side])];
}
