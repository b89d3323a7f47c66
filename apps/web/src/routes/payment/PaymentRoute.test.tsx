// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { coupons, launches, orderDetail } from '@ziping/mocks/fixtures/orders';
import { completedReport } from '@ziping/mocks/fixtures/reports';
import { boughtReportTexts } from '@ziping/ui/patterns/BoughtReport.copy';
import { checkoutCopy as texts } from '@ziping/ui/patterns/Checkout.copy';
import { paymentCopy as copy } from '@ziping/ui/screens/payment/PaymentScreen.copy';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { apiAtom } from '../../data/api.ts';
import { granted, open, pass, press, recordTexts, refused } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';
import { loader } from './PaymentRoute.tsx';

const ORDER = 'GET /api/orders/o_5001';
const PAY = 'POST /api/orders/o_5001/pay';
const STATUS = 'GET /api/orders/o_5001/payment-status';
const CANCEL = 'POST /api/orders/o_5001/cancel';
const COUPONS = 'GET /api/coupons/available';
const PATH = '/payment?order_id=o_5001&type=membership';

type Answers = Parameters<typeof open>[1];
const order = { ...orderDetail, expires_at: null };
const base = { [ORDER]: granted(order), [COUPONS]: granted([]) };
const visit = async (answers: Answers = {}) => {
  const page = await open(PATH, { ...base, ...answers }, { as: 'member' });
  // The order is drawn by now, and its coupons are asked for.
  await pass();
  return page;
};
const paid = { ...order, status: 'paid', paid_at: '2026-11-20T08:06:30Z' };

beforeAll(stubDialogs);
beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('pays by QR code on a desktop, asks for the status every 5 s, and shows that it is paid', async () => {
  let status = 'pending';
  const page = await visit({
    [ORDER]: () => granted(status === 'paid' ? paid : order),
    [PAY]: granted(launches.desktop),
    [STATUS]: () => granted({ status, is_paid: status === 'paid', order_no: 'ZP1', record_id: null }),
  });
  press(texts.confirm('￥198.00'));
  await pass();
  await pass();
  expect(page.bodiesOf(PAY)).toEqual([{ payment_channel: 'wechat', client_type: 'pc' }]);
  expect(screen.getByRole('img', { name: texts.qrLabel.wechat })).toBeTruthy();
  await pass(4999);
  expect(page.bodiesOf(STATUS)).toHaveLength(0);
  await pass(1);
  expect(page.bodiesOf(STATUS)).toHaveLength(1);
  status = 'paid';
  await pass(5000);
  // The order is asked for again.
  await pass(100);
  expect(screen.getByRole('heading', { name: copy.paidTitle })).toBeTruthy();
  await pass(30_000);
  expect(page.bodiesOf(STATUS)).toHaveLength(2);
  expect(sessionStorage.getItem('unfinishedPayments')).toBeNull();
});

it('says of an order for a report whether it is written', async () => {
  const report = { record_id: 'r_3001', payment_type: 'report', report_type_code: completedReport.code };
  await visit({
    [ORDER]: granted({ ...paid, ...report }),
    'GET /api/record/r_3001/report_types': granted([completedReport]),
  });
  await pass(100);
  expect(screen.getByText(boughtReportTexts.written)).toBeTruthy();
});

it('pays an order again whose payment failed', async () => {
  const failed = { ...order, status: 'failed', expires_at: '2100-01-01T00:00:00Z' };
  const page = await visit({ [ORDER]: granted(failed), [PAY]: granted(launches.desktop) });
  expect(screen.getByText(copy.again)).toBeTruthy();
  press(texts.confirm('￥198.00'));
  await pass();
  await pass();
  expect(page.bodiesOf(PAY)).toHaveLength(1);
  expect(screen.getByRole('img', { name: texts.qrLabel.wechat })).toBeTruthy();
});

it('cannot pay an order again whose payment failed and whose time is over', async () => {
  await visit({ [ORDER]: granted({ ...order, status: 'failed', expires_at: new Date(0).toISOString() }) });
  expect(screen.getByRole('heading', { name: copy.overTitle.failed })).toBeTruthy();
});

