import { expect, it } from 'vitest';

import { nextStatus, type OrderEvent, type OrderStatus } from './order-status.ts';

const TRANSITIONS: [OrderStatus, OrderEvent, OrderStatus | null][] = [
  ['pending', 'pay', 'paid'],
  ['pending', 'fail', 'failed'],
  ['pending', 'cancel', 'cancelled'],
  ['pending', 'retry', null],
  ['pending', 'expire', 'expired'],
  ['pending', 'supersede', 'cancelled'],
  ['failed', 'pay', 'paid'],
  ['failed', 'fail', null],
  ['failed', 'cancel', null],
  ['failed', 'retry', 'pending'],
  ['failed', 'expire', null],
  ['failed', 'supersede', 'cancelled'],
  ['cancelled', 'pay', 'paid'],
  ['cancelled', 'fail', null],
  ['cancelled', 'cancel', null],
  ['cancelled', 'retry', null],
  ['cancelled', 'expire', null],
  ['cancelled', 'supersede', null],
  ['expired', 'pay', 'paid'],
  ['expired', 'fail', null],
  ['expired', 'cancel', null],
  ['expired', 'retry', null],
  ['expired', 'expire', null],
  ['expired', 'supersede', null],
  ['paid', 'pay', null],
  ['paid', 'fail', null],
  ['paid', 'cancel', null],
  ['paid', 'retry', null],
  ['paid', 'expire', null],
  ['paid', 'supersede', null],
];

it.each(TRANSITIONS)('an order that is %s, on %s: %s', (status, event, next) => {
  expect(nextStatus(status, event)).toBe(next);
});
