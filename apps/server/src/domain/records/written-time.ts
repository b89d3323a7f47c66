/** Times of the day as people write them: on the clock, by the name of a 时辰, or unknown. */
import { DOUBLE_HOUR_CHOICES, doubleHourOf } from '@ziping/bazi/double-hours';

import { HAN, numberOf } from './written-numbers.ts';

/** A 时辰 with the time on the clock that stands for it. */
interface DoubleHourTime {
  kind: 'double_hour';
  label: string;
  hour: number;
  minute: number;
  /** Whether it is written without its half: 子时, which is taken as the early one. */
  early: boolean;
}

/** A time on the clock, with the 时辰 that is written beside it. */
interface ClockTime {
  kind: 'clock';
  hour: number;
  minute: number;
  named: DoubleHourTime | undefined;
}

export type WrittenTime = ClockTime | DoubleHourTime | { kind: 'unknown' };

/** Hours of a day from one to another, in minutes after midnight. */
interface Span {
  from: number;
  to: number;
}

const UNKNOWN =
  /^(?:具体|出生)?(?:时辰|时间)?(?:不详|未详|未知|不知道?|不清楚?|不明|不确定|不记得|忘了|待查|吉时|无|没有|\?+|-+|unknown|n\/a)$/i;
/** Not 午后, 午前, 午夜 and 午间, which are parts of the day. */
const DOUBLE_HOUR =
  /^\(?(早|晚|夜)?([子丑寅卯辰巳午未申酉戌亥])(?![后前夜间])(?:时(?:辰)?)?(?:[初正])?\)?(?:[\s,;]*\(?([^()]+)\)?)?$/;
const PART_OF_DAY = '凌晨|清晨|早晨|早上|上午|早|中午|下午|午后|傍晚|晚上|晚|夜里|夜间|深夜|半夜|夜|am|pm';
const HOUR_AND_MINUTE = `(\\d{1,2}|[${HAN}]{1,3})\\s*(?:[:点时]\\s*(\\d{2})?分?)?`;
const NAME_BEHIND = '(?:\\(?([早晚夜])?([子丑寅卯辰巳午未申酉戌亥])时?\\)?)?';
const SPAN = new RegExp(
  `^(${PART_OF_DAY})?\\s*${HOUR_AND_MINUTE}\\s*(?:[~–—至到]|-+)\\s*${HOUR_AND_MINUTE}\\s*${NAME_BEHIND}$`,
  'i',
);
const CLOCK = new RegExp(
  `^(${PART_OF_DAY})?\\s*(\\d{1,2}|[${HAN}]{1,3})\\s*(?:[:点时]|$(?<=点|时))\\s*(?:(半|一刻|三刻)|(\\d{1,2}|[${HAN}]{1,3})(?::00(?:\\.0+)?)?分?)?\\s*(am|pm)?\\s*${NAME_BEHIND}$`,
  'i',
);
const COMPACT_CLOCK = /^(\d{2})(\d{2})(?:00)?$/;
const PARTS: Partial<Record<string, number>> = { 半: 30, 一刻: 15, 三刻: 45 };

/** The hour of 24 that an hour with a part of the day means; null where it means two or none. */
function hourOf(hour: number, part: string): number | null {
  if (part === '') return hour;
  if (/^(?:凌晨|清晨|早晨|早上|早|上午|am)$/i.test(part)) {
    if (hour === 12) return /^(?:凌晨|am)$/i.test(part) ? 0 : null;
    return hour < 12 ? hour : null;
  }
  if (part === '中午') return hour >= 11 && hour <= 13 ? hour : hour >= 1 && hour <= 2 ? hour + 12 : null;
  if (/^(?:下午|午后|傍晚|pm)$/i.test(part)) return hour === 0 ? null : hour < 12 ? hour + 12 : hour;
  if (hour >= 5 && hour < 12) return hour + 12;
  if (hour >= 17) return hour;
  return /^(?:半夜|深夜)$/.test(part) && hour < 5 ? hour : null;
}

/** A double hour by its branch and half; null for a half of another than 子时. */
function doubleHour(branch: string, half: string | undefined): DoubleHourTime | null {
  if (half && branch !== '子') return null;
  const isLate = half === '晚' || half === '夜';
  const label = branch === '子' ? `${isLate ? '晚' : '早'}子时` : `${branch}时`;
  const choice = DOUBLE_HOUR_CHOICES.find((one) => one.label === label);
  if (!choice) return null;
  const { hour, minute } = choice;
  return { kind: 'double_hour', label, hour, minute, early: branch === '子' && !half };
}

/** The double hour of an hour of the clock, from 0 to 23; null for another number. */
function doubleHourAt(hour: number): DoubleHourTime | null {
  if (hour < 0 || hour > 23) return null;
  return doubleHour(doubleHourOf(hour).name.charAt(0), hour === 23 ? '晚' : hour === 0 ? '早' : undefined);
}

/** A double hour as it is written. */
export const nameOf = ({ early, label }: DoubleHourTime) => (early ? '子时' : label);

/** Whether two names can mean one double hour: 子时 without its half is either of both. */
const agree = (one: DoubleHourTime, other: DoubleHourTime) =>
  one.label.at(-2) === other.label.at(-2) && (one.early || other.early || one.label === other.label);

/** Of two names that {@link agree} the one that says more. */
const exactOf = (one: DoubleHourTime, other: DoubleHourTime) => (one.early ? other : one);

