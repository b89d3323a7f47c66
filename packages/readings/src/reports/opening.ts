/** The half page that a report begins with: the answer, when and why, and what to do. No term stands in it. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { isAged, isMinor, monthText, type ReadingFacts, yearsOf } from '@ziping/bazi/reading/facts';

import { schoolAhead } from './calendar-notes.ts';
import { ageTold, bandIn, causesOf } from './causes.ts';
import { type Decisive, decisiveOf } from './decisive.ts';
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
import { countOfEase, easeIn, easyMonthsOf, lateEaseIn, monthsWithin, slowStartOf, usesAt } from './spans.ts';
import { actOf, briefOf, fullLineOf, lineOf } from './telling.ts';
import { habitOf } from './types/habits.ts';
import { overall } from './types/overall.ts';
import { type ReportType, STUDENT_AGE } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { AIMS } from './words-opening.ts';
import { reasonFor } from './words-reasons.ts';
import { spanUsesAt } from './words-spans.ts';
import { HARD_USES, HARD_YEARS } from './words-uses.ts';

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

/** Times with the word for one alone or for some alike. */
const sayOf = (times: readonly Moment[], annual: boolean, alone: string, alike: string) =>
  times.length > MOST_NAMED
    ? `有${times.length}个月${alike}`
    : `${namesOf(times, annual)}${times.length === 1 ? alone : `都${alike}`}`;

/** Why a year is easy or hard. */
const reasonOf = (facts: ReadingFacts, year: Moment, type: ReportType, decisive: Decisive | undefined) =>
  decisive?.moment === year && decisive.why
    ? decisive.why
    : reasonFor(causesOf(year, facts, type).mains[0]!, bandIn(year, facts, type), type.code);

/** More years than these have no reasons in common, and theirs one by one would be a list. */
const MOST_REASONS = 3;

/** Why some years are easy or hard, each by its name; empty of months, whose reasons their list has. */
function whyOf(
  facts: ReadingFacts,
  years: readonly Moment[],
  type: ReportType,
  decisive: Decisive | undefined,
): string {
  if (type.ofYear || years.length > MOST_REASONS) return '';
  const inOrder = [...years].sort((a, b) => a.time.localeCompare(b.time));
  const reasons = new Map<string, Moment[]>();
  for (const year of inOrder) {
    const reason = reasonOf(facts, year, type, decisive);
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), year]);
  }
  return [...reasons]
    .map(([reason, of]) => (of.length === years.length ? reason : `${namesOf(of, false)}${reason}`))
    .join('；');
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('，');

/** How the best of the times ahead are called, by their word. */
function easeOf(facts: ReadingFacts, best: readonly Moment[], annual: boolean): string {
  const { tone } = best[0]!.luck;
  const word = TONE_WORDS[tone];
  const names = sayOf(best, annual, tone === 2 ? '最顺' : '最好走', word);
  if (best.length > 1) return names;
  const note = joined(tone === 2 ? '' : word, annual ? '' : lateEaseIn(facts, best[0]!));
  return note ? `${names}（${note}）` : names;
}

/** How the hardest of the times ahead are called; empty where none is to hold back in. */
function strainOf(hardest: readonly Moment[], best: Moment, annual: boolean): string {
  const { luck } = hardest[0]!;
  if (stanceOf(luck) !== 'hold') return '';
  // Where none is easy, all are to hold back in.
  if (stanceOf(best.luck) === 'hold' && hardest.length <= MOST_NAMED && luck.tone < 0)
    return `${namesOf(hardest, annual)}最紧`;
  return luck.tone < 0
    ? sayOf(hardest, annual, '最该慢', '要慢')
    : sayOf(hardest, annual, '变动最多', '有变动');
}

/** The first year beyond those looked at closely that is one to go ahead in. */
const laterEase = (draft: Draft, last: string): Moment | undefined =>
  yearMoments(draft.facts, YEARS).find(({ time, luck }) => time > last && stanceOf(luck) === 'push');

/** What is decided in a hard year of love all the same, and when. */
function unlessPart(facts: ReadingFacts, hardest: readonly Moment[], type: ReportType): string {
  const [year] = hardest;
  if (type.code !== 'love' || hardest.length > 1 || year!.age <= STUDENT_AGE || year!.age > 60) return '';
  const names = easyMonthsOf(facts, year!);
  return names && `；真要谈，放在${year!.time}${names}`;
}

/** Years to hold back in, of those looked at closely, from which on it is said what hard years are good for. */
const HARD = 3;

/** What a time is called, why it is so, and what to do in it. */
function sentenceOf(name: string, why: string, what: string): string {
  if (!why) return `${name}，${what}`;
  // Reasons of several years, each by its name, are a list.
  return why.includes('；') ? `${name}：${why}。${what}` : `${name}，因为${why}；${what}`;
}

/** Before the best months: that a year as a whole is not each of its months. */
function leadOf(facts: ReadingFacts, hardest: readonly Moment[]): string {
  const [{ luck }] = yearMoments(facts, 1) as [Moment];
  const isMixed = stanceOf(luck) === 'push' ? hardest[0]!.luck.tone < 0 : stanceOf(luck) === 'hold';
  return isMixed ? `整年算${wordOf(luck)}，月份却有松有紧：` : '往后这些月里，';
}

