import { ApiError } from '@ziping/api-client/envelope';
import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

import type { Store } from '../shared/store.ts';
import { type Api, apiAtom } from './api.ts';

const MAX_ATTEMPTS = 2;

/**
 * No answer, a timeout or a fault of the service may pass by itself. A refusal does not, and an answer outside the
 * contract would be the same again.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

/** The cache of the service's answers, for one store. */
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

/**
 * Sends a member's query before its page is first drawn, and waits for the answer, at most 2 s. Errors are left to the
 * page.
 * @returns the answer; undefined where it is not there in time, and for a guest
 */
export async function prefetch<Data, Key extends QueryKey>(
  store: Store,
  optionsFor: (api: Api) => FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const api = store.get(apiAtom);
  if (api.member === null) return undefined;
  const options = optionsFor(api);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, PREFETCH_TIMEOUT));
  await Promise.race([api.queryClient.prefetchQuery(options), timeout]);
  return api.queryClient.getQueryData<Data>(options.queryKey);
}