/** A time on the clock in the 时辰 that is written beside it; words where it is not in it. */
function clockIn(clock: ClockTime, named: DoubleHourTime): ClockTime | string {
  const own = doubleHourAt(clock.hour);
  if (!own || !agree(own, named)) return `${clockText(clock)}不在${nameOf(named)}，请核对`;
  return { ...clock, named };
}

/** Where 晚子时 begins, and a day, in minutes. */
const LATE_ZI = 23 * 60;
const DAY_MINUTES = 24 * 60;

/** The double hour that hours lie in; null where they are of several. */
function doubleHourIn({ from, to }: Span): DoubleHourTime | null {
  const placeOf = (minutes: number) => Math.floor((minutes + 60) / 120);
  if (placeOf(from) !== placeOf(to - 1)) return null;
  const isLate = from >= LATE_ZI && to <= DAY_MINUTES;
  const half = isLate ? '晚' : from < 60 && to <= 60 ? '早' : undefined;
  return doubleHour(doubleHourOf(Math.floor(from / 60)).name.charAt(0), half);
}

/** The double hour of hours such as 5-7点 or 5-7点(卯时); null where the text is none, words where it contradicts itself. */
function readSpan(text: string): DoubleHourTime | string | null {
  const [, part = '', hour = '', minute = '0', endHour = '', endMinute = '0', half, branch] =
    SPAN.exec(text) ?? [];
  const start = hourOf(numberOf(hour), part);
  const end = numberOf(endHour);
  if (start === null || !(start <= 24) || !(end <= 24)) return null;
  const from = (start % 24) * 60 + Number(minute);
  let to = end * 60 + Number(endMinute);
  // The part of the day is that of the start: 下午3-5点, 晚上11-1点.
  while (to <= from) to += part === '' ? DAY_MINUTES : DAY_MINUTES / 2;
  const told = doubleHourIn({ from, to });
  if (!told) return `${text}不止一个时辰，请写时辰或几点几分`;
  if (branch === undefined) return told;
  const named = doubleHour(branch, half);
  return named && (agree(told, named) ? exactOf(told, named) : `${text}前后不合，请核对`);
}

/** A double hour by its name, with its hours or the time on the clock behind it: 卯时(5-7点), 卯时6:30. */
function readNamedHour(
  half: string | undefined,
  branch: string,
  behind: string,
): WrittenTime | string | null {
  const named = doubleHour(branch, half);
  if (behind === '' || !named) return named;
  const span = readSpan(behind);
  if (typeof span === 'string') return span;
  if (span) return agree(span, named) ? exactOf(named, span) : `${behind}不是${nameOf(named)}，请核对`;
  const clock = readTime(behind);
  return typeof clock === 'object' && clock?.kind === 'clock' ? clockIn(clock, named) : null;
}

/** The time that a text consists of; null where it is none, words where it contradicts itself. */
export function readTime(text: string): WrittenTime | string | null {
  if (UNKNOWN.test(text)) return { kind: 'unknown' };
  const double = DOUBLE_HOUR.exec(text);
  if (double) return readNamedHour(double[1], double[2] ?? '', (double[3] ?? '').trim());
  // Without a sign of the clock it may be a date: 6-15.
  const span = /[:点时]/.test(text) ? readSpan(text) : null;
  if (span) return span;
  const compact = COMPACT_CLOCK.exec(text);
  if (compact) {
    return { kind: 'clock', hour: Number(compact[1]), minute: Number(compact[2]), named: undefined };
  }
  const clock = CLOCK.exec(text);
  if (!clock) return null;
  const [, before = '', hours = '', quarter = '', minutes, after = '', half, branch] = clock;
  if (before !== '' && after !== '') return null;
  const hour = hourOf(numberOf(hours), before || after);
  const minute = minutes === undefined ? (PARTS[quarter] ?? 0) : numberOf(minutes);
  if (hour === null || Number.isNaN(hour) || Number.isNaN(minute)) return null;
  const time: ClockTime = { kind: 'clock', hour, minute, named: undefined };
  if (branch === undefined) return time;
  const named = doubleHour(branch, half);
  return named && clockIn(time, named);
}

const two = (value: number) => String(value).padStart(2, '0');
export const clockText = ({ hour, minute }: { hour: number; minute: number }) =>
  `${two(hour)}:${two(minute)}`;

/** One time of all that are written; a fault where they contradict each other. */
export function mergeTimes(times: readonly WrittenTime[]): WrittenTime | string | undefined {
  // A spreadsheet gives a day without a time the time 0:00.
  const told =
    times.length > 1 ? times.filter((time) => time.kind !== 'clock' || clockText(time) !== '00:00') : times;
  const clocks = told.filter((time) => time.kind === 'clock');
  const names = told.flatMap((time) =>
    time.kind === 'double_hour' ? time : time.kind === 'clock' && time.named ? time.named : [],
  );
  const [clock] = clocks;
  const named = names.find(({ early }) => !early) ?? names[0];
  if (clocks.some((one) => clockText(one) !== clockText(clock!)) || names.some((one) => !agree(one, named!)))
    return '写了两个不同的时间，请只留一个';
  const unknown = told.find(({ kind }) => kind === 'unknown');
  if (clock && named) {
    const inside = clockIn(clock, named);
    return typeof inside === 'string' ? inside : (unknown ?? inside);
  }
  return unknown ?? clock ?? named ?? times[0];
}