/** The answer: what the best of the times ahead are good for, and what to do in the hardest. A relief is always named. */
function sayWhen(draft: Draft, ahead: readonly Moment[], type: ReportType, decisive?: Decisive): void {
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(ahead, type);
  const annual = type.ofYear === true;
  const { push, hold, steady } = aimsOf(facts, type);
  const isAlike = best[0] === hardest[0];
  const until = annual ? '往后这些月' : '这四年';
  const bestClaims = best.flatMap(momentClaims);
  if (stanceOf(best[0]!.luck) === 'push') {
    const top = isAlike ? `${until}都${TONE_WORDS[best[0]!.luck.tone]}` : easeOf(facts, best, annual);
    const lead = isAlike ? '' : annual ? leadOf(facts, hardest) : '这四年里，';
    draft.say(lead + sentenceOf(top, whyOf(facts, best, type, decisive), push), ...bestClaims);
  } else {
    const isHeld = stanceOf(best[0]!.luck) === 'hold';
    const alike = isHeld ? `都${best[0]!.luck.tone < 0 ? '偏紧' : '有变动'}，` : annual ? '以稳为主，' : '';
    draft.say(until + alike + steady, ...bestClaims);
    if (isHeld && !annual) sayLeastTight(draft, best, type);
  }
  sayHardest(draft, ahead, type, decisive, hold);
  if (annual && !isAlike && stanceOf(best[0]!.luck) !== 'push')
    draft.say(
      best.length > MOST_NAMED ? '其余的月照常过' : `最松的是${namesOf(best, annual)}`,
      ...bestClaims,
    );
}

/** Where all years are to hold back in: the one of them with most months of ease, and what those are good for. */
function sayLeastTight(draft: Draft, best: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const [year] = [...best].sort(
    (a, b) => countOfEase(facts, b) - countOfEase(facts, a) || a.time.localeCompare(b.time),
  );
  const months = easyMonthsOf(facts, year!);
  const age = ageTold(year!, facts, type);
  // What the first months of ease are good for stands after them.
  const uses = spanUsesAt(age, type).push.filter((text) => text !== usesAt(facts.age, type).push);
  const use = draft.pick(uses);
  draft.say(`比起来${year!.time}松一点${months && `（${months}）`}，${use}`, ...momentClaims(year!));
}

/** The hardest of the times ahead, why they are so, and what to do in them. */
function sayHardest(
  draft: Draft,
  ahead: readonly Moment[],
  type: ReportType,
  decisive: Decisive | undefined,
  hold: string,
): void {
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(ahead, type);
  const name = strainOf(hardest, best[0]!, type.ofYear === true);
  if (best[0] !== hardest[0] && name)
    draft.say(
      sentenceOf(name, whyOf(facts, hardest, type, decisive), hold) +
        // Where no year is one to go ahead in, the first months of ease are named anyway.
        (stanceOf(best[0]!.luck) === 'push' ? unlessPart(facts, hardest, type) : ''),
      ...hardest.flatMap(momentClaims),
    );
  const use = HARD_YEARS[type.code];
  if (use && !isMinor(facts) && !isAged(facts) && ahead.filter(({ luck }) => luck.tone < 0).length >= HARD)
    draft.say(use);
}

/** Where no year is one to go ahead in: the first months that are easier, the next good year. */
function sayEase(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const { best } = bestAndHardest(ahead, type);
  if (type.ofYear || stanceOf(best[0]!.luck) === 'push') return;
  const { names, isEasy, isBest, isNow } = easeIn(draft, ahead, type);
  const later = laterEase(draft, ahead.at(-1)!.time);
  const parts = [
    names &&
      `${isNow ? `眼下就松，${isBest ? '最松的' : '接着'}` : isBest ? '最松的' : isEasy ? '先松下来的' : '能缓一缓的'}是${names}，${usesAt(facts.age, type).push}`,
    later && `再往后，${later.time}整年放得开`,
  ].filter(Boolean);
  if (parts.length > 0) draft.say(parts.join('；'), ...(later ? momentClaims(later) : []));
}

/** The years beyond those looked at closely that strain more than any of them; of a minor up to 18. */
function sayLaterStrain(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  if (type.ofYear) return;
  const { facts } = draft;
  const least = Math.min(...ahead.map(({ luck }) => luck.tone), -1);
  const harder = yearMoments(facts, YEARS)
    .slice(ahead.length)
    .filter(({ luck, age }) => luck.tone < least && (!isMinor(facts) || age <= 18));
  if (harder.length > 0)
    draft.say(
      `再往后的${namesOf(harder, false)}还要紧一些，前面松的时候先留出余地`,
      ...harder.flatMap(momentClaims),
    );
}

