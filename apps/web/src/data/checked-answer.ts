import { unreadable } from '@ziping/api-client/envelope';

/**
 * Makes a function that returns the answer of a call as the contract allows it. The readers are loaded while the
 * service is asked: a page that has called nothing yet does not load them.
 */
function answerCheck<Readers>(load: () => Promise<Readers>) {
  /** @throws ApiError for a failed call and for an answer in another shape */
  return async <Output>(
    call: Promise<unknown>,
    choose: (readers: Readers) => (answer: unknown) => Output | undefined,
  ): Promise<Output> => {
    const [answer, readers] = await Promise.all([call, load()]);
    const read = choose(readers)(answer);
    if (read === undefined) throw unreadable();
    return read;
  };
}

/** The answer of a call about accounts and members. */
export const accountAnswer = answerCheck(() => import('./account-answers.ts'));

/** The answer of a call about plans, orders, payments, coupons or benefits. */
export const shopAnswer = answerCheck(() => import('./shop-answers.ts'));
