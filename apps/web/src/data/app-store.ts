import { queryClientAtom } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { createStore, type Store } from '../shared/store.ts';
import { clientAtom, createStoreClient } from './client.ts';
import { createQueryClient } from './query-client.ts';

/** A store with its own client and query cache: one for the app, one for each story and test. */
export function createAppStore(): Store {
  const store = createStore();
  const queryClient = createQueryClient();
  store.set(clientAtom, createStoreClient(store));
  store.set(queryClientAtom, queryClient);

  let member = store.get(memberIdAtom);
  store.sub(memberIdAtom, () => {
    const next = store.get(memberIdAtom);
    // Answers for one member must not be shown to the next one, nor to a guest.
    if (next === null || (member && next !== member)) queryClient.clear();
    member = next;
  });
  return store;
}
