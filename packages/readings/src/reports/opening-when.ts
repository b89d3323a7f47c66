/** The answer of a report: the best of the years ahead, the one to be careful in, why, and what to do in each. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { ageTold, bandIn, causesOf } from './causes.ts';
import { type Decisive, decisiveOf } from './decisive.ts';
import type { Claim, Draft } from './draft.ts';
import { examNear } from './life-points.ts';
import {
  bestAndHardest,
  hasMove,
  type Moment,
  momentClaims,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import { countOfEase, easyMonthsOf, firstEaseOf, hardMonthsOf, usesNow } from './spans.ts';
import { type Stretch, stretchClaims, stretchesOf } from './stretches.ts';
import { noteReason, wholeOf } from './telling.ts';
import { moveYears } from './types/career-moves.ts';
import { type ReportType, SENIOR_AGE, STUDENT_AGE } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import {
  type Aims,
  AIMS,
  AIMS_OF_CAUSE,
  AIMS_OF_FEW,
  AIMS_OF_MOVE,
  AIMS_OF_WORK,
  SENIOR_AT_WORK,
  STEADY_BUT,
  WEIGHS,
} from './words-opening.ts';
import { reasonFor } from './words-reasons.ts';

/** Years that the opening looks ahead. */
export const AHEAD = 4;
/** Years that a report tells. */
export const YEARS = 8;

/** What times are good for in a matter, at the age of the person: of a time after the end of work at a later one. */
export function aimsOf(facts: ReadingFacts, type: ReportType, time?: Moment): Aims {
  const aims = AIMS[type.code]!;
  // A child is grown in some of the years ahead.
  if (isMinor(facts)) return (time && ageTold(time, facts, type) > 18 && aims.student) || aims.young;
  if (isAged(facts) || (time && ageTold(time, facts, type) > 60)) return aims.aged;
  if (type.code === 'career' && facts.age >= SENIOR_AGE) return SENIOR_AT_WORK;
  return (facts.age <= STUDENT_AGE && aims.student) || aims.grown;
}

/** The most characters that a sentence of the opening has. */
export const LONG = 30;

/** A line of a list, whose last clause is a sentence of its own where it would be long. */
export const inShort = (text: string): string =>
  text.includes('；')
    ? text.replaceAll('；', '。')
    : text.length > LONG
      ? text.replace(/，([^，。]*)$/, '。$1')
      : text;

/** Between two thoughts, the second of which is a sentence of its own. */
const AT_THOUGHT = new RegExp(`[；。]|，(?=(?:${Object.values(WEIGHS).join('|')}|也别走得太急)$)`);

/** Says a text as short sentences: each thought is one of its own. */
export function sayShort(draft: Draft, text: string, ...claims: readonly Claim[]): void {
  for (const sentence of text.split(AT_THOUGHT)) draft.say(sentence, ...claims);
}

/** Years by name, such as 2027年和2029年. */
function yearsByName(years: readonly Moment[]): string {
  const names = years.map(({ time }) => time).sort();
  return [names.slice(0, -1).join('、'), ...names.slice(-1)].filter(Boolean).join('和');
}

/** Why a year is as it is: what decides in it, else the weightiest cause. */
const reasonOf = (facts: ReadingFacts, year: Moment, type: ReportType, decisive: Decisive | undefined) =>
  decisive?.moment.subject === year.subject
    ? decisive.text
    : reasonFor(causesOf(year, facts, type).mains[0]!, bandIn(year, facts, type), type.code);

/** A text where the report has not said it yet; else empty. */
const ifUnused = (draft: Draft, text: string): string => (draft.unused([text]).length > 0 ? text : '');

/** A name and what is told of it as sentences, the first of it in one with the name where that is short. */
function namedSentences(name: string, text: string): string[] {
  const [first, ...more] = text.split(AT_THOUGHT) as [string, ...string[]];
  const isShort = first !== '' && name.length + first.length < LONG;
  return isShort ? [`${name}：${first}`, ...more] : [name, first, ...more];
}

/** Says a name with the reason of a year: in one sentence where that is short. */
function sayNamed(
  draft: Draft,
  name: string,
  year: Moment,
  type: ReportType,
  claims: readonly Claim[],
): void {
  const { facts } = draft;
  const decisive = decisiveOf(yearMoments(facts, AHEAD), facts, type);
  const reason = ifUnused(draft, reasonOf(facts, year, type, decisive));
  if (reason) noteReason(draft, year, reason);
  for (const sentence of namedSentences(name, reason)) draft.say(sentence, ...claims);
}

