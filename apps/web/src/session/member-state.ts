import { atom } from '../shared/store.ts';
import { memberIdAtom } from './session.ts';

/** State of one member. Another member, and a guest, begin with the initial value. */
export function memberStateAtom<Value extends { [field: string]: unknown }>(initial: Value) {
  const storedAtom = atom<{ member: string | null; value: Value }>({ member: null, value: initial });
  const stateAtom = atom(
    (get): Value => {
      const { member, value } = get(storedAtom);
      return member === get(memberIdAtom) ? value : initial;
    },
    (get, set, change: Value | ((before: Value) => Value)) => {
      const value = typeof change === 'function' ? change(get(stateAtom)) : change;
      set(storedAtom, { member: get(memberIdAtom), value });
    },
  );
  return stateAtom;
}
