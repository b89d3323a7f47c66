/** A line of a list that someone keeps: what its cells say of a birth and its place, and what is assumed. */
import { isOutsideMainland } from '@ziping/bazi/birth-place';

import type { FieldError } from '../../shared/errors.ts';
import type { NamedPlace } from '../locations/place-names.ts';
import { type BirthCell, type NamedHour, readBirth } from './case-book.ts';
import type { Heading } from './case-headings.ts';
import { COLUMNS, type FileRow, readFlag } from './record-columns.ts';

/** The most characters of a place that are repeated in an answer. */
const PLACE_LENGTH = 20;

/** The values of a row as they were given. */
export interface RawRow {
  row: number;
  values: Partial<Record<string, unknown>>;
  faults?: FieldError[];
  assumed?: FieldError[];
  named_hour?: NamedHour | undefined;
  sun_assumed?: boolean | undefined;
}

export type Cells = Partial<Record<Heading, string>>;

/** A value of a column of fixed words; undefined for an empty cell or other text, which `readRow` reports. */
const wordOf = (field: keyof FileRow, text: string | undefined) =>
  text ? COLUMNS[field].read(text) : undefined;

/** The values of a line, with those that follow from several cells: the birth and its place. */
export function readCells(cells: Cells, findPlace: (text: string) => NamedPlace): Omit<RawRow, 'row'> {
  const { date, solar_date, lunar_date, time, true_solar = '', ...own } = cells;
  const values: RawRow['values'] = { ...own };
  const faults: FieldError[] = [];
  const assumed: FieldError[] = [];

  // A column 农历 or 阳历 may also say of each row whether its date is one.
  let calendar = own.calendar_type ?? '';
  const dates: BirthCell[] = [];
  for (const [text = '', type, other] of [
    [solar_date, 'solar', 'lunar'],
    [lunar_date, 'lunar', 'solar'],
  ] as const) {
    const yes = readFlag(text);
    if (yes === undefined) dates.push({ text, calendar: type });
    else if (calendar === '') calendar = yes ? type : other;
  }
  if (calendar !== '') values['calendar_type'] = calendar;
  const birth = readBirth(
    [{ text: own.birth_time ?? '' }, { text: date ?? '' }, ...dates, { text: time ?? '' }],
    {
      calendar_type: wordOf('calendar_type', calendar) as 'solar' | 'lunar' | undefined,
      leap_month: wordOf('leap_month', own.leap_month) as boolean | undefined,
      hour_unknown: wordOf('hour_unknown', own.hour_unknown) as boolean | undefined,
    },
  );
  faults.push(...birth.faults);
  assumed.push(...birth.assumed);
  values['birth_time'] = birth.birth_time;
  if (calendar === '') values['calendar_type'] = birth.calendar_type;
  if (wordOf('leap_month', own.leap_month) !== undefined || !own.leap_month)
    values['leap_month'] = birth.leap_month;
  if (wordOf('hour_unknown', own.hour_unknown) !== undefined || !own.hour_unknown)
    values['hour_unknown'] = birth.hour_unknown;

  if (/^[012]$/.test(own.gender ?? '')) {
    assumed.push({
      field: 'gender',
      message: `性别写的是${own.gender}，读作${own.gender === '1' ? '男' : '女'}`,
    });
  }
  const { named_hour } = birth;
  const place = readPlace({ ...own, true_solar }, named_hour, findPlace);
  Object.assign(values, place.values);
  faults.push(...place.faults);
  assumed.push(...place.assumed);
  if (!own.category) {
    values['category'] = 'other';
    assumed.push({ field: 'category', message: '没有写分组，归入其他' });
  }
  return { values, faults, assumed, named_hour, sun_assumed: place.sun_assumed };
}

/** The place of a line by its name. It is that of true solar time unless the line says otherwise or has a 时辰 alone. */
function readPlace(
  { birth_place, birth_city, birth_place_label, true_solar = '' }: Cells,
  named_hour: NamedHour | undefined,
  findPlace: (text: string) => NamedPlace,
): Required<Pick<RawRow, 'values' | 'faults' | 'assumed'>> & { sun_assumed: boolean } {
  const values: RawRow['values'] = {};
  const faults: FieldError[] = [];
  const assumed: FieldError[] = [];
  const fault = (message: string) => faults.push({ field: 'birth_place', message });
  const tell = (message: string) => assumed.push({ field: 'birth_place', message });
  // Without the time on the clock there is nothing that true solar time could correct.
  const hourAlone = named_hour?.alone ? named_hour.label : null;
  const asked = birth_place ? true : readFlag(true_solar);
  if (hourAlone !== null && asked === true) {
    fault(`只写了${hourAlone}，不能换算真太阳时，请写几点几分，或不用真太阳时`);
    values['birth_place'] = undefined;
  } else if (!birth_place && !birth_city && birth_place_label) {
    const isSaid = true_solar !== '';
    const usesSun = isSaid ? asked : hourAlone === null;
    if (usesSun === undefined) fault('真太阳时须写是或否');
    const place = findPlace(birth_place_label);
    if (place.kind === 'found') {
      const outside = isOutsideMainland(place.code);
      const lost = outside ? '' : '，没有存出生地';
      if (usesSun === true) values['birth_place'] = place.code;
      if (outside) values['birth_city'] = place.code;
      if (usesSun === true && !isSaid) tell(`按${place.label}的真太阳时`);
      else if (!isSaid) tell(`只写了${hourAlone}，不用真太阳时${lost}`);
      else if (usesSun === false && !outside) tell(`不用真太阳时${lost}`);
    } else {
      fault(placeFault(birth_place_label, place));
    }
  }
  return { values, faults, assumed, sun_assumed: asked === undefined };
}

function placeFault(text: string, place: Exclude<NamedPlace, { kind: 'found' }>): string {
  const name = text.slice(0, PLACE_LENGTH);
  if (place.kind === 'none') return `没有找到出生地“${name}”，请写省、市、区县，或留空`;
  if (place.labels.length === 0) return `出生地只写到“${name}”，请写到城市`;
  const some = place.labels.slice(0, 3).join('、');
  return `出生地“${name}”有${place.labels.length}处：${some}${place.labels.length > 3 ? '等' : ''}，请写到其中一处`;
}
