import { unreadable } from '@ziping/api-client/envelope';

import type * as readers from './shop-answers.ts';

type Readers = typeof readers;

/**
 * The answer of a call about plans, orders, payments, coupons or benefits as the contract allows it. The readers are
 * loaded while the service is asked.
 *
 * @throws ApiError for a failed call and for an answer in another shape
 */
export async function shopAnswer<Output>(
  call: Promise<unknown>,
  choose: (readers: Readers) => (answer: unknown) => Output | undefined,
): Promise<Output> {
  const [answer, loaded] = await Promise.all([call, import('./shop-answers.ts')]);
  const read = choose(loaded)(answer);
  if (read === undefined) throw unreadable();
  return read;
}
