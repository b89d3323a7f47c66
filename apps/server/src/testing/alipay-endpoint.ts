import type { IncomingMessage, ServerResponse } from 'node:http';

import type { AlipayOptions } from '../adapters/payments-alipay.ts';
import { formatYuan, parseYuan } from '../shared/money.ts';
import { type EndpointTrade, type Fault, PaymentEndpoint, sendFault } from './payment-endpoint.ts';

const STATES = {
  unpaid: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  closed: 'TRADE_CLOSED',
  failed: 'TRADE_CLOSED',
};

const join = (fields: Record<string, string>) =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

const fail = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code });

const unescape = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** A stand-in of Alipay's gateway, which checks and makes signatures as the provider does. */
export class AlipayEndpoint extends PaymentEndpoint {
  readonly requests: { method: string; content: Record<string, unknown> }[] = [];
  readonly state: { fault: Fault | null; amount: string | null; fundChange: string; refundStatus: string } = {
    fault: null,
    /** Named in place of a trade's own amount. */
    amount: null,
    fundChange: 'Y',
    refundStatus: 'REFUND_SUCCESS',
  };

  get options(): AlipayOptions {
    return {
      appid: 'ali1',
      privateKey: this.merchant.privateKey,
      publicKey: this.platform.publicKey,
      gateway: `${this.url}/gateway.do`,
      publicUrl: 'https://ziping.example',
    };
  }

  /** Opens the cashier with a form, as the payer's browser does. @returns whether the form was accepted */
  openForm(form: string): boolean {
    const inputs = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescape(value)]));
    if (!this.isSigned(join(fields), fields['sign'] ?? '')) return false;
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>;
    const trade_no = content['out_trade_no'] ?? '';
    const amount_fen = parseYuan(content['total_amount'] ?? '');
    if (!this.trades.has(trade_no)) {
      this.trades.set(trade_no, { trade_no, amount_fen, state: 'unpaid', refunds: new Map() });
    }
    return true;
  }

  /** The notification of a trade, signed. */
  notification(trade_no: string) {
    const trade = this.trades.get(trade_no);
    if (!trade) throw new Error('no trade');
    const { fault } = this.state;
    const fields: Record<string, string> = {
      app_id: fault === 'other-app' ? 'ali2' : 'ali1',
      charset: 'utf-8',
      notify_type: 'trade_status_sync',
      out_trade_no: trade_no,
      trade_no: `2026${trade_no}`,
      trade_status: STATES[trade.state],
      total_amount: this.#amountOf(trade),
      subject: '子平-事业前程 & 其他',
      ...(fault === 'other-currency' ? { trans_currency: 'USD' } : {}),
    };
    const sign = this.sign(join(fields), fault);
    const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString();
    return { headers: new Headers(), body };
  }

  protected handle(_: IncomingMessage, text: string, response: ServerResponse): void {
    const { fault } = this.state;
    const fields = Object.fromEntries(new URLSearchParams(text));
    const method = fields['method'] ?? '';
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, unknown>;
    this.requests.push({ method, content });
    if (sendFault(fault, response)) return;
    const isAccepted = this.isSigned(join(fields), fields['sign'] ?? '') && fields['app_id'] === 'ali1';
    const reply = JSON.stringify(
      isAccepted ? this.#answer(method, content) : { code: '40002', sub_code: 'isv.invalid-signature' },
    );
    const sign = JSON.stringify(this.sign(reply, fault));
    response
      .writeHead(200, { 'content-type': 'text/html;charset=utf-8' })
      .end(`{"${method.replaceAll('.', '_')}_response":${reply},"sign":${sign}}`);
  }

  #amountOf(trade: EndpointTrade): string {
    return this.state.amount ?? formatYuan(this.state.fault === 'other-amount' ? 1 : trade.amount_fen);
  }

  #describe(trade: EndpointTrade) {
    return {
      code: '10000',
      msg: 'Success',
      trade_no: `2026${trade.trade_no}`,
      out_trade_no: trade.trade_no,
      trade_status: STATES[trade.state],
      total_amount: this.#amountOf(trade),
      ...(this.state.fault === 'other-currency' ? { trans_currency: 'USD' } : {}),
    };
  }

  #answer(method: string, content: Record<string, unknown>): object {
    const trade = this.trades.get(String(content['out_trade_no']));
    if (!trade) return fail('ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.query') return this.#describe(trade);
    if (method === 'alipay.trade.close') {
      if (trade.state !== 'unpaid') return fail('ACQ.TRADE_STATUS_ERROR');
      trade.state = 'closed';
      return { code: '10000', msg: 'Success' };
    }
    if (method === 'alipay.trade.refund') {
      if (trade.state !== 'paid') return fail('ACQ.TRADE_STATUS_ERROR');
      trade.refunds.set(String(content['out_request_no']), parseYuan(String(content['refund_amount'])));
      return { code: '10000', msg: 'Success', fund_change: this.state.fundChange };
    }
    return { code: '10000', msg: 'Success', refund_status: this.state.refundStatus };
  }
}
