/** The half page that a report begins with: the answer, when and why, and what to do. No term stands in it. */
import { yearsOf } from '@ziping/bazi/reading/facts';

import { calendarNote, examAhead, retirementAhead, schoolAhead } from './calendar-notes.ts';
import { ageTold, causesOf } from './causes.ts';
import { decisiveOf } from './decisive.ts';
import type { Draft } from './draft.ts';
import { pointOfYear } from './life-points.ts';
import {
  bestAndHardest,
  type Moment,
  momentClaims,
  monthMoments,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import { daysOf, sayPresent } from './opening-present.ts';
import { AHEAD, aimsOf, isTurn, LONG, sayShort, sayWhen, sayYear, YEARS } from './opening-when.ts';
import { easyMonthsOf, markedMonths, monthsWithin } from './spans.ts';
import { ofStretch, type Stretch, stretchClaims, stretchesOf } from './stretches.ts';
import { actOf, eventOf, lineOf, noteReason, reasonTold, wholeOf } from './telling.ts';
import { habitOf } from './types/habits.ts';
import type { ReportType } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { HARD_USES } from './words-uses.ts';

/** What the hardest of the times to remember is good for, after what it brings; nothing of an easier one. */
function hardUseOf(draft: Draft, { lead }: Stretch, marks: readonly Stretch[], type: ReportType): string {
  const uses = HARD_USES[type.code];
  const hard = marks.map((mark) => mark.lead).filter(({ luck }) => luck.tone < 0);
  const hardest = hard.sort((a, b) => a.luck.tone - b.luck.tone)[0];
  if (!uses || lead !== hardest) return '';
  const { key } = causesOf(lead, draft.facts, type).mains[0]!;
  const ofStrain = uses.grown[key as keyof typeof uses.grown] ?? uses.grown.other;
  const age = ageTold(lead, draft.facts, type);
  const text = age <= 18 ? draft.pick(uses.young) : age > 60 ? draft.pick(uses.aged) : ofStrain;
  return `${text}。`;
}

/** Whether a time that the report tells is one to hold back in without a strain. */
const hasStir = ({ facts, months }: Draft, { tells }: ReportType): boolean =>
  [
    ...yearMoments(facts, YEARS).map(({ luck }) => luck),
    ...yearsOf(facts, facts.year, 1),
    ...(tells.months ? monthMoments(facts, months).map(({ luck }) => luck) : []),
    ...facts.cycles,
  ].some((luck) => wordOf(luck).includes('而有动'));

/**
 * A month of the coming year to go ahead in and one to hold back in, each by what happens in it for the matter; where the
 * words for that are used up, the best and the hardest by name.
 */
function monthsByEvent(draft: Draft, year: Moment, type: ReportType): string {
  const answer = draft.sections.find(({ id }) => id === 'answer')?.paragraphs.flat() ?? [];
  const easy = easyMonthsOf(draft.facts, year);
  const isNamed = easy !== '' && answer.some(({ text }) => text.includes(`${year.time}${easy}`));
  const told = markedMonths(draft.facts, year, type, isNamed).map(({ name, moment }) => ({
    name,
    text: eventOf(draft, moment, type),
  }));
  if (told.length === 0 || told.some(({ text }) => text === '')) return monthsWithin(draft, year, type);
  return told.map(({ name, text }) => `${name}${text}`).join('；');
}

/** A time to remember: what it brings where the answer has not told that, and what to do. */
function markLine(draft: Draft, mark: Stretch, type: ReportType): string {
  const { lead } = mark;
  if (type.ofYear) return lineOf(draft, lead, type);
  const decisive = decisiveOf(yearMoments(draft.facts, AHEAD), draft.facts, type);
  const isDecisive =
    decisive?.moment.subject === lead.subject && !decisive.isBond && draft.unused([decisive.text]).length > 0;
  const told = reasonTold(draft, lead);
  if (!told && !isDecisive) return lineOf(draft, lead, type);
  if (!told) noteReason(draft, lead, decisive!.text);
  const beside = told || decisive!.text;
  const text = told ? '' : decisive!.text;
  const parts = [calendarNote(draft, lead, type), text, ...actOf(draft, lead, type, { beside })];
  return parts.filter(Boolean).join('；') || wholeOf(draft, lead, type);
}

/** The times to remember: what each brings, when in it, what to do, and of the hardest year what it is good for. */
function sayTimes(draft: Draft, marks: readonly Stretch[], type: ReportType): void {
  draft.section('times');
  const coming = yearMoments(draft.facts, 1)[0]!.subject;
  for (const mark of marks) {
    const line = markLine(draft, mark, type);
    // Of a year further off the months are not told yet: those of most years are alike. A list of months tells its own.
    const isNear = !type.tells.months && mark.times.length === 1 && mark.lead.subject === coming;
    const months = isNear ? monthsByEvent(draft, mark.lead, type) : '';
    const text = [line, months].filter(Boolean).join('；').replaceAll('；', '。');
    draft.row(
      `- ${mark.name}（${mark.word}）｜${ofStretch(text, mark)}。${hardUseOf(draft, mark, marks, type)}`,
      ...stretchClaims(mark),
    );
  }
  draft.end();
  const { monthNote, scale } = frameOf(type);
  draft.say(`${scale}${hasStir(draft, type) ? '；“而有动”是多半有一样要变' : ''}`);
  draft.say(monthNote);
  draft.end();
}

/** What to do in the year that is told first. */
function sayAdvice(draft: Draft, now: Moment, type: ReportType): void {
  draft.section('advice');
  const frame = frameOf(type);
  // In the annual report the second is what to keep in mind.
  const [one, other] = actOf(draft, now, type, { count: type.ofYear ? 1 : 2 });
  draft.row(`- ${now.time}${frame.one}：${one ?? aimsOf(draft.facts, type).steady}。`, ...momentClaims(now));
  if (other) draft.row(`- ${other}。`, ...momentClaims(now));
  if (type.ofYear) draft.row(`- 一年到头记住一条：${habitOf(draft.facts)}。`);
  draft.end();
}

/** Times to remember at most. */
const MARKS = 3;

/** Of the annual report the best months and the hardest: three at most, in their order. */
function monthMarks(draft: Draft): Stretch[] {
  const { facts, months } = draft;
  const moments = monthMoments(facts, months);
  const from = (stance: 'push' | 'hold', sign: 1 | -1) =>
    moments
      .slice(1)
      .filter(({ luck }) => stanceOf(luck) === stance)
      .sort((a, b) => sign * (b.luck.tone - a.luck.tone));
  const [good, hard] = [from('push', 1), from('hold', -1)];
  const chosen = [good[0], hard[0], good[1], hard[1], good[2], hard[2], ...moments.slice(1)]
    .filter((moment) => moment !== undefined)
    .slice(0, MARKS);
  return moments
    .filter((moment) => chosen.includes(moment))
    .map((moment) => ({
      times: [moment],
      lead: moment,
      name: daysOf(draft, moments.indexOf(moment)),
      word: wordOf(moment.luck),
    }));
}

/** The times that the opening names: the coming year, the one that decides, the best and the hardest; or months. */
function marksAhead(draft: Draft, type: ReportType): Stretch[] {
  if (type.ofYear) return monthMarks(draft);
  const { facts } = draft;
  const years = yearMoments(facts, AHEAD);
  const decisive = decisiveOf(years, facts, type)?.moment;
  const { best, hardest } = bestAndHardest(years, type);
  const isOwn = isOwnYear(draft, type);
  const [coming, ...rest] = [
    ...stretchesOf(years.slice(0, 1), isOwn),
    ...stretchesOf(years.slice(1), isOwn, decisive),
  ] as [Stretch, ...Stretch[]];
  const all = [coming, ...rest];
  const of = (year: Moment | undefined) =>
    all.find(({ times }) => times.some(({ subject }) => subject === year?.subject));
  const ranked = [coming, of(decisive), of(best[0]), of(hardest[0]), ...rest].filter(
    (one) => one !== undefined,
  );
  const chosen = [...new Set(ranked)].slice(0, MARKS);
  const later = yearMoments(facts, YEARS)
    .slice(AHEAD)
    .filter(({ luck }) => stanceOf(luck) === 'push')
    .slice(0, MARKS - chosen.length);
  return [...all.filter((one) => chosen.includes(one)), ...stretchesOf(later, () => true)];
}

/** Whether a year has something of its own to tell: a move, a fixed point of a life, or what the opening names it for. */
export const isOwnYear =
  ({ facts }: Draft, type: ReportType) =>
  (year: Moment): boolean =>
    isTurn(year) ||
    pointOfYear(facts, Number(year.subject.slice('year:'.length))) !== null ||
    type.furtherYear?.(facts)?.subject === year.subject;

/** The subjects of the times that the opening tells. */
export function toldInOpening(draft: Draft, type: ReportType): string[] {
  return [
    ...marksAhead(draft, type).flatMap(({ times }) => times),
    ...(type.ofYear ? yearMoments(draft.facts, 1) : []),
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
  draft.section('answer');
  examAhead(draft, type);
  sayShort(draft, retirementAhead(facts, type));
  draft.end();
  if (type.ofYear) sayYear(draft, years[0]!, type);
  else {
    for (const trait of type.core(facts)) sayTrait(draft, trait);
    sayWhen(draft, years, type);
  }
  draft.end();
  type.sayFurther?.(draft);
  draft.end();
  sayShort(draft, schoolAhead(draft, type));
  draft.end();
  sayPresent(draft, type);
  draft.end();
  sayTimes(draft, marksAhead(draft, type), type);
  sayAdvice(draft, years[0]!, type);
}
