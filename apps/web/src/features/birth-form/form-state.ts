import type { FortuneState, FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';

import { atom, store } from '../../shared/store.ts';
import { memberIdAtom } from '../../session/session.ts';
import { clearDraft, saveDraft } from '../../data/birth/draft.ts';
import { changed, emptyForm } from '../../data/birth/form.ts';

/** What the form holds; it outlives a look at another page. */
export const valuesAtom = atom(emptyForm);
valuesAtom.debugLabel = 'fortuneValues';

/** How far the form has come: being filled in, sent, cast. */
export const stateAtom = atom<FortuneState>({ kind: 'idle' });
stateAtom.debugLabel = 'fortuneState';

/** Whether the form shows what was typed before the login. */
export const restoredAtom = atom(false);
restoredAtom.debugLabel = 'fortuneRestored';

/** Changes the form, with what follows from it, and answers with all of it; a refusal spoke of what stood before. */
export const changeAtom = atom(null, (get, set, part: Partial<FortuneValues>) => {
  const next = changed(get(valuesAtom), part);
  set(valuesAtom, next);
  saveDraft(next);
  if (get(stateAtom).kind === 'failed') set(stateAtom, { kind: 'idle' });
  return next;
});

/** Begins anew: nothing of what was typed stays, here or in the draft. */
export function resetForm(): void {
  clearDraft();
  store.set(valuesAtom, emptyForm);
  store.set(stateAtom, { kind: 'idle' });
  store.set(restoredAtom, false);
}

let member = store.get(memberIdAtom);
store.sub(memberIdAtom, () => {
  const before = member;
  member = store.get(memberIdAtom);
  // Whoever comes after a member who left does not find that member's birth in the form.
  if (before !== null && member === null) resetForm();
});
