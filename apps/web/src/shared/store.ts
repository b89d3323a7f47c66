import {
  atom,
  createStore,
  type PrimitiveAtom,
  Provider,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore,
} from 'jotai';

/** A jotai store: the app has one, every story and test its own. */
export type Store = ReturnType<typeof createStore>;

export { atom, createStore, type PrimitiveAtom, Provider, useAtom, useAtomValue, useSetAtom, useStore };
