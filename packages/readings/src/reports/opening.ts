/** The half page that a report begins with: the answer, when and why, and what to do. No term stands in it. */
import { isAged, isMinor, monthText, type ReadingFacts, yearsOf } from '@ziping/bazi/reading/facts';

import { schoolAhead } from './calendar-notes.ts';
import { decisiveOf } from './decisive.ts';
import type { Draft } from './draft.ts';
import {
  bestAndHardest,
  firstYearOf,
  marksOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  monthMoments,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import { easeIn, usesAt } from './spans.ts';
import { actOf, briefOf, fullLineOf, lineOf } from './telling.ts';
import { habitOf } from './types/habits.ts';
import { overall } from './types/overall.ts';
import { type ReportType, STUDENT_AGE } from './types/report-type.ts';
import { AIMS } from './words-opening.ts';

/** Years that the opening looks ahead. */
const AHEAD = 4;
/** Years that a report tells. */
export const YEARS = 8;

/** What times are good for in a matter, at the age of the person. */
function aimsOf(facts: ReadingFacts, { code }: ReportType) {
  const aims = AIMS[code]!;
  if (isMinor(facts)) return aims.young;
  if (isAged(facts)) return aims.aged;
  return (facts.age <= STUDENT_AGE && aims.student) || aims.grown;
}

/** Times by name, such as 2027年和2029年, or 2027年3月、6月和7月 of months. */
function namesOf(times: readonly Moment[], annual: boolean): string {
  const [one] = times;
  if (times.length === 1) return annual ? `${one!.time}的一个月` : one!.time;
  const order = times.map(({ time }) => (annual ? time.replace(/\d+日起$/, '') : time)).sort(compareMonths);
  const short = order.map((name, place) =>
    annual && place > 0 && order[place - 1]!.slice(0, 5) === name.slice(0, 5) ? name.slice(5) : name,
  );
  return `${short.slice(0, -1).join('、')}和${short.at(-1)!}`;
}

const compareMonths = (one: string, other: string) => one.localeCompare(other, 'zh', { numeric: true });

/** More months than these are counted, not named. */
const MOST_NAMED = 4;

/** What holds of one time alone, or of some alike. */
function sayOf(times: readonly Moment[], annual: boolean, alone: string, alike: string): string {
  if (times.length <= MOST_NAMED)
    return `${namesOf(times, annual)}${times.length === 1 ? alone : `都${alike}`}`;
  return `有${times.length}个月${alike}`;
}

/** The hardest of the times ahead and what to do in them; empty where none is to hold back in. */
function slowPart(hardest: readonly Moment[], annual: boolean, hold: string): string {
  const { luck } = hardest[0]!;
  if (stanceOf(luck) !== 'hold') return '';
  return `${sayOf(hardest, annual, luck.tone < 0 ? '最该慢' : '变动最多', luck.tone < 0 ? '要慢' : '有变动')}，${hold}`;
}

/** The first year beyond those looked at closely that is one to go ahead in. */
const laterEase = (draft: Draft, last: string): Moment | undefined =>
  yearMoments(draft.facts, YEARS).find(({ time, luck }) => time > last && stanceOf(luck) === 'push');

/** The answer: what the best of the times ahead are good for, and what to do in the hardest. A relief is always named. */
function sayWhen(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(ahead, type);
  const annual = type.ofYear === true;
  const { push, hold, steady } = aimsOf(facts, type);
  const claims = [...best, ...hardest].flatMap(momentClaims);
  const isAlike = best[0] === hardest[0];
  const slow = slowPart(hardest, annual, hold);
  const until = annual ? '往后这些月' : '这四年';
  if (stanceOf(best[0]!.luck) === 'push') {
    const top = isAlike ? `${until}都顺` : sayOf(best, annual, '最顺', '顺');
    draft.say(
      `${annual && !isAlike ? '往后这些月里，' : ''}${top}，${push}${isAlike || !slow ? '' : `；${slow}`}`,
      ...claims,
    );
    return;
  }
  draft.say(
    `${until}${annual ? '以稳为主，' : ''}${steady}${slow && !isAlike ? `；${slow}` : ''}`,
    ...claims,
  );
  if (annual && !isAlike) draft.say(`最松的是${namesOf(best, annual)}`, ...claims);
}

/** Where no year is one to go ahead in: the months that are the first to be easier, and the next good year. */
function sayEase(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { best } = bestAndHardest(ahead, type);
  if (type.ofYear || stanceOf(best[0]!.luck) === 'push') return;
  const { names, isEasy } = easeIn(draft.facts, ahead);
  const later = laterEase(draft, ahead.at(-1)!.time);
  const parts = [
    names &&
      `${isEasy ? '先松下来的' : '能缓一缓的'}是${names}（${isEasy ? '正好' : '可以'}${usesAt(draft.facts.age, type).push}）`,
    later && `再往后，${later.time}整年放得开`,
  ].filter(Boolean);
  if (parts.length > 0) draft.say(parts.join('；'), ...(later ? momentClaims(later) : []));
}

/** The year that decides in the matter, where one does. */
function sayDecisive(draft: Draft, years: readonly Moment[], type: ReportType): void {
  if (type.ofYear) return;
  const decisive = decisiveOf(years, type);
  if (!decisive) return;
  const { moment, text, isBond } = decisive;
  if (isBond) return;
  const { best, hardest } = bestAndHardest(years, type);
  const isOnly = (times: readonly Moment[]) => times.length === 1 && times[0] === moment;
  const lead =
    isOnly(best) && stanceOf(moment.luck) === 'push'
      ? `${moment.time}顺，是因为`
      : isOnly(hardest) && stanceOf(moment.luck) === 'hold'
        ? `${moment.time}要慢，是因为`
        : `最要紧的是${moment.time}：`;
  draft.say(`${lead}${text}`, ...momentClaims(moment));
}

/** Ten years are more than the matters of one year: in the annual report they are told as a whole. */
const ofDecades = (type: ReportType): ReportType => (type.ofYear ? overall : type);

/** Years before which a change of cycle is near. */
const NEAR = 2;

/** The cycle that begins soon, by what it brings for the matter. */
function sayNextCycle(draft: Draft, type: ReportType): void {
  const { cycles, today } = draft.facts;
  const next = cycles.find(({ start_date }) => start_date.slice(0, 10) > today);
  if (!next || next.start_date.slice(0, 10) > `${Number(today.slice(0, 4)) + NEAR}${today.slice(4)}`) return;
  const name = next === cycles[0] ? '第一个十年' : '新的十年';
  const moment = momentOfCycle(draft.facts, next);
  draft.say(
    `${monthText(next.start_date)}起进入${name}（${wordOf(next)}）：${briefOf(draft, moment, ofDecades(type))}`,
    ...momentClaims(moment),
  );
}

const dayText = (date: string) => `${monthText(date)}${Number(date.slice(8, 10))}日`;

/** The day before the first of a month of luck, which is none of the first three of a month. */
const dayBefore = (date: string) => `${date.slice(0, 8)}${Number(date.slice(8, 10)) - 1}`;

/** Two days as a span, the year said once. */
const spanOf = (from: string, until: string) =>
  `${from}到${from.slice(0, 5) === until.slice(0, 5) ? until.slice(5) : until}`;

/** Months from now in which the nearest one that stands out is looked for. */
const NEAREST = 3;

/** The nearest month that stands out, before the year that is told first begins. */
function nearestMonth(
  { facts, months }: Draft,
  type: ReportType,
): { moment: Moment; span: string } | undefined {
  if (type.ofYear || firstYearOf(facts) === facts.year) return undefined;
  const near = monthMoments(facts, months.slice(0, NEAREST)).map((month, place) => {
    // The parents of a minor are told of the next months in the words for the age now.
    const moment = isMinor(facts) ? { ...month, age: facts.age } : month;
    const until = dayText(dayBefore(months[place + 1]!.start_date));
    const isHere = place === 0;
    const span = isHere ? `到${until}为止` : spanOf(dayText(months[place]!.start_date), until);
    const isLoud = moment.luck.events.some(({ rank, force }) => rank === 1 && force === 'move');
    return { moment, span, loud: (isLoud ? 3 : 0) + Math.abs(moment.luck.tone) };
  });
  const [loudest] = [...near].sort((a, b) => b.loud - a.loud);
  return loudest && loudest.loud >= 2 ? loudest : undefined;
}

/** What holds already: events of the first rank of the cycle and of what is left of this year. */
function sayPresent(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const cycle = facts.cycles[facts.current];
  if (cycle?.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfCycle(facts, cycle);
    draft.say(
      `到${monthText(cycle.until)}为止的这十年（${wordOf(cycle)}），底色是：${briefOf(draft, moment, ofDecades(type))}`,
      ...momentClaims(moment),
    );
  }
  sayNextCycle(draft, type);
  if (firstYearOf(facts) === facts.year) return;
  const moment = momentOfYear(yearsOf(facts, facts.year, 1)[0]!);
  if (moment.luck.events.some(({ rank }) => rank === 1))
    draft.say(
      `${moment.time}余下的日子（${wordOf(moment.luck)}）：${briefOf(draft, moment, type)}`,
      ...momentClaims(moment),
    );
}

/** From which day a year counts, where that is ahead, such as （从2月4日算起）. */
function fromFirstDay({ months }: Draft, { time }: Moment): string {
  const first = months.find(({ start_date }) => start_date.startsWith(`${time.slice(0, 4)}-02`));
  return first ? `（从2月${Number(first.start_date.slice(8, 10))}日算起）` : '';
}

/** Of the annual report: the year told first and the one after it. */
function sayTwoYears(draft: Draft, [year, next]: readonly Moment[], type: ReportType): void {
  draft.say(
    `${year!.time}（${wordOf(year!.luck)}）：${fullLineOf(draft, year!, type)}`,
    ...momentClaims(year!),
  );
  draft.say(
    `再往后的${next!.time}（${wordOf(next!.luck)}），${briefOf(draft, next!, type)}`,
    ...momentClaims(next!),
  );
}

/** What to do at a time of another stance, by that stance. */
const CHANGES = { push: '可以往前走一步', even: '照常过就好', hold: '要收一收' } as const;

function sayAdvice(draft: Draft, now: Moment, marks: readonly Moment[], type: ReportType): void {
  draft.section('advice');
  const near = nearestMonth(draft, type);
  if (near)
    draft.row(
      `- 眼前先看${near.span}（${wordOf(near.moment.luck)}）：${lineOf(draft, near.moment, type)}。`,
      ...momentClaims(near.moment),
    );
  const from = fromFirstDay(draft, now);
  const [one, other] = actOf(draft, now, type, { count: 2 });
  const told = other
    ? `可以做两件事${from}，一是${one}；二是${other}`
    : `可以做一件事${from}，${one ?? aimsOf(draft.facts, type).steady}`;
  draft.row(`- ${now.time}${told}。`, ...momentClaims(now));
  const later = marks.find((moment) => stanceOf(moment.luck) !== stanceOf(now.luck));
  if (later) {
    const [act] = actOf(draft, later, type);
    if (act)
      draft.row(
        `- ${later.time.replace(/起$/, '起的一个月')}${CHANGES[stanceOf(later.luck)]}：${act}。`,
        ...momentClaims(later),
      );
  }
  if (type.ofYear) draft.row(`- 一年到头记住一条：${habitOf(draft.facts)}。`);
  draft.end();
}

/** The times that the opening names: of years, or of months in the annual report. */
function marksAhead({ facts, months }: Draft, type: ReportType): Moment[] {
  if (type.ofYear) return marksOf(monthMoments(facts, months.slice(1)), type);
  const years = yearMoments(facts, AHEAD);
  const decisive = decisiveOf(years, type)?.moment;
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

/** The sections `answer`, `times` and `advice`. */
export function sayAnswer(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const years = yearMoments(facts, AHEAD);
  const ahead = type.ofYear ? monthMoments(facts, draft.months.slice(1)) : years;
  const marks = marksAhead(draft, type);
  draft.section('answer');
  if (type.ofYear) sayTwoYears(draft, years, type);
  sayWhen(draft, ahead, type);
  sayDecisive(draft, years, type);
  sayEase(draft, years, type);
  draft.end();
  type.sayFurther?.(draft);
  draft.say(schoolAhead(draft, type));
  draft.end();
  if (!type.ofYear) draft.say(type.core(facts).join('；'));
  sayPresent(draft, type);
  draft.end();
  draft.section('times');
  for (const moment of marks)
    draft.row(
      `- ${moment.time}（${wordOf(moment.luck)}）｜${lineOf(draft, moment, type)}。`,
      ...momentClaims(moment),
    );
  draft.end();
  sayAdvice(draft, years[0]!, marks, type);
}
