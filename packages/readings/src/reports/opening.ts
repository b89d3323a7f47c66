/** The half page that a report begins with: the answer, when and why, and what to do. No term stands in it. */
import { isAged, isMinor, monthText, type ReadingFacts, yearsOf } from '@ziping/bazi/reading/facts';

import { schoolAhead } from './calendar-notes.ts';
import { causesOf } from './causes.ts';
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
import { easeIn, easyMonthsOf, usesAt } from './spans.ts';
import { actOf, briefOf, fullLineOf, lineOf } from './telling.ts';
import { habitOf } from './types/habits.ts';
import { overall } from './types/overall.ts';
import { type ReportType, STUDENT_AGE } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { AIMS } from './words-opening.ts';
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

/** What holds of one time alone, or of some alike. */
function sayOf(times: readonly Moment[], annual: boolean, alone: string, alike: string): string {
  if (times.length <= MOST_NAMED)
    return `${namesOf(times, annual)}${times.length === 1 ? alone : `都${alike}`}`;
  return `有${times.length}个月${alike}`;
}

/** The hardest of the times ahead and what to do in them; empty where none is to hold back in. */
function slowPart(hardest: readonly Moment[], annual: boolean, hold: string, why: string): string {
  const { luck } = hardest[0]!;
  if (stanceOf(luck) !== 'hold') return '';
  const names = sayOf(
    hardest,
    annual,
    luck.tone < 0 ? '最该慢' : '变动最多',
    luck.tone < 0 ? '要慢' : '有变动',
  );
  return `${names}，${why && `${why}，`}${hold}`;
}

/** The first year beyond those looked at closely that is one to go ahead in. */
const laterEase = (draft: Draft, last: string): Moment | undefined =>
  yearMoments(draft.facts, YEARS).find(({ time, luck }) => time > last && stanceOf(luck) === 'push');

/** Why the one best or the one hardest time is so, where that is what decides in the matter. */
const whyOf = (times: readonly Moment[], decisive: Decisive | undefined) =>
  times.length === 1 && decisive?.moment === times[0] ? decisive!.why : '';

/** What is decided in a hard year of love all the same, and when. */
function unlessPart(facts: ReadingFacts, hardest: readonly Moment[], type: ReportType): string {
  const [year] = hardest;
  if (type.code !== 'love' || hardest.length > 1 || year!.age <= 18 || year!.age > 60) return '';
  const names = easyMonthsOf(facts, year!, type);
  return names && `；真要谈，放在${names}`;
}

/** Years to hold back in, of those looked at closely, from which on it is said what hard years are good for. */
const HARD = 3;

/** The answer: what the best of the times ahead are good for, and what to do in the hardest. A relief is always named. */
function sayWhen(draft: Draft, ahead: readonly Moment[], type: ReportType, decisive?: Decisive): void {
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(ahead, type);
  const annual = type.ofYear === true;
  const { push, hold, steady } = aimsOf(facts, type);
  const claims = [...best, ...hardest].flatMap(momentClaims);
  const isAlike = best[0] === hardest[0];
  const told = slowPart(hardest, annual, hold, whyOf(hardest, decisive));
  const slow = told && told + (annual ? '' : unlessPart(facts, hardest, type));
  const until = annual ? '往后这些月' : '这四年';
  if (stanceOf(best[0]!.luck) === 'push') {
    const top = isAlike ? `${until}都顺` : sayOf(best, annual, '最顺', '顺');
    const why = whyOf(best, decisive);
    draft.say(
      `${annual && !isAlike ? '往后这些月里，' : ''}${top}，${why && `${why}，`}${push}${isAlike || !slow ? '' : `；${slow}`}`,
      ...claims,
    );
    return;
  }
  const alike =
    isAlike && stanceOf(best[0]!.luck) === 'hold' ? `都${best[0]!.luck.tone < 0 ? '紧' : '有变动'}，` : '';
  draft.say(
    `${until}${alike || (annual ? '以稳为主，' : '')}${steady}${slow && !isAlike ? `；${slow}` : ''}`,
    ...claims,
  );
  const hard = HARD_YEARS[type.code];
  if (hard && !isMinor(facts) && !isAged(facts) && ahead.filter(({ luck }) => luck.tone < 0).length >= HARD)
    draft.say(hard);
  if (annual && !isAlike)
    draft.say(best.length > MOST_NAMED ? '其余的月照常过' : `最松的是${namesOf(best, annual)}`, ...claims);
}

