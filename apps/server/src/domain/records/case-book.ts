import { formatBirthTime } from '@ziping/bazi/birth-time';
import { DOUBLE_HOUR_CHOICES, doubleHourOf } from '@ziping/bazi/double-hours';
import { lunarToSolar } from '@ziping/bazi/lunar-calendar';
import { BirthError } from '@ziping/bazi/errors';

import type { FieldError } from '../../shared/errors.ts';

type CalendarType = 'solar' | 'lunar';

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
  /** As in {@link DOUBLE_HOUR_CHOICES}: 卯时, 早子时. */
  label: string;
  /** Whether the time on the clock is not written: `birth_time` has the middle of the 时辰 in its place. */
  alone: boolean;
}

/** A cell with a date, a time or both; the calendar is that of its heading. */
export interface BirthCell {
  text: string;
  calendar?: CalendarType | undefined;
}

interface WrittenDate {
  calendar: CalendarType | undefined;
  /** Whether the calendar follows from the way that the date is written: 七月廿一, 腊月, 闰四月. */
  byWriting: boolean;
  year: number;
  month: number;
  day: number;
  leap: boolean;
}

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

type WrittenTime = ClockTime | DoubleHourTime | { kind: 'unknown' };

/** Hours of a day from one to another, in minutes after midnight. */
interface Span {
  from: number;
  to: number;
}

const EXAMPLE = '1990-06-15 10:30';
const NOT_READ = `出生时间须写成${EXAMPLE}的样子`;
/** The most characters of a date with a time. */
const LONGEST = 60;

const DIGITS = '〇一二三四五六七八九';
const HAN = '〇零○一二两三四五六七八九十廿卅';

/** 0–59 in digits or characters: 21, 二十一, 廿一, 初五; NaN for anything else. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text
    .replace(/^初/, '')
    .replace(/^廿/, '二十')
    .replace(/^卅/, '三十')
    .replaceAll(/[零○]/g, '〇');
  const [, tens, ones] = /^(?:([一二三四五])?十)?([〇一二两三四五六七八九])?$/.exec(plain) ?? [];
  if (plain === '' || (tens === undefined && ones === undefined && plain !== '十')) return NaN;
  const ten = plain.includes('十') ? (tens === undefined ? 1 : DIGITS.indexOf(tens)) * 10 : 0;
  return ten + (ones === undefined ? 0 : ones === '两' ? 2 : DIGITS.indexOf(ones));
}

const yearOf = (text: string) =>
  Number(
    [...text].map((sign) => (/\d/.test(sign) ? sign : DIGITS.indexOf(sign.replace(/[零○]/, '〇')))).join(''),
  );

const MONTHS: Partial<Record<string, number>> = { 正: 1, 元: 1, 冬: 11, 腊: 12 };
const CALENDAR = /^\(?(?:(公历|阳历|新历|西历|公元)|(农历|阴历|旧历|夏历|古历))\)?[:\s]*/;
const WITH_SIGNS = /^(\d{4})\s*[-/.]\s*(闰)?(\d{1,2})\s*[-/.]\s*(\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?=\D|$|\d{4}$|\d{6}$)/;
const WITH_WORDS = new RegExp(
  `^(\\d{4}|[${HAN}]{4})(?:\\(?[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]\\)?)?年\\s*(闰)?([正元冬腊]|\\d{1,2}|[${HAN}]{1,2})月[大小]?\\s*(\\d{1,2}|初?[${HAN}]{1,3})\\s*([日号])?`,
);

