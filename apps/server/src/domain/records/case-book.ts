import { formatBirthTime } from '@ziping/bazi/birth-time';

import type { FieldError } from '../../shared/errors.ts';
import { type CalendarType, isSameDay, readDate, type WrittenDate } from './written-date.ts';
import { clockText, mergeTimes, nameOf, readTime, type WrittenTime } from './written-time.ts';

/** What a birth's cells say together. */
export interface WrittenBirth {
  calendar_type: CalendarType;
  /** Undefined with a fault. */
  birth_time?: string;
  leap_month: boolean;
  hour_unknown: boolean;
  /** The 时辰 that the cells name; undefined where they name none. */
  named_hour?: NamedHour;
  /** What the cells do not say, and what is taken instead. */
  assumed: FieldError[];
  faults: FieldError[];
}

/** A 时辰 by its name. */
export interface NamedHour {
  /** As in DOUBLE_HOUR_CHOICES: 卯时, 早子时; 子时 where the half is not written. */
  label: string;
  /** Whether the time on the clock is not written: `birth_time` has the middle of the 时辰 in its place. */
  alone: boolean;
}

/** A cell with a date, a time or both; the calendar is that of its heading. */
export interface BirthCell {
  text: string;
  calendar?: CalendarType | undefined;
}

/** What columns of their own say of a birth. */
interface SaidBirth {
  calendar_type?: CalendarType | undefined;
  leap_month?: boolean | undefined;
  hour_unknown?: boolean | undefined;
}

const EXAMPLE = '1990-06-15 10:30';
const NOT_READ = `出生时间须写成${EXAMPLE}的样子`;
/** The most characters of a date with a time. */
const LONGEST = 60;

/** Why a text is no birth time, in words that say how to write it. */
function reasonOf(text: string): string {
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/.test(text)) return `看不出哪个是月、哪个是日，请写成${EXAMPLE}的样子`;
  if (/^\d{2}\s*[-/.年]\s*\d{1,2}/.test(text)) return `年份须写四位，例如${EXAMPLE}`;
  if (/^(?:晚上?|夜里|夜间|早上|上午).{1,4}[点时]/.test(text))
    return '看不出是几点，请用24小时制写，例如23:30';
  return NOT_READ;
}

const faultOf = (message: string): FieldError => ({ field: 'birth_time', message });
const calendarName = (calendar: CalendarType) => (calendar === 'lunar' ? '农历' : '公历');

/** The dates and times in the cells, and what cannot be read. */
function readCells(cells: readonly BirthCell[]) {
  const dates: WrittenDate[] = [];
  const times: WrittenTime[] = [];
  const faults: FieldError[] = [];
  for (const { text: given, calendar } of cells) {
    const text = given.normalize('NFKC').replace(/[∶︰]/g, ':').trim();
    if (text === '') continue;
    if (text.length > LONGEST) {
      faults.push(faultOf(NOT_READ));
      continue;
    }
    const read = readDate(text);
    const written = read?.date.calendar;
    if (written && calendar && written !== calendar) {
      faults.push(faultOf(`日期写的是${calendarName(written)}，列标题却是${calendarName(calendar)}`));
      continue;
    }
    if (read) dates.push(calendar ? { ...read.date, calendar, byWriting: false } : read.date);
    const rest = (read ? read.rest : text).replace(/^[\sT,;、]+/, '').trim();
    if (rest === '') continue;
    const time = readTime(rest);
    if (time && typeof time === 'object') times.push(time);
    else faults.push(faultOf(time ?? reasonOf(rest)));
  }
  return { dates, times, faults };
}

/** What contradicts the date that is taken. */
function findDateFaults(
  date: WrittenDate,
  dates: readonly WrittenDate[],
  calendar_type: CalendarType,
  said: SaidBirth,
): FieldError[] {
  const faults: FieldError[] = [];
  if (said.calendar_type && date.calendar && date.calendar !== said.calendar_type && dates.length === 1)
    faults.push(
      faultOf(`日期是${calendarName(date.calendar)}的写法，历法却写${calendarName(said.calendar_type)}`),
    );
  if (dates.some((other) => other !== date && !isSameDay(date, other, calendar_type)))
    faults.push(faultOf('写了两个日期，却不是同一天，请只留一个'));
  return faults;
}

/** The time of a birth, with what is taken where the cells do not say it. */
function takeTime(time: WrittenTime | undefined, isUnknown: boolean | undefined) {
  const assumed: FieldError[] = [];
  if (time === undefined || time.kind === 'unknown') {
    if (time === undefined && !isUnknown)
      assumed.push({ field: 'hour_unknown', message: '没有写时辰，按时辰未知' });
    return { hour: 12, minute: 0, hour_unknown: true, assumed };
  }
  const { hour, minute } = time;
  if (isUnknown) return { hour, minute, hour_unknown: true, assumed };
  const taken = { hour, minute, hour_unknown: false, assumed };
  if (time.kind === 'clock')
    return time.named ? { ...taken, named_hour: { label: nameOf(time.named), alone: false } } : taken;
  assumed.push(
    faultOf(time.early ? '子时没有写早晚，按早子时00:00' : `${time.label}没有写几点，按${clockText(time)}`),
  );
  return { ...taken, named_hour: { label: time.label, alone: true } };
}

/**
 * Reads a birth from the cells that tell of it: date and time in one cell or several, in digits or characters, a 时辰
 * by name or unknown. Whatever is not said is taken from the defaults and named in `assumed`.
 *
 * @param said what columns of their own say
 */
export function readBirth(cells: readonly BirthCell[], said: SaidBirth): WrittenBirth {
  const { dates, times, faults } = readCells(cells);
  const calendar_type = said.calendar_type ?? dates.find(({ calendar }) => calendar)?.calendar ?? 'solar';
  const date = dates.find(({ calendar }) => calendar === calendar_type) ?? dates[0];
  const leap_month = calendar_type === 'lunar' && ((date?.leap ?? false) || (said.leap_month ?? false));
  const time = mergeTimes(times);
  if (typeof time === 'string') faults.push(faultOf(time));
  if (date) faults.push(...findDateFaults(date, dates, calendar_type, said));
  else if (times.length > 0 && faults.length === 0) faults.push(faultOf('请填写出生日期'));
  if (!date || typeof time === 'string' || faults.length > 0)
    return { calendar_type, leap_month, hour_unknown: said.hour_unknown ?? false, assumed: [], faults };

  const assumed: FieldError[] = [];
  if (!said.calendar_type && !date.calendar)
    assumed.push({ field: 'calendar_type', message: '没有写历法，按公历' });
  else if (!said.calendar_type && date.byWriting)
    assumed.push({ field: 'calendar_type', message: '日期是农历的写法，按农历' });
  const { hour, minute, assumed: assumedTime, ...hours } = takeTime(time, said.hour_unknown);
  const { year, month, day } = date;
  return {
    calendar_type,
    leap_month,
    ...hours,
    birth_time: formatBirthTime({ year, month, day, hour, minute }),
    assumed: [...assumed, ...assumedTime],
    faults,
  };
}
