import { ApiError } from '@ziping/api-client/envelope';
import { QueryClient } from '@tanstack/query-core';

const MAX_ATTEMPTS = 2;

/** No answer, a timeout or a fault of the service may pass by itself; a refusal does not. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500);
}

/** The cache of the service's answers, for one store. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
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
