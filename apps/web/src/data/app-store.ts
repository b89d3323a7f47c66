import { memberIdAtom, updateUserAtom } from '../session/session.ts';
import { tab } from '../shared/storage.ts';
import { createStore, type Store } from '../shared/store.ts';
import { apiAtom } from './api.ts';
import { createStoreClient } from './client.ts';
import { createQueryClient } from './query-client.ts';

/** Of a part that could not be loaded, for want of a network or since a new version: what it would have done is left. */
const leave = () => undefined;

/** A store with its own client and query cache: one for the app, one for each story and test. */
export function createAppStore(): Store {
  const store = createStore();
  const queryClient = createQueryClient();
  store.set(apiAtom, {
    client: createStoreClient(store),
    queryClient,
    storeUser: (user) => store.set(updateUserAtom, user),
  });

  let member = store.get(memberIdAtom);
  store.sub(memberIdAtom, () => {
    const before = member;
    member = store.get(memberIdAtom);
    // An empty id becomes known without another member having come.
    if (before === null || (before === '' && member !== null)) return;
    // Nothing of one member may be shown to the next one, nor to a guest. The next one's first queries are under way.
    if (member === null) queryClient.clear();
    else queryClient.removeQueries({ predicate: ({ queryKey }) => !queryKey.includes(member) });
    // Entries that stay are read only for the member whose id is in their key.
    import('./device-cache.ts').then(({ clearDevice }) => clearDevice(), leave);
    if (member === null) {
      tab.remove('fortuneFormDraft');
      import('./birth/form-state.ts').then(({ resetBirthFormAtom }) => store.set(resetBirthFormAtom), leave);
    }
  });
  return store;
}
