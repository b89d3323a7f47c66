import { atomWithQuery } from 'jotai-tanstack-query';

import { annualLuckOptions, chartOptions } from '../../data/charts.ts';
import { prefetch } from '../../data/query-client.ts';
import { memberIdAtom } from '../../session/session.ts';
import { LOCAL_RECORD } from '../../shared/local-record.ts';
import { atom, type Store } from '../../shared/store.ts';
import { type Selection, settleSelection, unchosen } from './selection.ts';

/** The record that is open, and what is chosen on its page, whether its chart has it or not. */
export const openRecordAtom = atom<{ record_id: string; selection: Selection }>({
  record_id: '',
  selection: unchosen,
});

const openRecordIdAtom = atom((get) => get(openRecordAtom).record_id);

/** The open record's chart: from this device at once, then from the service. */
export const chartQueryAtom = atomWithQuery((get) => {
  const record_id = get(openRecordIdAtom);
  return {
    ...chartOptions(get, record_id),
    enabled: record_id === LOCAL_RECORD || (record_id !== '' && get(memberIdAtom) !== null),
    // A prefetch that failed is shown, not repeated.
    retryOnMount: false,
  };
});

/** The open record's chart; undefined until it is there. */
export const chartDataAtom = atom((get) => get(chartQueryAtom).data);

const settledSelectionAtom = atom((get) =>
  settleSelection(get(openRecordAtom).selection, get(chartDataAtom)?.da_yun_list ?? []),
);

/** What is chosen on the open chart, as far as the chart has it; writing changes parts of it. */
export const selectionAtom = atom(
  (get) => get(settledSelectionAtom),
  (get, set, change: Partial<Selection>) =>
    set(openRecordAtom, { ...get(openRecordAtom), selection: { ...get(settledSelectionAtom), ...change } }),
);

const cycleAtom = atom((get) => get(selectionAtom).cycle);

/** The years of the chosen cycle. */
export const annualLuckQueryAtom = atomWithQuery((get) =>
  annualLuckOptions(get, get(chartDataAtom), get(cycleAtom)),
);

/** Asks for the years of the chosen cycle before the page is first drawn. */
export function prefetchAnnualLuck(store: Store): void {
  const { enabled, ...options } = annualLuckOptions(
    store.get,
    store.get(chartDataAtom),
    store.get(cycleAtom),
  );
  if (enabled) void prefetch(store, options);
}
