/** The half page that a report begins with: the answer, when and why, and what to do. No term stands in it. */
import { yearsOf } from '@ziping/bazi/reading/facts';

import { calendarNote, schoolAhead } from './calendar-notes.ts';
import { ageTold, causesOf } from './causes.ts';
import { decisiveOf } from './decisive.ts';
import type { Draft } from './draft.ts';
import {
  bestAndHardest,
  marksOf,
  type Moment,
  momentClaims,
  monthMoments,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import { nearestMonth, NEAREST, sayPresent } from './opening-present.ts';
import {
  AHEAD,
  aimsOf,
  AT_TURN,
  isBestByMonths,
  LONG,
  sayDecisive,
  sayEase,
  sayLaterStrain,
  sayShort,
  sayWhen,
  timesAhead,
  YEARS,
} from './opening-when.ts';
import { monthsWithin } from './spans.ts';
import { actOf, briefOf, fullLineOf, lineOf, reasonTold, wholeOf } from './telling.ts';
import { habitOf } from './types/habits.ts';
import type { ReportType } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { HARD_USES } from './words-uses.ts';

/** From which day a year counts, where that is ahead, such as （从2月4日算起）. */
function fromFirstDay({ months }: Draft, { time }: Moment): string {
  const first = months.find(({ start_date }) => start_date.startsWith(`${time.slice(0, 4)}-02`));
  return first ? `（从2月${Number(first.start_date.slice(8, 10))}日算起）` : '';
}

/** Of the annual report: the year told first and the one after it. */
function sayTwoYears(draft: Draft, [year, next]: readonly Moment[], type: ReportType): void {
  const line = fullLineOf(draft, year!, type);
  const first = `${year!.time}（${wordOf(year!.luck)}）`;
  const [event] = line.split(AT_TURN) as [string];
  sayShort(draft, first + (first.length + event.length < LONG ? '：' : '；') + line, ...momentClaims(year!));
  const name = `${next!.time}（${wordOf(next!.luck)}）`;
  const text = briefOf(draft, next!, type);
  const isLong = `再往后的${name}，${text}`.length > LONG;
  sayShort(draft, isLong ? `再往后是${name}；${text}` : `再往后的${name}，${text}`, ...momentClaims(next!));
}

/** What the hardest of the years is good for, after what it brings; nothing of an easier one. */
function hardUseOf(draft: Draft, moment: Moment, marks: readonly Moment[], type: ReportType): string {
  const uses = HARD_USES[type.code];
  const hardest = [...marks].filter(({ luck }) => luck.tone < 0).sort((a, b) => a.luck.tone - b.luck.tone)[0];
  if (!uses || moment !== hardest) return '';
  const { key } = causesOf(moment, draft.facts, type).mains[0]!;
  const ofStrain = uses.grown[key as keyof typeof uses.grown] ?? uses.grown.other;
  const age = ageTold(moment, draft.facts, type);
  const text = age <= 18 ? draft.pick(uses.young) : age > 60 ? draft.pick(uses.aged) : ofStrain;
  return `${text}。`;
}

/** Whether a time that the report tells is one to hold back in without a strain. */
const hasStir = ({ facts, months }: Draft, { tells }: ReportType): boolean =>
  [
    ...yearMoments(facts, YEARS).map(({ luck }) => luck),
    ...yearsOf(facts, facts.year, 1),
    ...monthMoments(facts, tells.months ? months : months.slice(0, NEAREST)).map(({ luck }) => luck),
    ...facts.cycles,
  ].some((luck) => wordOf(luck).includes('而有动'));

/** A year of which the answer has told what it brings: its months and what to do in it. */
function lineBeside(draft: Draft, moment: Moment, type: ReportType, within: string): string {
  const beside = reasonTold(draft, moment);
  const parts = [calendarNote(draft, moment, type), within, ...actOf(draft, moment, type, { beside })];
  return parts.filter(Boolean).join('；') || wholeOf(draft, moment, type);
}

/** A time to remember: what it brings where the answer has not told that, when in it, and what to do. */
function markLine(draft: Draft, moment: Moment, type: ReportType): string {
  if (type.ofYear) return lineOf(draft, moment, type);
  const years = yearMoments(draft.facts, AHEAD);
  // The answer has named the good months of a year that is the best by these.
  const isNamed = isBestByMonths(draft.facts, bestAndHardest(years, type).best);
  const isBest = bestAndHardest(years, type).best[0]!.subject === moment.subject;
  const within = monthsWithin(draft, moment, type, isNamed && isBest ? 'hold' : undefined);
  if (reasonTold(draft, moment)) return lineBeside(draft, moment, type, within);
  const decisive = decisiveOf(years, draft.facts, type);
  // What decides in an even year may be its other side.
  const isFull = decisive?.moment.subject === moment.subject && stanceOf(moment.luck) === 'even';
  return (isFull ? fullLineOf : lineOf)(draft, moment, type, within);
}

/** The times to remember: what each brings, when in it, what to do, and of the hardest year what it is good for. */
function sayTimes(draft: Draft, marks: readonly Moment[], type: ReportType): void {
  draft.section('times');
  for (const moment of marks)
    draft.row(
      `- ${moment.time}（${wordOf(moment.luck)}）｜${markLine(draft, moment, type)}。${hardUseOf(draft, moment, marks, type)}`,
      ...momentClaims(moment),
    );
  draft.end();
  const isMixed = marks.some(({ luck }) => stanceOf(luck) === 'push') && !type.ofYear;
  draft.say(`${frameOf(type).scale}${hasStir(draft, type) ? '；“而有动”是多半有一样要变' : ''}`);
  if (isMixed) draft.say(frameOf(type).yearAndMonth);
  draft.end();
}

/** What to do first: in the nearest month that stands out, and in the year that is told first. */
function sayAdvice(draft: Draft, now: Moment, type: ReportType): void {
  draft.section('advice');
  const near = nearestMonth(draft, type);
  if (near)
    draft.row(
      `- ${near.span}（${wordOf(near.moment.luck)}）：${lineOf(draft, near.moment, type)}。`,
      ...momentClaims(near.moment),
    );
  const from = fromFirstDay(draft, now);
  const frame = frameOf(type);
  const count = toldInOpening(draft, type).includes(now.subject) ? 1 : 2;
  const [one, other] = actOf(draft, now, type, { count });
  const told = other
    ? `${frame.two}${from}，一是${one}；二是${other}`
    : `${frame.one}${from}：${one ?? aimsOf(draft.facts, type).steady}`;
  draft.row(`- ${now.time}${told}。`, ...momentClaims(now));
  if (type.ofYear) draft.row(`- 一年到头记住一条：${habitOf(draft.facts)}。`);
  draft.end();
}

/** The times that the opening names: of years, or of months in the annual report. */
function marksAhead({ facts, months }: Draft, type: ReportType): Moment[] {
  if (type.ofYear) return marksOf(monthMoments(facts, months.slice(1)), type);
  const years = yearMoments(facts, AHEAD);
  const decisive = decisiveOf(years, facts, type)?.moment;
  return marksOf(years, type, decisive);
}

/** Years that the opening of the annual report tells. */
const TOLD_OF_ANNUAL = 2;

/** The subjects of the times that the opening tells. */
export function toldInOpening(draft: Draft, type: ReportType): string[] {
  const near = nearestMonth(draft, type);
  return [
    ...marksAhead(draft, type),
    ...(near ? [near.moment] : []),
    ...(type.ofYear ? yearMoments(draft.facts, TOLD_OF_ANNUAL) : []),
  ].map(({ subject }) => subject);
}

/** A trait in sentences none of which is long: as one, or cut at a comma. */
function sayTrait(draft: Draft, trait: string): void {
  const cut = (text: string): string =>
    text.length > LONG && text.includes('，') ? cut(text.replace(/，[^，]*$/, '')) : text;
  const first = cut(trait);
  sayShort(draft, first);
  if (first.length < trait.length) sayTrait(draft, trait.slice(first.length + 1));
}

/** The sections `answer`, `times` and `advice`. */
export function sayAnswer(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const years = yearMoments(facts, AHEAD);
  const marks = marksAhead(draft, type);
  draft.section('answer');
  if (type.ofYear) {
    sayTwoYears(draft, years, type);
    draft.end();
  }
  sayWhen(draft, timesAhead(draft, type), type);
  sayDecisive(draft, years, type);
  sayEase(draft, years, type);
  sayLaterStrain(draft, years, type);
  draft.end();
  type.sayFurther?.(draft);
  sayShort(draft, schoolAhead(draft, type));
  draft.end();
  if (!type.ofYear) for (const trait of type.core(facts)) sayTrait(draft, trait);
  sayPresent(draft, type);
  draft.end();
  sayTimes(draft, marks, type);
  sayAdvice(draft, years[0]!, type);
}
