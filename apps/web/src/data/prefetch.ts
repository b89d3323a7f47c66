import type { FetchQueryOptions } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';

import type { Store } from '../shared/store.ts';

/** After this the page is drawn without the answer, in milliseconds. */
const TIMEOUT = 2000;

/** Sends a query before its page is first drawn, and waits for the answer, at most 2 s. Errors are left to the page. */
export async function prefetch<Data>(store: Store, options: FetchQueryOptions<Data>): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT));
  await Promise.race([store.get(queryClientAtom).prefetchQuery(options), timeout]);
}
