import { local } from './storage.ts';
import { atom } from './store.ts';

/** How this device shows lists and charts. */
interface Views {
  /** The list of records in lines with their pillars. */
  dense: boolean;
  /** The sentences above a chart folded to the first. */
  folded: boolean;
}

const stored = (): Views => {
  const views = (local.readJson('views') ?? {}) as Partial<Record<keyof Views, unknown>>;
  return { dense: views.dense === true, folded: views.folded === true };
};

const changedAtom = atom<Views | null>(null);

/** How this device shows lists and charts; writing a part stores it. */
export const viewsAtom = atom(
  (get) => get(changedAtom) ?? stored(),
  (get, set, part: Partial<Views>) => {
    const views = { ...get(viewsAtom), ...part };
    local.write('views', JSON.stringify(views));
    set(changedAtom, views);
  },
);
