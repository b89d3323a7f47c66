import * as v from 'valibot';

import { tab } from '../../app/storage.ts';
import { emptyForm, type FortuneForm, settleDate } from './form.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema, value: v.InferOutput<Schema>) =>
  v.fallback(schema, value);

/** The draft as it is stored: the documented names, and the further calendar choices beside them. */
const draftSchema = v.object({
  name: optional(v.string(), ''),
  gender: optional(v.picklist(['male', 'female']), 'male'),
  calendarType: optional(v.picklist(['solar', 'lunar']), 'solar'),
  birthDate: optional(v.string(), ''),
  birthTime: optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '12:00'),
  birthPlaceValues: optional(v.array(v.string()), []),
  birthPlaceLabels: optional(v.array(v.string()), []),
  group: optional(
    v.picklist(['family', 'lover', 'friend', 'classmate', 'colleague', 'client', 'other']),
    'other',
  ),
  useTrueSolarTime: optional(v.boolean(), false),
  leapMonth: optional(v.boolean(), false),
  zi: optional(v.picklist(['next', 'split']), 'next'),
  yun: optional(v.picklist(['exact', 'minutes', 'shichen']), 'exact'),
  dst: optional(v.boolean(), true),
  dstFold: optional(v.picklist([0, 1]), 0),
});

const part = (value: number | null, width: number) => String(value ?? 0).padStart(width, '0');

/** Keeps what was typed for as long as the tab lives. */
export function saveDraft(form: FortuneForm): void {
  const { birthDate, hour, minute, ...rest } = form;
  tab.write(
    'fortuneFormDraft',
    JSON.stringify({
      ...rest,
      // An unfinished date keeps zeros in the places that are still open.
      birthDate: `${part(birthDate.year, 4)}-${part(birthDate.month, 2)}-${part(birthDate.day, 2)}`,
      leapMonth: birthDate.leap,
      birthTime: `${part(hour, 2)}:${part(minute, 2)}`,
    }),
  );
}

/** The kept draft, each part that cannot be read replaced by its default; null when nothing was kept. */
export function readDraft(): FortuneForm | null {
  const stored = v.safeParse(draftSchema, tab.readJson('fortuneFormDraft'));
  if (!stored.success) return null;
  const { birthDate, birthTime, leapMonth, ...rest } = stored.output;
  const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(birthDate)
    ? birthDate.split('-').map((text) => Number(text) || null)
    : [];
  const [hour, minute] = birthTime.split(':').map(Number);
  const date = { year: year ?? null, month: month ?? null, day: day ?? null, leap: leapMonth };
  const inRange = (date.year ?? 1900) >= 1900 && (date.year ?? 1900) <= 2100 && (date.month ?? 1) <= 12;
  return {
    ...emptyForm,
    ...rest,
    birthDate: inRange ? settleDate(rest.calendarType, date) : emptyForm.birthDate,
    hour: hour ?? emptyForm.hour,
    minute: minute ?? emptyForm.minute,
  };
}

/** Forgets the draft, once it has become a record. */
export function clearDraft(): void {
  tab.remove('fortuneFormDraft');
}
