import { ApiError, unreadable } from '@ziping/api-client/envelope';
import { expect, it, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

const asked = async (error: ApiError) => {
  const queryFn = vi.fn(() => Promise.reject(error));
  await expect(
    createQueryClient().fetchQuery({
      queryKey: ['a'],
      queryFn,
      // The number of attempts is the app's own.
      ...{ retry: createQueryClient().getDefaultOptions().queries?.retry, retryDelay: 0 },
    } as never),
  ).rejects.toBe(error);
  return queryFn.mock.calls.length;
};

it.each([
  ['a refusal', new ApiError('http', '', { status: 403 })],
  ['a 401 after the renewal', new ApiError('http', '', { status: 401 })],
  ['a code in HTTP 200', new ApiError('envelope', '', { code: 1801, status: 200 })],
  ['an answer outside the contract', unreadable()],
])('asks once where asking again would not change the answer: %s', async (_, error) => {
  expect(await asked(error)).toBe(1);
});

it.each([
  ['no answer', new ApiError('network', '')],
  ['none in time', new ApiError('timeout', '')],
  ['a fault of the service', new ApiError('http', '', { status: 503 })],
])('asks up to three times where it may: %s', async (_, error) => {
  expect(await asked(error)).toBe(3);
});