/** Where no year is one to go ahead in: the first months that are easier, the next good year. */
function sayEase(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const { best } = bestAndHardest(ahead, type);
  if (type.ofYear || stanceOf(best[0]!.luck) === 'push') return;
  const { names, isEasy, isNow } = easeIn(draft, ahead, type);
  const later = laterEase(draft, ahead.at(-1)!.time);
  const parts = [
    names &&
      `${isNow ? '眼下这个月就松，接着' : isEasy ? '先松下来的' : '能缓一缓的'}是${names}，${usesAt(facts.age, type).push}`,
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
  if (type.ofYear || !decisive || decisive.isBond) return;
  const { moment, text } = decisive;
  const { best, hardest } = bestAndHardest(years, type);
  const isReason = [
    stanceOf(best[0]!.luck) === 'push' ? best : [],
    stanceOf(hardest[0]!.luck) === 'hold' ? hardest : [],
  ].some((times) => whyOf(times, decisive));
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
  if (stance === 'push') return '，放得开的日子多起来';
  if (stance === 'even') return '，照自己的步子走就好';
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
    `${monthText(next.start_date)}起进入${name}（${wordOf(next)}）${towardsCycle(draft, moment, type)}`,
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

/** The nearest month that stands out, by what it brings. */
function sayNear(draft: Draft, type: ReportType): void {
  const near = nearestMonth(draft, type);
  const lead = isThisYearTold(draft.facts) ? '其中另看' : '眼前先看';
  if (near)
    draft.say(
      `${lead}${near.span}（${wordOf(near.moment.luck)}）：${briefOf(draft, near.moment, type)}`,
      ...momentClaims(near.moment),
    );
  draft.end();
}

/** What the hardest of the years is good for; nothing of an easier one. */
function sayHardUse(draft: Draft, marks: readonly Moment[], type: ReportType): void {
  const uses = HARD_USES[type.code];
  const hardest = [...marks].filter(({ luck }) => luck.tone < 0).sort((a, b) => a.luck.tone - b.luck.tone)[0];
  if (!uses || !hardest) return;
  const { key } = causesOf(hardest, draft.facts, type).mains[0]!;
  const { age } = hardest;
  const ofStrain = uses.grown[key as keyof typeof uses.grown] ?? uses.grown.other;
  const text = age <= 18 ? draft.pick(uses.young) : age > 60 ? draft.pick(uses.aged) : ofStrain;
  draft.row(`- ${hardest.time}也有它的用处：${text}。`, ...momentClaims(hardest));
}

function sayAdvice(draft: Draft, now: Moment, marks: readonly Moment[], type: ReportType): void {
  draft.section('advice');
  const near = nearestMonth(draft, type);
  const [soon] = near ? actOf(draft, near.moment, type) : [];
  if (near && soon) draft.row(`- ${near.span}：${soon}。`, ...momentClaims(near.moment));
  const from = fromFirstDay(draft, now);
  const frame = frameOf(type);
  const [one, other] = actOf(draft, now, type, { count: 2 });
  const told = other
    ? `${frame.two}${from}，一是${one}；二是${other}`
    : `${frame.one}${from}，${one ?? aimsOf(draft.facts, type).steady}`;
  draft.row(`- ${now.time}${told}。`, ...momentClaims(now));
  const later = marks.find((moment) => stanceOf(moment.luck) !== stanceOf(now.luck));
  if (later) {
    const [act] = actOf(draft, later, type);
    if (act)
      draft.row(
        `- ${later.time.replace(/起$/, '起的一个月')}${frame.change[stanceOf(later.luck)]}：${act}。`,
        ...momentClaims(later),
      );
  }
  sayHardUse(draft, marks, type);
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
  sayNear(draft, type);
  draft.section('times');
  for (const moment of marks)
    draft.row(
      `- ${moment.time}（${wordOf(moment.luck)}）｜${lineOf(draft, moment, type)}。`,
      ...momentClaims(moment),
    );
  draft.end();
  draft.say(`${frameOf(type).scale}；“而有动”是多半有一样要变`);
  draft.end();
  sayAdvice(draft, years[0]!, marks, type);
}
