import { createVerify } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  ForgedNotification,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnavailable,
  type TradeRequest,
} from '../ports/payments.ts';
import { AlipayEndpoint } from '../testing/alipay-endpoint.ts';
import type { Fault } from '../testing/payment-endpoint.ts';
import { WechatPayEndpoint } from '../testing/wechat-pay-endpoint.ts';
import { cryptoEntropy } from './entropy-crypto.ts';
import { createAlipay } from './payments-alipay.ts';
import { sendToProvider } from './payments-http.ts';
import { createWechatPay } from './payments-wechat.ts';

const clock = { now: () => new Date() };
let count = 0;
const newTrade = (more: Partial<TradeRequest> = {}): TradeRequest => {
  count += 1;
  return {
    trade_no: `ZP2026112012000000000${count}`,
    order_no: 'ZP1',
    client_type: 'pc',
    openid: null,
    amount_fen: 3990,
    description: '子平-事业前程',
    expires_at: new Date('2026-11-20T04:30:00Z'),
    address: '203.0.113.7',
    ...more,
  };
};
const refundOf = (trade_no: string) => ({
  trade_no,
  refund_no: 'R1',
  amount_fen: 3990,
  total_fen: 3990,
  reason: '重复支付',
});

let wechatEndpoint: WechatPayEndpoint;
let wechat: PaymentProvider;
let alipayEndpoint: AlipayEndpoint;
let alipay: PaymentProvider;

beforeAll(async () => {
  wechatEndpoint = await new WechatPayEndpoint().listen();
  wechat = createWechatPay(wechatEndpoint.options, { clock, entropy: cryptoEntropy });
  alipayEndpoint = await new AlipayEndpoint().listen();
  alipay = createAlipay(alipayEndpoint.options, { clock });
});
afterAll(() => Promise.all([wechatEndpoint.close(), alipayEndpoint.close()]));
beforeEach(() => {
  Object.assign(wechatEndpoint.state, { fault: null, refundStatus: 'SUCCESS' });
  Object.assign(alipayEndpoint.state, { fault: null, fundChange: 'Y', refundStatus: 'REFUND_SUCCESS' });
});

/** Both providers, with what a test needs of their stand-ins. */
const PROVIDERS = ['wechat', 'alipay'] as const;
const use = (name: (typeof PROVIDERS)[number]) => {
  const endpoint = name === 'wechat' ? wechatEndpoint : alipayEndpoint;
  const provider = name === 'wechat' ? wechat : alipay;
  return {
    endpoint,
    provider,
    async open(more?: Partial<TradeRequest>) {
      const trade = newTrade(more);
      const { form_html } = await provider.open(trade);
      if (form_html !== undefined) alipayEndpoint.openForm(form_html);
      return trade.trade_no;
    },
  };
};

describe.each(PROVIDERS)('%s', (name) => {
  it('says whether a trade is unpaid, paid or closed', async () => {
    const { provider, endpoint, open } = use(name);
    const trade_no = await open();
    expect(await provider.query(trade_no)).toEqual({ state: 'unpaid' });
    expect(await provider.query('ZP9')).toEqual({ state: 'unpaid' });
    endpoint.pay(trade_no);
    expect(await provider.query(trade_no)).toEqual({
      state: 'paid',
      trade_no,
      transaction_id: expect.stringContaining(trade_no),
      amount_fen: 3990,
    });
    const other = await open();
    expect(await provider.close(other)).toBe('closed');
    expect(await provider.query(other)).toEqual({ state: 'closed' });
    expect(await provider.close(trade_no)).toBe('paid');
  });

  it('does not take a trade that it does not know for closed, which may be on its way', async () => {
    expect(await use(name).provider.close('ZP9')).toBe('unknown');
  });

  it('takes the same trade twice as one', async () => {
    const { provider } = use(name);
    const trade = newTrade();
    expect(Object.keys(await provider.open(trade))).toEqual(Object.keys(await provider.open(trade)));
  });

  it('pays back by the same number once', async () => {
    const { provider, endpoint, open } = use(name);
    const trade_no = await open();
    endpoint.pay(trade_no);
    expect(await provider.refund(refundOf(trade_no))).toBe(true);
    expect(await provider.refund(refundOf(trade_no))).toBe(true);
    expect([...(endpoint.trades.get(trade_no)?.refunds ?? [])]).toEqual([['R1', 3990]]);
  });

  it('refuses to pay an unpaid trade back', async () => {
    const { provider, open } = use(name);
    await expect(provider.refund(refundOf(await open()))).rejects.toThrow(PaymentRefused);
  });

  it.each<Fault>(['html', 'error', 'huge', 'truncated', 'unsigned', 'other-currency'])(
    'does not take an answer for a payment: %s',
    async (fault) => {
      const { provider, endpoint, open } = use(name);
      const trade_no = await open();
      endpoint.pay(trade_no);
      endpoint.state.fault = fault;
      await expect(provider.query(trade_no)).rejects.toThrow(PaymentUnavailable);
      if (fault !== 'other-currency') {
        await expect(provider.refund(refundOf(trade_no))).rejects.toThrow(PaymentUnavailable);
      }
    },
  );

  it('reads a signed notification of a payment', async () => {
    const { provider, endpoint, open } = use(name);
    const trade_no = await open();
    const received = () => provider.readNotification(endpoint.notification(trade_no));
    expect(received()).toBeNull();
    endpoint.pay(trade_no);
    expect(received()).toEqual({
      trade_no,
      transaction_id: expect.stringContaining(trade_no),
      amount_fen: 3990,
    });
  });

  it.each<Fault>(['unsigned', 'other-app', 'other-currency'])('rejects a notification: %s', async (fault) => {
    const { provider, endpoint, open } = use(name);
    const trade_no = await open();
    endpoint.pay(trade_no);
    endpoint.state.fault = fault;
    const notification = endpoint.notification(trade_no);
    expect(() => provider.readNotification(notification)).toThrow(ForgedNotification);
  });

  it('rejects a notification that was changed, cut, or is none', async () => {
    const { provider, endpoint, open } = use(name);
    const trade_no = await open();
    endpoint.pay(trade_no);
    const { headers, body } = endpoint.notification(trade_no);
    const bodies = [body.replace('a', 'b'), body.slice(0, -20), '', '{}', '<html>', 'a=b'];
    for (const changed of bodies) {
      expect(() => provider.readNotification({ headers, body: changed }), changed).toThrow(
        ForgedNotification,
      );
    }
    expect(() => provider.readNotification({ headers: new Headers(), body: '{}' })).toThrow(
      ForgedNotification,
    );
  });
});

