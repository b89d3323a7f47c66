/** The answer of a report: which of the times ahead is the best, which the hardest, why, and what to do in them. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { ageNow, ageTold, bandIn, causesOf } from './causes.ts';
import { type Decisive, decisiveOf } from './decisive.ts';
import type { Claim, Draft } from './draft.ts';
import {
  bestAndHardest,
  hasMove,
  type Moment,
  momentClaims,
  monthMoments,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import {
  countOfEase,
  easeIn,
  easyMonthsOf,
  hardStartOf,
  isMostlyEasy,
  monthNames,
  monthsFor,
  usesAt,
} from './spans.ts';
import { noteReason, reasonTold } from './telling.ts';
import { moveYears } from './types/career-moves.ts';
import { type ReportType, STUDENT_AGE } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { AIMS, AIMS_OF_CAUSE, AIMS_OF_FEW, AIMS_OF_MOVE, AIMS_OF_WORK, WEIGHS } from './words-opening.ts';
import { reasonFor } from './words-reasons.ts';
import { spanUsesAt } from './words-spans.ts';
import { TURNS } from './words-turns.ts';
import { HARD_YEARS } from './words-uses.ts';

/** Years that the opening looks ahead. */
export const AHEAD = 4;
/** Years that a report tells. */
export const YEARS = 8;

/** What times are good for in a matter, at the age of the person: of a time after the end of work at a later one. */
export function aimsOf(facts: ReadingFacts, type: ReportType, time?: Moment) {
  const aims = AIMS[type.code]!;
  // A child is grown in some of the years ahead.
  if (isMinor(facts)) return (time && ageTold(time, facts, type) > 18 && aims.student) || aims.young;
  if (isAged(facts) || (time && ageTold(time, facts, type) > 60)) return aims.aged;
  return (facts.age <= STUDENT_AGE && aims.student) || aims.grown;
}

/** A turn to the other side of a time, after its comma. */
export const AT_TURN = new RegExp(`[；。]|，(?=(?:${Object.values(TURNS).flat().join('|')}))`);

/** Says a text as short sentences: each thought and each turn is one of its own. */
export function sayShort(draft: Draft, text: string, ...claims: readonly Claim[]): void {
  for (const sentence of text.split(AT_TURN)) draft.say(sentence, ...claims);
}

/** Years by name, such as 2027年和2029年. */
function yearsByName(years: readonly Moment[]): string {
  const names = years.map(({ time }) => time).sort();
  return [names.slice(0, -1).join('、'), ...names.slice(-1)].filter(Boolean).join('和');
}

/** Months by name, the year said once: 2026年12月、2027年3到5月和9月. */
export const monthsByName = (months: readonly Moment[]): string => monthsByYear(months).join('、');

function monthsByYear(months: readonly Moment[]): string[] {
  const places = new Map<string, number[]>();
  for (const { subject } of [...months].sort((a, b) => a.subject.localeCompare(b.subject))) {
    const [year, month] = subject.replace('month:', '').split('-') as [string, string];
    places.set(year, [...(places.get(year) ?? []), Number(month)]);
  }
  return [...places].map(([year, ofYear]) => `${year}年${monthNames(ofYear)}`);
}

const namesOf = (times: readonly Moment[], annual: boolean) =>
  annual ? monthsByName(times) : yearsByName(times);

/** Times with the word for one alone or for some alike. */
const sayOf = (times: readonly Moment[], annual: boolean, alone: string, alike: string) =>
  `${namesOf(times, annual)}${times.length === 1 ? alone : `都${alike}`}`;

/** Why a year is easy or hard. */
const reasonOf = (facts: ReadingFacts, year: Moment, type: ReportType, decisive: Decisive | undefined) =>
  decisive?.moment === year && decisive.why
    ? decisive.why
    : reasonFor(causesOf(year, facts, type).mains[0]!, bandIn(year, facts, type), type.code);

/** More years than these have no reasons in common, and theirs one by one would be a list. */
const MOST_REASONS = 3;

/** The most characters that a sentence of the opening has. */
export const LONG = 30;