/** What the best years are good for: what belongs to another year or to their reason is said accordingly. */
function bestUseOf(facts: ReadingFacts, best: readonly Moment[], years: readonly Moment[], type: ReportType) {
  const aims = aimsOf(facts, type, best[0]);
  if (aims !== AIMS[type.code]!.grown) return aims.push;
  if (type.code === 'career') {
    const { change, rise } = moveYears(facts);
    const isIn = (year: Moment | undefined) => best.some(({ subject }) => subject === year?.subject);
    const of = isIn(rise) ? (isIn(change) ? 'both' : 'rise') : isIn(change) ? 'change' : 'neither';
    return (facts.side === 'weak' ? AIMS_OF_FEW : AIMS_OF_WORK)[of];
  }
  const { key } = causesOf(best[0]!, facts, type).mains[0]!;
  if (best.length === 1 && AIMS_OF_CAUSE[type.code]?.[key]) return AIMS_OF_CAUSE[type.code]![key]!;
  return (years.some(({ luck }) => hasMove(luck)) && AIMS_OF_MOVE[type.code]) || aims.push;
}

/** The best years of those ahead, and what to do in them. */
function sayBest(draft: Draft, best: readonly Moment[], years: readonly Moment[], type: ReportType): void {
  const [first] = best as [Moment];
  const word = TONE_WORDS[first.luck.tone];
  const claims = best.flatMap(momentClaims);
  const use = bestUseOf(draft.facts, best, years, type);
  const name = frameOf(type).best[isMinor(draft.facts) ? 1 : 0];
  if (best.length === 1) sayNamed(draft, `${first.time}${name}（${word}）`, first, type, claims);
  else
    draft.say(best.length === years.length ? `这四年都${word}` : `${yearsByName(best)}都${word}`, ...claims);
  sayShort(draft, use, ...claims);
}

/** How a year to be careful in is called after its name: of a minor it is the parents who are told. */
const careWords = (facts: ReadingFacts, { luck }: Moment, type: ReportType) => {
  const { one, many } = frameOf(type).care;
  return isMinor(facts)
    ? { one: '最要大人陪', many: '都要多陪' }
    : { one: hasMove(luck) ? '变动最多' : one, many };
};

/** The years to be careful in, as one stretch where they follow each other, and what to do in them. */
function sayHardest(draft: Draft, hard: readonly Stretch[], type: ReportType): void {
  const [stretch] = hard as [Stretch];
  const { lead, name, times, word } = stretch;
  const claims = hard.flatMap(stretchClaims);
  const care = careWords(draft.facts, lead, type);
  if (hard.length > 1) draft.say(`${hard.map((one) => one.name).join('和')}${care.many}`, ...claims);
  else if (times.length > 1) {
    const least = Math.min(...times.map(({ luck }) => luck.tone));
    const hardest = times.filter(({ luck }) => luck.tone === least);
    const most = hardest.length === 1 ? `，${hardest[0]!.time}最紧` : '';
    sayNamed(draft, `${name}${care.many}${most}`, lead, type, claims);
  } else sayNamed(draft, `${name}${care.one}（${word}）`, lead, type, claims);
  sayShort(draft, aimsOf(draft.facts, type, lead).hold, ...claims);
}

/** What to do in an even year: where the report names it for one thing of its own, that is not advised against. */
function steadyOf(facts: ReadingFacts, year: Moment, type: ReportType): string {
  const isIt = (other: Moment | undefined) => other?.subject === year.subject;
  const { change, rise } = type.code === 'career' && !isMinor(facts) ? moveYears(facts) : {};
  if (isIt(type.furtherYear?.(facts))) return STEADY_BUT.bond;
  if (isIt(rise)) return STEADY_BUT.rise;
  return isIt(change) ? STEADY_BUT.change : aimsOf(facts, type, year).steady;
}

/** The coming year, where it is neither the best of those ahead nor one of the hardest. */
function sayComing(draft: Draft, year: Moment, type: ReportType): void {
  const { facts } = draft;
  const claims = momentClaims(year);
  const stance = stanceOf(year.luck);
  const word = wordOf(year.luck);
  if (stance === 'even') {
    const decisive = decisiveOf(yearMoments(facts, AHEAD), facts, type);
    const steady = steadyOf(facts, year, type);
    const name = `${year.time}${frameOf(type).calm[isMinor(facts) ? 1 : 0]}（${word}）`;
    if (decisive?.moment.subject === year.subject) {
      sayNamed(draft, `${year.time}（${word}）`, year, type, claims);
      sayShort(draft, steady, ...claims);
    } else if (name.length + steady.length < LONG) draft.say(`${name}，${steady}`, ...claims);
    else sayShort(draft, `${name}。${steady}`, ...claims);
    return;
  }
  sayNamed(draft, `${year.time}${stance === 'push' ? '也好走' : '先慢一点'}（${word}）`, year, type, claims);
}

/** Whether a year is told by itself: what moves home and heart is. */
export const isTurn = ({ luck }: Moment): boolean => hasMove(luck);

/** The stretches of the hardest years, where they are to hold back in. */
function hardOf(facts: ReadingFacts, years: readonly Moment[], type: ReportType): Stretch[] {
  const { hardest } = bestAndHardest(years, type);
  if (stanceOf(hardest[0]!.luck) !== 'hold') return [];
  return stretchesOf(years, () => false, decisiveOf(years, facts, type)?.moment).filter(({ times }) =>
    times.some((year) => hardest.includes(year)),
  );
}

