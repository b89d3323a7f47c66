import type { Schema } from '@ziping/api-client/types';
import { expect, it } from 'vitest';

import { ANDROID, IPHONE, MAC, WECHAT } from '../../testing/browsers.ts';
import { clientTypeOf } from './client-type.ts';
import { couponOptions, discountOf } from './coupons.ts';
import { qrModules } from './qr.ts';

const coupon = (change: Partial<Schema<'Coupon'>>): Schema<'Coupon'> => ({
  code: 'A',
  name: '券',
  description: '',
  discount_type: 'amount',
  value: 20,
  min_amount: 0,
  expires_at: '2026-12-31T15:59:59Z',
  ...change,
});

it.each([
  ['takes its value off', coupon({}), 198, 20],
  ['takes nothing off below its minimum', coupon({ min_amount: 100 }), 99.99, 0],
  ['counts at its minimum', coupon({ min_amount: 100 }), 100, 20],
  ['takes no more off than the price', coupon({}), 9.9, 9.9],
  ['leaves its share of the price, to the fen', coupon({ discount_type: 'percent', value: 90 }), 39.9, 3.99],
  ['rounds half a fen to the price that is paid', coupon({ discount_type: 'percent', value: 85 }), 0.1, 0.01],
  ['over 100 per cent takes nothing off', coupon({ discount_type: 'percent', value: 120 }), 50, 0],
])('a coupon %s', (_, given, amount, off) => {
  expect(discountOf(given, amount)).toBe(off);
});

it('offers the coupon that takes most off first, of equal ones the one that ends earlier, and none without use', () => {
  const list = [
    coupon({ code: 'LATE', value: 10, expires_at: '2027-01-01T00:00:00Z' }),
    coupon({ code: 'SOON', value: 10 }),
    coupon({ code: 'HIGH', min_amount: 500 }),
    coupon({ code: 'BEST', discount_type: 'percent', value: 80 }),
  ];
  expect(couponOptions(list, 100).map(({ code }) => code)).toEqual(['BEST', 'SOON', 'LATE']);
});

it.each([
  ['wechat', WECHAT, 'jsapi'],
  ['wechat', `${MAC} MicroMessenger/6.8.0`, 'jsapi'],
  ['alipay', WECHAT, 'mobile'],
  ['wechat', IPHONE, 'mobile'],
  ['alipay', ANDROID, 'mobile'],
  ['wechat', MAC, 'pc'],
  ['alipay', MAC, 'pc'],
] as const)('pays by %s in %s as %s', (channel, agent, type) => {
  expect(clientTypeOf(agent, channel)).toBe(type);
});

it('draws a QR code as square rows with its three corner marks', () => {
  const rows = qrModules('weixin://wxpay/bizpayurl?pr=AbC123');
  expect(rows.every((row) => row.length === rows.length)).toBe(true);
  const last = rows.length - 1;
  const mark = (x: number, y: number) => [0, 1, 3, 5, 6].map((step) => rows[y]?.[x + step]);
  for (const [x, y] of [
    [0, 3],
    [last - 6, 3],
    [0, last - 3],
  ] as const) {
    expect(mark(x, y)).toEqual([true, false, true, false, true]);
  }
});
