import * as v from 'valibot';

import { local, type LocalKey } from './storage.ts';
import { atom } from './store.ts';

/** A schema of an object in which every field has a fallback. */
type StoredSchema<Value extends object> = v.GenericSchema<unknown, Value>;

/** What this device keeps under a key; a missing or invalid field takes its fallback. */
export function readStored<Value extends object>(key: LocalKey, schema: StoredSchema<Value>): Value {
  const { success, output } = v.safeParse(schema, local.readJson(key));
  return success ? output : v.parse(schema, {});
}

/**
 * What this device keeps under a key; writing a part stores it.
 * @param onChange is told the whole after it is stored
 */
export function createStoredAtom<Value extends object>(
  key: LocalKey,
  schema: StoredSchema<Value>,
  onChange?: (value: Value) => void,
) {
  const changedAtom = atom<Value | null>(null);
  const storedAtom = atom(
    (get): Value => get(changedAtom) ?? readStored(key, schema),
    (get, set, part: Partial<Value>) => {
      const value = { ...get(storedAtom), ...part };
      local.write(key, JSON.stringify(value));
      set(changedAtom, value);
      onChange?.(value);
    },
  );
  return storedAtom;
}