it('uses the best coupon unless another choice is made', async () => {
  const page = await visit({ [COUPONS]: granted(coupons), [PAY]: granted(launches.free) });
  press(texts.confirm('￥178.00'));
  await pass();
  expect(page.bodiesOf(PAY)).toEqual([
    { payment_channel: 'wechat', client_type: 'pc', coupon_code: 'NEW20' },
  ]);
});

it('is not drawn before its coupons are known, which change the amount', async () => {
  const drawn = recordTexts();
  await visit({ [COUPONS]: granted(coupons) });
  expect(drawn.at(-1)).toContain(texts.confirm('￥178.00'));
  expect(drawn.filter((text) => text.includes(texts.confirm('￥198.00')))).toEqual([]);
});

it('is drawn without coupons where they cannot be had', async () => {
  await visit({ [COUPONS]: 'no_answer' });
  expect(screen.getByRole('button', { name: texts.confirm('￥198.00') })).toBeTruthy();
});

it('asks for the order and its coupons before the page is drawn', async () => {
  const page = await open('/', base, { as: 'member', element: null });
  await loader({ store: page.store, url: new URL(PATH, location.origin) });
  await pass();
  expect(page.sent.map(({ call }) => call)).toEqual([ORDER, COUPONS]);
});

it('shows what an order costs once a coupon is part of it', async () => {
  let held = false;
  const page = await visit({
    [ORDER]: () => granted(held ? { ...order, coupon_code: 'NEW20', amount: 178 } : order),
    [COUPONS]: granted(coupons),
    [PAY]: () => {
      held = true;
      return granted(launches.desktop);
    },
  });
  press(texts.confirm('￥178.00'));
  await pass(100);
  expect(screen.getByText('NEW20')).toBeTruthy();
  expect(screen.getByText(texts.payable).nextElementSibling?.textContent).toContain('178.00');
  press(texts.stop);
  await pass(100);
  // After the payment was started and after it was left.
  expect(page.bodiesOf(ORDER)).toHaveLength(3);
  expect(screen.queryByRole('combobox')).toBeNull();
  press(texts.confirm('￥178.00'));
  await pass();
  expect(page.bodiesOf(PAY).at(-1)).toEqual({ payment_channel: 'wechat', client_type: 'pc' });
});

it('asks for the order again where its payment did not start: the coupon may be part of it', async () => {
  let held = false;
  await visit({
    [ORDER]: () => granted(held ? { ...order, coupon_code: 'NEW20', amount: 178 } : order),
    [COUPONS]: granted(coupons),
    [PAY]: () => {
      held = true;
      return refused(1510, '支付渠道暂不可用，请换一种方式');
    },
  });
  press(texts.confirm('￥178.00'));
  await pass(100);
  expect(screen.getByText('NEW20')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('offers no coupon for an order that has one', async () => {
  const page = await visit({
    [ORDER]: granted({ ...order, coupon_code: 'NEW20', amount: 178 }),
    [COUPONS]: granted(coupons),
  });
  expect(screen.getByText('NEW20')).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.confirm('￥178.00') })).toBeTruthy();
  expect(page.bodiesOf(COUPONS)).toHaveLength(0);
});

it('says at once that an order without anything to pay is paid', async () => {
  let free = false;
  await visit({
    [ORDER]: () => granted(free ? paid : order),
    [PAY]: () => {
      free = true;
      return granted(launches.free);
    },
  });
  press(texts.confirm('￥198.00'));
  await pass();
  expect(screen.getByRole('heading', { name: copy.paidTitle })).toBeTruthy();
});

it('leaves no outdated membership where there was nothing to pay', async () => {
  const { store } = await visit({ [PAY]: granted(launches.free) });
  const queries = store.get(apiAtom).queryClient;
  queries.setQueryData(['membership', 'current'], {});
  press(texts.confirm('￥198.00'));
  await pass();
  expect(queries.getQueryState(['membership', 'current'])?.isInvalidated).toBe(true);
});

