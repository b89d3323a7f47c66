import type { FortuneState, FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';

import { tab } from '../../shared/storage.ts';
import { atom } from '../../shared/store.ts';

/** The birth form at its start: male, solar calendar, 12:00, group 其他. */
export const emptyForm: FortuneValues = {
  name: '',
  gender: 'male',
  calendar_type: 'solar',
  lunar_calendar: 'chinese',
  birth_date: { year: null, month: null, leap: false, day: null },
  hour: 12,
  minute: 0,
  hour_mode: 'plain',
  hour_unknown: false,
  abroad: false,
  use_true_solar_time: false,
  birth_place_values: [],
  birth_place_labels: [],
  category: 'other',
  zi_convention: 'next',
  yun_convention: 'exact',
  apply_dst: true,
  dst_fold: 0,
};

/** What the birth form holds; it stays while other pages are visited. */
export const birthFormAtom = atom(emptyForm);

/** Whether the hour is the one with which the form starts. */
export const isFirstHour = ({ hour, minute }: Pick<FortuneValues, 'hour' | 'minute'>): boolean =>
  hour === emptyForm.hour && minute === emptyForm.minute;

/** Whether the hour was chosen, or confirmed where it stayed the first one. */
export const hourKnownAtom = atom(false);

/** Whether the form is being edited, sent, or has been cast. */
export const birthFormStateAtom = atom<FortuneState>({ kind: 'idle' });

/** Whether the form shows what was typed before the login. */
export const draftRestoredAtom = atom(false);

/** Empties the form and removes its draft. */
export const resetBirthFormAtom = atom(null, (_get, set) => {
  tab.remove('fortuneFormDraft');
  set(birthFormAtom, emptyForm);
  set(birthFormStateAtom, { kind: 'idle' });
  set(draftRestoredAtom, false);
  set(hourKnownAtom, false);
});
