// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { keepUnfinished, readUnfinished } from './unfinished.ts';

const payment = {
  member: 'u_1',
  channel: 'wechat' as const,
  order_id: 'o_1',
  launch: { order_no: 'ZP1' },
  started_at: 0,
};

it('finds a payment again for the member who started it', () => {
  keepUnfinished('record r_1', payment);
  expect(readUnfinished('record r_1', 'u_1')).toEqual(payment);
  expect(readUnfinished('record r_1', 'u_2')).toBeNull();
});

it.each([
  ['a channel that the contract does not have', { channel: 'cash' }],
  ['a trade without its number', { launch: {} }],
])('shows no payment with %s', (_name, change) => {
  keepUnfinished('record r_1', { ...payment, ...change } as typeof payment);
  expect(readUnfinished('record r_1', 'u_1')).toBeNull();
});
