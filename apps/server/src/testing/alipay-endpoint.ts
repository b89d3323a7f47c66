import { createSign, createVerify } from 'node:crypto';

import type { AlipayOptions } from '../adapters/payments-alipay.ts';
import { formatYuan, parseYuan } from '../shared/money.ts';
import { type EndpointTrade, type Fault, listen, newKeys, sendFault } from './payment-endpoint.ts';

/** A stand-in of Alipay's gateway, which checks and makes signatures as the provider does. */
export async function createAlipayEndpoint() {
  const app = newKeys();
  const platform = newKeys();
  const trades = new Map<string, EndpointTrade>();
  const requests: { method: string; content: Record<string, unknown> }[] = [];
  const state: { fault: Fault | null; amount: string | null; fundChange: string; refundStatus: string } = {
    fault: null,
    /** Named in place of a trade's own amount. */
    amount: null,
    fundChange: 'Y',
    refundStatus: 'REFUND_SUCCESS',
  };

  const join = (fields: Record<string, string>) =>
    Object.keys(fields)
      .filter((name) => name !== 'sign' && fields[name] !== '')
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
  const isSigned = (fields: Record<string, string>) =>
    createVerify('RSA-SHA256')
      .update(join(fields))
      .verify(app.publicKey, fields['sign'] ?? '', 'base64');
  const sign = (content: string) =>
    createSign('RSA-SHA256')
      .update(content)
      .sign(state.fault === 'unsigned' ? app.privateKey : platform.privateKey, 'base64');

  const STATES = {
    unpaid: 'WAIT_BUYER_PAY',
    paid: 'TRADE_SUCCESS',
    closed: 'TRADE_CLOSED',
    failed: 'TRADE_CLOSED',
  };
  const amountOf = (trade: EndpointTrade) =>
    state.amount ?? formatYuan(state.fault === 'other-amount' ? 1 : trade.amount_fen);

  const describe = (trade: EndpointTrade) => ({
    code: '10000',
    msg: 'Success',
    trade_no: `2026${trade.trade_no}`,
    out_trade_no: trade.trade_no,
    trade_status: STATES[trade.state],
    total_amount: amountOf(trade),
    ...(state.fault === 'other-currency' ? { trans_currency: 'USD' } : {}),
  });
  const fail = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code });

  function answer(method: string, content: Record<string, unknown>): object {
    const trade = trades.get(String(content['out_trade_no']));
    if (!trade) return fail('ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.query') return describe(trade);
    if (method === 'alipay.trade.close') {
      if (trade.state !== 'unpaid') return fail('ACQ.TRADE_STATUS_ERROR');
      trade.state = 'closed';
      return { code: '10000', msg: 'Success' };
    }
    if (method === 'alipay.trade.refund') {
      if (trade.state !== 'paid') return fail('ACQ.TRADE_STATUS_ERROR');
      trade.refunds.set(String(content['out_request_no']), parseYuan(String(content['refund_amount'])));
      return { code: '10000', msg: 'Success', fund_change: state.fundChange };
    }
    return { code: '10000', msg: 'Success', refund_status: state.refundStatus };
  }

  const server = await listen((_, text, response) => {
    const fields = Object.fromEntries(new URLSearchParams(text));
    const method = fields['method'] ?? '';
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, unknown>;
    requests.push({ method, content });
    if (sendFault(state.fault, response)) return;
    const reply = JSON.stringify(
      isSigned(fields) && fields['app_id'] === 'ali1'
        ? answer(method, content)
        : { code: '40002', sub_code: 'isv.invalid-signature' },
    );
    response
      .writeHead(200, { 'content-type': 'text/html;charset=utf-8' })
      .end(`{"${method.replaceAll('.', '_')}_response":${reply},"sign":${JSON.stringify(sign(reply))}}`);
  });

  const options: AlipayOptions = {
    appid: 'ali1',
    privateKey: app.privateKey,
    publicKey: platform.publicKey,
    gateway: `${server.url}/gateway.do`,
    publicUrl: 'https://ziping.example',
  };

  return {
    options,
    trades,
    requests,
    state,
    /** Opens the cashier with a form, as the payer's browser does. @returns whether the form was accepted */
    openForm(form: string): boolean {
      const unescape = (value: string) =>
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&');
      const inputs = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
      const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescape(value)]));
      if (!isSigned(fields)) return false;
      const content = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>;
      const trade_no = content['out_trade_no'] ?? '';
      const amount_fen = parseYuan(content['total_amount'] ?? '');
      if (!trades.has(trade_no)) {
        trades.set(trade_no, { trade_no, amount_fen, state: 'unpaid', refunds: new Map() });
      }
      return true;
    },
    pay(trade_no: string): void {
      const trade = trades.get(trade_no);
      if (trade?.state === 'unpaid') trade.state = 'paid';
    },
    /** The notification of a trade, signed. */
    notification(trade_no: string) {
      const trade = trades.get(trade_no);
      if (!trade) throw new Error('no trade');
      const fields: Record<string, string> = {
        app_id: state.fault === 'other-app' ? 'ali2' : 'ali1',
        charset: 'utf-8',
        notify_type: 'trade_status_sync',
        out_trade_no: trade_no,
        trade_no: `2026${trade_no}`,
        trade_status: STATES[trade.state],
        total_amount: amountOf(trade),
        subject: '子平-事业前程 & 其他',
        ...(state.fault === 'other-currency' ? { trans_currency: 'USD' } : {}),
      };
      const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: sign(join(fields)) }).toString();
      return { headers: new Headers(), body };
    },
    close: () => server.close(),
  };
}

export type AlipayEndpoint = Awaited<ReturnType<typeof createAlipayEndpoint>>;
