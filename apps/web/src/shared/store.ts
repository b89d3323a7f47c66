import { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom } from 'jotai';

/** The one store of the app; stories and tests make their own with `createStore`. */
export const store = createStore();

export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom };
