import type { Schema } from '@ziping/api-client/types';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import { toReceived } from '../adapters/payments-local.ts';
import { benefitCounts, benefitUses } from '../db/schema/benefits.ts';
import { reportTypes } from '../db/schema/catalogue.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { orders, payments, trades } from '../db/schema/orders.ts';
import { records } from '../db/schema/records.ts';
import { reportAccess, reports } from '../db/schema/reports.ts';
import { unlockAll } from '../domain/reports/access.ts';
import { shortRules } from '../testing/rules.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let service: Harness;
let phone = 13_600_000_000;
/** Logs in again after the token has expired. */
const renew = async () => {
  const { data } = await service.call('POST', '/api/auth/login', {
    phone: String(phone),
    password: PASSWORD,
  });
  token = data.access_token;
};
let token: string;
let userId: string;
let record: string;

const birth = {
  name: '周明远',
  gender: 'male',
  calendar_type: 'solar',
  birth_time: '1988-08-08 09:30:00',
  category: 'self',
};

beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());

const signUp = async () => {
  service.clock.set('2026-11-20T04:00:00Z');
  phone += 1;
  ({ token, id: userId } = await service.signUp(String(phone)));
};

beforeEach(async () => {
  if (phone === 13_600_000_000) await signUp();
  service.clock.set('2026-11-20T04:00:00Z');
  service.errors.length = 0;
  record = (await service.call('POST', '/api/record', birth, { token })).data.record_id;
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  service.call(method, path, body, { token: as });
const PC = { payment_channel: 'wechat', client_type: 'pc' };
const buy = (more: object = {}, code = 'career') =>
  call('POST', `/api/payment/reports/${record}/order`, { report_type_code: code, ...PC, ...more });
const orderPlan = async (product_id = 'personal_month', more: object = {}): Promise<string> =>
  (await call('POST', '/api/orders', { product_id, product_type: 'membership', quantity: 1, ...more })).data
    .order_id;
const pay = (id: string, more: object = {}) => call('POST', `/api/orders/${id}/pay`, { ...PC, ...more });
const read = async (id: string) => (await call('GET', `/api/orders/${id}`)).data;
const notify = async (trade_no: string) => {
  const trade = await service.cashier.find(trade_no);
  if (!trade) throw new Error('no trade');
  return service.app.orders.receive(trade.channel, toReceived(trade));
};
/** Pays at the provider and notifies. */
const payAt = async (trade_no: string) => {
  await service.cashier.finish(trade_no, 'paid');
  return notify(trade_no);
};
const listAccess = () => service.db.select().from(reportAccess).where(eq(reportAccess.record_id, record));
const listPayments = async (order_id: string) =>
  service.db.select().from(payments).where(eq(payments.order_id, order_id));
const listSubscriptions = () =>
  service.db.select().from(subscriptions).where(eq(subscriptions.user_id, userId));

describe('buying a report', () => {
  it('unlocks the report and begins to write it once its trade is paid', async () => {
    const { message, data } = await buy();
    expect(message).toBe('订单已创建');
    const { order_no } = data.payment;
    expect(data).toMatchObject({
      payment_required: true,
      payment: { order_no: expect.stringMatching(/^ZP20261120120000\d{10}$/), code_url: expect.any(String) },
    });
    const path = `/api/payment/reports/${record}/order-status?report_type_code=career`;
    expect((await call('GET', path)).data).toEqual({ is_paid: false, status: 'pending' });
    await payAt(order_no);
    expect((await call('GET', path)).data).toEqual({ is_paid: true, status: 'paid' });
    expect(await listAccess()).toMatchObject([{ report_code: 'career', source: 'order' }]);
    expect(await service.db.select().from(reports).where(eq(reports.record_id, record))).toMatchObject([
      { report_code: 'career', status: 'generating' },
    ]);
    expect(await read(data.order_id)).toMatchObject({
      status: 'paid',
      amount: 39.9,
      payment_channel: 'wechat',
      paid_at: '2026-11-20T04:00:00.000Z',
      product_name: '事业前程',
      refund_status: null,
    });
    expect(await buy()).toMatchObject({ status: 409, message: '这份报告已解锁' });
  });

  it('is refused to an account that has every report unlocked', async () => {
    await unlockAll(service.db, userId, { clock: service.clock, entropy: cryptoEntropy });
    expect(await buy()).toMatchObject({ status: 409, message: '这份报告已解锁' });
    await service.db.delete(reportAccess).where(eq(reportAccess.user_id, userId));
  });

  it('is paid when its status is asked for, without a notification', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.cashier.finish(payment.order_no, 'paid');
    expect((await call('GET', `/api/orders/${order_id}/payment-status`)).data).toMatchObject({
      status: 'paid',
      is_paid: true,
    });
    expect(await listAccess()).toHaveLength(1);
  });

  it('is paid by the sweep, without a notification or a request', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.cashier.finish(payment.order_no, 'paid');
    await service.app.orders.sweep();
    expect(await listAccess()).toHaveLength(1);
    const [row] = await service.db.select().from(orders).where(eq(orders.id, order_id));
    expect(row).toMatchObject({ status: 'paid' });
  });

  it('answers the same pending order to a second request, also at the same time', async () => {
    const answers = await Promise.all([buy(), buy(), buy()]);
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data.payment.code_url)).size).toBe(1);
    expect((await buy()).data.order_id).toBe(answers[0].data.order_id);
  });

  it('delivers once for notifications and queries at the same time', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.cashier.finish(payment.order_no, 'paid');
    await Promise.all([
      notify(payment.order_no),
      notify(payment.order_no),
      read(order_id),
      service.app.orders.sweep(),
    ]);
    await notify(payment.order_no);
    expect(await listPayments(order_id)).toMatchObject([{ refund: null, amount_fen: 3990 }]);
    expect(await listAccess()).toHaveLength(1);
  });

  it('pays the second payment back when both channels were paid', async () => {
    const first = (await buy()).data;
    const open = service.cashier.providers.wechat;
    const { close } = open;
    // The provider loses the request to close the first trade.
    open.close = async () => 'unknown';
    const second = (await buy({ payment_channel: 'alipay' })).data;
    expect(second.order_id).toBe(first.order_id);
    await payAt(`${first.payment.order_no}_2`);
    await payAt(first.payment.order_no);
    open.close = close;
    const money = await listPayments(first.order_id);
    expect(money).toHaveLength(2);
    expect(money.find(({ channel }) => channel === 'alipay')).toMatchObject({ refund: null });
    expect(money.find(({ channel }) => channel === 'wechat')).toMatchObject({
      refund: 'done',
      refund_reason: '重复支付',
    });
    expect(await service.cashier.find(first.payment.order_no)).toMatchObject({ refunded: true });
    expect(await read(first.order_id)).toMatchObject({ status: 'paid', refund_status: 'done' });
  });

  it('changes nothing for a payment of another amount, of another channel or without a trade', async () => {
    const { order_id, payment } = (await buy()).data;
    const received = { trade_no: payment.order_no, transaction_id: 't1', amount_fen: 1 };
    expect(await service.app.orders.receive('wechat', received)).toBe(false);
    expect(await service.app.orders.receive('wechat', received)).toBe(false);
    expect(await service.app.orders.receive('alipay', { ...received, amount_fen: 3990 })).toBe(false);
    expect(
      await service.app.orders.receive('wechat', { ...received, amount_fen: 3990, trade_no: 'ZP0' }),
    ).toBe(false);
    expect(await listPayments(order_id)).toEqual([]);
    expect(await listAccess()).toEqual([]);
    expect(await service.app.orders.findProblems()).toContainEqual({
      order_no: payment.order_no,
      reason: '金额不符：应付 3990 分，实付 1 分',
    });
    expect(service.errors.filter((line) => line.startsWith('payment of another amount'))).toHaveLength(1);
  });

  it('requires login, a record and a report of one’s own, a known channel, and an openid in the app', async () => {
    expect(await call('POST', `/api/payment/reports/${record}/order`, {}, 'x')).toMatchObject({
      status: 401,
    });
    const { token: other } = await service.signUp('13699999999');
    const body = { report_type_code: 'career', ...PC };
    expect(await call('POST', `/api/payment/reports/${record}/order`, body, other)).toMatchObject({
      status: 404,
      message: '记录不存在或已删除',
    });
    const { order_no } = (await buy()).data.payment;
    expect(await call('POST', '/api/payment/wechat/jsapi_params', { order_no }, other)).toMatchObject({
      status: 404,
    });
    expect(await buy({}, 'dreams')).toMatchObject({ status: 404, message: '没有这种报告' });
    expect(await buy({}, 'love')).toMatchObject({
      status: 409,
      message: '这份报告为会员专享，开通会员后即可解锁',
    });
    expect(await buy({ payment_channel: 'cash' })).toMatchObject({ status: 400, message: '请选择支付方式' });
    expect(await buy({ client_type: 'jsapi' })).toMatchObject({
      status: 400,
      message: '微信内支付缺少 openid，请重新登录',
    });
  });

  it('answers the address, form or code that each channel and client needs', async () => {
    const launch = async (payment_channel: string, client_type: string) =>
      (await buy({ payment_channel, client_type, openid: 'o1' })).data.payment;
    expect(await launch('wechat', 'mobile')).toMatchObject({
      payment_url: expect.stringMatching('/local-cashier/'),
    });
    const { prepay_id, order_no } = await launch('wechat', 'jsapi');
    expect((await call('POST', '/api/payment/wechat/jsapi_params', { order_no })).data).toMatchObject({
      package: `prepay_id=${prepay_id}`,
    });
    expect(await launch('alipay', 'pc')).toMatchObject({ form_html: expect.stringContaining('<form') });
  });

  it('answers 1510 for a channel that is down, and the order can be paid by the other one', async () => {
    const { alipay } = service.cashier.providers;
    const { open } = alipay;
    alipay.open = () => Promise.reject(new Error('down'));
    expect(await buy({ payment_channel: 'alipay' })).toMatchObject({
      code: 1510,
      message: '支付渠道暂不可用，请换一种方式',
    });
    alipay.open = open;
    const { data } = await buy();
    await payAt(data.payment.code_url.split('/').at(-1));
    expect(await read(data.order_id)).toMatchObject({ status: 'paid' });
  });

  it('pays back when the record was deleted before the payment', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.db.delete(records).where(eq(records.id, record));
    await payAt(payment.order_no);
    expect(await read(order_id)).toMatchObject({ status: 'failed', refund_status: 'done' });
    expect(await listPayments(order_id)).toMatchObject([{ refund: 'done', refund_reason: '命盘已删除' }]);
  });
});

describe('an order that is not paid', () => {
  it('expires after 30 minutes', async () => {
    const { order_id } = (await buy()).data;
    service.clock.advance(29 * 60);
    await renew();
    expect(await read(order_id)).toMatchObject({ status: 'pending', expires_at: '2026-11-20T04:30:00.000Z' });
    service.clock.advance(60);
    await service.app.orders.sweep();
    const { items } = (await call('GET', '/api/orders?status=expired')).data;
    expect(items).toContainEqual(
      expect.objectContaining({ id: order_id, status: 'expired', record_name: expect.stringMatching(/./) }),
    );
    expect(await pay(order_id)).toMatchObject({ status: 409, message: '订单已支付或已关闭' });
    expect((await buy()).data.order_id).not.toBe(order_id);
  });

  it('is delivered when the provider says after its end that it was paid', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.cashier.finish(payment.order_no, 'paid');
    service.clock.advance(31 * 60);
    await renew();
    expect(await read(order_id)).toMatchObject({ status: 'paid' });
    expect(await listAccess()).toHaveLength(1);
  });

  it('is delivered when money comes in after it was cancelled or has expired', async () => {
    const { wechat } = service.cashier.providers;
    const { close } = wechat;
    wechat.close = async () => 'unknown';
    const { order_id, payment } = (await buy()).data;
    expect((await call('POST', `/api/orders/${order_id}/cancel`)).data).toMatchObject({
      status: 'cancelled',
    });
    await payAt(payment.order_no);
    wechat.close = close;
    expect(await read(order_id)).toMatchObject({ status: 'paid', refund_status: null });
    expect(await listAccess()).toHaveLength(1);
  });

  it('is cancelled once, and not after it was paid', async () => {
    const { order_id, payment } = (await buy()).data;
    const cancel = () => call('POST', `/api/orders/${order_id}/cancel`);
    expect(await cancel()).toMatchObject({ code: 0, message: '订单已取消', data: { status: 'cancelled' } });
    expect(await cancel()).toMatchObject({ status: 409, message: '订单已支付或已关闭，不能取消' });
    expect(await service.cashier.find(payment.order_no)).toMatchObject({ state: 'closed' });
    const again = (await buy()).data;
    await service.cashier.finish(again.payment.order_no, 'paid');
    expect(await call('POST', `/api/orders/${again.order_id}/cancel`)).toMatchObject({ status: 409 });
    expect(await read(again.order_id)).toMatchObject({ status: 'paid' });
  });

  it('fails when its provider says so', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.cashier.finish(payment.order_no, 'failed');
    const failed = { status: 'failed', expires_at: '2026-11-20T04:30:00.000Z' };
    expect(await read(order_id)).toMatchObject(failed);
    // The history says too until when it can be paid again.
    expect((await call('GET', '/api/orders?status=failed')).data.items).toContainEqual(
      expect.objectContaining({ id: order_id, ...failed }),
    );
  });

  it('is paid at the second try after it failed', async () => {
    const { order_id, payment } = (await buy()).data;
    await service.cashier.finish(payment.order_no, 'failed');
    expect(await read(order_id)).toMatchObject({ status: 'failed' });
    const again = await pay(order_id);
    expect(again).toMatchObject({ code: 0, data: { order_id, payment_required: true } });
    expect(await read(order_id)).toMatchObject({ status: 'pending' });
    const [trade] = (await service.db.select().from(trades).where(eq(trades.order_id, order_id))).filter(
      ({ ended_at }) => ended_at === null,
    );
    await payAt(trade?.trade_no ?? '');
    expect(await read(order_id)).toMatchObject({ status: 'paid', report_type_code: 'career' });
  });

  it('that failed answers 409 to a payment after its 30 minutes, or beside another pending order', async () => {
    const first = (await buy()).data;
    await service.cashier.finish(first.payment.order_no, 'failed');
    await read(first.order_id);
    const second = (await buy()).data;
    expect(await pay(first.order_id)).toMatchObject({
      status: 409,
      message: '同样的内容另有一笔待支付的订单，请先支付或取消那一笔',
    });
    expect(await read(first.order_id)).toMatchObject({ status: 'failed' });
    await service.cashier.finish(second.payment.order_no, 'failed');
    await read(second.order_id);
    service.clock.advance(31 * 60_000);
    await renew();
    expect(await pay(second.order_id)).toMatchObject({ status: 409 });
    expect(await read(second.order_id)).toMatchObject({ status: 'failed', expires_at: null });
  });

  /** A career order that failed. */
  const leaveUnpaid = async () => {
    const failed = (await buy()).data;
    await service.cashier.finish(failed.payment.order_no, 'failed');
    expect(await read(failed.order_id)).toMatchObject({ status: 'failed' });
    return failed.order_id as string;
  };
  const inList = async (id: string) =>
    (await call('GET', '/api/orders?page_size=100')).data.items.find(
      (item: { id: string }) => item.id === id,
    );
  const statusInList = async (id: string) => (await inList(id))?.status;

  it('is listed with the time until which it can be paid, and after it failed until that time only', async () => {
    const time = '2026-11-20T04:30:00.000Z';
    const pending = (await buy({ report_type_code: 'wealth' })).data.order_id;
    const failed = await leaveUnpaid();
    expect(await inList(pending)).toMatchObject({ status: 'pending', expires_at: time });
    expect(await inList(failed)).toMatchObject({ status: 'failed', expires_at: time });
    service.clock.advance(31 * 60);
    await renew();
    expect(await inList(pending)).toMatchObject({ status: 'expired', expires_at: null });
    expect(await inList(failed)).toMatchObject({ status: 'failed', expires_at: null });
  });

  it('is cancelled when another order brings what it was for', async () => {
    const failed = await leaveUnpaid();
    const other = (await buy()).data;
    await payAt(other.payment.order_no);
    const [row] = await service.db.select().from(orders).where(eq(orders.id, failed));
    expect(row).toMatchObject({ status: 'cancelled' });
    expect(await pay(failed)).toMatchObject({ status: 409, message: '订单已支付或已关闭' });
    expect(await read(failed)).toMatchObject({ status: 'cancelled' });
    expect(await statusInList(failed)).toBe('cancelled');
    expect(await read(other.order_id)).toMatchObject({ status: 'paid' });
  });

  const unlockByBenefit = () =>
    service.db.insert(reportAccess).values({
      id: cryptoEntropy.id(),
      user_id: userId,
      record_id: record,
      report_code: 'career',
      source: 'membership',
      created_at: service.clock.now(),
    });

  it('stays failed where its time was over before a benefit brought what it was for', async () => {
    const failed = await leaveUnpaid();
    service.clock.advance(31 * 60);
    await renew();
    await unlockByBenefit();
    expect(await statusInList(failed)).toBe('failed');
  });

  it.each(['list', 'order', 'payment'])('is found cancelled by its %s after a benefit', async (by) => {
    const failed = await leaveUnpaid();
    await unlockByBenefit();
    if (by === 'list') expect(await statusInList(failed)).toBe('cancelled');
    if (by === 'payment') expect(await pay(failed)).toMatchObject({ status: 409 });
    expect(await read(failed)).toMatchObject({ status: 'cancelled' });
  });

  it('for a plan that can be bought twice stays failed when another order is paid', async () => {
    const id = await orderPlan();
    const { payment } = (await pay(id)).data;
    await service.cashier.finish(payment.order_no, 'failed');
    await read(id);
    const other = (await pay(await orderPlan())).data;
    await payAt(other.payment.order_no);
    expect(await statusInList(id)).toBe('failed');
    expect(await pay(id)).toMatchObject({ code: 0 });
  });

  it('can be paid while a provider does not answer to queries', async () => {
    const { wechat } = service.cashier.providers;
    const { query } = wechat;
    const { order_id, payment } = (await buy()).data;
    wechat.query = () => Promise.reject(new Error('down'));
    expect(await read(order_id)).toMatchObject({ status: 'pending' });
    wechat.query = query;
    await payAt(payment.order_no);
    expect(await read(order_id)).toMatchObject({ status: 'paid' });
  });
});

