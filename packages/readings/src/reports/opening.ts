/** The half page that a report begins with: who the person is in the matter, when, and what to do. No term stands in it. */
import { groupOf, isAged, isMinor, monthText, type ReadingFacts, yearsOf } from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import {
  actOf,
  bestAndHardest,
  feelsOf,
  firstYearOf,
  lineOf,
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
import type { ReportType } from './types/report-type.ts';
import { NEXT_TEN_YEARS } from './words-luck.ts';

/** Years that the opening looks ahead. */
const AHEAD = 4;
/** Years that a report tells. */
export const YEARS = 8;

export const matterOf = (facts: ReadingFacts, { matter }: ReportType): string =>
  matter[isMinor(facts) ? 'young' : isAged(facts) ? 'aged' : 'grown'];

/** The matter as a part of a sentence about a time that is more than the year of the annual report. */
const broadMatterOf = (facts: ReadingFacts, type: ReportType) => (type.ofYear ? '' : matterOf(facts, type));

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

/** Which of the times ahead are the best and which the hardest for the subject. */
function sayWhen(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { best, hardest } = bestAndHardest(ahead, type);
  const annual = type.ofYear === true;
  const matter = broadMatterOf(draft.facts, type);
  const last = ahead.at(-1)!.time;
  const until = annual ? '往后这些月里' : `${matter}到${last}为止`;
  const claims = [...best, ...hardest].flatMap(momentClaims);
  const { luck: top } = best[0]!;
  const { luck: low } = hardest[0]!;
  if (best[0] === hardest[0]) {
    draft.say(`${until}，轻重差不多，一律${wordOf(top)}`, ...claims);
    return;
  }
  const slow =
    stanceOf(low) === 'hold'
      ? sayOf(hardest, annual, low.tone < 0 ? '最该慢' : '变动最多', low.tone < 0 ? '要慢' : '有变动')
      : '没有要特别收着的时候';
  if (stanceOf(top) === 'push') {
    draft.say(`${until}，${sayOf(best, annual, '最顺', '顺')}，${slow}`, ...claims);
    return;
  }
  const word = top.tone < 0 ? '松一些' : '算平稳';
  draft.say(`${until}没有特别顺的时候：${sayOf(best, annual, word, word)}，${slow}`, ...claims);
  const later = annual
    ? undefined
    : yearMoments(draft.facts, YEARS).find(({ time, luck }) => time > last && stanceOf(luck) === 'push');
  if (later) draft.say(`${matter}要等到${later.time}才松开`, ...momentClaims(later));
}

/** Years before which a change of cycle is near. */
const NEAR = 2;

/** The cycle that begins soon. */
function sayNextCycle(draft: Draft, type: ReportType): void {
  const { cycles, today } = draft.facts;
  const next = cycles.find(({ start_date }) => start_date.slice(0, 10) > today);
  if (!next || next.start_date.slice(0, 10) > `${Number(today.slice(0, 4)) + NEAR}${today.slice(4)}`) return;
  const name = next === cycles[0] ? '第一个十年' : '新的十年';
  draft.say(
    `${broadMatterOf(draft.facts, type)}${monthText(next.start_date)}起进入${name}（${NEXT_TEN_YEARS[groupOf(next.stem_god)]}）`,
    ...momentClaims(momentOfCycle(draft.facts, next)),
  );
}

/** What holds already: events of the first rank of the cycle and of what is left of this year. */
function sayPresent(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const cycle = facts.cycles[facts.current];
  if (cycle?.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfCycle(facts, cycle);
    draft.say(
      `到${monthText(cycle.until)}为止${broadMatterOf(facts, type)}有一层底色：${feelsOf(draft, moment, type)}`,
      ...momentClaims(moment),
    );
  }
  sayNextCycle(draft, type);
  if (firstYearOf(facts) === facts.year) return;
  const [year] = yearsOf(facts, facts.year, 1);
  if (year!.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfYear(year!);
    draft.say(
      `${year!.year}年余下的日子里${broadMatterOf(facts, type)}还会这样：${lineOf(draft, moment, type)}`,
      ...momentClaims(moment),
    );
  }
}

/** A year by its first day where that is ahead, such as 2027年2月4日起的一年. */
function nameFromFirstDay({ months }: Draft, { time }: Moment): string {
  const first = months.find(({ start_date }) => start_date.startsWith(`${time.slice(0, 4)}-02`));
  return first ? `${time}2月${Number(first.start_date.slice(8, 10))}日起的一年` : time;
}

/** Of the annual report: the year told first and the one after it. */
function sayTwoYears(draft: Draft, [year, next]: readonly Moment[], type: ReportType): void {
  for (const [moment, name] of [
    [year!, nameFromFirstDay(draft, year!)],
    [next!, `再往后的${next!.time}`],
  ] as const)
    draft.say(
      `${name}（${wordOf(moment.luck)}），${moment === year ? lineOf(draft, moment, type) : feelsOf(draft, moment, type)}`,
      ...momentClaims(moment),
    );
}

/** What to do at a time of another stance, by that stance. */
const CHANGES = { push: '可以往前走一步', even: '照常就好', hold: '要收一收' } as const;

function sayAdvice(draft: Draft, now: Moment, marks: readonly Moment[], type: ReportType): void {
  const { facts } = draft;
  const matter = broadMatterOf(facts, type);
  draft.section('advice');
  draft.row(
    `- ${matter}建议两件（${nameFromFirstDay(draft, now)}）：${actOf(draft, now, type, 2)}。`,
    ...momentClaims(now),
  );
  const later = marks.find((moment) => stanceOf(moment.luck) !== stanceOf(now.luck));
  if (later)
    draft.row(
      `- ${later.time.replace(/起$/, '起的一个月')}${matter}${CHANGES[stanceOf(later.luck)]}：${actOf(draft, later, type)}。`,
      ...momentClaims(later),
    );
  const habit = type.core(facts).at(-1)!;
  if (type.ofYear) draft.row(`- 一年到头记住一条：${habit.replace(/^这孩子/, '')}。`);
  draft.end();
}

/** The times that the opening names: of years, or of months in the annual report. */
export function marksAhead({ facts, months }: Draft, type: ReportType): Moment[] {
  return marksOf(type.ofYear ? monthMoments(facts, months.slice(1)) : yearMoments(facts, AHEAD), type);
}

/** Years that the opening of the annual report tells. */
const TOLD_OF_ANNUAL = 2;

/** The subjects of the times that the opening tells. */
export const toldInOpening = (draft: Draft, type: ReportType): string[] =>
  [...marksAhead(draft, type), ...(type.ofYear ? yearMoments(draft.facts, TOLD_OF_ANNUAL) : [])].map(
    ({ subject }) => subject,
  );

/** The sections `answer`, `times` and `advice`. */
export function sayAnswer(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const years = yearMoments(facts, AHEAD);
  const ahead = type.ofYear ? monthMoments(facts, draft.months.slice(1)) : years;
  const marks = marksAhead(draft, type);
  draft.section('answer');
  if (type.ofYear) sayTwoYears(draft, years, type);
  else draft.say(type.core(facts).join('；'));
  sayWhen(draft, ahead, type);
  draft.end();
  sayPresent(draft, type);
  draft.end();
  type.sayFurther?.(draft);
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
