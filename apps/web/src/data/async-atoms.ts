import { atomWithRefresh, loadable } from 'jotai/utils';

import { atom } from '../shared/store.ts';

/** Asks something of the service: `get` names what the answer depends on, `signal` ends a question nobody waits for. */
type Ask<Answer> = Parameters<typeof atomWithRefresh<Promise<Answer>>>[0];

/**
 * An answer of the service as an atom: how far it is on its way, and, by writing it, the question asked anew.
 * Apart from the store, because only pages that ask at once have a use for it.
 */
export function answerAtom<Answer>(ask: Ask<Answer>) {
  const request = atomWithRefresh(ask);
  const answer = loadable(request);
  return atom(
    (get) => get(answer),
    (_get, set) => set(request),
  );
}
