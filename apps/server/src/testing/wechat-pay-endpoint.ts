import { createCipheriv, createPublicKey, createSign, createVerify, randomBytes } from 'node:crypto';

import type { WechatPayOptions } from '../adapters/payments-wechat.ts';
import { type EndpointTrade, type Fault, listen, newKeys, sendFault } from './payment-endpoint.ts';

const API_V3_KEY = '0123456789abcdef0123456789abcdef';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0111';

/** A stand-in of WeChat Pay's HTTP interface v3, which checks and makes signatures as the provider does. */
export async function createWechatPayEndpoint(now: () => Date = () => new Date()) {
  const merchant = newKeys();
  const platform = newKeys();
  const trades = new Map<string, EndpointTrade>();
  const requests: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const state: { fault: Fault | null; refundStatus: string; bill: string } = {
    fault: null,
    refundStatus: 'SUCCESS',
    bill: '',
  };

  const seconds = () => String(Math.floor(now().getTime() / 1000));

  function signed(body: string): Record<string, string> {
    const timestamp = seconds();
    const nonce = randomBytes(16).toString('hex');
    const signature = createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(state.fault === 'unsigned' ? merchant.privateKey : platform.privateKey, 'base64');
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': PUBLIC_KEY_ID,
      'wechatpay-signature': signature,
    };
  }

  /** Whether the merchant signed a request. */
  function isAuthorized(header: string, method: string, path: string, body: string): boolean {
    const [, scheme, list = ''] = /^(\S+) (.*)$/.exec(header) ?? [];
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(list)?.[1] ?? '';
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      field('mchid') === 'm1' &&
      field('serial_no') === 'SERIAL' &&
      createVerify('RSA-SHA256')
        .update(`${method}\n${path}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`)
        .verify(createPublicKey(merchant.publicKey), field('signature'), 'base64')
    );
  }

  const STATES = { unpaid: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', failed: 'PAYERROR' };

  const describe = (trade: EndpointTrade) => ({
    appid: state.fault === 'other-app' ? 'wx2' : 'wx1',
    mchid: state.fault === 'other-merchant' ? 'm2' : 'm1',
    out_trade_no: trade.trade_no,
    trade_state: STATES[trade.state],
    ...(trade.state === 'paid' ? { transaction_id: `42000${trade.trade_no}` } : {}),
    amount: {
      total: state.fault === 'other-amount' ? 1 : trade.amount_fen,
      currency: state.fault === 'other-currency' ? 'HKD' : 'CNY',
    },
  });

  type Reply = [status: number, body: object | null];
  const fail = (status: number, code: string): Reply => [status, { code, message: code }];

  function answer(method: string, path: string, body: Record<string, unknown>): Reply {
    const [, kind] = /^\/v3\/pay\/transactions\/(jsapi|native|h5)$/.exec(path) ?? [];
    if (kind) {
      const trade_no = String(body['out_trade_no']);
      const { total } = body['amount'] as { total: number };
      const known = trades.get(trade_no);
      if (known?.state === 'paid') return fail(400, 'ORDERPAID');
      if (known && known.amount_fen !== total) return fail(400, 'INVALID_REQUEST');
      trades.set(trade_no, known ?? { trade_no, amount_fen: total, state: 'unpaid', refunds: new Map() });
      if (kind === 'jsapi') return [200, { prepay_id: `wx${trade_no}` }];
      if (kind === 'native') return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${trade_no}` }];
      return [200, { h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${trade_no}` }];
    }
    const [, trade_no = '', action] =
      /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close|\?mchid=m1)$/.exec(path) ?? [];
    const trade = trades.get(trade_no);
    if (action && !trade) return fail(404, 'ORDER_NOT_EXIST');
    if (action === '/close' && trade) {
      if (trade.state === 'paid') return fail(400, 'ORDERPAID');
      trade.state = 'closed';
      return [204, null];
    }
    if (action && trade) return [200, describe(trade)];
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') {
      const paid = trades.get(String(body['out_trade_no']));
      if (paid?.state !== 'paid') return fail(404, 'RESOURCE_NOT_EXISTS');
      paid.refunds.set(String(body['out_refund_no']), (body['amount'] as { refund: number }).refund);
      return [200, { status: state.refundStatus }];
    }
    if (path.startsWith('/v3/bill/tradebill?bill_date=')) {
      return [200, { hash_type: 'SHA1', download_url: `${server.url}/v3/billdownload/file?token=t` }];
    }
    return fail(404, 'NOT_FOUND');
  }

  const server = await listen((request, text, response) => {
    const { method = '', url: path = '' } = request;
    if (!isAuthorized(request.headers.authorization ?? '', method, path, text)) {
      response.writeHead(401).end('{"code":"SIGN_ERROR"}');
      return;
    }
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    requests.push({ method, path, body });
    if (sendFault(state.fault, response)) return;
    if (path.startsWith('/v3/billdownload/')) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(state.bill);
      return;
    }
    const [status, content] = answer(method, path, body);
    const out = content ? JSON.stringify(content) : '';
    response.writeHead(status, signed(out)).end(out);
  });

  const options: WechatPayOptions = {
    appid: 'wx1',
    mchid: 'm1',
    serial: 'SERIAL',
    privateKey: merchant.privateKey,
    apiV3Key: API_V3_KEY,
    publicKey: platform.publicKey,
    publicKeyId: PUBLIC_KEY_ID,
    apiUrl: server.url,
    publicUrl: 'https://ziping.example',
  };

  return {
    options,
    merchantPublicKey: merchant.publicKey,
    trades,
    requests,
    state,
    pay(trade_no: string): void {
      const trade = trades.get(trade_no);
      if (trade?.state === 'unpaid') trade.state = 'paid';
    },
    /** The notification of a trade, signed and encrypted. */
    notification(trade_no: string, eventType = 'TRANSACTION.SUCCESS') {
      const trade = trades.get(trade_no);
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_V3_KEY), nonce);
      cipher.setAAD(Buffer.from('transaction'));
      const content = JSON.stringify(trade ? describe(trade) : { refund_status: 'SUCCESS' });
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
      return { headers: new Headers(signed(body)), body };
    },
    close: () => server.close(),
  };
}

export type WechatPayEndpoint = Awaited<ReturnType<typeof createWechatPayEndpoint>>;