/** Says of some years what they are called and why: in one sentence where that is short, else each reason by its year. */
function sayNamed(
  draft: Draft,
  name: string,
  years: readonly Moment[],
  type: ReportType,
  decisive: Decisive | undefined,
): void {
  const claims = years.flatMap(momentClaims);
  const reasons = new Map<string, Moment[]>();
  for (const year of [...years].sort((a, b) => a.time.localeCompare(b.time))) {
    const reason = years.length > MOST_REASONS ? '' : reasonOf(draft.facts, year, type, decisive);
    if (!reason) continue;
    reasons.set(reason, [...(reasons.get(reason) ?? []), year]);
    noteReason(draft, year, reason);
  }
  const [[shared, of] = ['', []]] = [...reasons];
  const isShared = reasons.size === 1 && of.length === years.length;
  if (isShared && name.length + shared.length < LONG && !/，只是|：/.test(name)) {
    draft.say(`${name}：${shared}`, ...claims);
    return;
  }
  draft.say(name, ...claims);
  if (isShared) sayShort(draft, shared, ...claims);
  else
    for (const [reason, ofReason] of reasons)
      sayShort(draft, `${yearsByName(ofReason)}，${reason}`, ...ofReason.flatMap(momentClaims));
}

/** Whether a year is the best of those ahead by itself, but has fewer months to go ahead in than to hold back in. */
export const isBestByMonths = (facts: ReadingFacts, best: readonly Moment[]): boolean =>
  best.length === 1 &&
  best[0]!.subject.startsWith('year:') &&
  stanceOf(best[0]!.luck) === 'push' &&
  !isMostlyEasy(facts, best[0]!);

/** How the best of the times ahead are called, by their word: a year with more hard months than easy ones by these. */
function easeOf(facts: ReadingFacts, best: readonly Moment[], annual: boolean): string {
  const [{ luck }] = best as [Moment];
  if (isBestByMonths(facts, best)) {
    const good = monthsFor(facts, best[0]!, 'push');
    const months = good ? `要挑月份：${good}` : `里平稳的是${monthsFor(facts, best[0]!, 'even')}`;
    return `${best[0]!.time}（${wordOf(luck)}）${months}`;
  }
  const word = TONE_WORDS[luck.tone];
  const names = sayOf(best, annual, luck.tone === 2 ? '最顺' : '最好走', word);
  if (best.length > 1) return names;
  const hard = annual ? '' : hardStartOf(facts, best[0]!);
  return `${names}${luck.tone === 2 ? '' : `（${word}）`}${hard && `，只是${hard}`}`;
}

/** How the hardest of the times ahead are called; empty where none is to hold back in. */
function strainOf(hardest: readonly Moment[], best: Moment): string {
  const { luck } = hardest[0]!;
  if (stanceOf(luck) !== 'hold') return '';
  // Where none is easy, all are to hold back in.
  if (stanceOf(best.luck) === 'hold' && luck.tone < 0) return `${yearsByName(hardest)}最紧`;
  return luck.tone < 0
    ? sayOf(hardest, false, '最该慢', '要慢')
    : sayOf(hardest, false, '变动最多', '有变动');
}

