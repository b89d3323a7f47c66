import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { whenIdle } from '../../shared/idle.ts';
import { atom, useAtom, useStore } from '../../shared/store.ts';
import {
  readSelection,
  type Selection,
  selectionQuery,
  settleSelection,
  type Span,
  unchosen,
  withSelection,
} from './selection.ts';

/** What is chosen on the page of a record, whether its chart has it or not. */
export const selectionAtom = atom<{ record_id: string; selection: Selection }>({
  record_id: '',
  selection: unchosen,
});

const NO_CYCLES: readonly Span[] = [];

/**
 * Opens a record with the selection that the address names, and writes every other selection into the address.
 *
 * @param record_id of the record whose page is open
 * @param cycles of its chart
 * @returns what is chosen, as far as the chart has it, and a function that changes parts of it
 */
export function useSelection(record_id: string, cycles = NO_CYCLES) {
  const store = useStore();
  const [opened, setOpened] = useAtom(selectionAtom);
  const query = selectionQuery(opened.selection);
  const { search } = useLocation();
  const navigate = useNavigate();
  /** The record and selection that this page last read or wrote. */
  const known = useRef('');

  // Before the effect that reads the address: a selection of an earlier visit must not be written over a link's.
  useEffect(() => {
    const current = store.get(selectionAtom);
    const address = record_id + query;
    const own = current.record_id === record_id && selectionQuery(current.selection) === query;
    if (known.current === '' || known.current === address || !own) return undefined;
    // A change of the address draws the bars too: not in the frame that answers a tap.
    return whenIdle(() => {
      known.current = address;
      void navigate({ search: withSelection(search, current.selection) }, { replace: true });
    });
  }, [navigate, query, record_id, search, store]);

  // Before paint: a chart that is in memory is then the first thing drawn.
  useLayoutEffect(() => {
    const selection = readSelection(search);
    const address = record_id + selectionQuery(selection);
    if (known.current === address) return;
    known.current = address;
    setOpened({ record_id, selection });
  }, [record_id, search, setOpened]);

  const choose = useCallback(
    (change: Partial<Selection>) =>
      setOpened((before) => ({
        ...before,
        selection: { ...settleSelection(before.selection, cycles), ...change },
      })),
    [cycles, setOpened],
  );
  // Until the address is read, what was chosen on another record does not count.
  const selection = opened.record_id === record_id ? opened.selection : readSelection(search);
  return [settleSelection(selection, cycles), choose] as const;
}