describe('refunds', () => {
  /** An order whose payment cannot be delivered. */
  async function payForNothing() {
    const { order_id, payment } = (await buy()).data;
    await service.db.delete(records).where(eq(records.id, record));
    await service.cashier.finish(payment.order_no, 'paid');
    return { order_id, order_no: payment.order_no };
  }

  it('are sent again by each sweep until the provider answers', async () => {
    const { wechat } = service.cashier.providers;
    const { refund } = wechat;
    const { order_id, order_no } = await payForNothing();
    wechat.refund = () => Promise.reject(new Error('down'));
    await notify(order_no);
    expect(await read(order_id)).toMatchObject({ status: 'failed', refund_status: 'pending' });
    service.clock.advance(2 * 3600);
    expect(await service.app.orders.findProblems()).toContainEqual({
      order_no,
      reason: '退款未完成：命盘已删除',
    });
    wechat.refund = refund;
    await service.app.orders.sweep();
    await renew();
    expect(await read(order_id)).toMatchObject({ refund_status: 'done' });
  });

  it('that the provider refuses are listed as a problem, and sent again by the settle command', async () => {
    const { PaymentRefused } = await import('../ports/payments.ts');
    const { wechat } = service.cashier.providers;
    const { refund } = wechat;
    const { order_id, order_no } = await payForNothing();
    wechat.refund = () => Promise.reject(new PaymentRefused('NOT_ENOUGH'));
    await notify(order_no);
    await service.app.orders.sweep();
    expect(await read(order_id)).toMatchObject({ refund_status: 'failed' });
    expect(await service.app.orders.findProblems()).toContainEqual({
      order_no,
      reason: '退款被拒绝：命盘已删除',
    });
    wechat.refund = refund;
    await service.app.orders.settle(order_no, true);
    expect(await read(order_id)).toMatchObject({ refund_status: 'failed' });
    expect(await service.app.orders.settle(order_no, false)).toEqual([
      `${order_no} 事业前程 39.9 failed`,
      'wechat 39.9 refund done: 命盘已删除',
    ]);
  });
});

describe('the list of orders', () => {
  beforeEach(signUp);

  it('has pages of ten, newest first, and a filter by status', async () => {
    const ids: string[] = [];
    for (const code of ['personal_month', 'personal_quarter', 'personal_half', 'personal_year']) {
      for (let n = 0; n < 3; n += 1) {
        service.clock.advance(1);
        const id = await orderPlan(code);
        if (n < 2) await call('POST', `/api/orders/${id}/cancel`);
        ids.unshift(id);
      }
    }
    const { items, total } = (await call('GET', '/api/orders')).data;
    expect(total).toBe(12);
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 10));
    expect((await call('GET', '/api/orders?page=2')).data.items).toHaveLength(2);
    expect((await call('GET', '/api/orders?status=pending')).data.total).toBe(4);
    expect((await call('GET', '/api/payment/orders?status=cancelled')).data.total).toBe(8);
    expect((await call('GET', '/api/orders?status=waiting_payment')).data.total).toBe(0);
    const { token: other } = await service.signUp('13699999998');
    expect((await call('GET', '/api/orders', undefined, other)).data).toEqual({ items: [], total: 0 });
    expect(await call('GET', `/api/orders/${ids[0]}`, undefined, other)).toMatchObject({
      status: 404,
      message: '没有这笔订单',
    });
  });
});

describe('a provider that is silent', () => {
  const never = new Promise<never>(() => {});
  type Provider = typeof service.cashier.providers.wechat;
  let calls: string[];
  /** Makes WeChat Pay answer nothing, and restores it. */
  async function whileSilent(answer: () => Promise<never>, step: () => Promise<void>) {
    const { wechat } = service.cashier.providers;
    const former = { ...wechat };
    calls = [];
    const silent = (name: string) => () => {
      calls.push(name);
      return answer();
    };
    const changed: Partial<Provider> = {
      query: silent('query'),
      close: silent('close'),
      refund: silent('refund'),
    };
    Object.assign(wechat, changed);
    await step().finally(() => Object.assign(wechat, former));
  }
  beforeEach(signUp);

  it('does not hold up the list of orders, which shows them expired; their trades are closed later', async () => {
    const { order_id, payment } = (await pay(await orderPlan())).data;
    service.clock.advance(31 * 60);
    await renew();
    await whileSilent(
      () => never,
      async () => {
        const { items } = (await call('GET', '/api/orders')).data;
        expect(items).toMatchObject([{ id: order_id, status: 'expired' }]);
      },
    );
    expect(calls).toEqual([]);
    expect(await service.cashier.find(payment.order_no)).toMatchObject({ state: 'unpaid' });
    await service.app.orders.sweep();
    expect(await service.cashier.find(payment.order_no)).toMatchObject({ state: 'closed' });
  });

  it('does not lose a payment of an order that the list shows expired', async () => {
    const { order_id, payment } = (await pay(await orderPlan())).data;
    await service.cashier.finish(payment.order_no, 'paid');
    service.clock.advance(31 * 60);
    await renew();
    await call('GET', '/api/orders');
    await service.app.orders.sweep();
    expect(await read(order_id)).toMatchObject({ status: 'paid' });
  });

  it('does not hold up the other channel in a sweep', async () => {
    await pay(await orderPlan('personal_month'));
    const other = (await pay(await orderPlan('personal_year'), { payment_channel: 'alipay' })).data;
    await service.cashier.finish(other.payment.order_no, 'paid');
    let giveUp: () => void = () => {};
    const promise = new Promise<never>((_, reject) => {
      giveUp = () => reject(new Error('silent'));
    });
    await whileSilent(
      () => promise,
      async () => {
        const swept = service.app.orders.sweep();
        await vi.waitFor(async () => expect(await listPayments(other.order_id)).toHaveLength(1), 20_000);
        giveUp();
        await swept;
      },
    );
  });

  it('is asked at most three times in a row in a sweep', async () => {
    for (const code of ['personal_month', 'personal_quarter', 'personal_half', 'personal_year']) {
      await pay(await orderPlan(code));
    }
    await whileSilent(
      () => Promise.reject(new Error('silent')),
      () => service.app.orders.sweep(),
    );
    expect(calls.filter((name) => name === 'query')).toHaveLength(3);
  });
});

describe('the purge of deleted records', () => {
  it('ends their pending orders, two of one kind as well', async () => {
    const first = (await buy()).data.order_id;
    const other = (await call('POST', '/api/record', birth)).data.record_id;
    const path = `/api/payment/reports/${other}/order`;
    const second = (await call('POST', path, { report_type_code: 'career', ...PC })).data.order_id;
    await call('DELETE', '/api/records', { record_ids: [record, other] });
    service.clock.advance(2 * 86_400);
    await service.app.purge();
    for (const id of [first, second]) {
      const [order] = await service.db.select().from(orders).where(eq(orders.id, id));
      expect(order).toMatchObject({ status: 'expired', record_id: null });
    }
  });

  it('does not keep what else is to be deleted when it fails', async () => {
    await call('POST', '/api/user/consume-benefit', {
      benefit_type: 'CHAT_COUNT',
      count: 1,
      key: 'old-message',
    });
    const { records: deleted } = service.app;
    const { purge } = deleted;
    deleted.purge = () => Promise.reject(new Error('full'));
    service.clock.advance(8 * 86_400);
    await expect(service.app.purge()).rejects.toThrow('full');
    deleted.purge = purge;
    expect(await service.db.select().from(benefitUses).where(eq(benefitUses.user_id, userId))).toEqual([]);
  });
});

describe('an account that is deleted while it orders', () => {
  beforeEach(signUp);
  afterEach(signUp);
  const deactivate = () => call('POST', '/api/user/deactivate', { confirm: true, password: PASSWORD });
  const expired = { status: 401, message: '登录已过期，请重新登录' };

  it('gets 401 when it is gone before the order is created', async () => {
    await deactivate();
    await expect(service.app.orders.orderPlan(userId, 'personal_month', undefined)).rejects.toMatchObject(
      expired,
    );
  });

  it('gets 401 when it is gone before the coupon is used', async () => {
    await pay(await orderPlan());
    const { wechat } = service.cashier.providers;
    const { close } = wechat;
    wechat.close = async () => {
      await deactivate();
      return 'closed';
    };
    const body = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };
    expect(await call('POST', '/api/orders', { ...body, coupon_code: 'FIRST90' })).toMatchObject(expired);
    wechat.close = close;
    expect(service.errors).toEqual([]);
  });

  it('gets 401 and no code to pay when it is gone before the trade is open', async () => {
    const id = await orderPlan();
    const { wechat } = service.cashier.providers;
    const { open } = wechat;
    wechat.open = async (trade) => {
      await deactivate();
      return open(trade);
    };
    expect(await pay(id)).toMatchObject(expired);
    wechat.open = open;
    const [order] = await service.db.select().from(orders).where(eq(orders.id, id));
    expect(await service.cashier.find(order?.order_no ?? '')).toMatchObject({ state: 'closed' });
  });
});