/** The year that decides in the matter, where one does that the answer has not given as its reason. */
function sayDecisive(
  draft: Draft,
  years: readonly Moment[],
  type: ReportType,
  decisive: Decisive | undefined,
): void {
  if (type.ofYear || !decisive || decisive.isBond || decisive.isOtherSide) return;
  const { moment, text } = decisive;
  const { best, hardest } = bestAndHardest(years, type);
  const isReason = [
    stanceOf(best[0]!.luck) === 'push' ? best : [],
    stanceOf(hardest[0]!.luck) === 'hold' ? hardest : [],
  ].some((times) => decisive.why && times.includes(moment) && times.length <= MOST_REASONS);
  if (!isReason) draft.say(`${moment.time}里，${text}`, ...momentClaims(moment));
}

/** Ten years are more than the matters of one year: in the annual report they are told as a whole. */
const ofDecades = (type: ReportType): ReportType => (type.ofYear ? overall : type);

/** Years before which a change of cycle is near. */
const NEAR = 2;

/** How the cycle that begins soon goes with the years that the report looks at closely. */
function towardsCycle(draft: Draft, cycle: Moment, type: ReportType): string {
  const { facts } = draft;
  // Where the report has no place of its own for cycles, what it brings is told here.
  if (!type.tells.cycles) return `：${briefOf(draft, cycle, ofDecades(type))}`;
  const stance = stanceOf(cycle.luck);
  const from = cycle.time.slice(0, 5);
  const goods = yearMoments(facts, AHEAD).filter(
    ({ luck, time }) => stanceOf(luck) === 'push' && time >= from,
  );
  if (stance !== 'hold') return '';
  return goods.length > 0 ? `，要紧的趁${namesOf(goods, false)}先办` : '，先攒底子，再谈大的';
}

/** The cycle that begins soon. */
function sayNextCycle(draft: Draft, type: ReportType): void {
  const { cycles, today } = draft.facts;
  const next = cycles.find(({ start_date }) => start_date.slice(0, 10) > today);
  if (!next || next.start_date.slice(0, 10) > `${Number(today.slice(0, 4)) + NEAR}${today.slice(4)}`) return;
  const name = next === cycles[0] ? '第一个十年' : '新的十年';
  const moment = momentOfCycle(draft.facts, next);
  draft.say(
    `${monthText(next.start_date)}起进入${name}（${wordOf(next)}${slowStartOf(draft.facts, next)}）${towardsCycle(draft, moment, type)}`,
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

/** Whether what is left of this year is told by itself. */
const isThisYearTold = (facts: ReadingFacts): boolean =>
  firstYearOf(facts) !== facts.year &&
  yearsOf(facts, facts.year, 1)[0]!.events.some(({ rank }) => rank === 1);

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
  if (!isThisYearTold(facts)) return;
  const moment = momentOfYear(yearsOf(facts, facts.year, 1)[0]!);
  draft.say(
    `${moment.time}余下的日子（${wordOf(moment.luck)}）：${lineOf(draft, moment, type)}`,
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

/** What the hardest of the years is good for, after what it brings; nothing of an easier one. */
function hardUseOf(draft: Draft, moment: Moment, marks: readonly Moment[], type: ReportType): string {
  const uses = HARD_USES[type.code];
  const hardest = [...marks].filter(({ luck }) => luck.tone < 0).sort((a, b) => a.luck.tone - b.luck.tone)[0];
  if (!uses || moment !== hardest) return '';
  const { key } = causesOf(moment, draft.facts, type).mains[0]!;
  const ofStrain = uses.grown[key as keyof typeof uses.grown] ?? uses.grown.other;
  const text = moment.age <= 18 ? draft.pick(uses.young) : moment.age > 60 ? draft.pick(uses.aged) : ofStrain;
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

/** The times to remember: what each brings, when in it, what to do, and of the hardest year what it is good for. */
function sayTimes(draft: Draft, marks: readonly Moment[], type: ReportType): void {
  draft.section('times');
  const decisive = type.ofYear ? undefined : decisiveOf(marks, type);
  for (const moment of marks) {
    const within = type.ofYear ? '' : monthsWithin(draft, moment, type);
    // What decides in an even year may be its other side.
    const isFull = decisive?.moment === moment && stanceOf(moment.luck) === 'even';
    const line = (isFull ? fullLineOf : lineOf)(draft, moment, type, within);
    draft.row(
      `- ${moment.time}（${wordOf(moment.luck)}）｜${line}。${hardUseOf(draft, moment, marks, type)}`,
      ...momentClaims(moment),
    );
  }
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
    ...[type.furtherYear?.(draft.facts) ?? []].flat(),
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
  const decisive = decisiveOf(years, type);
  sayWhen(draft, ahead, type, decisive);
  sayDecisive(draft, years, type, decisive);
  sayEase(draft, years, type);
  sayLaterStrain(draft, years, type);
  draft.end();
  type.sayFurther?.(draft);
  draft.say(schoolAhead(draft, type));
  draft.end();
  if (!type.ofYear) draft.say(type.core(facts).join('；'));
  sayPresent(draft, type);
  draft.end();
  sayTimes(draft, marks, type);
  sayAdvice(draft, years[0]!, type);
}
