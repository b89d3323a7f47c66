import type { Schema } from '@ziping/api-client/types';
import { formatBirthTime } from '@ziping/bazi/birth-time';
import { daysInLunarMonth, lunarDayName, lunarMonthName, lunarMonthsOf } from '@ziping/bazi/lunar-calendar';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import { daysInMonth } from '@ziping/bazi/time/calendar';
import type { FortuneChange, FortuneErrors, FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';

import { isPlainLine } from '../../shared/plain-text.ts';
import { findErrors } from '../../shared/rules.ts';

const { messages } = fortuneCopy;

type CalendarType = FortuneValues['calendar_type'];
type FormDate = FortuneValues['birth_date'];
type LunarCalendar = FortuneValues['lunar_calendar'];

const FIRST_YEAR = 1900;

function daysOf(calendar_type: CalendarType, { year, month, leap }: FormDate, whose: LunarCalendar): number {
  if (month === null) return calendar_type === 'solar' ? 31 : 30;
  // Until a year is chosen every day a month can have is offered; 2000 is a leap year.
  if (calendar_type === 'solar') return daysInMonth(year ?? 2000, month);
  return year === null ? 30 : daysInLunarMonth(year, month, leap, whose);
}

/** A lunar year with its stem and branch: 1986丙寅. The year 4 was a 甲子. */
const lunarYearLabel = (year: number) => `${year}${ganzhi((year - 4) % 60)}`;

const lists = new Map<string, readonly unknown[]>();

/** A list of options, made once per key: a select draws its options anew for every new list. */
function listOf<Choice>(key: string, length: number, choice: (index: number) => Choice): readonly Choice[] {
  const list =
    (lists.get(key) as readonly Choice[] | undefined) ?? Array.from({ length }, (_, at) => choice(at));
  lists.set(key, list);
  return list;
}

/**
 * The options of the date's three selects, given what is chosen so far: only months and days that exist.
 * @param thisYear the latest year offered
 * @param whose the lunar calendar, for a lunar date
 */
export function dateOptions(
  calendar_type: CalendarType,
  date: FormDate,
  thisYear: number,
  whose: LunarCalendar = 'chinese',
) {
  const solar = calendar_type === 'solar';
  const months = solar || date.year === null ? null : lunarMonthsOf(date.year, whose);
  const days = daysOf(calendar_type, date, whose);
  return {
    years: listOf(`${calendar_type} ${thisYear}`, thisYear - FIRST_YEAR + 1, (index) => {
      const value = thisYear - index;
      return { value, label: solar ? `${value}年` : lunarYearLabel(value) };
    }),
    months: listOf(
      `${calendar_type} of ${solar ? '' : `${whose} ${date.year}`}`,
      months?.length ?? 12,
      (index) => {
        const { month, leap } = months?.[index] ?? { month: index + 1, leap: false };
        return { value: month, leap, label: solar ? `${month}月` : lunarMonthName(month, leap) };
      },
    ),
    days: listOf(`${calendar_type}, ${days} days`, days, (index) => ({
      value: index + 1,
      label: solar ? `${index + 1}日` : lunarDayName(index + 1),
    })),
  };
}

/**
 * A date without the parts that do not exist in its calendar, year and month: a leap month, a 30th, a 31st. The common
 * month does not stand in for a leap month, which stays marked until another month is chosen.
 */
export function removeImpossibleParts(
  calendar_type: CalendarType,
  date: FormDate,
  whose: LunarCalendar = 'chinese',
): FormDate {
  const { year, month, leap, day } = date;
  const known =
    !leap ||
    (year !== null && lunarMonthsOf(year, whose).some((entry) => entry.leap && entry.month === month));
  const settled =
    calendar_type === 'solar' ? { ...date, leap: false } : known ? date : { ...date, month: null };
  return day !== null && day > daysOf(calendar_type, settled, whose) ? { ...settled, day: null } : settled;
}

type PlaceValues = Pick<FortuneValues, 'abroad' | 'use_true_solar_time' | 'birth_place_values'>;

/** The places of a birth, as the service takes them. */
export function placesOf({ abroad, use_true_solar_time, birth_place_values }: PlaceValues) {
  const code = birth_place_values.at(-1) ?? '';
  return { birth_place: use_true_solar_time ? code : '', birth_city: abroad ? code : '' };
}

type Places = PlaceValues & ReturnType<typeof placesOf>;

const isCode = (code: string) => /^\d{6}$/.test(code);

const rules = {
  name: [
    [(name: string) => name.trim() !== '', messages.name],
    [isPlainLine, messages.nameHidden],
  ],
  gender: [[(gender?: string) => gender !== undefined, messages.gender]],
  birth_date: [
    [({ year, month, day }: FormDate) => year !== null && month !== null && day !== null, messages.birthDate],
  ],
  birth_place: [
    [({ abroad, birth_city }: Places) => !abroad || isCode(birth_city), messages.birthCity],
    [({ use_true_solar_time: on, birth_place }: Places) => !on || isCode(birth_place), messages.birthPlace],
  ],
  category: [[(category?: string) => category !== undefined, messages.group]],
} as const;

/** A message for each invalid field; empty when the form can be sent. */
export function findFormErrors(values: FortuneValues): FortuneErrors {
  return findErrors({ ...values, birth_place: { ...values, ...placesOf(values) } }, rules);
}

/** What a record has of a form in which {@link findFormErrors} finds nothing; its conventions apart. */
export function toRecordFields(values: FortuneValues) {
  const { year, month, day, leap } = values.birth_date;
  const { hour, minute } = values;
  return {
    name: values.name.trim(),
    gender: values.gender ?? 'male',
    calendar_type: values.calendar_type,
    birth_time: formatBirthTime({ year: year ?? 0, month: month ?? 0, day: day ?? 0, hour, minute }),
    ...placesOf(values),
    category: values.category ?? 'other',
    ...(values.calendar_type === 'lunar' && { lunar_calendar: values.lunar_calendar }),
    leap_month: values.calendar_type === 'lunar' && leap,
    hour_unknown: values.hour_unknown,
  };
}

/** The request body of a form in which {@link findFormErrors} finds nothing. */
export function toCreateRecordBody(values: FortuneValues): Schema<'CreateRecordBody'> {
  const { zi_convention, yun_convention, apply_dst, dst_fold } = values;
  return { ...toRecordFields(values), zi_convention, yun_convention, apply_dst, dst_fold };
}

/** Of a form on which the place was not chosen yet. */
export const NO_PLACE = { birth_place_values: [], birth_place_labels: [] } as const;

/** Applies a change with its consequences: another kind of place, the hour mode of the calendar, dates that no longer exist. */
export function applyChange(values: FortuneValues, change: FortuneChange): FortuneValues {
  const next = { ...values, ...change, birth_date: { ...values.birth_date, ...change.birth_date } };
  if (change.calendar_type && change.calendar_type !== values.calendar_type) {
    next.hour_mode = change.calendar_type === 'lunar' ? 'traditional' : 'plain';
  }
  if (next.abroad !== values.abroad) Object.assign(next, NO_PLACE);
  // Only a birth abroad is asked whose calendar it is in.
  if (values.abroad && !next.abroad) next.lunar_calendar = 'chinese';
  return {
    ...next,
    birth_date: removeImpossibleParts(next.calendar_type, next.birth_date, next.lunar_calendar),
  };
}