describe('the status by number', () => {
  it('is told to everyone, its record to the owner only', async () => {
    const { payment, order_id } = (await buy()).data;
    await payAt(payment.order_no);
    const path = `/api/payment/status-by-orderno?order_no=${payment.order_no}`;
    expect((await call('GET', path)).data).toEqual({
      status: 'paid',
      record_id: record,
      order_id,
      report_type_code: 'career',
    });
    expect((await service.call('GET', path)).data).toEqual({ status: 'paid', record_id: null });
    expect(await service.call('GET', '/api/payment/status-by-orderno?order_no=ZP0')).toMatchObject({
      status: 404,
    });
  });
});

describe('a whole record', () => {
  const payRecord = (amount: number, more: object = {}) =>
    call('POST', `/api/payment/records/${record}/payment`, {
      record_id: record,
      payment_type: 'report',
      amount,
      ...more,
    });

  it('is unlocked by one payment of its price', async () => {
    const status = `/api/payment/records/${record}/payment-status`;
    expect(await call('GET', status)).toMatchObject({ status: 404, message: '没有这笔订单' });
    expect(await payRecord(1)).toMatchObject({ status: 400, message: '金额已变动，请刷新页面重试' });
    expect(await payRecord(99.004)).toMatchObject({ status: 400, message: '金额已变动，请刷新页面重试' });
    expect(await payRecord(99, { record_id: 'other' })).toMatchObject({ message: '未选择有效的报告' });
    const { payment } = (await payRecord(99)).data;
    expect((await call('GET', status)).data).toEqual({ status: 'pending' });
    await payAt(payment.order_no);
    expect((await call('GET', status)).data).toEqual({ status: 'paid' });
    expect(await listAccess()).toHaveLength(6);
    expect(await payRecord(99)).toMatchObject({ status: 409, message: '这份命盘已解锁' });
    expect(await buy()).toMatchObject({ status: 409, message: '这份报告已解锁' });
  });

  it.each(['closed', 'unknown'] as const)(
    'cancels the orders for its reports; their trades are %s, and money that comes goes back',
    async (answer) => {
      const { wechat } = service.cashier.providers;
      const { close } = wechat;
      const { order_id, payment } = (await buy()).data;
      if (answer === 'unknown') wechat.close = async () => answer;
      await payAt((await payRecord(99)).data.payment.order_no);
      wechat.close = close;
      const [row] = await service.db.select().from(orders).where(eq(orders.id, order_id));
      expect(row).toMatchObject({ status: 'cancelled' });
      if (answer === 'closed') {
        expect(await service.cashier.find(payment.order_no)).toMatchObject({ state: 'closed' });
        return;
      }
      await payAt(payment.order_no);
      expect(await read(order_id)).toMatchObject({ status: 'cancelled', refund_status: 'done' });
    },
  );

  it('is offered in place of a report that is not sold by itself', async () => {
    const { db } = service;
    const [former] = await db.select().from(reportTypes).where(eq(reportTypes.code, 'career'));
    if (!former) throw new Error('no report type');
    await db.update(reportTypes).set({ price_fen: 0 }).where(eq(reportTypes.code, 'career'));
    const { data } = await call('GET', `/api/record/${record}/report_types`);
    expect(data.map(({ code, record_price }: Schema<'ReportType'>) => [code, record_price])).toEqual(
      data.map(({ code }: Schema<'ReportType'>) => [code, code === 'career' ? 99 : null]),
    );
    expect(await buy()).toMatchObject({ status: 409, message: '这份报告不单独出售，请解锁全部报告' });
    await db.update(reportTypes).set(former).where(eq(reportTypes.code, 'career'));
  });
});

