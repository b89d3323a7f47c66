/** The times of a report one by one: months to come, years, cycles near now, and the decades as a table. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { type CycleLuck, groupOf, isMinor, monthText, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { calendarNote, hasCalendarNote } from './calendar-notes.ts';
import { ageTold, suitsAge } from './causes.ts';
import type { Draft } from './draft.ts';
import {
  fitting,
  type Moment,
  momentClaims,
  momentOfCycle,
  monthMoments,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import { isOwnYear, toldInOpening } from './opening.ts';
import { daysOf, wordOfDecade } from './opening-present.ts';
import { YEARS } from './opening-when.ts';
import { bandOf } from './parts.ts';
import { slowStartOf } from './spans.ts';
import { ofStretch, stretchClaims, stretchesOf } from './stretches.ts';
import { actOf, causeTold, lineOf, mainOf, wholeOf } from './telling.ts';
import type { ReportType } from './types/report-type.ts';
import { LATER_TEN_YEARS } from './words-acts.ts';
import { frameOf } from './words-frames.ts';
import { GOD_WORDS } from './words-luck.ts';
import { PAST_THEMES, PAST_TOPICS } from './words-past.ts';
import { TEN_YEARS } from './words-spans.ts';
import { CYCLE_TOPICS } from './words-topics.ts';

/** 虚岁 at which the last cycle that is told begins at the latest, but for one who is near it. */
const LAST_AGE = 82;
/** Years ahead in which the next cycle of a person of great age may begin. */
const SOON = 5;
/** 虚岁 until which a decade that is over was a childhood like any other. */
const CHILDHOOD = 20;
const MARKS = { push: '●', even: '○', hold: '△' } as const;

const markOf = ({ luck }: Moment) => `${MARKS[stanceOf(luck)]} ${wordOf(luck)}`;

/** Months of ease that a list names, the best of them. */
const MOST_EASY = 4;

/** A row of months: one, or in the annual report ordinary ones after each other. */
interface MonthRow {
  days: string;
  months: readonly Moment[];
}

/**
 * The months that have something to tell: those to go ahead in and to hold back in, and those of which the calendar says
 * something. In the annual report ordinary ones after each other share a row; elsewhere they are left out.
 */
function monthRows(draft: Draft, type: ReportType): { rows: MonthRow[]; isEaseLeftOut: boolean } {
  const moments = monthMoments(draft.facts, draft.months);
  const rows: { first: number; months: Moment[] }[] = [];
  let isRun = false;
  for (const [first, moment] of moments.entries()) {
    const isPlain = stanceOf(moment.luck) === 'even' && !hasCalendarNote(draft, moment, type);
    if (isPlain && isRun) rows.at(-1)!.months.push(moment);
    else if (!isPlain || type.ofYear) rows.push({ first, months: [moment] });
    isRun = isPlain && type.ofYear === true;
  }
  const isEasy = ({ months: [one] }: { months: Moment[] }) =>
    stanceOf(one!.luck) === 'push' && !hasCalendarNote(draft, one!, type);
  const easy = rows.filter(isEasy).sort((a, b) => b.months[0]!.luck.tone - a.months[0]!.luck.tone);
  const leftOut = type.ofYear ? [] : easy.slice(MOST_EASY);
  return {
    rows: rows
      .filter((row) => !leftOut.includes(row))
      .map(({ first, months }) => ({ days: daysOf(draft, first, months.length), months })),
    isEaseLeftOut: leftOut.length > 0,
  };
}

/** The months to come, the one that runs now first. */
export function sayMonths(draft: Draft, type: ReportType): void {
  const told = type.ofYear ? toldInOpening(draft, type) : [];
  const { rows, isEaseLeftOut } = monthRows(draft, type);
  const frame = frameOf(type);
  draft.section('months');
  if (rows.length > 0) {
    draft.say(frame.months);
    draft.end();
    draft.row('| 哪些天 | 怎么样 | 会有什么，怎么办 |');
    draft.row('|---|---|---|');
  }
  for (const { days, months } of rows) {
    const [moment] = months as [Moment];
    // The opening has told what it brings.
    const line = told.includes(moment.subject)
      ? [calendarNote(draft, moment, type), ...actOf(draft, moment, type)].filter(Boolean).join('；') ||
        wholeOf(draft, moment, type)
      : lineOf(draft, moment, type);
    const text = [line, type.monthBeside?.(draft, moment, line)].filter(Boolean).join('；');
    draft.row(`| ${days} | ${markOf(moment)} | ${text} |`, ...months.flatMap(momentClaims));
  }
  draft.end();
  if (!type.ofYear && rows.length < draft.months.length)
    draft.say(`${frame.otherMonths}${isEaseLeftOut ? '，较顺的只挑了最好的几个' : ''}`);
  draft.end();
}

