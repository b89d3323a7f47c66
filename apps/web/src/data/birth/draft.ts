import { isOutsideMainland } from '@ziping/bazi/birth-place';
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import * as v from 'valibot';

import { defaultConventions } from '../../shared/settings.ts';
import { tab } from '../../shared/storage.ts';
import { emptyForm } from './form-state.ts';
import { removeImpossibleParts } from './form.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema, value: v.InferOutput<Schema>) =>
  v.fallback(schema, value);

/** The stored draft: the documented names, and further ones for the calendar choices. */
const draftSchema = v.object({
  name: optional(v.string(), ''),
  gender: optional(v.picklist(['male', 'female']), 'male'),
  calendarType: optional(v.picklist(['solar', 'lunar']), 'solar'),
  lunarCalendar: optional(v.picklist(['chinese', 'korean', 'vietnamese']), 'chinese'),
  birthDate: optional(v.string(), ''),
  birthTime: optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '12:00'),
  birthPlaceValues: optional(v.array(v.string()), []),
  birthPlaceLabels: optional(v.array(v.string()), []),
  group: optional(
    v.picklist(['family', 'lover', 'friend', 'classmate', 'colleague', 'client', 'other']),
    'other',
  ),
  useTrueSolarTime: optional(v.boolean(), false),
  abroad: optional(v.boolean(), false),
  leapMonth: optional(v.boolean(), false),
  hourMode: optional(v.picklist(['plain', 'traditional']), 'plain'),
  hourUnknown: optional(v.boolean(), false),
  zi: optional(v.picklist(['next', 'split']), 'next'),
  yun: optional(v.picklist(['exact', 'minutes', 'shichen']), 'exact'),
  dst: optional(v.boolean(), true),
  dstFold: optional(v.picklist([0, 1]), 0),
});

const part = (value: number | null, width: number) => String(value ?? 0).padStart(width, '0');

/** Stores the form until the tab is closed. */
export function saveFormDraft(values: FortuneValues): void {
  const { birth_date, hour, minute } = values;
  const draft: v.InferOutput<typeof draftSchema> = {
    name: values.name,
    gender: values.gender ?? 'male',
    calendarType: values.calendar_type,
    lunarCalendar: values.lunar_calendar,
    // Zeros stand for the parts that are not chosen yet.
    birthDate: `${part(birth_date.year, 4)}-${part(birth_date.month, 2)}-${part(birth_date.day, 2)}`,
    birthTime: `${part(hour, 2)}:${part(minute, 2)}`,
    birthPlaceValues: [...values.birth_place_values],
    birthPlaceLabels: [...values.birth_place_labels],
    group: values.category ?? 'other',
    useTrueSolarTime: values.use_true_solar_time,
    abroad: values.abroad,
    leapMonth: birth_date.leap,
    hourMode: values.hour_mode,
    hourUnknown: values.hour_unknown,
    zi: values.zi_convention,
    yun: values.yun_convention,
    dst: values.apply_dst,
    dstFold: values.dst_fold,
  };
  tab.write('fortuneFormDraft', JSON.stringify(draft));
}

/** The stored draft with defaults in place of invalid parts; null when there is none. */
export function readFormDraft(): FortuneValues | null {
  const stored = v.safeParse(draftSchema, tab.readJson('fortuneFormDraft'));
  if (!stored.success) return null;
  const draft = stored.output;
  const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(draft.birthDate)
    ? draft.birthDate.split('-').map((text) => Number(text) || null)
    : [];
  const [hour = emptyForm.hour, minute = emptyForm.minute] = draft.birthTime.split(':').map(Number);
  const date = { year: year ?? null, month: month ?? null, day: day ?? null, leap: draft.leapMonth };
  const inRange = (date.year ?? 1900) >= 1900 && (date.year ?? 1900) <= 2100 && (date.month ?? 1) <= 12;
  return {
    name: draft.name,
    gender: draft.gender,
    calendar_type: draft.calendarType,
    lunar_calendar: draft.lunarCalendar,
    birth_date: inRange
      ? removeImpossibleParts(draft.calendarType, date, draft.lunarCalendar)
      : emptyForm.birth_date,
    hour,
    minute,
    hour_mode: draft.hourMode,
    hour_unknown: draft.hourUnknown,
    abroad: draft.abroad || isOutsideMainland(draft.birthPlaceValues.at(-1) ?? ''),
    use_true_solar_time: draft.useTrueSolarTime,
    birth_place_values: draft.birthPlaceValues,
    birth_place_labels: draft.birthPlaceLabels,
    category: draft.group,
    zi_convention: draft.zi,
    yun_convention: draft.yun,
    apply_dst: draft.dst,
    dst_fold: draft.dstFold,
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
