import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { whenIdle } from '../../shared/idle.ts';
import { store, useAtom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import { chartAtom, openChartAtom, openedAtom, selectionAtom } from './chart.ts';
import { readSelection, type Selection, selectionQuery } from './selection.ts';

/** How long the first drawing of a page waits for its chart, in milliseconds; after that it says that it is loading. */
const PATIENCE = 2000;

/** The address whose chart was opened before its page was drawn. */
let begun = '';

/**
 * Opens the chart an address names before its page is first drawn, and waits for it a while: what the document shows
 * until then need not be drawn a second time only to be replaced.
 */
export async function openBeforehand({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const record_id = pathname.split('/')[2] ?? '';
  begun = record_id + search;
  store.set(openChartAtom, record_id, readSelection(search));
  let stop = () => {};
  await new Promise<void>((resolve) => {
    const look = () => {
      if (store.get(chartAtom).state !== 'loading') resolve();
    };
    stop = store.sub(chartAtom, look);
    look();
    setTimeout(resolve, PATIENCE);
  });
  stop();
}

/**
 * Opens a record's chart with what the address says is chosen, and keeps the address saying what is. The choice
 * itself is drawn first: the address follows once it stands.
 *
 * @param record_id of the record whose page is open
 * @returns what is chosen, as far as the chart has it, and a way to choose something else beside the rest of it
 */
export function useSelection(record_id: string) {
  const open = useSetAtom(openChartAtom);
  const query = selectionQuery(useAtomValue(openedAtom).selection);
  const { search } = useLocation();
  const navigate = useNavigate();
  /** The record and query that this page last read or wrote. */
  const known = useRef('');

  // Before the reading of the address: what was chosen on another visit is not written over what a link says.
  useEffect(() => {
    const opened = store.get(openedAtom);
    const address = record_id + query;
    const own = opened.record_id === record_id && selectionQuery(opened.selection) === query;
    if (known.current === '' || known.current === address || !own) return undefined;
    // Every part of the app that knows the address is drawn anew for it: not in the frame that answers the finger.
    return whenIdle(() => {
      known.current = address;
      void navigate({ search: query }, { replace: true });
    });
  }, [navigate, query, record_id]);

  // Before anything is painted: the chart may be at hand, and is then the first thing drawn.
  useLayoutEffect(() => {
    const address = record_id + search;
    if (known.current === address) return;
    known.current = address;
    const underWay = begun === address;
    begun = '';
    if (!underWay) open(record_id, readSelection(search));
  }, [open, record_id, search]);

  const [selection, select] = useAtom(selectionAtom);
  const choose = useCallback(
    (change: Partial<Selection>) => select({ ...store.get(selectionAtom), ...change }),
    [select],
  );
  return [selection, choose] as const;
}
