import type { VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { ApiError } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';

import { createByCodeType } from '../../data/verify-codes.ts';
import { tab } from '../../shared/storage.ts';
import { atom } from '../../shared/store.ts';

/** Seconds between two SMS codes where the service names none. */
const DEFAULT_WAIT = 60;

const isSeconds = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Seconds until the next SMS code, after one was sent. */
export function waitAfterCode(receipt: Partial<Schema<'SmsReceipt'>> | null): number {
  return isSeconds(receipt?.resend_after) ? receipt.resend_after : DEFAULT_WAIT;
}

/** Seconds the service asks to wait after a refusal, from `resend_after` or Retry-After; null where it names none. */
export function waitAfterError(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const wait = (error.data as Partial<Schema<'SmsReceipt'>> | null | undefined)?.resend_after;
  return isSeconds(wait) ? wait : error.retryAfter;
}

/** The stored moments, in epoch milliseconds, until which each kind of code has to wait. */
function readWaits(): Partial<Record<VerifyCodeType, unknown>> {
  const stored = tab.readJson('verifyCodeWaits');
  return stored !== null && typeof stored === 'object' ? stored : {};
}

function createResendWaitAtom(type: VerifyCodeType) {
  const changedAtom = atom<number | null>(null);
  return atom(
    (get) => {
      const stored = readWaits()[type];
      return get(changedAtom) ?? (isSeconds(stored) ? stored : 0);
    },
    (_get, set, until: number) => {
      tab.write('verifyCodeWaits', JSON.stringify({ ...readWaits(), [type]: until }));
      set(changedAtom, until);
    },
  );
}

/** When the next code of each kind may be asked for, in epoch milliseconds; outlives a reload of the page. */
export const resendWaitAtoms = createByCodeType(createResendWaitAtom);
