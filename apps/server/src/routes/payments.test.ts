import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAlipay } from '../adapters/payments-alipay.ts';
import type { App } from '../app.ts';
import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import { createWechatPay } from '../adapters/payments-wechat.ts';
import { orders, payments } from '../db/schema/orders.ts';
import { createLog } from '../shared/log.ts';
import { standardLimits } from '../domain/limits/rate-limiter.ts';
import type { Channel, PaymentProvider } from '../ports/payments.ts';
import { AlipayEndpoint } from '../testing/alipay-endpoint.ts';
import { createHarness, type Harness, SLOW } from '../testing/harness.ts';
import type { Fault } from '../testing/payment-endpoint.ts';
import { shortRules } from '../testing/rules.ts';
import { WechatPayEndpoint } from '../testing/wechat-pay-endpoint.ts';

let service: Harness;
let wechat: WechatPayEndpoint;
let alipay: AlipayEndpoint;
let token: string;
let wechatPay: PaymentProvider;
let phone = 13_400_000_000;
/** Runs once while a request to open a trade is on its way to WeChat Pay. */
let meanwhile: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  const clock = { now: () => service.clock.now() };
  wechat = await new WechatPayEndpoint(clock.now).listen();
  alipay = await new AlipayEndpoint().listen();
  wechatPay = createWechatPay(wechat.options, { clock, entropy: cryptoEntropy });
  service = await createHarness({
    rules: shortRules,
    payments: {
      wechat: {
        ...wechatPay,
        async open(trade) {
          const step = meanwhile;
          meanwhile = null;
          await step?.();
          return wechatPay.open(trade);
        },
      },
      alipay: createAlipay(alipay.options, { clock }),
    },
  });
}, SLOW);
afterAll(async () => {
  await service.close();
  await wechat.close();
  await alipay.close();
});

beforeEach(async () => {
  service.errors.length = 0;
  wechat.state.fault = null;
  alipay.state.fault = null;
  phone += 1;
  ({ token } = await service.signUp(String(phone)));
});

const endpointOf = (channel: Channel) => (channel === 'wechat' ? wechat : alipay);

/** An order for a membership whose payment was begun. */
async function begin(channel: Channel, client_type = 'pc') {
  const body = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };
  const { order_id } = (await service.call('POST', '/api/orders', body, { token })).data;
  const how = { payment_channel: channel, client_type, openid: 'o1' };
  const { data } = await service.call('POST', `/api/orders/${order_id}/pay`, how, { token });
  if (data.payment.form_html) alipay.openForm(data.payment.form_html);
  return { order_id, order_no: data.payment.order_no as string, payment: data.payment };
}

async function send(channel: Channel, notification: { headers: Headers; body: string }) {
  const { headers, body } = notification;
  const response = await service.app.request(`/api/payment/notify/${channel}`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: response.status, text: await response.text() };
}
const ACCEPTED = { wechat: { status: 200 }, alipay: { text: 'success' } };
const REJECTED = { wechat: { status: 500 }, alipay: { text: 'fail' } };

async function stateOf(order_id: string) {
  const [order] = await service.db.select().from(orders).where(eq(orders.id, order_id));
  const money = await service.db.select().from(payments).where(eq(payments.order_id, order_id));
  return { status: order?.status, payments: money.length };
}
const UNPAID = { status: 'pending', payments: 0 };
/** Faults that an endpoint has: Alipay's answers and notifications name the app, which belongs to one merchant. */
const isKnown = (channel: Channel, fault: Fault) => channel === 'wechat' || fault !== 'other-merchant';

/** Errors of one kind, which the log writes once a minute, were logged, without anything about the payer. */
function expectOneKindLogged(order_no: string) {
  expect(new Set(service.errors).size).toBe(1);
  expect(service.errors.join()).not.toMatch(new RegExp(`${order_no}|${phone}|月度会员`));
}

describe.each<Channel>(['wechat', 'alipay'])('notifications of %s', (channel) => {
  it('deliver once, however often and in how many copies they come', async () => {
    const { order_id, order_no } = await begin(channel);
    endpointOf(channel).pay(order_no);
    const notification = endpointOf(channel).notification(order_no);
    const answers = await Promise.all([send(channel, notification), send(channel, notification)]);
    for (const answer of answers) expect(answer).toMatchObject(ACCEPTED[channel]);
    expect(await send(channel, endpointOf(channel).notification(order_no))).toMatchObject(ACCEPTED[channel]);
    expect(await stateOf(order_id)).toEqual({ status: 'paid', payments: 1 });
  });

  it.each<Fault>(['unsigned', 'other-app', 'other-merchant', 'other-amount', 'other-currency'])(
    'change nothing and are logged as one kind: %s',
    async (fault) => {
      if (!isKnown(channel, fault)) return;
      const { order_id, order_no } = await begin(channel);
      endpointOf(channel).pay(order_no);
      endpointOf(channel).state.fault = fault;
      const notification = endpointOf(channel).notification(order_no);
      expect(await send(channel, notification)).toMatchObject(REJECTED[channel]);
      expect(await stateOf(order_id)).toEqual(UNPAID);
      expectOneKindLogged(order_no);
    },
  );

  it('change nothing and are logged as one kind: empty, HTML, truncated, long', async () => {
    const { order_id, order_no } = await begin(channel);
    endpointOf(channel).pay(order_no);
    const { headers, body } = endpointOf(channel).notification(order_no);
    for (const spoilt of ['', '<html></html>', body.slice(0, -20), body + 'x'.repeat(5 * 1024 * 1024)]) {
      service.errors.length = 0;
      expect(await send(channel, { headers, body: spoilt })).toMatchObject(REJECTED[channel]);
      expectOneKindLogged(order_no);
    }
    expect(await stateOf(order_id)).toEqual(UNPAID);
  });

  it('are counted in the log when they are forged, not written one by one and not quoted', async () => {
    const { order_no } = await begin(channel);
    endpointOf(channel).pay(order_no);
    const genuine = endpointOf(channel).notification(order_no);
    const lines: string[] = [];
    const log = createLog((line) => void lines.push(line), service.clock.now);
    const app = service.another({ log });
    const post = async (headers: Headers, body: string) =>
      (await app.request(`/api/payment/notify/${channel}`, { method: 'POST', headers, body })).status;
    for (let at = 0; at < 300; at += 1) {
      await post(new Headers(genuine.headers), `out_trade_no=forged\n${at}&${'长'.repeat(2000)}`);
      await post(new Headers({ 'content-length': '9' }), '{"id":1}\n');
    }
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'notification rejected',
      channel,
      reason: 'not signed',
    });
    expect(lines[0]).toHaveLength(Buffer.byteLength(lines[0] ?? ''));
    expect(lines[0]?.length).toBeLessThan(200);

    // One that the provider signed and that fails for another reason is not lost among them.
    endpointOf(channel).state.fault = 'other-amount';
    const { headers, body } = endpointOf(channel).notification(order_no);
    await post(headers, body);
    expect(lines.slice(1).map((line) => JSON.parse(line).event)).toEqual(['payment of another amount']);
  });

  it('deliver when they come after the order has ended, and not again when they are replayed', async () => {
    const { order_id, order_no } = await begin(channel);
    endpointOf(channel).pay(order_no);
    const notification = endpointOf(channel).notification(order_no);
    await service.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, order_id));
    for (let copy = 0; copy < 3; copy += 1) {
      expect(await send(channel, notification)).toMatchObject(ACCEPTED[channel]);
    }
    expect(await stateOf(order_id)).toEqual({ status: 'paid', payments: 1 });
  });

  it('of something else than a payment are accepted and change nothing', async () => {
    const { order_id, order_no } = await begin(channel);
    expect(await send(channel, endpointOf(channel).notification(order_no))).toMatchObject(ACCEPTED[channel]);
    expect(await stateOf(order_id)).toEqual(UNPAID);
  });

  it('that never come are made up for by asking', async () => {
    const { order_id, order_no } = await begin(channel);
    endpointOf(channel).pay(order_no);
    await service.app.orders.sweep();
    expect(await stateOf(order_id)).toEqual({ status: 'paid', payments: 1 });
  });

  it.each<Fault>([
    'html',
    'error',
    'huge',
    'truncated',
    'unsigned',
    'other-amount',
    'other-app',
    'other-merchant',
    'other-currency',
  ])(
    'are not needed, and an answer that is spoilt delivers nothing and is logged as one kind: %s',
    async (fault) => {
      // A signed answer of Alipay is about our app.
      if (channel === 'alipay' && (fault === 'other-app' || fault === 'other-merchant')) return;
      const { order_id, order_no } = await begin(channel);
      endpointOf(channel).pay(order_no);
      endpointOf(channel).state.fault = fault;
      const path = `/api/orders/${order_id}/payment-status`;
      for (let query = 0; query < 2; query += 1) {
        expect((await service.call('GET', path, undefined, { token })).data.status).toBe('pending');
        service.clock.advance(5);
      }
      expect(await stateOf(order_id)).toEqual(UNPAID);
      expectOneKindLogged(order_no);
      endpointOf(channel).state.fault = null;
      expect((await service.call('GET', path, undefined, { token })).data.status).toBe('paid');
    },
  );
});

it('a payment inside WeChat gets its parameters from the last trade', async () => {
  const { order_no } = await begin('wechat', 'jsapi');
  const { data } = await service.call('POST', '/api/payment/wechat/jsapi_params', { order_no }, { token });
  expect(data).toMatchObject({ appId: 'wx1', package: `prepay_id=wx${order_no}`, signType: 'RSA' });
});

it('parameters for an order that was not begun in WeChat are refused', async () => {
  const { order_no } = await begin('wechat', 'pc');
  expect(
    await service.call('POST', '/api/payment/wechat/jsapi_params', { order_no }, { token }),
  ).toMatchObject({ code: 1511, message: '获取微信支付参数失败' });
});

it('a provider that is down is named, and the other channel works', async () => {
  const { order_id } = await begin('alipay');
  wechat.state.fault = 'error';
  const how = { payment_channel: 'wechat', client_type: 'pc' };
  expect(await service.call('POST', `/api/orders/${order_id}/pay`, how, { token })).toMatchObject({
    code: 1510,
    message: '支付渠道暂不可用，请换一种方式',
  });
});

describe('the amount that Alipay names', () => {
  const name = async (amount: string) => {
    const { order_id, order_no } = await begin('alipay');
    alipay.pay(order_no);
    alipay.state.amount = amount;
    const answer = await send('alipay', alipay.notification(order_no));
    const asked = await service.call('GET', `/api/orders/${order_id}/payment-status`, undefined, { token });
    return { answer, asked: asked.data.status, order_id, order_no };
  };
  afterEach(() => void (alipay.state.amount = null));

  it.each(['29.90', '29.9', '29.900', '29.90000'])('is the amount of the order: %s', async (amount) => {
    const { answer, order_id } = await name(amount);
    expect(answer).toMatchObject(ACCEPTED.alipay);
    expect(await stateOf(order_id)).toEqual({ status: 'paid', payments: 1 });
  });

  it.each([
    '29.901',
    '29.904',
    '29.895',
    '29.9000000000000000001',
    '2.99e1',
    '29.9元',
    ' 29.90',
    '0x1e',
    '29,90',
  ])('is another amount, which delivers nothing and needs a person: %s', async (amount) => {
    const { answer, asked, order_id, order_no } = await name(amount);
    expect(answer).toMatchObject(REJECTED.alipay);
    expect(asked).toBe('pending');
    expect(await stateOf(order_id)).toEqual(UNPAID);
    expect(service.errors).toEqual(['payment of another amount: null']);
    expect(await service.app.orders.findProblems()).toContainEqual({
      order_no,
      reason: '金额不符：应付 2990 分，实付不是整分的金额',
    });
  });
});

describe('the status of an order by its number', () => {
  const ask = (app: App, order_no: string, headers: Record<string, string> = {}) =>
    app.request(`/api/payment/status-by-orderno?order_no=${order_no}`, { headers });

  it('does not wait for a provider that is silent, and has its answer when that comes', async () => {
    const { order_no } = await begin('wechat');
    wechat.pay(order_no);
    let queries = 0;
    let answer = () => {};
    const silence = new Promise<void>((resolve) => (answer = resolve));
    const slow: PaymentProvider = {
      ...wechatPay,
      async query(trade_no) {
        queries += 1;
        await silence;
        return wechatPay.query(trade_no);
      },
    };
    const app = service.another({ payments: { wechat: slow } });
    const read = async (headers?: Record<string, string>) =>
      ((await (await ask(app, order_no, headers)).json()) as { data: { status: string } }).data.status;
    // The provider answers after these: they would never end if they waited for it.
    const strangers = await Promise.all([read(), read(), read({ authorization: `Bearer ${token}` })]);
    expect(strangers).toEqual(['pending', 'pending', 'pending']);
    expect(queries).toBe(1);
    answer();
    await vi.waitFor(async () => expect(await read()).toBe('paid'));
  });

  it('waits for a provider that answers, so that a payment is seen at once', async () => {
    const { order_no } = await begin('alipay');
    alipay.pay(order_no);
    const answer = await service.call('GET', `/api/payment/status-by-orderno?order_no=${order_no}`);
    expect(answer.data.status).toBe('paid');
  });

  it('is limited: by account, or by address without login', async () => {
    const { order_no } = await begin('wechat');
    const limits = { ...standardLimits(), statusPerCaller: { count: 2, seconds: 900 } };
    const app = service.another({ limits });
    const status = async (address: string, own = false) =>
      (
        await ask(app, order_no, {
          'x-forwarded-for': address,
          ...(own && { authorization: `Bearer ${token}` }),
        })
      ).status;
    expect([await status('198.51.100.1'), await status('198.51.100.1')]).toEqual([200, 200]);
    expect(await status('198.51.100.1')).toBe(429);
    expect(await status('198.51.100.2')).toBe(200);
    expect(await status('198.51.100.1', true)).toBe(200);
  });
});