/** The date at the start of a text, and what follows it; null where there is none. */
function readDate(text: string): { date: WrittenDate; rest: string } | null {
  const [prefix = '', solar, lunar] = CALENDAR.exec(text) ?? [];
  const said = solar ? 'solar' : lunar ? 'lunar' : undefined;
  const body = text.slice(prefix.length);
  const plain = WITH_SIGNS.exec(body);
  if (plain) {
    const [all, year, leap, month, day] = plain;
    const date = { year: Number(year), month: Number(month), day: Number(day), leap: leap !== undefined };
    return {
      date: { ...date, calendar: said ?? (date.leap ? 'lunar' : undefined), byWriting: !said && date.leap },
      rest: body.slice(all.length),
    };
  }
  const compact = COMPACT.exec(body);
  if (compact) {
    const [all, year, month, day] = compact;
    const date = { year: Number(year), month: Number(month), day: Number(day), leap: false };
    return { date: { ...date, calendar: said, byWriting: false }, rest: body.slice(all.length) };
  }
  const words = WITH_WORDS.exec(body);
  if (!words) return null;
  const [all, year = '', leap, month = '', day = '', sign] = words;
  const isLunar =
    leap !== undefined || /^[正冬腊]/.test(month) || /^[初廿卅]/.test(day) || (!/^\d/.test(day) && !sign);
  return {
    date: {
      calendar: said ?? (isLunar ? 'lunar' : undefined),
      byWriting: !said && isLunar,
      year: yearOf(year),
      month: MONTHS[month] ?? numberOf(month),
      day: numberOf(day),
      leap: leap !== undefined,
    },
    rest: body.slice(all.length),
  };
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
const nameOf = ({ early, label }: DoubleHourTime) => (early ? '子时' : label);

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
function readTime(text: string): WrittenTime | string | null {
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
const clockText = ({ hour, minute }: { hour: number; minute: number }) => `${two(hour)}:${two(minute)}`;

/** Why a text is no birth time, in words that say how to write it. */
function reasonOf(text: string): string {
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/.test(text)) return `看不出哪个是月、哪个是日，请写成${EXAMPLE}的样子`;
  if (/^\d{2}\s*[-/.年]\s*\d{1,2}/.test(text)) return `年份须写四位，例如${EXAMPLE}`;
  if (/^(?:晚上?|夜里|夜间|早上|上午).{1,4}[点时]/.test(text))
    return '看不出是几点，请用24小时制写，例如23:30';
  return NOT_READ;
}

function sameDay(one: WrittenDate, other: WrittenDate): boolean {
  const solar = ({ calendar, year, month, day, leap }: WrittenDate) =>
    calendar === 'lunar' ? lunarToSolar(year, month, day, leap) : { year, month, day };
  try {
    const [a, b] = [solar(one), solar(other)];
    return a.year === b.year && a.month === b.month && a.day === b.day;
  } catch (error) {
    if (error instanceof BirthError) return false;
    throw error;
  }
}

/** One time of all that are written; a fault where they contradict each other. */
function mergeTimes(times: readonly WrittenTime[]): WrittenTime | string | undefined {
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

/**
 * Reads a birth from the cells that tell of it: date and time in one cell or several, in digits or characters, a 时辰
 * by name or unknown. Whatever is not said is taken from the defaults and named in `assumed`.
 *
 * @param said what columns of their own say
 */
export function readBirth(
  cells: readonly BirthCell[],
  said: {
    calendar_type?: CalendarType | undefined;
    leap_month?: boolean | undefined;
    hour_unknown?: boolean | undefined;
  },
): WrittenBirth {
  const assumed: FieldError[] = [];
  const faults: FieldError[] = [];
  const fault = (message: string, field = 'birth_time') => faults.push({ field, message });
  const dates: WrittenDate[] = [];
  const times: WrittenTime[] = [];
  for (const { text: given, calendar } of cells) {
    const text = given.normalize('NFKC').replace(/[∶︰]/g, ':').trim();
    if (text === '') continue;
    if (text.length > LONGEST) {
      fault(NOT_READ);
      continue;
    }
    const read = readDate(text);
    if (read && calendar && read.date.calendar && read.date.calendar !== calendar) {
      fault(
        `日期写的是${read.date.calendar === 'lunar' ? '农历' : '公历'}，列标题却是${calendar === 'lunar' ? '农历' : '公历'}`,
      );
      continue;
    }
    if (read) {
      dates.push(calendar ? { ...read.date, calendar, byWriting: false } : read.date);
    }
    const rest = (read ? read.rest : text).replace(/^[\sT,;、]+/, '').trim();
    if (rest === '') continue;
    const time = readTime(rest);
    if (typeof time === 'string') fault(time);
    else if (time) times.push(time);
    else fault(reasonOf(rest));
  }

  const [first] = dates;
  const calendar_type = said.calendar_type ?? dates.find(({ calendar }) => calendar)?.calendar ?? 'solar';
  const date = dates.find(({ calendar }) => calendar === calendar_type) ?? first;
  const time = mergeTimes(times);
  const leap_month = calendar_type === 'lunar' && ((date?.leap ?? false) || (said.leap_month ?? false));
  let hour_unknown = said.hour_unknown ?? false;
  const result = { calendar_type, leap_month };
  const wrong = () => ({ ...result, hour_unknown, assumed, faults });

  if (typeof time === 'string') fault(time);
  if (!date) {
    if (times.length > 0 && faults.length === 0) fault('请填写出生日期');
    return wrong();
  }
  if (said.calendar_type && date.calendar && date.calendar !== said.calendar_type && dates.length === 1)
    fault(
      `日期是${date.calendar === 'lunar' ? '农历' : '公历'}的写法，历法却写${said.calendar_type === 'lunar' ? '农历' : '公历'}`,
    );
  if (
    dates.some(
      (other) =>
        other !== date &&
        !sameDay(
          { ...date, calendar: date.calendar ?? calendar_type },
          { ...other, calendar: other.calendar ?? calendar_type },
        ),
    )
  )
    fault('写了两个日期，却不是同一天，请只留一个');
  if (faults.length > 0 || typeof time === 'string') return wrong();

  if (!said.calendar_type && !date.calendar)
    assumed.push({ field: 'calendar_type', message: '没有写历法，按公历' });
  else if (!said.calendar_type && date.byWriting)
    assumed.push({ field: 'calendar_type', message: '日期是农历的写法，按农历' });
  let hour = 12;
  let minute = 0;
  let named_hour: NamedHour | undefined;
  if (time === undefined || time.kind === 'unknown') {
    if (time === undefined && !said.hour_unknown)
      assumed.push({ field: 'hour_unknown', message: '没有写时辰，按时辰未知' });
    hour_unknown = true;
  } else {
    ({ hour, minute } = time);
    if (time.kind === 'clock' && time.named && !hour_unknown)
      named_hour = { label: nameOf(time.named), alone: false };
    if (time.kind === 'double_hour' && !hour_unknown) {
      named_hour = { label: time.label, alone: true };
      const message = time.early
        ? '子时没有写早晚，按早子时00:00'
        : `${time.label}没有写几点，按${clockText(time)}`;
      assumed.push({ field: 'birth_time', message });
    }
  }
  const { year, month, day } = date;
  return {
    ...result,
    hour_unknown,
    birth_time: formatBirthTime({ year, month, day, hour, minute }),
    ...(named_hour && { named_hour }),
    assumed,
    faults,
  };
}