/** What the best years are good for: what belongs to another year or to their reason is said accordingly. */
function bestUseOf(facts: ReadingFacts, best: readonly Moment[], years: readonly Moment[], type: ReportType) {
  const aims = aimsOf(facts, type, best[0]);
  if (type.ofYear || aims !== AIMS[type.code]!.grown) return aims.push;
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

/** Before the best months: that a year as a whole is not each of its months. */
function leadOf(facts: ReadingFacts, hardest: readonly Moment[]): string {
  const [{ luck }] = yearMoments(facts, 1) as [Moment];
  const isMixed = stanceOf(luck) === 'push' ? hardest[0]!.luck.tone < 0 : stanceOf(luck) === 'hold';
  return isMixed ? `整年算${wordOf(luck)}，月份却有松有紧` : '';
}

/** The answer: what the best of the times ahead are good for, and what to do in the hardest. A relief is always named. */
export function sayWhen(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  if (type.ofYear) {
    sayWhenOfMonths(draft, ahead, type);
    return;
  }
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(ahead, type);
  const { steady } = aimsOf(facts, type);
  const decisive = decisiveOf(ahead, facts, type);
  const claims = best.flatMap(momentClaims);
  if (stanceOf(best[0]!.luck) === 'push') {
    const isAlike = best[0] === hardest[0];
    const ease = easeOf(facts, best, false);
    const top = isAlike
      ? `这四年都${TONE_WORDS[best[0]!.luck.tone]}`
      : `${ease.length + 5 > LONG ? '' : '这四年里，'}${ease}`;
    sayNamed(draft, top, best, type, decisive);
    sayShort(draft, bestUseOf(facts, best, ahead, type), ...claims);
  } else {
    const isHeld = stanceOf(best[0]!.luck) === 'hold';
    sayShort(
      draft,
      `这四年${isHeld ? `都${best[0]!.luck.tone < 0 ? '偏紧' : '有变动'}，` : ''}${steady}`,
      ...claims,
    );
    if (isHeld) sayLeastTight(draft, best, type);
  }
  sayHardest(draft, ahead, type, decisive);
}

/** Months by name after a word for them, those of a year more in a sentence of their own where one would be long. */
function sayMonthNames(draft: Draft, lead: string, months: readonly Moment[]): void {
  const sentences: string[] = [];
  for (const names of monthsByYear(months)) {
    const last = sentences.at(-1);
    if (last && last.length + names.length < LONG) sentences.splice(-1, 1, `${last}、${names}`);
    else sentences.push((last ? '还有' : lead) + names);
  }
  for (const sentence of sentences) draft.say(sentence, ...months.flatMap(momentClaims));
}

/** Of the months of the annual report: the best of them, all that are to hold back in, and what to do in each. */
function sayWhenOfMonths(draft: Draft, months: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(months, type);
  const { push, hold, steady } = aimsOf(facts, type);
  const isAlike = best[0] === hardest[0];
  const isEasy = stanceOf(best[0]!.luck) === 'push';
  const claims = best.flatMap(momentClaims);
  if (isEasy) {
    draft.say(isAlike ? '' : leadOf(facts, hardest));
    const word = TONE_WORDS[best[0]!.luck.tone];
    const name = isAlike ? `往后这些月都${word}` : easeOf(facts, best, true);
    if (name.length > LONG) sayMonthNames(draft, `${word}的是`, best);
    else draft.say(name, ...claims);
    draft.say(push, ...claims);
  } else
    draft.say(
      `往后这些月${stanceOf(best[0]!.luck) === 'hold' ? '都偏紧，' : '以稳为主，'}${steady}`,
      ...claims,
    );
  const slow = months.filter(({ luck }) => stanceOf(luck) === 'hold');
  if (slow.length > 0 && !isAlike) {
    sayMonthNames(draft, '要慢的是', slow);
    draft.say(`这些月里，${hold}`, ...slow.flatMap(momentClaims));
  }
  if (!isAlike && !isEasy && slow.length > 0) draft.say('其余的月照常过', ...claims);
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
  const uses = spanUsesAt(age, type).push.filter((text) => text !== usesAt(ageNow(facts), type).push);
  const use = draft.pick(uses);
  const name = `比起来${year!.time}松一点${months && `（${months}）`}`;
  sayShort(draft, `${name}${name.length + use.length < LONG ? '，' : '；'}${use}`, ...momentClaims(year!));
}

/** The year in which something is decided in a hard time of love all the same, where no year ahead speaks for it. */
function sayUnless(draft: Draft, hardest: readonly Moment[], type: ReportType): void {
  const [year] = hardest as [Moment];
  if (type.code !== 'love' || hardest.length > 1 || year.age <= STUDENT_AGE || year.age > 60) return;
  if (type.furtherYear?.(draft.facts)) return;
  const names = easyMonthsOf(draft.facts, year);
  if (names) draft.say(`真要谈，放在${year.time}${names}`, ...momentClaims(year));
}

/** Years to hold back in, of those looked at closely, from which on it is said what hard years are good for. */
const HARD = 3;

/** The hardest of the years ahead, why they are so, and what to do in them. */
function sayHardest(
  draft: Draft,
  ahead: readonly Moment[],
  type: ReportType,
  decisive: Decisive | undefined,
): void {
  const { facts } = draft;
  const { best, hardest } = bestAndHardest(ahead, type);
  const name = strainOf(hardest, best[0]!);
  if (best[0] !== hardest[0] && name) {
    const claims = hardest.flatMap(momentClaims);
    sayNamed(draft, name, hardest, type, decisive);
    sayShort(draft, aimsOf(facts, type, hardest[0]).hold, ...claims);
    // Where no year is one to go ahead in, the first months of ease are named anyway.
    if (stanceOf(best[0]!.luck) === 'push') sayUnless(draft, hardest, type);
  }
  const use = HARD_YEARS[type.code];
  const isOfAge = !isMinor(facts) && !isAged(facts) && facts.age > STUDENT_AGE;
  if (use && isOfAge && ahead.filter(({ luck }) => luck.tone < 0).length >= HARD)
    draft.say(use.replace(/，(?=(?:累|紧|费神)，却)/, '。'));
}

/** The first year beyond those looked at closely that is one to go ahead in. */
const laterEase = (draft: Draft, last: string): Moment | undefined =>
  yearMoments(draft.facts, YEARS).find(({ time, luck }) => time > last && stanceOf(luck) === 'push');

/** Where no year is one to go ahead in: the first months that are easier, the next good year. */
export function sayEase(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const { best } = bestAndHardest(ahead, type);
  if (type.ofYear || stanceOf(best[0]!.luck) === 'push') return;
  const { names, isEasy, isBest, isNow } = easeIn(draft, ahead, type);
  const later = laterEase(draft, ahead.at(-1)!.time);
  const lead = isNow
    ? `眼下就松，${isBest ? '最松的' : '接着'}`
    : isBest
      ? '最松的'
      : isEasy
        ? '先松下来的'
        : '能缓一缓的';
  if (names) draft.say(`${lead}是${names}，${usesAt(ageNow(facts), type).push}`);
  if (later) draft.say(`再往后，${later.time}整年放得开`, ...momentClaims(later));
}

/** The years beyond those looked at closely that strain more than any of them; of a minor up to 18. */
export function sayLaterStrain(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  if (type.ofYear) return;
  const { facts } = draft;
  const least = Math.min(...ahead.map(({ luck }) => luck.tone), -1);
  const harder = yearMoments(facts, YEARS)
    .slice(ahead.length)
    .filter(({ luck, age }) => luck.tone < least && (!isMinor(facts) || age <= 18));
  if (harder.length === 0) return;
  const claims = harder.flatMap(momentClaims);
  const [strain, before] = frameOf(type).later;
  draft.say(`再往后的${yearsByName(harder)}${strain}`, ...claims);
  draft.say(before, ...claims);
}

/** The year that decides in the matter, where one does that the answer has not given as its reason. */
export function sayDecisive(draft: Draft, years: readonly Moment[], type: ReportType): void {
  const decisive = decisiveOf(years, draft.facts, type);
  if (type.ofYear || !decisive || decisive.isBond || decisive.isOtherSide) return;
  const { moment, text } = decisive;
  const { best, hardest } = bestAndHardest(years, type);
  const isReason = [
    stanceOf(best[0]!.luck) === 'push' ? best : [],
    stanceOf(hardest[0]!.luck) === 'hold' ? hardest : [],
  ].some((times) => decisive.why && times.includes(moment) && times.length <= MOST_REASONS);
  // A year is told by one thing.
  if (isReason || reasonTold(draft, moment) || draft.unused([text]).length === 0) return;
  const weighed = text
    .replace('，也别走得太急', '。也别走得太急')
    .replace(new RegExp(`，(?=(?:${Object.values(WEIGHS).join('|')})$)`), '。');
  sayShort(draft, `${moment.time}里，${weighed}`, ...momentClaims(moment));
  noteReason(draft, moment, text);
}

/** The times that the answer looks at: of years, or of months in the annual report. */
export const timesAhead = ({ facts, months }: Draft, type: ReportType): Moment[] =>
  type.ofYear ? monthMoments(facts, months.slice(1)) : yearMoments(facts, AHEAD);
