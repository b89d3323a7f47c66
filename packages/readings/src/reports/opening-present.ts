/** What holds already: the cycle that runs, the next one, and what is left of this year. */
import { monthsOfLuck } from '@ziping/bazi/luck-cycles';
import { isMinor, monthText, type ReadingFacts } from '@ziping/bazi/reading/facts';
import { STEMS } from '@ziping/bazi/sixty-cycle';

import type { Draft } from './draft.ts';
import {
  firstYearOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  monthMoments,
  stanceOf,
  wordOf,
} from './moments.ts';
import { examNear } from './life-points.ts';
import { LONG, sayShort } from './opening-when.ts';
import { slowStartOf, usesNow } from './spans.ts';
import { wholeOf } from './telling.ts';
import { overall } from './types/overall.ts';
import type { ReportType, Stance } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { BEFORE_EXAM } from './words-milestones.ts';

/** Ten years are more than the matters of one year: in the annual report they are told as a whole. */
const ofDecades = (type: ReportType): ReportType => (type.ofYear ? overall : type);

/** Years before which a change of cycle is near. */
const NEAR = 2;

/** How ten years are called: by their word, or where they begin tight and end easy by their halves. */
export function wordOfDecade(draft: Draft, cycle: Parameters<typeof slowStartOf>[1]): string {
  const slow = slowStartOf(draft.facts, cycle);
  return slow > 0 ? `前${'两三四五'.charAt(slow - 2)}年紧，后面宽` : wordOf(cycle);
}

/** The cycle that begins soon. */
function sayNextCycle(draft: Draft, type: ReportType): void {
  const { cycles, today } = draft.facts;
  const next = cycles.find(({ start_date }) => start_date.slice(0, 10) > today);
  if (!next || next.start_date.slice(0, 10) > `${Number(today.slice(0, 4)) + NEAR}${today.slice(4)}`) return;
  const name = next === cycles[0] ? '第一个十年' : '新的十年';
  const moment = momentOfCycle(draft.facts, next);
  const claims = momentClaims(moment);
  draft.say(`${monthText(next.start_date)}起进入${name}（${wordOfDecade(draft, next)}）`, ...claims);
  // Where the report has no place of its own for cycles, what it brings is told here.
  if (!type.tells.cycles) sayShort(draft, wholeOf(draft, moment, ofDecades(type)), ...claims);
}

/** Types that begin with the cycle that runs, where something of it is of the first rank: it touches a person as a whole. */
const OF_WHOLE: readonly string[] = ['overall', 'love', 'annual'];

/** The cycle that runs, where it belongs to the answer, or the report has no other place for it. */
function sayCycleNow(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const cycle = facts.cycles[facts.current];
  const isOfWhole = OF_WHOLE.includes(type.code) && cycle?.events.some(({ rank }) => rank === 1) === true;
  if (!cycle || (type.tells.cycles && !isOfWhole)) return;
  const moment = momentOfCycle(facts, cycle);
  sayShort(
    draft,
    `到${monthText(cycle.until)}为止的这十年，${frameOf(type).decade}${wordOf(cycle)}；${wholeOf(draft, moment, ofDecades(type))}`,
    ...momentClaims(moment),
  );
}

const dayText = (date: string) => `${monthText(date)}${Number(date.slice(8, 10))}日`;

/** The day before the first of a month of luck, which is none of the first three of a month. */
const dayBefore = (date: string) => `${date.slice(0, 8)}${Number(date.slice(8, 10)) - 1}`;

/** Days from the first to the last, the year said once, such as 2027年6月6日到7月6日. @param until the day after the last */
function daysText(from: string, until: string): string {
  const [first, last] = [dayText(from), dayText(dayBefore(until.slice(0, 10)))];
  return `${first}到${first.slice(0, 5) === last.slice(0, 5) ? last.slice(5) : last}`;
}

/** The days of some months to come after each other. @param first the place of the first */
export function daysOf({ facts, months }: Draft, first: number, count = 1): string {
  const { start_date } = months[first]!;
  const year = Number(start_date.slice(0, 4));
  const all = [year - 1, year, year + 1].flatMap((of) =>
    monthsOfLuck(of, STEMS.indexOf(facts.day_master), -1),
  );
  const place = all.findIndex((month) => month.start_date === start_date);
  return daysText(start_date.slice(0, 10), all[place + count]!.start_date);
}