describe('attempts of a coupon', () => {
  it('are limited by account', async () => {
    const app = service.another({
      limits: { ...standardLimits(), couponPerUser: { count: 2, seconds: 3600 } },
    });
    const attempt = async (code: string) => {
      const response = await app.request('/api/coupons/validate', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ code, product_id: 'personal_year', product_type: 'membership' }),
      });
      return { status: response.status, wait: response.headers.get('retry-after') };
    };
    for (const code of ['GUESS1', 'GUESS2']) expect(await attempt(code)).toEqual({ status: 200, wait: null });
    expect(await attempt('GUESS3')).toEqual({ status: 429, wait: '3600' });
  });
});

describe('a trade that is on its way to the provider', () => {
  const plan = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };
  const call = (method: string, path: string, body?: unknown) => service.call(method, path, body, { token });
  const payBy = (order_id: string, payment_channel: Channel) =>
    call('POST', `/api/orders/${order_id}/pay`, { payment_channel, client_type: 'pc' });

  it.each<[string, (order_id: string) => Promise<unknown>]>([
    ['the order is cancelled', (id) => call('POST', `/api/orders/${id}/cancel`)],
    ['the other channel is chosen', (id) => payBy(id, 'alipay')],
    [
      'the order costs less by a coupon',
      () => call('POST', '/api/orders', { ...plan, coupon_code: 'FIRST90' }),
    ],
    [
      'the time to pay ends',
      async () => {
        service.clock.advance(31 * 60);
        await service.app.orders.sweep();
      },
    ],
  ])('is closed and not handed out when meanwhile %s', async (_, step) => {
    const { order_id } = (await call('POST', '/api/orders', plan)).data;
    meanwhile = () => step(order_id);
    expect(await payBy(order_id, 'wechat')).toMatchObject({ status: 409, data: null });
    const [order] = await service.db.select().from(orders).where(eq(orders.id, order_id));
    expect(wechat.trades.get(order?.order_no ?? '')).toMatchObject({ state: 'closed' });
  });
});

describe('a payment by Alipay whose cashier nobody opened', () => {
  const isListed = async (order_no: string) =>
    (await service.app.orders.findProblems()).some((problem) => problem.order_no === order_no);
  const abandon = async () => {
    const { order_id, order_no, payment } = await begin('alipay');
    alipay.trades.delete(order_no);
    return { order_id, order_no, form: payment.form_html as string };
  };

  it('needs no person after its time to pay, and is delivered when a notification comes nevertheless', async () => {
    const { order_id, order_no, form } = await abandon();
    for (const minutes of [31, 61, 24 * 60]) {
      service.clock.advance(minutes * 60);
      await service.app.orders.sweep();
    }
    expect(await isListed(order_no)).toBe(false);
    alipay.openForm(form);
    alipay.pay(order_no);
    expect(await send('alipay', alipay.notification(order_no))).toMatchObject(ACCEPTED.alipay);
    expect(await stateOf(order_id)).toEqual({ status: 'paid', payments: 1 });
  });

  it('is found paid half an hour after its time to pay', async () => {
    const { order_id, order_no, form } = await abandon();
    service.clock.advance(45 * 60);
    await service.app.orders.sweep();
    alipay.openForm(form);
    alipay.pay(order_no);
    service.clock.advance(15 * 60);
    await service.app.orders.sweep();
    expect(await stateOf(order_id)).toEqual({ status: 'paid', payments: 1 });
  });

  it('is settled by hand where the service did not run meanwhile', async () => {
    const { order_no } = await abandon();
    service.clock.advance(25 * 3600);
    await service.app.orders.sweep();
    expect(await isListed(order_no)).toBe(true);
    await service.app.orders.settle(order_no, false);
    expect(await isListed(order_no)).toBe(false);
  });
});

it('another client of the same order closes the first trade, so that it cannot be paid twice', async () => {
  const first = await begin('wechat', 'pc');
  const second = await begin('wechat', 'mobile');
  expect(second.order_id).toBe(first.order_id);
  expect(wechat.trades.get(first.order_no)?.state).toBe('closed');
  expect(wechat.trades.get(`${first.order_no}_2`)?.state).toBe('unpaid');
});

it.each([
  ['IPv4', '203.0.113.9', '203.0.113.9'],
  ['IPv6', '[2001:db8::7:1]:50001', '2001:db8::7:1'],
  ['IPv4 mapped to IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
])('the provider is given the whole address of a payer: %s', async (_, address, given) => {
  const body = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };
  const { order_id } = (await service.call('POST', '/api/orders', body, { token })).data;
  const how = { payment_channel: 'wechat', client_type: 'mobile' };
  await service.call('POST', `/api/orders/${order_id}/pay`, how, { token, address });
  const { path, body: sent } = wechat.requests.at(-1) ?? {};
  expect(path).toBe('/v3/pay/transactions/h5');
  expect(sent).toMatchObject({ scene_info: { payer_client_ip: given } });
});
