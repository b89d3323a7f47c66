import { ApiError } from '@ziping/api-client/envelope';
import { type FetchQueryOptions, QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';

import type { Store } from '../shared/store.ts';

const MAX_ATTEMPTS = 2;

/** No answer, a timeout or a fault of the service may pass by itself; a refusal does not. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500);
}

/**
 * The cache of the service's answers, for one store. Query functions leave the signal alone: an atom that changes its
 * key unsubscribes and subscribes again, which would abort the new request and send it twice.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A paused query would not even be read from the device, and `navigator.onLine` may be wrong.
        networkMode: 'offlineFirst',
        retry: (failed, error) => failed < MAX_ATTEMPTS && isTransient(error),
      },
      mutations: {
        // Sent offline too, so that the form says at once that it failed.
        networkMode: 'always',
        // Bodies hold passwords: nothing of them stays in the cache.
        gcTime: 0,
      },
    },
  });
}

/** After this the page is drawn without the answer, in milliseconds. */
const PREFETCH_TIMEOUT = 2000;

/** Sends a query before its page is first drawn, and waits for the answer, at most 2 s. Errors are left to the page. */
export async function prefetch<Data>(store: Store, options: FetchQueryOptions<Data>): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, PREFETCH_TIMEOUT));
  await Promise.race([store.get(queryClientAtom).prefetchQuery(options), timeout]);
}
