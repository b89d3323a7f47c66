import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { whenIdle } from '../../shared/idle.ts';
import { useAtom, useAtomValue, useStore } from '../../shared/store.ts';
import { openRecordAtom, selectionAtom } from './chart.ts';
import { readSelection, selectionQuery, withSelection } from './selection.ts';

/**
 * Opens a record with the selection that the address names, and writes every other selection into the address.
 *
 * @param record_id of the record whose page is open
 * @returns what is chosen, as far as the chart has it, and a function that changes parts of it
 */
export function useSelection(record_id: string) {
  const store = useStore();
  const query = selectionQuery(useAtomValue(openRecordAtom).selection);
  const { search } = useLocation();
  const navigate = useNavigate();
  /** The record and selection that this page last read or wrote. */
  const known = useRef('');

  // Before the effect that reads the address: a selection of an earlier visit must not be written over a link's.
  useEffect(() => {
    const opened = store.get(openRecordAtom);
    const address = record_id + query;
    const own = opened.record_id === record_id && selectionQuery(opened.selection) === query;
    if (known.current === '' || known.current === address || !own) return undefined;
    // A change of the address draws the bars too: not in the frame that answers a tap.
    return whenIdle(() => {
      known.current = address;
      void navigate({ search: withSelection(search, opened.selection) }, { replace: true });
    });
  }, [navigate, query, record_id, search, store]);

  // Before paint: a chart that is in memory is then the first thing drawn.
  useLayoutEffect(() => {
    const selection = readSelection(search);
    const address = record_id + selectionQuery(selection);
    if (known.current === address) return;
    known.current = address;
    store.set(openRecordAtom, { record_id, selection });
  }, [record_id, search, store]);

  return useAtom(selectionAtom);
}
