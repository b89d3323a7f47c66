import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

it.each([
  [0, '￥0.00'],
  [29.9, '￥29.90'],
  [198, '￥198.00'],
  [2980.5, '￥2980.50'],
])('shows %s yuan with two decimals', (yuan, text) => {
  expect(formatMoney(yuan)).toBe(text);
});
