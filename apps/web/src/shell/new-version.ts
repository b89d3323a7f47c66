import { atom } from '../shared/store.ts';

/** Loads the page anew with the version of the app that is waiting; null while there is none. */
export const newVersionAtom = atom<{ load: () => void } | null>(null);
