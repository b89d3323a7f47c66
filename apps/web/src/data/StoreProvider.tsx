import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Provider, type Store } from '../shared/store.ts';
import { apiAtom } from './api.ts';

/** Gives components a store, and the answers of the service that it keeps. */
export function StoreProvider({ store, children }: { store: Store; children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(apiAtom).queryClient}>{children}</QueryClientProvider>
    </Provider>
  );
}