describe('buying a membership', () => {
  beforeEach(signUp);

  it('starts the subscription when it is paid', async () => {
    const id = await orderPlan('personal_year');
    expect(await read(id)).toMatchObject({
      amount: 198,
      original_amount: 198,
      discount_amount: 0,
      product_type: 'membership',
    });
    const { data } = await pay(id);
    expect(await listSubscriptions()).toEqual([]);
    await payAt(data.payment.order_no);
    expect((await call('GET', '/api/v1/membership/current')).data).toEqual({
      has_active_subscription: true,
      plan_id: 'p_personal_year',
      plan_name: '年度会员',
      expire_date: '2027-11-20T04:00:00.000Z',
      days_left: 365,
      professional: false,
      api_access: false,
    });
  });

  /** Buys a plan and pays for it. */
  const buyPlan = async (code: string) => {
    const { data } = await pay(await orderPlan(code));
    await payAt(data.payment.order_no);
  };
  const current = async () => (await call('GET', '/api/v1/membership/current')).data;
  const reportsLeft = async () => {
    const { items } = (await call('GET', '/api/benefits/status')).data;
    return items.find(({ benefit_type }: { benefit_type: string }) => benefit_type === 'REPORT_UNLOCK');
  };

  it('appends a plan that gives as much or less to the end of the running one', async () => {
    for (const code of ['personal_quarter', 'personal_quarter', 'personal_month']) {
      await buyPlan(code);
      service.clock.advance(1);
    }
    expect(await current()).toMatchObject({
      plan_name: '季度会员',
      expire_date: '2027-06-20T04:00:00.000Z',
    });
    expect((await listSubscriptions()).map(({ started_at }) => started_at.toISOString()).sort()).toEqual([
      '2026-11-20T04:00:00.000Z',
      '2027-02-20T04:00:00.000Z',
      '2027-05-20T04:00:00.000Z',
    ]);
  });

  it('starts a plan that gives more at once, ends it later by the time left, and keeps the use of the month', async () => {
    await buyPlan('personal_month');
    await service.db
      .insert(benefitCounts)
      .values({ user_id: userId, benefit_type: 'REPORT_UNLOCK', period: '2026-11', used: 2 });
    service.clock.advance(1);
    await buyPlan('personal_quarter');
    expect(await current()).toMatchObject({
      plan_name: '季度会员',
      expire_date: '2027-03-20T04:00:00.000Z',
    });
    expect(await reportsLeft()).toMatchObject({ total: 5, used: 2, remaining: 3 });
    // The plan that was left is not a second one: the next one like the new continues it.
    await buyPlan('personal_quarter');
    expect(await current()).toMatchObject({ expire_date: '2027-06-20T04:00:00.000Z' });
    expect(await reportsLeft()).toMatchObject({ total: 5, remaining: 3 });
  });

  it('makes the buyer of a family plan the owner of five seats at once', async () => {
    await buyPlan('personal_year');
    const family = async () => (await call('GET', '/api/v1/membership/family')).data;
    expect(await family()).toMatchObject({ role: 'none' });
    await buyPlan('family_year');
    expect(await family()).toMatchObject({
      role: 'owner',
      max_members: 5,
      expire_date: '2028-11-20T04:00:00.000Z',
    });
  });

  it('appends one of two plans that are paid at the same time', async () => {
    const month = (await pay(await orderPlan('personal_month'))).data;
    const quarter = (await pay(await orderPlan('personal_quarter'))).data;
    await Promise.all([payAt(month.payment.order_no), payAt(quarter.payment.order_no)]);
    expect((await call('GET', '/api/v1/membership/current')).data).toMatchObject({
      expire_date: '2027-03-20T04:00:00.000Z',
    });
  });

  it('is refused for a member for life, and a later payment is paid back', async () => {
    const { wechat } = service.cashier.providers;
    const { close } = wechat;
    wechat.close = async () => 'unknown';
    const late = await orderPlan('pro_month');
    const opened = (await pay(late)).data;
    const { data } = await pay(await orderPlan('pro_lifetime'));
    await payAt(data.payment.order_no);
    wechat.close = close;
    expect((await call('GET', '/api/v1/membership/current')).data).toMatchObject({
      expire_date: null,
      days_left: null,
    });
    const order = { product_id: 'pro_month', product_type: 'membership', quantity: 1 };
    expect(await call('POST', '/api/orders', order)).toMatchObject({
      status: 409,
      message: '您已是终身会员，无需再购买',
    });
    expect(await read(late)).toMatchObject({ status: 'cancelled' });
    await payAt(opened.payment.order_no);
    expect(await read(late)).toMatchObject({ status: 'cancelled', refund_status: 'done' });
    expect(await listSubscriptions()).toHaveLength(1);
  });

  it('does not sell an unknown plan', async () => {
    const order = { product_id: 'gold', product_type: 'membership', quantity: 1 };
    expect(await call('POST', '/api/orders', order)).toMatchObject({ status: 404, message: '没有这个套餐' });
  });
});
