import { getChart, listLiuNian } from '@ziping/api-client/endpoints/chart';
import { atomWithQuery } from 'jotai-tanstack-query';

import { api } from '../../app/api.ts';
import { atom } from '../../app/store.ts';

/** The record whose chart is open. */
export const chartIdAtom = atom('');
chartIdAtom.debugLabel = 'chartId';

/** The major cycle whose years are shown: its index in `da_yun_list`, or null for none. */
export const cycleAtom = atom<number | null>(null);
cycleAtom.debugLabel = 'cycle';

/** The open record's chart. */
export const chartAtom = atomWithQuery((get) => {
  const id = get(chartIdAtom);
  return {
    queryKey: ['chart', id],
    queryFn: ({ signal }) => getChart(api, id, { signal }),
    enabled: id !== '',
  };
});

/** The years of the selected cycle. */
export const liuNianAtom = atomWithQuery((get) => {
  const id = get(chartIdAtom);
  const cycle = get(cycleAtom);
  return {
    queryKey: ['liu_nian', id, cycle],
    queryFn: ({ signal }) => listLiuNian(api, { id, da_yun_id: cycle ?? 0 }, { signal }),
    enabled: id !== '' && cycle !== null,
    staleTime: Infinity,
  };
});
