import { unreadable } from '@ziping/api-client/envelope';

import type * as readers from './account-answers.ts';

type Readers = typeof readers;

/**
 * The answer of a call as the contract allows it. The readers are loaded while the service is asked: a page that has
 * called nothing yet does not load them.
 *
 * @throws ApiError for a failed call and for an answer in another shape
 */
export async function accountAnswer<Output>(
  call: Promise<unknown>,
  choose: (readers: Readers) => (answer: unknown) => Output | undefined,
): Promise<Output> {
  const [answer, loaded] = await Promise.all([call, import('./account-answers.ts')]);
  const read = choose(loaded)(answer);
  if (read === undefined) throw unreadable();
  return read;
}
