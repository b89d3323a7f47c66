import type { Schema } from '@ziping/api-client/types';
import {
  daysInLunarMonth,
  lunarDayName,
  lunarMonthName,
  lunarMonthsOf,
  lunarToSolar,
} from '@ziping/bazi/lunar-calendar';
import { daysInMonth, toSeconds } from '@ziping/bazi/time/calendar';
import { placeCivilTime } from '@ziping/bazi/time/zones';
import * as v from 'valibot';

import { zoneOfRegion } from './zone.ts';

type CreateRecordBody = Schema<'CreateRecordBody'>;

/** A birth date being put together; a lunar `month` counts 正月 as 1. */
export interface FormDate {
  year: number | null;
  month: number | null;
  leap: boolean;
  day: number | null;
}

/** Everything the form holds. */
export interface FortuneForm {
  name: string;
  gender: 'male' | 'female';
  calendarType: 'solar' | 'lunar';
  birthDate: FormDate;
  hour: number;
  minute: number;
  useTrueSolarTime: boolean;
  birthPlaceValues: string[];
  birthPlaceLabels: string[];
  group: CreateRecordBody['category'];
  zi: 'next' | 'split';
  yun: 'exact' | 'minutes' | 'shichen';
  dst: boolean;
  dstFold: 0 | 1;
}

/** What the form begins with: a man, solar calendar, 12:00, group 其他. */
export const emptyForm: FortuneForm = {
  name: '',
  gender: 'male',
  calendarType: 'solar',
  birthDate: { year: null, month: null, leap: false, day: null },
  hour: 12,
  minute: 0,
  useTrueSolarTime: false,
  birthPlaceValues: [],
  birthPlaceLabels: [],
  group: 'other',
  zi: 'next',
  yun: 'exact',
  dst: true,
  dstFold: 0,
};

export type FieldName = 'name' | 'gender' | 'birthDate' | 'birthPlace' | 'group';

/** Fields at fault; which sentence each shows is the screen's own. */
export type Faults = ReadonlySet<FieldName>;

const FIRST_YEAR = 1900;
const two = (value: number) => String(value).padStart(2, '0');

function daysOf(calendarType: FortuneForm['calendarType'], { year, month, leap }: FormDate): number {
  if (month === null) return calendarType === 'solar' ? 31 : 30;
  // Until a year is chosen every day a month can have is offered; 2000 is a leap year.
  if (calendarType === 'solar') return daysInMonth(year ?? 2000, month);
  return year === null ? 30 : daysInLunarMonth(year, month, leap);
}

/**
 * What can be chosen in the date's three selects, given what is chosen so far: only months and days that exist.
 * @param thisYear the latest year offered: nobody is born later
 */
export function dateOptions(calendarType: FortuneForm['calendarType'], date: FormDate, thisYear: number) {
  const solar = calendarType === 'solar';
  const months = solar || date.year === null ? null : lunarMonthsOf(date.year);
  return {
    years: Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => {
      const value = thisYear - index;
      return { value, label: `${value}年` };
    }),
    months: (months ?? Array.from({ length: 12 }, (_, index) => ({ month: index + 1, leap: false }))).map(
      ({ month, leap }) => ({
        value: month,
        leap,
        label: solar ? `${month}月` : lunarMonthName(month, leap),
      }),
    ),
    days: Array.from({ length: daysOf(calendarType, date) }, (_, index) => ({
      value: index + 1,
      label: solar ? `${index + 1}日` : lunarDayName(index + 1),
    })),
  };
}

/** The date without the parts that do not exist in what was chosen since: a leap month, a 30th, a 31st. */
export function settleDate(calendarType: FortuneForm['calendarType'], date: FormDate): FormDate {
  const { year, month, leap, day } = date;
  const known =
    calendarType === 'solar'
      ? !leap
      : !leap || (year !== null && lunarMonthsOf(year).some((entry) => entry.leap && entry.month === month));
  const settled = known ? date : { ...date, leap: false };
  return day !== null && day > daysOf(calendarType, settled) ? { ...settled, day: null } : settled;
}

const wholeNumber = v.pipe(v.number(), v.integer());

const submitSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  gender: v.picklist(['male', 'female']),
  birthDate: v.object({ year: wholeNumber, month: wholeNumber, day: wholeNumber }),
  birthPlace: v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/))),
  group: v.picklist(['family', 'lover', 'friend', 'classmate', 'colleague', 'client', 'other']),
});

/** The code of the chosen region, once one has been chosen down to the last level. */
export function placeCode(form: FortuneForm): string {
  return form.birthPlaceValues.at(-1) ?? '';
}

/** The fields that must be mended before the form can go; empty when it can. */
export function faultsOf(form: FortuneForm): Faults {
  const result = v.safeParse(submitSchema, {
    ...form,
    birthPlace: form.useTrueSolarTime ? placeCode(form) : null,
  });
  return new Set(result.issues?.map((issue) => issue.path?.[0].key as FieldName));
}

/** What the form sends. Call it only when {@link faultsOf} finds nothing. */
export function payloadOf(form: FortuneForm): CreateRecordBody {
  const { year, month, day, leap } = form.birthDate;
  return {
    name: form.name.trim(),
    gender: form.gender,
    calendar_type: form.calendarType,
    birth_time: `${year}-${two(month ?? 0)}-${two(day ?? 0)} ${two(form.hour)}:${two(form.minute)}:00`,
    birth_place: form.useTrueSolarTime ? placeCode(form) : '',
    category: form.group,
    leap_month: form.calendarType === 'lunar' && leap,
    zi_convention: form.zi,
    yun_convention: form.yun,
    apply_dst: form.dst,
    dst_fold: form.dstFold,
  };
}

/** What summer time did to the hour of birth: nothing, had the clock ahead, skipped that hour, or showed it twice. */
export type SummerTime = 'none' | 'applied' | 'gap' | 'overlap';

/** Whether the clock of the birth place was on summer time at the hour entered. */
export function summerTimeOf(form: FortuneForm): SummerTime {
  const { year, month, day, leap } = form.birthDate;
  if (!form.dst || year === null || month === null || day === null) return 'none';
  const solar = form.calendarType === 'solar' ? { year, month, day } : lunarToSolar(year, month, day, leap);
  const clock = toSeconds({ ...solar, hour: form.hour, minute: form.minute, second: 0 });
  const placed = placeCivilTime(
    clock,
    zoneOfRegion(form.useTrueSolarTime ? placeCode(form) : ''),
    true,
    form.dstFold,
  );
  if (!placed) return 'gap';
  if (placed.twice) return 'overlap';
  return placed.summer > 0 ? 'applied' : 'none';
}
