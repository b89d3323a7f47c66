/** How a time is told: what comes and because of what, the other side of it, and what to do. */
import type { ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import { calendarActs, calendarNote } from './calendar-notes.ts';
import {
  ageTold,
  bandIn,
  type Cause,
  causesOf,
  isAfterWork,
  isBeforeGaokao,
  isOfGaokaoYear,
  suitsAge,
  textsOf,
} from './causes.ts';
import { isRetired } from './life-points.ts';
import { fitting, type Moment, stanceOf, TONGUE } from './moments.ts';
import { type EventKey, type ReportType, type Stance, STUDENT_AGE } from './types/report-type.ts';
import { EVENT_ACTS } from './words-acts.ts';
import { actsBeside, isBound } from './words-causes-ages.ts';
import { CAUSE_ACTS, HELP_ACTS, QUIET_ACTS } from './words-cause-acts.ts';
import { PHASE_WORDS } from './words-phases.ts';
import { PLAIN_MONTHS } from './words-plain-months.ts';
import { EXAM_ACTS } from './words-points.ts';
import { spanUsesAt } from './words-spans.ts';
import { PACES, TEN_YEAR_PACES } from './words-paces.ts';

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('；');

/** What a report tells a time by, the same wherever it is told. */
interface Told {
  main: Cause;
  more?: Cause;
}

const toldIn = new WeakMap<Draft, Map<string, Told>>();

const reasonsIn = new WeakMap<Draft, Map<string, string>>();

/** Keeps what the answer has told a year by, so that no other place tells it anew. */
export function noteReason(draft: Draft, { subject }: Moment, reason: string): void {
  const reasons = reasonsIn.get(draft) ?? new Map<string, string>();
  reasonsIn.set(draft, reasons.set(subject, reason));
}

/** What the answer has told a year by; empty of one that it has not told. */
export const reasonTold = (draft: Draft, { subject }: Moment): string =>
  reasonsIn.get(draft)?.get(subject) ?? '';

/**
 * What a report tells a time by: the weightiest cause, or where the report has said that already the next one. An event of
 * the first rank gives way to none.
 */
function toldOf(draft: Draft, moment: Moment, type: ReportType): Told {
  const known = toldIn.get(draft) ?? new Map<string, Told>();
  toldIn.set(draft, known);
  const key = `${type.code} ${moment.subject}`;
  const before = known.get(key);
  if (before) return before;
  const { facts } = draft;
  const { mains } = causesOf(moment, facts, type);
  const isFresh = (cause: Cause) => draft.unused(textsOf(cause, moment, facts, type)).length > 0;
  const even = isEvenTime(moment) && evenOf(draft, moment, type, mains);
  if (even) {
    known.set(key, even);
    return even;
  }
  const first = mains[0]!;
  // What neither helps nor strains takes turns.
  const again = first.sign === 0 ? mains[known.size % mains.length]! : first;
  const main = first.event?.rank === 1 ? first : (mains.find(isFresh) ?? again);
  const more = mains.find((one) => one !== main && one.sign === main.sign && one.weight > 0 && isFresh(one));
  const told = { main, ...(more && { more }) };
  known.set(key, told);
  return told;
}

/** Whether a year or a month is neither easy nor hard. */
const isEvenTime = (moment: Moment) => stanceOf(moment.luck) === 'even' && !isDecade(moment);

const QUIET: Cause = { key: 'quiet', sign: 0, weight: 0, event: null };

/**
 * An ordinary time by what reads ordinary: a month by what neither helps nor strains, a year by what weighs most. Of a
 * year an event of the first rank gives way to none.
 */
function evenOf(draft: Draft, moment: Moment, type: ReportType, mains: readonly Cause[]): Told {
  const isFresh = (cause: Cause) => draft.unused(textsOf(cause, moment, draft.facts, type)).length > 0;
  const [first] = mains as [Cause];
  const isLoud = first.event?.rank === 1;
  const neutral = [...mains.filter(({ sign }) => sign === 0), QUIET].find(isFresh);
  if (isMonth(moment)) return { main: neutral ?? QUIET };
  const signed = mains.filter((one) => one.sign !== 0 && (isLoud || isFresh(one)));
  if (signed.some(({ sign }) => sign === -signed[0]!.sign)) return { main: signed[0]! };
  const gain = signed.find(({ sign }) => sign > 0);
  return { main: isLoud ? first : (gain ?? neutral ?? QUIET) };
}

/** What the report has told a time by; undefined of one that it has not told. */
export const causeTold = (draft: Draft, { subject }: Moment, { code }: ReportType): Cause | undefined =>
  toldIn.get(draft)?.get(`${code} ${subject}`)?.main;

const isDecade = ({ subject }: Moment) => subject.startsWith('cycle');
const isMonth = ({ subject }: Moment) => subject.startsWith('month:');
/** What belongs to the weeks of a term: it does not stand beside holidays. */
const OF_TERM = /期限|测验|考试|作业|复习|写字|课表/;

const saidIn = new WeakMap<Draft, Map<string, string>>();

/** What is said of a time, which a report that tells it again quotes. */
function quoted(draft: Draft, key: string, say: () => string): string {
  const said = saidIn.get(draft) ?? new Map<string, string>();
  saidIn.set(draft, said);
  const text = said.get(key) ?? say();
  if (text) said.set(key, text);
  return text;
}

/** What a time is as a whole; where the report has said its cause in all its words, the next of that sign. Else empty. */
export function mainOf(draft: Draft, moment: Moment, type: ReportType): string {
  const note = calendarNote(draft, moment, type);
  return joined(note, eventOf(draft, moment, type, note));
}

/** What comes in a time, without what the calendar says of it; the same wherever the report tells it. */
export const eventOf = (draft: Draft, moment: Moment, type: ReportType, note = ''): string =>
  quoted(draft, `main ${type.code} ${moment.subject}`, () => mainTextOf(draft, moment, type, note));

/** Words of a month that is like any other, in the reports that list months; none of another time. */
function plainOf({ facts }: Draft, moment: Moment, type: ReportType): readonly string[] {
  const words = isMonth(moment) && PLAIN_MONTHS[type.code];
  if (!words) return [];
  const age = ageTold(moment, facts, type);
  return words[age <= 18 ? 'young' : age > 60 ? 'aged' : 'grown'][stanceOf(moment.luck)];
}

function mainTextOf(draft: Draft, moment: Moment, type: ReportType, note: string): string {
  const { facts } = draft;
  const { main } = toldOf(draft, moment, type);
  const { mains } = causesOf(moment, facts, type);
  for (const cause of [main, ...mains.filter(({ sign }) => sign === main.sign)]) {
    const all = textsOf(cause, moment, facts, type);
    const texts = draft.unused(isDecade(moment) ? draft.fittingDecade(all) : all);
    const fit = note && isMonth(moment) ? texts.filter((text) => !OF_TERM.test(text)) : texts;
    if (fit.length > 0) return draft.pick(fit);
  }
  const left = draft.unused(plainOf(draft, moment, type));
  return left.length > 0 ? draft.pick(left) : '';
}

/** What a time is as a whole, or where the report has said all that, how to go through it. */
export const wholeOf = (draft: Draft, moment: Moment, type: ReportType): string =>
  mainOf(draft, moment, type) ||
  draft.pick((moment.subject.startsWith('cycle') ? TEN_YEAR_PACES : PACES)[stanceOf(moment.luck)]);

/** Habits that a health report names by themselves. */
const HABITS = Object.values(PHASE_WORDS).flatMap(({ habits }) => habits);

/** Acts by the time as a whole that do not suit an event of it. */
const UNFIT_ACTS: Partial<Readonly<Record<EventKey, RegExp>>> = {
  move: /照|自己的时间|换方向|放一放|先守住/,
  rub: /停半天|别出口|自己的时间/,
  outside_work: /照|自己的时间|换方向/,
  outside_family: /放一放|先守住/,
  outside_children: /放一放|先守住/,
};

/** Acts of other times that fit a time as well, for where the report has said its own. */
const calmActs = ({ push, even, hold }: ReportType['words']['acts']['grown'], stance: Stance) =>
  stance === 'even'
    ? [...push, ...hold].filter((act) => !TONGUE.push.test(act) && !TONGUE.hold.test(act))
    : fitting(even, stance);

/** Of what months are good for, those of a year as well. */
const OF_ANY_TIME = 3;

/** Reports whose months are of the exam in the year that ends with the 高考. */
const OF_EXAM = ['overall', 'career', 'annual'];

/** The acts that follow from a cause. */
function actsForCause({ key, sign }: Cause, age: number, stance: Stance, { code }: ReportType) {
  // After 50 what is to be done about love is another thing.
  if (age <= STUDENT_AGE || age > (code === 'love' ? 50 : 60)) return [];
  if (key === 'quiet') return QUIET_ACTS[code] ?? [];
  const ofStar = CAUSE_ACTS[code]?.[key as keyof (typeof CAUSE_ACTS)[string]];
  if (ofStar) return sign === 0 ? [] : ofStar[sign > 0 ? 'gain' : 'cost'];
  const ofHelp = sign > 0 && HELP_ACTS[code]?.[key as keyof (typeof HELP_ACTS)[string]];
  return ofHelp || (stance !== 'push' && EVENT_ACTS[code]?.[key as EventKey]) || [];
}

/** What is done within a day or a month, which no year asks for, and what takes longer than a month. */
const BELOW_A_YEAR =
  /[今明]晚|今天|明天|[这下]个月|这周|[上下]半月|月初|月底|月末|头一周|两个周末|一天只|几天|[三七两]晚|三天[内里]|周日|当天|隔一?晚|睡前|消息先/;
const BEYOND_A_MONTH = /一年|这年|今年|全年|年底|[一每]季|半年|一学期|[三六两]个月|[前后]五年|每月/;

/** What settles a bond: it belongs to the time that the report names for that. */
const SETTLES = /定一个日子|把想说的事说定|一次说定|见家长|点头/;

/** Whether an act of love settles what the report names another time for. */
const isOfOtherTime = (act: string, { subject }: Moment, facts: ReadingFacts, type: ReportType): boolean =>
  type.code === 'love' && SETTLES.test(act) && type.furtherYear?.(facts)?.subject !== subject;

const isOfSize = (act: string, moment: Moment): boolean =>
  isMonth(moment) ? !BEYOND_A_MONTH.test(act) : !BELOW_A_YEAR.test(act);

/**
 * The acts that a time may have: what the calendar asks for, what belongs to the effect that is told beside them, or those
 * that follow from its cause; and where it has no cause of its own those by the time as a whole.
 */
function actsOf(draft: Draft, moment: Moment, type: ReportType, beside: string): (readonly string[])[] {
  const { facts } = draft;
  const stance = stanceOf(moment.luck);
  // An ordinary month asks for nothing of its own: an act in each would be more than anybody does.
  if (isMonth(moment) && stance === 'even') return [calendarActs(draft, moment, type)];
  if (isOfGaokaoYear(moment, facts) && OF_EXAM.includes(type.code) && stance !== 'even')
    return [calendarActs(draft, moment, type), EXAM_ACTS[stance]];
  const band = bandIn(moment, facts, type);
  const acts = type.words.acts[band]!;
  const { main, more } = toldOf(draft, moment, type);
  // Beside an effect that is told stands what that one asks for, in the opening also what the next one does.
  const causes = beside === '' && more ? [main, more] : [main];
  const keys = [main, more].map((cause) => cause?.key);
  const isFit = (act: string) =>
    !keys.some((key) => key && UNFIT_ACTS[key as EventKey]?.test(act)) && !(beside && isBound(act));
  // In an even time what to do goes the way of what it is told by.
  const way: Stance = main.sign > 0 ? 'push' : main.sign < 0 ? 'hold' : 'even';
  // What belongs to an effect is told beside it only: by itself it may say too little.
  const told = causesOf(moment, facts, type)
    .mains.flatMap((cause) => textsOf(cause, moment, facts, type))
    .filter((effect) => beside.includes(effect));
  const ofEffect = actsBeside(told.join('\n'), band, type.code);
  const ofCause = causes.map((cause) =>
    actsForCause(cause, band === 'grown' || band === 'senior' ? moment.age : 0, stance, type),
  );
  const own = [calendarActs(draft, moment, type), ...(ofEffect.length > 0 ? [ofEffect] : ofCause)];
  // An act by the time as a whole would stand beside an effect that it has nothing to do with: what any such month is good
  // for does not.
  const all = way === 'even' ? [] : spanUsesAt(ageTold(moment, facts, type), type)[way];
  const uses = isMonth(moment) ? all : all.slice(0, OF_ANY_TIME);
  const calm = fitting(calmActs(acts, stance), way).filter(isFit);
  const ofTime = fitting(acts[stance], stance === 'even' ? way : 'even').filter(isFit);
  // What any ordinary time is good for suits what is ordinary. The annual report is of all matters, and so are its acts.
  if (beside && (!type.ofYear || isMonth(moment)) && own.some((pool) => pool.length > 0))
    return [
      ...own,
      uses,
      ...(main.sign === 0 ? [acts.even.filter(isFit), calm] : []),
      ...(type.ofYear ? [ofTime] : [all]),
    ];
  return [...own, ofTime, uses, calm, all];
}

/** What speaks of a job, which a person past the age of retirement is not told. */
const OF_JOB =
  /加班|补活|电脑|[上下]班|单位|工资|[加涨发]薪|岗|上面的人|项目|晋升|述职|派活|同事|客户|简历|报价|进度/;

/** What is done at a university, which nobody is told before the 高考. */
const OF_UNIVERSITY = /论文|答辩|实习|导师|宿舍|毕业后|退课|换专业|考研/;

/** Whether the report says an act already, be it in other words around it. */
const isSaid = ({ sections }: Draft, act: string) =>
  HABITS.some((habit) => habit.includes(act)) ||
  sections.some(({ paragraphs }) => paragraphs.some((part) => part.some(({ text }) => text.includes(act))));

/** Characters in a row that two clauses share when one says the other again. */
const RUN = 4;

/** Whether a clause takes up words of a text that stands beside it. */
const echoes = (act: string, beside: string) =>
  Array.from({ length: Math.max(0, act.length - RUN + 1) }, (_, place) => act.slice(place, place + RUN)).some(
    (run) => !/[，；]/.test(run) && beside.includes(run),
  );

/** What to do at a time: different things, none that the report has already; empty where none is left. */
export function actOf(
  draft: Draft,
  moment: Moment,
  type: ReportType,
  { count = 1, beside = '' }: { count?: number; beside?: string } = {},
): string[] {
  const { facts } = draft;
  const isForAge = (act: string) =>
    suitsAge(act, moment, facts, type) &&
    !isOfOtherTime(act, moment, facts, type) &&
    // The effect that an act belongs to is not told beside it where the answer has given the reason.
    !(isBound(act) && reasonTold(draft, moment)) &&
    !((isRetired(facts) || isAfterWork(moment, facts)) && OF_JOB.test(act)) &&
    !(isBeforeGaokao(moment, facts) && OF_UNIVERSITY.test(act));
  const pools = actsOf(draft, moment, type, beside).map((pool) =>
    pool.filter((act) => isForAge(act) && isOfSize(act, moment)),
  );
  const chosen: string[] = [];
  while (chosen.length < count) {
    const fresh = pools
      .map((pool) =>
        draft.unused(pool).filter((act) => !isSaid(draft, act) && !draft.echoes(act) && !echoes(act, beside)),
      )
      .find((pool) => pool.length > 0);
    if (!fresh) break;
    chosen.push(draft.pick(fresh));
  }
  return chosen;
}

/** What is said of a time, and what to do in it. A time of which nothing new is left has its act alone. */
const withAct = (text: string, draft: Draft, moment: Moment, type: ReportType) =>
  joined(text, ...actOf(draft, moment, type, { beside: text })) || wholeOf(draft, moment, type);

/** What a time brings and what to do in it. */
export const lineOf = (draft: Draft, moment: Moment, type: ReportType): string =>
  withAct(mainOf(draft, moment, type), draft, moment, type);