/** A year that the opening names for one thing: that, and what to do in it. */
const furtherLine = (draft: Draft, moment: Moment, type: ReportType): string =>
  [type.furtherName!, ...actOf(draft, moment, type, { beside: type.furtherName! })].join('；');

/** The years that the opening has not told, those alike after each other in one row. */
export function sayYears(draft: Draft, type: ReportType): void {
  const told = toldInOpening(draft, type);
  const years = yearMoments(draft.facts, YEARS).filter(({ subject }) => !told.includes(subject));
  const further = type.furtherYear?.(draft.facts)?.subject;
  draft.section('years');
  draft.row('| 年份 | 虚岁 | 怎么样 | 要点 |');
  draft.row('|---|---|---|---|');
  for (const stretch of stretchesOf(years, isOwnYear(draft, type))) {
    const { lead, name, times, word } = stretch;
    const ages = [...new Set([times[0]!.age, times.at(-1)!.age])].join('到');
    const text = lead.subject === further ? furtherLine(draft, lead, type) : lineOf(draft, lead, type);
    draft.row(
      `| ${name} | ${ages} | ${MARKS[stanceOf(lead.luck)]} ${word} | ${ofStretch(text, stretch)} |`,
      ...stretchClaims(stretch),
    );
  }
  draft.end();
}

/** One of some phrasings that the report does not have yet; empty where it has all. */
function once(draft: Draft, phrasings: readonly string[]): string {
  const left = draft.unused(phrasings);
  return left.length > 0 ? draft.pick(left) : '';
}

/** What ten years bring in a matter by their star alone, where the report has said what they are told by. */
function themeOf(draft: Draft, cycle: CycleLuck, type: ReportType): string {
  const moment = momentOfCycle(draft.facts, cycle);
  const age = ageTold(moment, draft.facts, type);
  if (!type.topic || age <= 18 || age > 60) return '';
  const stance = stanceOf(cycle);
  const star = groupOf(cycle.stem_god);
  const favour = draft.facts.favour[draft.facts.groups[star].phase];
  const isTight = (causeTold(draft, moment, type)?.sign ?? 0) < 0 && favour !== 'good';
  const strains = stance === 'hold' || favour === 'bad' || isTight;
  // A good decade is not told by a star that strains.
  if (strains && stance === 'push') return '';
  const words = CYCLE_TOPICS[type.topic][star][strains ? 'bad' : 'good'];
  return once(
    draft,
    draft.fittingDecade(words).filter((text) => suitsAge(text, moment, draft.facts, type)),
  );
}

/** What to do in ten years, at an age: empty of a minor, whose decade is of the parents' care. */
function actOfCycle(draft: Draft, cycle: CycleLuck, type: ReportType): string {
  const moment = momentOfCycle(draft.facts, cycle);
  const age = ageTold(moment, draft.facts, type);
  // The first half of the ten years that run may be over; of those that begin tight it is no time to begin.
  const isWhole = cycle.current || slowStartOf(draft.facts, cycle) > 0;
  const isAhead = (text: string) => !isWhole || !/[前后]五年/.test(text);
  const acts = age > 60 ? LATER_TEN_YEARS[type.code] : age > 18 ? TEN_YEARS[type.code] : undefined;
  return acts
    ? once(
        draft,
        draft
          .fittingDecade(acts[stanceOf(cycle)])
          .filter((text) => suitsAge(text, moment, draft.facts, type) && isAhead(text)),
      )
    : '';
}

/** Ten years in a row of the table: what they are told by, or where the report has said that, their star. */
function rowOfCycle(draft: Draft, cycle: CycleLuck, type: ReportType): string {
  const moment = momentOfCycle(draft.facts, cycle);
  const words = draft.fittingDecade(
    fitting(GOD_WORDS[cycle.stem_god]!.cycle[bandOf(moment.age)], stanceOf(cycle)),
  );
  const left = draft.unused(words);
  if (left.length > 0 && stanceOf(cycle) !== 'hold') return draft.pick(left);
  return mainOf(draft, moment, type) || once(draft, left) || wholeOf(draft, moment, type);
}

/** Words for good years. */
const FORTUNATE = /福气|好消息|帮衬|有人疼|扛过去便上了一层|本钱/;

/** What a hard decade is told by beside what it was about, where that says nothing of it. */
const HARD_PAST = ['也走得费力', '也费了不少神', '多半要自己扛'];
const IS_HARD = /压|严|累|挤|拖|费|难|变|不|少|吃紧|争|散|磨|苦|耗|忙/;

