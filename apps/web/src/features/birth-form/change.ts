import type { FortuneChange } from '@ziping/ui/screens/fortune/FortuneScreen';

import { saveFormDraft, startedForm } from '../../data/birth/draft.ts';
import { birthFormAtom, birthFormStateAtom } from '../../data/birth/form-state.ts';
import { applyChange } from '../../data/birth/form.ts';
import { atom } from '../../shared/store.ts';

/**
 * Changes the birth form and saves its draft; an error of the last request is cleared.
 * @returns all values after the change
 */
export const changeBirthFormAtom = atom(null, (get, set, part: FortuneChange) => {
  const next = applyChange(startedForm(get(birthFormAtom)), part);
  set(birthFormAtom, next);
  saveFormDraft(next);
  if (get(birthFormStateAtom).kind === 'failed') set(birthFormStateAtom, { kind: 'idle' });
  return next;
});
