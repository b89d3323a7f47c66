// @vitest-environment jsdom
import { ApiError } from '@ziping/api-client/envelope';
import { beforeEach, expect, it } from 'vitest';

import { createStore } from '../../shared/store.ts';
import { resendWaitAtoms, waitAfterCode, waitAfterError } from './resend-wait.ts';

beforeEach(() => sessionStorage.clear());

it('is still there after a reload, for its own kind of code only', () => {
  createStore().set(resendWaitAtoms.register, 5000);
  const reloaded = createStore();
  expect(reloaded.get(resendWaitAtoms.register)).toBe(5000);
  expect(reloaded.get(resendWaitAtoms.bind)).toBe(0);
});

it.each(['null', '5', '[]', '{"register":"soon"}', '{"register":-1}', '{broken'])(
  'ignores the stored value %s',
  (stored) => {
    sessionStorage.setItem('verifyCodeWaits', stored);
    expect(createStore().get(resendWaitAtoms.register)).toBe(0);
  },
);

it('is as long as the service says, else a minute', () => {
  expect(waitAfterCode({ resend_after: 90 })).toBe(90);
  expect(waitAfterCode(null)).toBe(60);
});

it('reads the wait of a refusal from its data, else from Retry-After', () => {
  const refusal = (data: unknown, retryAfter: number | null) =>
    new ApiError('http', '', { status: 429, code: 429, data, retryAfter });
  expect(waitAfterError(refusal({ resend_after: 45 }, 60))).toBe(45);
  expect(waitAfterError(refusal(null, 60))).toBe(60);
  expect(waitAfterError(refusal(null, null))).toBeNull();
  expect(waitAfterError(new Error())).toBeNull();
});
