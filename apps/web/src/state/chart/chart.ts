import { getChart, listLiuNian } from '@ziping/api-client/endpoints/chart';

import { api } from '../../app/api.ts';
import { answerAtom } from '../../app/async-atoms.ts';
import { atom } from '../../app/store.ts';
import { memberIdAtom } from '../session/session.ts';

/** What a visitor has chosen on the open record's page; `undefined` until they choose. */
interface Selection {
  record_id: string;
  /** Index of a major cycle in `da_yun_list`. */
  cycle: number | null | undefined;
  year: number | null;
}

const selectionAtom = atom<Selection>({ record_id: '', cycle: undefined, year: null });
selectionAtom.debugLabel = 'chartSelection';

/** Opens a record's chart; another record begins with nothing chosen. */
export const openChartAtom = atom(null, (get, set, record_id: string) => {
  if (get(selectionAtom).record_id !== record_id) {
    set(selectionAtom, { record_id, cycle: undefined, year: null });
  }
});

const recordIdAtom = atom((get) => get(selectionAtom).record_id);

/** The open record's chart, or how far it is on its way; writing it asks anew. */
export const chartAtom = answerAtom(async (get, { signal }) => {
  const record_id = get(recordIdAtom);
  return record_id === '' || get(memberIdAtom) === null ? null : getChart(api, record_id, { signal });
});

/** The major cycle whose years are shown: the current one until another is chosen; null for none. */
export const cycleAtom = atom(
  (get) => {
    const { cycle } = get(selectionAtom);
    if (cycle !== undefined) return cycle;
    const chart = get(chartAtom);
    const cycles = chart.state === 'hasData' ? chart.data?.da_yun_list : undefined;
    const current = cycles?.findIndex((item) => item.current) ?? -1;
    return current < 0 ? null : current;
  },
  (get, set, cycle: number | null) => set(selectionAtom, { ...get(selectionAtom), cycle, year: null }),
);

/** The year that is highlighted; null for none. */
export const yearAtom = atom(
  (get) => get(selectionAtom).year,
  (get, set, year: number | null) => set(selectionAtom, { ...get(selectionAtom), year }),
);

/** The years of the selected cycle, or how far they are on their way. */
export const liuNianAtom = answerAtom(async (get, { signal }) => {
  const id = get(recordIdAtom);
  const da_yun_id = get(cycleAtom);
  return id === '' || da_yun_id === null ? [] : listLiuNian(api, { id, da_yun_id }, { signal });
});