/** Months of one kind after each other, with the day on which they begin and the day before which they are over. */
interface Run {
  stance: Stance;
  months: Moment[];
  from: string;
  until: string;
}

/** What is left of the year of luck that runs, as runs of months that ask for the same. */
function runsLeft({ facts, months }: Draft): Run[] {
  const end = `${facts.year + 1}-02`;
  const left = months.filter(({ start_date }) => start_date.slice(0, 7) < end);
  const runs: Run[] = [];
  for (const [place, moment] of monthMoments(facts, left).entries()) {
    const stance = stanceOf(moment.luck);
    const until = months[place + 1]!.start_date.slice(0, 10);
    const last = runs.at(-1);
    if (last?.stance === stance) Object.assign(last, { until, months: [...last.months, moment] });
    else runs.push({ stance, months: [moment], from: left[place]!.start_date.slice(0, 10), until });
  }
  return runs;
}

/** The days of a run without the year that runs. @param isNow it has begun */
const daysLeft = ({ today }: ReadingFacts, { from, until }: Run, isNow: boolean): string =>
  (isNow ? `到${dayText(dayBefore(until))}` : daysText(from, until)).replace(`${today.slice(0, 4)}年`, '');

/** A month that is neither good nor bad, in which something changes. */
const isMoving = ({ luck }: Moment): boolean => luck.tone === 0 && stanceOf(luck) === 'hold';

/** What is left of this year, where the coming one is told first: its hardest part, or where it has none its easiest. */
function sayRestOfYear(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  if (firstYearOf(facts) === facts.year) return;
  const runs = runsLeft(draft);
  // Until 立春 the year of luck is the one before that of the calendar.
  const left = facts.calendar_year > facts.year ? '立春以前' : '今年剩下的日子';
  // A month that is nearly over is no time to prepare for.
  const ahead = runs.filter((run, place) => place > 0 || run.months.length > 1);
  const run = ahead.find(({ stance }) => stance === 'hold') ?? ahead.find(({ stance }) => stance === 'push');
  const frame = frameOf(type);
  const rest = (isMinor(facts) && frame.restYoung) || frame.rest;
  // What the best months before an exam are for has been said.
  if (run?.stance === 'push' && isMinor(facts) && examNear(facts) && BEFORE_EXAM[type.code]) return;
  if (!run) {
    const even = runs.filter(({ stance }) => stance === 'even');
    const claims = even.flatMap(({ months }) => months.flatMap(momentClaims));
    const [now] = runs as [Run];
    // A good month that runs out is said to be one, before the ordinary ones.
    if (now.stance === 'push' && even.length > 0)
      draft.say(
        `${left}，${daysLeft(facts, now, true)}还${rest.push}，往后${rest.even}`,
        ...now.months.flatMap(momentClaims),
        ...claims,
      );
    else if (even.length > 0) draft.say(`${left}${rest.even}`, ...claims);
    return;
  }
  const use = usesNow(facts, type)[run.stance as 'push' | 'hold'];
  const claims = run.months.flatMap(momentClaims);
  const isUsed = draft.unused([use]).length === 0;
  const isMove = run.months.every(isMoving);
  // January is of the year that ends with 立春, and nobody calls it this year's.
  const isAfterNew = run.from > `${facts.calendar_year + 1}` && facts.calendar_year === facts.year;
  const name = `${isAfterNew ? '今年过年前' : left}，${daysLeft(facts, run, run === runs[0])}${isMove ? '会有一样要变' : rest[run.stance]}`;
  if (!isUsed && name.length + use.length < LONG) draft.say(`${name}，${use}`, ...claims);
  else {
    draft.say(name, ...claims);
    if (!isUsed) draft.say(use, ...claims);
  }
}

/** The cycle that runs, the one that begins soon, and what is left of this year. */
export function sayPresent(draft: Draft, type: ReportType): void {
  sayCycleNow(draft, type);
  sayNextCycle(draft, type);
  draft.end();
  sayRestOfYear(draft, type);
}
