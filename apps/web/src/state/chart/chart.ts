import { getChart, listLiuNian } from '@ziping/api-client/endpoints/chart';
import { atomWithQuery } from 'jotai-tanstack-query';

import { api } from '../../app/api.ts';
import { atom } from '../../app/store.ts';

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

/** The open record's chart. */
export const chartAtom = atomWithQuery((get) => {
  const { record_id } = get(selectionAtom);
  return {
    queryKey: ['chart', record_id],
    queryFn: ({ signal }) => getChart(api, record_id, { signal }),
    enabled: record_id !== '',
  };
});

/** The major cycle whose years are shown: the current one until another is chosen; null for none. */
export const cycleAtom = atom(
  (get) => {
    const { cycle } = get(selectionAtom);
    if (cycle !== undefined) return cycle;
    const current = get(chartAtom).data?.da_yun_list.findIndex((item) => item.current) ?? -1;
    return current < 0 ? null : current;
  },
  (get, set, cycle: number | null) => set(selectionAtom, { ...get(selectionAtom), cycle, year: null }),
);

/** The year that is highlighted; null for none. */
export const yearAtom = atom(
  (get) => get(selectionAtom).year,
  (get, set, year: number | null) => set(selectionAtom, { ...get(selectionAtom), year }),
);

/** The years of the selected cycle. */
export const liuNianAtom = atomWithQuery((get) => {
  const { record_id } = get(selectionAtom);
  const cycle = get(cycleAtom);
  return {
    queryKey: ['liu_nian', record_id, cycle],
    queryFn: ({ signal }) => listLiuNian(api, { id: record_id, da_yun_id: cycle ?? 0 }, { signal }),
    enabled: record_id !== '' && cycle !== null,
  };
});
