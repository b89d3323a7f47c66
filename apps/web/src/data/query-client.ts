import { ApiError } from '@ziping/api-client/envelope';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';

import { store } from '../shared/store.ts';
import { memberIdAtom } from '../session/session.ts';

const attempts = 2;

/** Only what may pass by itself is tried again: no answer, no answer in time, a fault of the service. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500);
}

/** The cache of what the service said to the member who is here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failed, error) => failed < attempts && mayPass(error),
    },
  },
});

store.set(queryClientAtom, queryClient);

let member = store.get(memberIdAtom);
store.sub(memberIdAtom, () => {
  const next = store.get(memberIdAtom);
  // What one member was told is not kept for the next one, nor for a guest.
  if (next === null || (member && next !== member)) queryClient.clear();
  member = next;
});