/** The answer: the best time and the one to be careful in, in the order of time, the coming year always among them. */
export function sayWhen(draft: Draft, years: readonly Moment[], type: ReportType): void {
  const { best } = bestAndHardest(years, type);
  const good =
    stanceOf(best[0]!.luck) === 'push' ? [...best].sort((a, b) => a.time.localeCompare(b.time)) : [];
  const hard = hardOf(draft.facts, years, type);
  const [coming] = years as [Moment];
  const isTold = [...good, ...hard.flatMap(({ times }) => times)].includes(coming);
  const told = [
    ...(isTold ? [] : [{ from: coming.time, say: () => sayComing(draft, coming, type) }]),
    ...(good.length > 0 ? [{ from: good[0]!.time, say: () => sayBest(draft, good, years, type) }] : []),
    ...(hard.length > 0 ? [{ from: hard[0]!.name, say: () => sayHardest(draft, hard, type) }] : []),
  ];
  for (const { say } of told.sort((a, b) => a.from.localeCompare(b.from))) say();
  sayRelief(draft, years, type);
}

/** The first years further on, one after another, that are harder than any of those near. */
function sayHarderLater(draft: Draft, years: readonly Moment[], type: ReportType): void {
  const near = Math.min(...years.map(({ luck }) => luck.tone));
  const later = yearMoments(draft.facts, YEARS).slice(years.length);
  const isHarder = ({ luck }: Moment) => stanceOf(luck) === 'hold' && luck.tone < near;
  const first = later.findIndex(isHarder);
  if (first < 0 || type.ofYear) return;
  const rest = later.slice(first);
  const end = rest.findIndex((year) => !isHarder(year));
  const run = rest.slice(0, end < 0 ? undefined : end);
  const name = run.length > 1 ? `${run[0]!.time.replace('年', '')}到${run.at(-1)!.time}` : run[0]!.time;
  const { facts } = draft;
  const hardest = run.reduce((one, other) => (other.luck.tone < one.luck.tone ? other : one));
  const reason = ifUnused(draft, reasonOf(facts, hardest, type, undefined));
  const claims = run.flatMap(momentClaims);
  // Only beside a hard year that is near one is harder.
  const more = years.some(({ luck }) => stanceOf(luck) === 'hold') ? '更' : '';
  const care = isMinor(facts) ? '都要大人陪' : frameOf(type).care.many;
  for (const sentence of namedSentences(`${name}${care.replace('都', more)}`, reason))
    draft.say(sentence, ...claims);
  const [after, ...then] = end < 0 ? [] : rest.slice(end);
  if (!after) return;
  const isOver = then.every(({ luck }) => stanceOf(luck) !== 'hold');
  draft.say(isOver ? `${after.time}起松下来` : `${after.time}能缓一口气`, ...momentClaims(after));
}

/** What is easier than the rest: where no year near is good the best months, and the next year that is better than all of them. */
function sayRelief(draft: Draft, years: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const { best } = bestAndHardest(years, type);
  const [{ luck }] = best as [Moment];
  const frame = frameOf(type);
  const isGood = stanceOf(luck) === 'push';
  // Of years that are all to hold back in the one with most months of ease is named.
  const byEase = [...years].sort((a, b) => countOfEase(facts, b) - countOfEase(facts, a));
  // Before an exam its own months have been named.
  const isTold = isGood || (isMinor(facts) && examNear(facts));
  const ease = isTold ? undefined : firstEaseOf(facts, stanceOf(luck) === 'hold' ? byEase : years);
  if (ease)
    draft.say(
      `${ease.year.time}${ease.names}${frame.within.push}，${usesNow(facts, type).push}`,
      ...momentClaims(ease.year),
    );
  const later = yearMoments(facts, YEARS)
    .slice(years.length)
    .find((year) => stanceOf(year.luck) === 'push' && (!isGood || year.luck.tone > luck.tone));
  sayHarderLater(draft, years, type);
  if (!later) return;
  const isGrown = !isMinor(facts) && !isAged(facts);
  const { relief, better } = isGrown ? frame : { relief: '会松快起来', better: '会更松快' };
  draft.say(`再往后，${later.time}${isGood ? better : relief}`, ...momentClaims(later));
}

/** Of the annual report: the year told first, its best months and its hardest, and what to do in each. */
export function sayYear(draft: Draft, year: Moment, type: ReportType): void {
  const { facts } = draft;
  const { push, hold } = aimsOf(facts, type);
  const claims = momentClaims(year);
  const named = `${year.time}${frameOf(type).verdict![stanceOf(year.luck)]}（${wordOf(year.luck)}）`;
  // What the year before an exam is about has been said.
  const line = isMinor(facts) && examNear(facts) ? '' : wholeOf(draft, year, type);
  for (const sentence of namedSentences(named, line)) draft.say(sentence, ...claims);
  const [easy, hard] = [easyMonthsOf(facts, year), hardMonthsOf(facts, year)];
  if (easy) draft.say(`${easy}最好办事，${push}`, ...claims);
  if (hard) draft.say(`${hard}最赶，${hold}`, ...claims);
}
