/** What the calendar says of a time before any luck: school, the end of work, 春节, and what to do about it. */
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { bandIn } from './causes.ts';
import type { Draft } from './draft.ts';
import {
  examNear,
  gaokaoYear,
  hasSpringFestival,
  pointOfYear,
  retirementSoon,
  retirementText,
  schoolStart,
  springFestival,
} from './life-points.ts';
import { type Moment, momentClaims, monthMoments, stanceOf } from './moments.ts';
import type { ReportType } from './types/report-type.ts';
import { BEFORE_EXAM, BEFORE_RETIREMENT, EXAM_WORDS } from './words-milestones.ts';
import {
  AFTER_GAOKAO,
  GAOKAO_MONTH,
  POINT_WORDS,
  SCHOOL_MONTHS,
  SCHOOL_POINTS,
  SPRING_ACTS,
} from './words-points.ts';

interface Note {
  /** Said the first time, and again where the report tells the time once more. */
  full: string;
  short: string;
  acts: readonly string[];
}

function noteOfYear(draft: Draft, { subject }: Moment, { code }: ReportType): Note | null {
  const point = pointOfYear(draft.facts, Number(subject.slice('year:'.length)));
  return point && POINT_WORDS[point][code]!;
}

/** The days of a month of luck, as the list of months has it. */
function spanOf({ months }: Draft, { subject }: Moment): { from: string; until: string } | null {
  const place = months.findIndex(({ start_date }) => subject === `month:${start_date.slice(0, 7)}`);
  const [month, after] = [months[place], months[place + 1]];
  return month && after
    ? { from: month.start_date.slice(0, 10), until: after.start_date.slice(0, 10) }
    : null;
}

const dayOf = (date: string) => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`;

/** Years at school: 小学, 初中 and 高中. */
const SCHOOL_YEARS = 12;

function noteOfMonth(draft: Draft, moment: Moment, type: ReportType): Note | null {
  const span = spanOf(draft, moment);
  if (!span) return null;
  const { facts } = draft;
  if (hasSpringFestival(span.from, span.until)) {
    const note = `正逢春节（${dayOf(springFestival(Number(span.until.slice(0, 4))))}）`;
    return {
      full: note,
      short: '过年这个月',
      acts: SPRING_ACTS[type.code]?.[bandIn(moment, facts, type)] ?? [],
    };
  }
  const [year, month] = [Number(span.from.slice(0, 4)), Number(span.from.slice(5, 7))];
  // A school year is told by the September in which it begins.
  const grade = (month < 8 ? year - 1 : year) - schoolStart(facts);
  const point = month === 6 && pointOfYear(facts, year);
  if (point === 'zhongkao' || point === 'gaokao') {
    const name = point === 'zhongkao' ? '中考' : '高考';
    const acts = type.ofYear && point === 'gaokao' ? GAOKAO_MONTH : POINT_WORDS[point][type.code]!.acts;
    return { full: `${name}的一个月`, short: `${name}的一个月`, acts };
  }
  const afterExam = year === gaokaoYear(facts) ? AFTER_GAOKAO[month] : undefined;
  const isAtSchool = grade >= 0 && grade < SCHOOL_YEARS;
  const season = afterExam ?? (isAtSchool ? SCHOOL_MONTHS[month] : undefined);
  return season && isMinor(facts) && type.ofYear
    ? { full: season.note, short: season.short ?? season.note, acts: season.acts }
    : null;
}

function noteOf(draft: Draft, moment: Moment, type: ReportType): Note | null {
  if (moment.subject.startsWith('year:')) return noteOfYear(draft, moment, type);
  return moment.subject.startsWith('month:') ? noteOfMonth(draft, moment, type) : null;
}

/** What the calendar says of a time, said in full once; empty where it says nothing. */
export function calendarNote(draft: Draft, moment: Moment, type: ReportType): string {
  const note = noteOf(draft, moment, type);
  if (!note) return '';
  return draft.pick(draft.unused([note.full]).length > 0 ? [note.full] : [note.short]);
}

/** Whether the calendar says something of a time. */
export const hasCalendarNote = (draft: Draft, moment: Moment, type: ReportType): boolean =>
  noteOf(draft, moment, type) !== null;

/** What to do about it. */
export const calendarActs = (draft: Draft, moment: Moment, type: ReportType): readonly string[] =>
  noteOf(draft, moment, type)?.acts ?? [];

/** Months before an exam at most that are named as those in which the pupil is at their best. */
const BEST_MONTHS = 2;

/** The exam of a pupil in the twelve months to come: when it is, how its month looks, and the best months before it. */
export function examAhead(draft: Draft, { code }: ReportType): void {
  const { facts, months } = draft;
  const near = isMinor(facts) && examNear(facts);
  if (!near) return;
  const all = monthMoments(facts, months);
  const place = all.findIndex(({ subject }) => subject === `month:${near.year}-06`);
  const june = all[place];
  draft.say(`${near.year}年6月${near.exam === 'gaokao' ? '高考' : '中考'}`);
  if (!june) return;
  draft.say(EXAM_WORDS[code]![stanceOf(june.luck)], ...momentClaims(june));
  const good = all.slice(1, place).filter(({ luck }) => stanceOf(luck) === 'push');
  const best = [...good].sort((a, b) => b.luck.tone - a.luck.tone).slice(0, BEST_MONTHS);
  const named = good.filter((month) => best.includes(month));
  const use = BEFORE_EXAM[code];
  if (use && named.length > 0)
    draft.say(
      `考前状态最好的是${named.map(({ time }) => time.replace(/^20\d\d年(?=[2-5]月)|\d+日起$/g, '')).join('、')}，${use}`,
      ...named.flatMap(momentClaims),
    );
}

/** What a person who retires soon is told of it first; empty for others. */
export function retirementAhead(facts: ReadingFacts, { code }: ReportType): string {
  // Of love, of the body and of a year the line of that year tells it.
  const soon = isMinor(facts) || isAged(facts) ? '' : retirementSoon(facts);
  if (!soon) return '';
  // The report on work says by which rule.
  if (code === 'career') return retirementText(facts);
  return code === 'wealth' ? `${soon}。${BEFORE_RETIREMENT}` : '';
}

/** Types whose opening names the points of school ahead. */
const OF_SCHOOL = ['overall', 'career', 'annual'];
/** Years that it looks ahead: as many as a report tells, and the one after them. */
const AHEAD = 9;

/** The points of school that lie ahead of a minor, two in a sentence; empty where there are none. */
export function schoolAhead({ facts }: Draft, { code }: ReportType): string {
  if (!isMinor(facts) || examNear(facts) || !OF_SCHOOL.includes(code)) return '';
  const first = Number(facts.today.slice(0, 4)) + (Number(facts.today.slice(5, 7)) > 8 ? 1 : 0);
  const points = Array.from({ length: AHEAD }, (_, step) => first + step).flatMap((year) => {
    const point = pointOfYear(facts, year);
    return point && SCHOOL_POINTS[point] ? [`${year}年${SCHOOL_POINTS[point]}`] : [];
  });
  if (points.length === 0) return '';
  const told = Array.from({ length: Math.ceil(points.length / 2) }, (_, at) =>
    points.slice(2 * at, 2 * at + 2).join('，'),
  );
  return `照年龄算，${told.join('；')}；早读或晚读一年的跟着挪`;
}
