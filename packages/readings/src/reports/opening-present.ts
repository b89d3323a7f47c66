/** What holds already: the cycle that runs, the next one, what is left of this year, and the nearest month that stands out. */
import { isMinor, monthText, yearsOf } from '@ziping/bazi/reading/facts';

import { ageNow, bandIn, causesOf } from './causes.ts';
import type { Draft } from './draft.ts';
import {
  firstYearOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  monthMoments,
  stanceOf,
  wordOf,
  yearMoments,
} from './moments.ts';
import { AHEAD, LONG, sayShort } from './opening-when.ts';
import { slowStartOf, usesAt } from './spans.ts';
import { briefOf, isReasonTold } from './telling.ts';
import { overall } from './types/overall.ts';
import type { ReportType, Stance } from './types/report-type.ts';
import { frameOf } from './words-frames.ts';
import { reasonFor } from './words-reasons.ts';

/** Ten years are more than the matters of one year: in the annual report they are told as a whole. */
const ofDecades = (type: ReportType): ReportType => (type.ofYear ? overall : type);

/** Years before which a change of cycle is near. */
const NEAR = 2;

/** How the cycle that begins soon goes with the years that the report looks at closely; empty where that is nothing. */
function towardsCycle(draft: Draft, cycle: Moment, type: ReportType): string {
  const { facts } = draft;
  // Where the report has no place of its own for cycles, what it brings is told here.
  if (!type.tells.cycles) return briefOf(draft, cycle, ofDecades(type));
  if (stanceOf(cycle.luck) !== 'hold') return '';
  const from = cycle.time.slice(0, 5);
  const goods = yearMoments(facts, AHEAD).filter(
    ({ luck, time }) => stanceOf(luck) === 'push' && time >= from,
  );
  const names = goods.map(({ time }) => time);
  return goods.length > 0 ? `要紧的趁${names.join('、')}先办` : '先攒底子，再谈大的';
}

/** The cycle that begins soon. */
function sayNextCycle(draft: Draft, type: ReportType): void {
  const { cycles, today } = draft.facts;
  const next = cycles.find(({ start_date }) => start_date.slice(0, 10) > today);
  if (!next || next.start_date.slice(0, 10) > `${Number(today.slice(0, 4)) + NEAR}${today.slice(4)}`) return;
  const name = next === cycles[0] ? '第一个十年' : '新的十年';
  const moment = momentOfCycle(draft.facts, next);
  const claims = momentClaims(moment);
  sayShort(
    draft,
    `${monthText(next.start_date)}起进入${name}（${frameOf(type).decade}${wordOf(next)}）；${slowStartOf(draft.facts, next).replace('，', '')}`,
    ...claims,
  );
  sayShort(draft, towardsCycle(draft, moment, type), ...claims);
}

/** The cycle that runs, where something of it is of the first rank, or the report has no other place for it. */
function sayCycleNow(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const cycle = facts.cycles[facts.current];
  if (!cycle || (type.tells.cycles && !cycle.events.some(({ rank }) => rank === 1))) return;
  const moment = momentOfCycle(facts, cycle);
  sayShort(
    draft,
    `到${monthText(cycle.until)}为止的这十年，${frameOf(type).decade}${wordOf(cycle)}；${briefOf(draft, moment, ofDecades(type))}`,
    ...momentClaims(moment),
  );
}

export const dayText = (date: string) => `${monthText(date)}${Number(date.slice(8, 10))}日`;

/** The day before the first of a month of luck, which is none of the first three of a month. */
export const dayBefore = (date: string) => `${date.slice(0, 8)}${Number(date.slice(8, 10)) - 1}`;

/** Two days as a span, the year said once. */
export const spanOf = (from: string, until: string) =>
  `${from}到${from.slice(0, 5) === until.slice(0, 5) ? until.slice(5) : until}`;

/** Months of one kind after each other, with the day on which they begin and the day before which they are over. */
interface Stretch {
  stance: Stance;
  months: Moment[];
  from: string;
  until: string;
}

/** What is left of the year of luck that runs, as stretches of months that ask for the same. */
function stretchesLeft({ facts, months }: Draft): Stretch[] {
  const end = `${facts.year + 1}-02`;
  const left = months.filter(({ start_date }) => start_date.slice(0, 7) < end);
  const stretches: Stretch[] = [];
  for (const [place, moment] of monthMoments(facts, left).entries()) {
    const stance = stanceOf(moment.luck);
    const until = months[place + 1]!.start_date.slice(0, 10);
    const last = stretches.at(-1);
    if (last?.stance === stance) Object.assign(last, { until, months: [...last.months, moment] });
    else stretches.push({ stance, months: [moment], from: left[place]!.start_date.slice(0, 10), until });
  }
  return stretches;
}

/** What is left of this year, where the coming one is told first: its word, why, and its months. */
function sayRestOfYear(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const [luck] = yearsOf(facts, facts.year, 1);
  const isPlain = wordOf(luck!) === '平' && luck!.events.every(({ rank }) => rank !== 1);
  if (firstYearOf(facts) === facts.year || isPlain) return;
  const year = momentOfYear(luck!);
  const stretches = stretchesLeft(draft);
  const stance = stanceOf(luck!);
  // An even year has neither good nor hard months of its own that could be over.
  const isLeft = stance === 'even' || stretches.some((stretch) => stretch.stance === stance);
  const reason = reasonFor(causesOf(year, facts, type).mains[0]!, bandIn(year, facts, type), type.code);
  const why = !isLeft
    ? `，${stance === 'push' ? '好' : '紧'}的月已经过去`
    : reason && !isReasonTold(draft, reason) && draft.unused([reason]).length > 0
      ? `还没过完：${reason}`
      : '还没过完';
  const told = `${year.time}（${wordOf(luck!)}）${why}`;
  sayShort(draft, told.length > LONG ? told.replace('：', '。') : told, ...momentClaims(year));
  const { rest } = frameOf(type);
  // The year has been named.
  const inYear = (day: string) => day.replace(year.time, '');
  const used = new Set<Stance>();
  for (const [place, { stance: asks, months, from, until }] of stretches.entries()) {
    const last = dayText(dayBefore(until));
    const span = place === 0 ? `到${inYear(last)}` : inYear(spanOf(dayText(from), last));
    const use = type.ofYear || asks === 'even' ? [] : draft.unused([usesAt(ageNow(facts), type)[asks]]);
    const isSaid = used.has(asks);
    used.add(asks);
    draft.say(
      `${span}${rest[asks]}${isSaid || use.length === 0 ? '' : `，${use[0]!}`}`,
      ...months.flatMap(momentClaims),
    );
  }
}

/** Months from now in which the nearest one that stands out is looked for. */
export const NEAREST = 3;

/** The nearest month that stands out, before the year that is told first begins. */
export function nearestMonth(
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

/** The cycle that runs, the one that begins soon, and what is left of this year. */
export function sayPresent(draft: Draft, type: ReportType): void {
  sayCycleNow(draft, type);
  sayNextCycle(draft, type);
  draft.end();
  sayRestOfYear(draft, type);
}