describe('WeChat Pay', () => {
  it('opens a trade for each client', async () => {
    expect(await wechat.open(newTrade({ client_type: 'pc' }))).toEqual({
      code_url: expect.stringMatching(/^weixin:/),
    });
    expect(await wechat.open(newTrade({ client_type: 'jsapi', openid: 'o1' }))).toEqual({
      prepay_id: expect.stringMatching(/^wx/),
    });
    const { payment_url = '' } = await wechat.open(newTrade({ client_type: 'mobile' }));
    expect(new URL(payment_url).searchParams.get('redirect_url')).toBe(
      'https://ziping.example/payment/result?out_trade_no=ZP1',
    );
    expect(wechatEndpoint.requests.at(-2)).toMatchObject({
      path: '/v3/pay/transactions/jsapi',
      body: {
        appid: 'wx1',
        mchid: 'm1',
        amount: { total: 3990, currency: 'CNY' },
        payer: { openid: 'o1' },
        time_expire: '2026-11-20T12:30:00+08:00',
        notify_url: 'https://ziping.example/api/payment/notify/wechat',
      },
    });
    expect(wechatEndpoint.requests.at(-1)).toMatchObject({
      body: { scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } } },
    });
  });

  it('says that a trade failed', async () => {
    const trade = newTrade();
    await wechat.open(trade);
    const known = wechatEndpoint.trades.get(trade.trade_no);
    if (known) known.state = 'failed';
    expect(await wechat.query(trade.trade_no)).toEqual({ state: 'failed' });
  });

  it('rejects a notification that was recorded earlier', async () => {
    const trade = newTrade();
    await wechat.open(trade);
    wechatEndpoint.pay(trade.trade_no);
    const notification = wechatEndpoint.notification(trade.trade_no);
    const later = createWechatPay(wechatEndpoint.options, {
      clock: { now: () => new Date(Date.now() + 6 * 60_000) },
      entropy: cryptoEntropy,
    });
    expect(() => later.readNotification(notification)).toThrow(ForgedNotification);
  });

  it('signs the parameters of the bridge', () => {
    const params = wechat.jsapiParams?.('wx9', new Date('2026-11-20T04:00:00Z'));
    const text = `wx1\n${params?.timeStamp}\n${params?.nonceStr}\nprepay_id=wx9\n`;
    expect(params).toMatchObject({ appId: 'wx1', package: 'prepay_id=wx9', signType: 'RSA' });
    const isSigned = createVerify('RSA-SHA256')
      .update(text)
      .verify(wechatEndpoint.merchantPublicKey, params?.paySign ?? '', 'base64');
    expect(isSigned).toBe(true);
  });

  it('waits for a refund that is under way, and takes an abnormal one as refused', async () => {
    const trade = newTrade();
    await wechat.open(trade);
    wechatEndpoint.pay(trade.trade_no);
    wechatEndpoint.state.refundStatus = 'PROCESSING';
    expect(await wechat.refund(refundOf(trade.trade_no))).toBe(false);
    wechatEndpoint.state.refundStatus = 'ABNORMAL';
    await expect(wechat.refund(refundOf(trade.trade_no))).rejects.toThrow(PaymentRefused);
  });

  it('reads the bill of a day', async () => {
    wechatEndpoint.state.bill = [
      '\uFEFF交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,应结订单金额,退款金额',
      '`2026-11-20 12:00:00,`wx1,`m1,`4200001,`ZP1,`SUCCESS,`39.90,`0.00',
      '`2026-11-20 12:10:00,`wx1,`m1,`4200002,`ZP2,`REFUND,`0.00,`29.9',
      '总交易单数,应结订单总金额,退款总金额',
      '`2,`39.90,`29.90',
      '',
    ].join('\r\n');
    expect(await wechat.bill?.('2026-11-20')).toEqual([
      { trade_no: 'ZP1', transaction_id: '4200001', amount_fen: 3990, refund: false },
      { trade_no: 'ZP2', transaction_id: '4200002', amount_fen: 2990, refund: true },
    ]);
  });
});

/** In GBK: a receipt of 39.90 for ZP1 and a refund of 29.90 for ZP2, between comments. */
const ALIPAY_BILL =
  'I9anuLaxptK1zvHD98+4sunRrwrWp7i2saa9u9LXusUsycy7p7aptaW6xSzStc7xwODQzSzJzMa3w/uzxiy2qbWlvfC27qOo1KqjqQoyMDI2MDAxCSxaUDEJLL270tcs19PGvSwzOS45MAoyMDI2MDAyCSxaUDIJLM3Lv+4s19PGvSwtMjkuOTAKI9K1zvHD98+4wdCx7b3hyvg=';

describe('Alipay', () => {
  it('makes a form that the gateway accepts, for a page and for a phone', async () => {
    for (const [client_type, method] of [
      ['pc', 'alipay.trade.page.pay'],
      ['mobile', 'alipay.trade.wap.pay'],
    ] as const) {
      const { form_html = '' } = await alipay.open(newTrade({ client_type, description: '"<甲>&' }));
      expect(form_html).toContain(`name="method" value="${method}"`);
      expect(form_html).toContain('value="https://ziping.example/api/payment/notify/alipay"');
      expect(alipayEndpoint.openForm(form_html)).toBe(true);
      expect(alipayEndpoint.openForm(form_html.replace('39.90', '0.01'))).toBe(false);
    }
  });

  it('does not know a trade whose form was not sent', async () => {
    const trade = newTrade();
    await alipay.open(trade);
    expect(await alipay.close(trade.trade_no)).toBe('unknown');
  });

  it('asks whether a refund that changed nothing was made before', async () => {
    const trade = newTrade();
    alipayEndpoint.openForm((await alipay.open(trade)).form_html ?? '');
    alipayEndpoint.pay(trade.trade_no);
    alipayEndpoint.state.fundChange = 'N';
    expect(await alipay.refund(refundOf(trade.trade_no))).toBe(true);
    alipayEndpoint.state.refundStatus = '';
    expect(await alipay.refund(refundOf(trade.trade_no))).toBe(false);
  });

  it('reads a bill, which is in GBK', () => {
    expect(alipay.readBill?.(Buffer.from(ALIPAY_BILL, 'base64'))).toEqual([
      { trade_no: 'ZP1', transaction_id: '2026001', amount_fen: 3990, refund: false },
      { trade_no: 'ZP2', transaction_id: '2026002', amount_fen: 2990, refund: true },
    ]);
  });
});

describe('a bill', () => {
  const header = '微信订单号,商户订单号,交易状态,应结订单金额,退款金额';

  it.each(['', '<!DOCTYPE html><p class="a">登录</p>', 'a,b\n1,2', 'a,"b\n1,2'])(
    'that is another file is refused: %j',
    (text) => {
      expect(() => wechat.readBill?.(Buffer.from(text))).toThrow('这不是微信支付的账单');
      expect(() => alipay.readBill?.(Buffer.from(text))).toThrow('这不是支付宝的账单');
    },
  );

  it.each(['`2,`ZP2,`SUCC', '`2', '`2,`,`SUCCESS,`3.90,`0', '`,`ZP2,`SUCCESS,`3.90,`0'])(
    'whose second line is incomplete is refused: %s',
    (second) => {
      const bill = `${header}\n\`1,\`ZP1,\`SUCCESS,\`3.90,\`0\n${second}`;
      expect(() => wechat.readBill?.(Buffer.from(bill))).toThrow(
        '微信支付的账单第 2 笔无法读取，文件可能不完整',
      );
    },
  );

  it('of Alipay that ends within a line is refused', () => {
    const whole = Buffer.from(ALIPAY_BILL, 'base64');
    const half = whole.subarray(0, whole.lastIndexOf('-29.90'));
    expect(() => alipay.readBill?.(half)).toThrow('支付宝的账单第 2 笔无法读取，文件可能不完整');
  });
});

describe('a request to a provider', () => {
  it('does not wait longer than its time', async () => {
    alipayEndpoint.state.fault = 'silence';
    await expect(
      sendToProvider(alipayEndpoint.options.gateway, { method: 'POST', body: '' }, { timeout: 100 }),
    ).rejects.toThrow(PaymentUnavailable);
  });
});