/** What ten years that are over were about. */
function pastOf(
  draft: Draft,
  { stem_god, start_age, end_age, tone }: CycleLuck,
  topic: ReportType['topic'],
): string {
  const middle = Math.floor((start_age + end_age) / 2);
  // Money was money at any age; work and courtship end.
  if (topic && middle > 18 && (middle <= 60 || topic === 'money'))
    return PAST_TOPICS[topic][groupOf(stem_god)][tone < 0 ? 'bad' : 'good'];
  const words = PAST_THEMES[stem_god]![bandOf(middle - 3)];
  const fit = draft.fittingDecade(words).filter((text) => tone >= 0 || !FORTUNATE.test(text));
  const theme = once(draft, fit.length > 0 ? fit : words) || '也就这样走过来了';
  return tone < 0 && !IS_HARD.test(theme) ? `${theme}，${draft.pick(HARD_PAST)}` : theme;
}

/** The 虚岁 at which the last cycle that is told may begin: of a minor 18. */
const lastAgeOf = (facts: ReadingFacts) => (isMinor(facts) ? 18 : Math.max(LAST_AGE, facts.age + SOON));

/** The cycle that runs now, and the next two that begin within a life; a minor's up to 18. */
function cyclesNear(facts: ReadingFacts): CycleLuck[] {
  const { cycles } = facts;
  const lastAge = lastAgeOf(facts);
  const here = placeNow(facts);
  return cycles
    .slice(Math.max(here, 0), here + 3)
    .filter(({ current, start_age }) => current || start_age <= lastAge);
}

/** The place of the cycle that runs now: −1 before the first, beyond the last after it. */
const placeNow = ({ cycles, current }: ReadingFacts): number =>
  current >= 0 ? current : cycles[0]!.past ? cycles.length : -1;

/** Whether ten years that are over have something to tell of a matter: of money and work nothing of a childhood. */
const hasPast = ({ start_age, end_age }: CycleLuck, { topic }: ReportType) =>
  topic ? Math.floor((start_age + end_age) / 2) > 18 : start_age > 12;

/** The cycles near now: the last in the past tense, this one, and the next two. */
export function sayCycles(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const { cycles } = facts;
  draft.section('cycles');
  const here = placeNow(facts);
  const last = cycles[here - 1];
  if (last && hasPast(last, type) && !isMinor(facts)) {
    draft.say(
      `上一个十年（到${monthText(last.until)}结束，${TONE_WORDS[last.tone]}）${frameOf(type).past}${pastOf(draft, last, type.topic)}`,
      [`cycle:${last.start_year}`, last.tone],
    );
    draft.end();
  }
  if (here < 0) draft.say(`第一个十年从${monthText(cycles[0]!.start_date)}开始，在那之前以家里的照顾为主`);
  if (here >= cycles.length) draft.say('一生的十年都已走过，往后一年一年看就好');
  draft.end();
  for (const [place, cycle] of cyclesNear(facts).entries()) {
    const moment = momentOfCycle(facts, cycle);
    const name = cycle.current ? '这十年' : place === 1 || here < 0 ? '接下来的十年' : '再往后的十年';
    const event = mainOf(draft, moment, type) || themeOf(draft, cycle, type);
    const parts = [event, actOfCycle(draft, cycle, type)].filter(Boolean);
    draft.say(
      `${name}（${monthText(cycle.start_date)}到${monthText(cycle.until)}，${wordOfDecade(draft, cycle)}）：${parts.join('；') || wholeOf(draft, moment, type)}`,
      ...momentClaims(moment),
    );
    draft.end();
  }
}

/** The other decades of a grown life as a table: those that are told in sentences, and childhood, are not in it. */
export function sayDecades(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const told = [...cyclesNear(facts), facts.cycles[placeNow(facts) - 1]];
  const rows = facts.cycles.filter(
    (cycle) =>
      !told.includes(cycle) &&
      cycle.start_age <= lastAgeOf(facts) &&
      !(cycle.past && cycle.end_age <= CHILDHOOD),
  );
  if (rows.length === 0 || isMinor(facts)) return;
  draft.row('| 十年 | 虚岁 | 怎么样 | 主题 |');
  draft.row('|---|---|---|---|');
  for (const cycle of rows) {
    const mark = cycle.past ? `已过，${TONE_WORDS[cycle.tone]}` : markOf(momentOfCycle(facts, cycle));
    const theme = cycle.past ? pastOf(draft, cycle, undefined) : rowOfCycle(draft, cycle, type);
    draft.row(
      `| ${monthText(cycle.start_date)}到${monthText(cycle.until)} | ${cycle.start_age}—${cycle.end_age} | ${mark} | ${theme} |`,
      [`cycle:${cycle.start_year}`, cycle.tone],
    );
  }
  draft.end();
}
