import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { FONTS_PATH } from '../shared/fonts-path.ts';
import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
let token: string;
let order: { id: string; no: string };
let phone = 13_300_000_000;

beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

beforeEach(async () => {
  phone += 1;
  ({ token } = await service.signUp(String(phone)));
  const body = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };
  const { order_id } = (await service.call('POST', '/api/orders', body, { token })).data;
  const how = { payment_channel: 'wechat', client_type: 'mobile' };
  const { data } = await service.call('POST', `/api/orders/${order_id}/pay`, how, { token });
  order = { id: order_id, no: data.payment.order_no };
});

const show = (method = 'GET') => service.app.request(`/local-cashier/${order.no}`, { method });
const finish = (action: string) =>
  service.app.request(`/local-cashier/${order.no}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  });
const status = async () =>
  (await service.call('GET', `/api/orders/${order.id}`, undefined, { token })).data.status;

it('shows what is paid, says that it is a stand-in, and allows no script', async () => {
  for (const method of ['GET', 'POST']) {
    const page = await show(method);
    const text = await page.text();
    for (const part of ['没有任何真实的付款', '子平-月度会员', '￥29.90', order.no, '待支付']) {
      expect(text).toContain(part);
    }
    // A machine without a Chinese font would show boxes.
    expect(text).toContain(`href="${FONTS_PATH}"`);
    const policy = page.headers.get('content-security-policy');
    // The smallest files of the bundled sans are part of its style sheet.
    for (const part of ["default-src 'none'", "style-src 'self'", "font-src 'self' data:"])
      expect(policy).toContain(part);
  }
});

it.each(['ZP0', '%00', 'ZP%00'])('does not know a trade by the number %s', async (number) => {
  expect((await service.app.request(`/local-cashier/${number}`)).status).toBe(404);
  const finished = await service.app.request(`/local-cashier/${number}/finish`, { method: 'POST' });
  expect(finished.status).toBe(404);
});

it.each([
  ['pay', 'paid'],
  ['pay-silently', 'paid'],
  ['fail', 'failed'],
  ['expire', 'expired'],
  ['other', 'pending'],
])('on %s the order is %s', async (action, expected) => {
  const answer = await finish(action);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/payment/result?out_trade_no=${order.no}`);
  expect(await status()).toBe(expected);
});

it('takes one payment', async () => {
  await Promise.all([finish('pay'), finish('pay')]);
  await finish('fail');
  expect(await status()).toBe('paid');
  expect(await (await show()).text()).toContain('已支付');
});
