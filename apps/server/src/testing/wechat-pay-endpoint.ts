import { createCipheriv, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { WechatPayOptions } from '../adapters/payments-wechat.ts';
import { type EndpointTrade, type Fault, PaymentEndpoint, sendFault } from './payment-endpoint.ts';

const API_V3_KEY = '0123456789abcdef0123456789abcdef';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0111';
const STATES = { unpaid: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', failed: 'PAYERROR' };

type Reply = [status: number, body: object | null];
const fail = (status: number, code: string): Reply => [status, { code, message: code }];

/** A stand-in of WeChat Pay's HTTP interface v3, which checks and makes signatures as the provider does. */
export class WechatPayEndpoint extends PaymentEndpoint {
  readonly requests: { method: string; path: string; body: Record<string, unknown> }[] = [];
  readonly state: { fault: Fault | null; refundStatus: string; bill: string } = {
    fault: null,
    refundStatus: 'SUCCESS',
    bill: '',
  };
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    super();
    this.#now = now;
  }

  get options(): WechatPayOptions {
    return {
      appid: 'wx1',
      mchid: 'm1',
      serial: 'SERIAL',
      privateKey: this.merchant.privateKey,
      apiV3Key: API_V3_KEY,
      publicKey: this.platform.publicKey,
      publicKeyId: PUBLIC_KEY_ID,
      apiUrl: this.url,
      publicUrl: 'https://ziping.example',
    };
  }

  get merchantPublicKey(): string {
    return this.merchant.publicKey;
  }

  /** The notification of a trade, signed and encrypted. */
  notification(trade_no: string, eventType = 'TRANSACTION.SUCCESS') {
    const trade = this.trades.get(trade_no);
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_V3_KEY), nonce);
    cipher.setAAD(Buffer.from('transaction'));
    const content = JSON.stringify(trade ? this.#describe(trade) : { refund_status: 'SUCCESS' });
    const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    const body = JSON.stringify({
      id: randomBytes(8).toString('hex'),
      event_type: eventType,
      resource_type: 'encrypt-resource',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: ciphertext.toString('base64'),
        nonce,
        associated_data: 'transaction',
      },
    });
    return { headers: new Headers(this.#signed(body)), body };
  }

  protected handle(request: IncomingMessage, text: string, response: ServerResponse): void {
    const { method = '', url: path = '' } = request;
    if (!this.#isAuthorized(request.headers.authorization ?? '', method, path, text)) {
      response.writeHead(401).end('{"code":"SIGN_ERROR"}');
      return;
    }
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    this.requests.push({ method, path, body });
    if (sendFault(this.state.fault, response)) return;
    if (path.startsWith('/v3/billdownload/')) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(this.state.bill);
      return;
    }
    const [status, content] = this.#answer(method, path, body);
    const out = content ? JSON.stringify(content) : '';
    response.writeHead(status, this.#signed(out)).end(out);
  }

  #signed(body: string): Record<string, string> {
    const timestamp = String(Math.floor(this.#now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': PUBLIC_KEY_ID,
      'wechatpay-signature': this.sign(`${timestamp}\n${nonce}\n${body}\n`, this.state.fault),
    };
  }

  /** Whether the merchant signed a request. */
  #isAuthorized(header: string, method: string, path: string, body: string): boolean {
    const [, scheme, list = ''] = /^(\S+) (.*)$/.exec(header) ?? [];
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(list)?.[1] ?? '';
    const content = `${method}\n${path}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`;
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      field('mchid') === 'm1' &&
      field('serial_no') === 'SERIAL' &&
      this.isSigned(content, field('signature'))
    );
  }

  #describe(trade: EndpointTrade) {
    const { fault } = this.state;
    return {
      appid: fault === 'other-app' ? 'wx2' : 'wx1',
      mchid: fault === 'other-merchant' ? 'm2' : 'm1',
      out_trade_no: trade.trade_no,
      trade_state: STATES[trade.state],
      ...(trade.state === 'paid' ? { transaction_id: `42000${trade.trade_no}` } : {}),
      amount: {
        total: fault === 'other-amount' ? 1 : trade.amount_fen,
        currency: fault === 'other-currency' ? 'HKD' : 'CNY',
      },
    };
  }

  #answer(method: string, path: string, body: Record<string, unknown>): Reply {
    const [, kind] = /^\/v3\/pay\/transactions\/(jsapi|native|h5)$/.exec(path) ?? [];
    if (kind) return this.#open(kind, body);
    const [, trade_no = '', action] =
      /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close|\?mchid=m1)$/.exec(path) ?? [];
    const trade = this.trades.get(trade_no);
    if (action && !trade) return fail(404, 'ORDER_NOT_EXIST');
    if (action === '/close' && trade) {
      if (trade.state === 'paid') return fail(400, 'ORDERPAID');
      trade.state = 'closed';
      return [204, null];
    }
    if (action && trade) return [200, this.#describe(trade)];
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') {
      const paid = this.trades.get(String(body['out_trade_no']));
      if (paid?.state !== 'paid') return fail(404, 'RESOURCE_NOT_EXISTS');
      paid.refunds.set(String(body['out_refund_no']), (body['amount'] as { refund: number }).refund);
      return [200, { status: this.state.refundStatus }];
    }
    if (path.startsWith('/v3/bill/tradebill?bill_date=')) {
      return [200, { hash_type: 'SHA1', download_url: `${this.url}/v3/billdownload/file?token=t` }];
    }
    return fail(404, 'NOT_FOUND');
  }

  #open(kind: string, body: Record<string, unknown>): Reply {
    const trade_no = String(body['out_trade_no']);
    const { total } = body['amount'] as { total: number };
    const known = this.trades.get(trade_no);
    if (known?.state === 'paid') return fail(400, 'ORDERPAID');
    if (known && known.amount_fen !== total) return fail(400, 'INVALID_REQUEST');
    this.trades.set(trade_no, known ?? { trade_no, amount_fen: total, state: 'unpaid', refunds: new Map() });
    if (kind === 'jsapi') return [200, { prepay_id: `wx${trade_no}` }];
    if (kind === 'native') return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${trade_no}` }];
    return [200, { h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${trade_no}` }];
  }
}