it.each([
  [
    'the message of the service',
    refused(1510, '支付渠道暂不可用，请换一种方式'),
    '支付渠道暂不可用，请换一种方式',
  ],
  ['a text of its own without an answer', 'no_answer' as const, '处理订单时出错，请稍后再试'],
])('shows %s when the payment does not start, and lets one try again', async (_, answer, text) => {
  await visit({ [PAY]: answer });
  press(texts.confirm('￥198.00'));
  await pass(1000);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.confirm('￥198.00') })).toHaveProperty('disabled', false);
});

it('says why an order that is still open is not paid, and lets one go on', async () => {
  await visit({ [PAY]: { ...refused(409, '订单已支付或已关闭'), status: 409 } });
  press(texts.confirm('￥198.00'));
  await pass(100);
  expect(screen.getByText('订单已支付或已关闭')).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.confirm('￥198.00') })).toHaveProperty('disabled', false);
});

it('offers no payment of a failed order that is refused because another has brought what it was for', async () => {
  const failed = { ...order, expires_at: '2100-01-01T00:00:00Z' };
  let bought = false;
  await visit({
    [ORDER]: () => granted({ ...failed, status: bought ? 'cancelled' : 'failed' }),
    [PAY]: () => {
      bought = true;
      return { ...refused(409, '订单已支付或已关闭'), status: 409 };
    },
  });
  press(texts.confirm('￥198.00'));
  await pass(100);
  expect(screen.getByRole('heading', { name: copy.overTitle.cancelled })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.confirm('￥198.00') })).toBeNull();
});

it('lets one go on where an order without anything to pay cannot be asked for again', async () => {
  let free = false;
  await visit({
    [ORDER]: () => (free ? { ...refused(404, '没有这笔订单'), status: 404 } : granted(order)),
    [PAY]: () => {
      free = true;
      return granted(launches.free);
    },
  });
  press(texts.confirm('￥198.00'));
  await pass(100);
  expect(screen.queryByText(texts.creating)).toBeNull();
});

it('cancels the order after asking', async () => {
  let cancelled = false;
  const page = await visit({
    [ORDER]: () => granted({ ...order, status: cancelled ? 'cancelled' : 'pending' }),
    [CANCEL]: () => {
      cancelled = true;
      return granted({ ...order, status: 'cancelled' });
    },
  });
  press(copy.cancel);
  expect(page.bodiesOf(CANCEL)).toHaveLength(0);
  screen.getAllByRole('button', { name: copy.cancel }).at(-1)?.click();
  await pass();
  expect(screen.getByRole('heading', { name: copy.overTitle.cancelled })).toBeTruthy();
});

it('asks for the order again when its time is over', async () => {
  let status = 'pending';
  const expires_at = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  await visit({ [ORDER]: () => granted({ ...order, status, expires_at }) });
  status = 'expired';
  await pass(Date.parse(expires_at) - Date.now() + 1000);
  expect(screen.getByRole('heading', { name: copy.overTitle.expired })).toBeTruthy();
});

it.each([
  ['failed', copy.overTitle.failed],
  ['expired', copy.overTitle.expired],
])('shows that the payment %s meanwhile', async (status, title) => {
  let over = false;
  await visit({
    [ORDER]: () => granted(over ? { ...order, status } : order),
    [PAY]: granted(launches.desktop),
    [STATUS]: () => {
      over = true;
      return granted({ status, is_paid: false, order_no: 'ZP1', record_id: null });
    },
  });
  press(texts.confirm('￥198.00'));
  await pass();
  await pass(5000);
  // The order is asked for again.
  await pass(100);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

it('says that an order does not exist, and that one failed to load', async () => {
  await visit({ [ORDER]: { code: 404, message: '没有这笔订单', data: null, status: 404 } });
  expect(screen.getByRole('heading', { name: copy.missingTitle })).toBeTruthy();
  await open('/payment', {}, { as: 'member' });
  expect(screen.getByRole('heading', { name: copy.missingTitle })).toBeTruthy();
  await visit({ [ORDER]: 'no_answer' });
  await pass(60_000);
  expect(screen.getByRole('heading', { name: copy.failedTitle })).toBeTruthy();
});

it('says of an order with an unknown status that it is in progress, and offers no payment', async () => {
  await visit({ [ORDER]: granted({ ...order, status: 'refunding' }) });
  expect(screen.getByRole('heading', { name: copy.overTitle.unknown })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
