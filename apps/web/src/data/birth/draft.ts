import { isOutsideMainland } from '@ziping/bazi/birth-place';
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import * as v from 'valibot';

import { defaultConventions } from '../../shared/settings.ts';
import { tab } from '../../shared/storage.ts';
import { emptyForm } from './form-state.ts';
import { removeImpossibleParts } from './form.ts';

/** Date and time of day are stored as texts, every other field as it is. */
type PlainField = Exclude<keyof FortuneValues, 'birth_date' | 'hour' | 'minute'>;

/** What a field is stored under, and what it may hold. */
interface StoredField<Field extends PlainField> {
  name: string;
  schema: v.GenericSchema<unknown, NonNullable<FortuneValues[Field]>>;
}

/** The documented names where there are some; the choices of calendar and conventions have none. */
const plainFields: { readonly [Field in PlainField]: StoredField<Field> } = {
  name: { name: 'name', schema: v.string() },
  gender: { name: 'gender', schema: v.picklist(['male', 'female']) },
  calendar_type: { name: 'calendarType', schema: v.picklist(['solar', 'lunar']) },
  lunar_calendar: { name: 'lunarCalendar', schema: v.picklist(['chinese', 'korean', 'vietnamese']) },
  birth_place_values: { name: 'birthPlaceValues', schema: v.array(v.string()) },
  birth_place_labels: { name: 'birthPlaceLabels', schema: v.array(v.string()) },
  category: {
    name: 'group',
    schema: v.picklist(['family', 'lover', 'friend', 'classmate', 'colleague', 'client', 'other']),
  },
  use_true_solar_time: { name: 'useTrueSolarTime', schema: v.boolean() },
  abroad: { name: 'abroad', schema: v.boolean() },
  hour_mode: { name: 'hourMode', schema: v.picklist(['plain', 'traditional']) },
  hour_unknown: { name: 'hourUnknown', schema: v.boolean() },
  zi_convention: { name: 'zi', schema: v.picklist(['next', 'split']) },
  yun_convention: { name: 'yun', schema: v.picklist(['exact', 'minutes', 'shichen']) },
  apply_dst: { name: 'dst', schema: v.boolean() },
  dst_fold: { name: 'dstFold', schema: v.picklist([0, 1]) },
};

const plainFieldNames = Object.keys(plainFields) as PlainField[];

const momentSchema = v.object({
  birthDate: v.fallback(v.string(), ''),
  birthTime: v.fallback(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '12:00'),
  leapMonth: v.fallback(v.boolean(), false),
});

const part = (value: number | null, width: number) => String(value ?? 0).padStart(width, '0');

/** Stores the form until the tab is closed. */
export function saveFormDraft(values: FortuneValues): void {
  const { birth_date, hour, minute } = values;
  const moment: v.InferOutput<typeof momentSchema> = {
    // Zeros stand for the parts that are not chosen yet.
    birthDate: `${part(birth_date.year, 4)}-${part(birth_date.month, 2)}-${part(birth_date.day, 2)}`,
    birthTime: `${part(hour, 2)}:${part(minute, 2)}`,
    leapMonth: birth_date.leap,
  };
  const plain = plainFieldNames.map((field) => [plainFields[field].name, values[field]]);
  tab.write('fortuneFormDraft', JSON.stringify({ ...Object.fromEntries(plain), ...moment }));
}

/** The fields of a stored draft, with those of an empty form in place of missing and invalid ones. */
function readPlainFields(stored: Readonly<Record<string, unknown>>): Pick<FortuneValues, PlainField> {
  const fields = plainFieldNames.map((field) => {
    const { name, schema } = plainFields[field];
    return [field, v.is(schema, stored[name]) ? stored[name] : emptyForm[field]];
  });
  return Object.fromEntries(fields) as Pick<FortuneValues, PlainField>;
}

/** The stored draft with defaults in place of invalid parts; null when there is none. */
export function readFormDraft(): FortuneValues | null {
  const stored = tab.readJson('fortuneFormDraft');
  const moment = v.safeParse(momentSchema, stored);
  if (!moment.success) return null;
  const plain = readPlainFields(stored as Record<string, unknown>);
  const { birthDate, birthTime, leapMonth } = moment.output;
  const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(birthDate)
    ? birthDate.split('-').map((text) => Number(text) || null)
    : [];
  const [hour = emptyForm.hour, minute = emptyForm.minute] = birthTime.split(':').map(Number);
  const date = { year: year ?? null, month: month ?? null, day: day ?? null, leap: leapMonth };
  const inRange = (date.year ?? 1900) >= 1900 && (date.year ?? 1900) <= 2100 && (date.month ?? 1) <= 12;
  return {
    ...plain,
    birth_date: inRange
      ? removeImpossibleParts(plain.calendar_type, date, plain.lunar_calendar)
      : emptyForm.birth_date,
    hour,
    minute,
    // Drafts of an earlier version have no `abroad`.
    abroad: plain.abroad || isOutsideMainland(plain.birth_place_values.at(-1) ?? ''),
  };
}

/** The birth form as it starts: the draft, or else the conventions of the settings. A form that has started stays. */
export function startedForm(form: FortuneValues): FortuneValues {
  return form === emptyForm ? (readFormDraft() ?? { ...form, ...defaultConventions() }) : form;
}

/** Removes the draft. */
export function clearFormDraft(): void {
  tab.remove('fortuneFormDraft');
}
