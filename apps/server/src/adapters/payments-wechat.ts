import { createDecipheriv, createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';

import * as v from 'valibot';

import { chinaSecond } from '../shared/china-time.ts';
import { parseYuan } from '../shared/money.ts';
import type { Clock } from '../ports/clock.ts';
import type { Entropy } from '../ports/entropy.ts';
import {
  type BillLine,
  ForgedNotification,
  type Launch,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnavailable,
  type Received,
  type TradeRequest,
  type TradeState,
} from '../ports/payments.ts';
import { readBillLines } from './bill-lines.ts';
import { parseObject, sendToProvider } from './payments-http.ts';

export interface WechatPayOptions {
  appid: string;
  mchid: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  /** The merchant's private key, PEM. */
  privateKey: string;
  /** Decrypts notifications; 32 bytes. */
  apiV3Key: string;
  /** The public key of WeChat Pay, PEM, and its id. */
  publicKey: string;
  publicKeyId: string;
  apiUrl: string;
  /** Our own origin, for notifications and the way back. */
  publicUrl: string;
}

/** A message of the provider must not be older, in seconds. */
const FRESH_SECONDS = 5 * 60;
/** A bill of a day with 100,000 payments has about 30 MB. */
const BILL_BYTES = 64 * 1024 * 1024;
const BILL_TIMEOUT_MS = 60_000;

const transaction = v.object({
  appid: v.string(),
  mchid: v.string(),
  out_trade_no: v.string(),
  transaction_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  trade_state: v.string(),
  amount: v.object({ total: v.number(), currency: v.optional(v.string(), 'CNY') }),
});

interface Surroundings {
  clock: Clock;
  entropy: Entropy;
}

/** Seconds since 1970, as the interface writes them. */
const secondsOf = (now: Date) => String(Math.floor(now.getTime() / 1000));

/** What the merchant signs, and what WeChat Pay must have signed. Source: pay.weixin.qq.com/doc/v3/merchant */
function createSignatures(options: WechatPayOptions, { clock, entropy }: Surroundings) {
  const privateKey = createPrivateKey(options.privateKey);
  const publicKey = createPublicKey(options.publicKey);

  const sign = (...lines: string[]) =>
    createSign('RSA-SHA256')
      .update(lines.map((line) => `${line}\n`).join(''))
      .sign(privateKey, 'base64');
  const newNonce = () => Buffer.from(entropy.bytes(16)).toString('hex').toUpperCase();

  return {
    sign,
    newNonce,

    /** Whether a message was signed by WeChat Pay, lately. */
    isSigned(headers: Headers, body: string): boolean {
      const header = (name: string) => headers.get(`wechatpay-${name}`) ?? '';
      const age = Math.abs(clock.now().getTime() / 1000 - Number(header('timestamp') || Number.NaN));
      if (!(age <= FRESH_SECONDS) || header('serial') !== options.publicKeyId) return false;
      return createVerify('RSA-SHA256')
        .update(`${header('timestamp')}\n${header('nonce')}\n${body}\n`)
        .verify(publicKey, header('signature'), 'base64');
    },

    /** The header `authorization` of a request of the merchant. */
    authorize(method: string, path: string, body: string): string {
      const timestamp = secondsOf(clock.now());
      const nonce_str = newNonce();
      const signature = sign(method, path, timestamp, nonce_str, body);
      const fields = { mchid: options.mchid, nonce_str, signature, timestamp, serial_no: options.serial };
      const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
      return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
    },
  };
}

type Signatures = ReturnType<typeof createSignatures>;
type Answer = Record<string, unknown>;
type Request = (method: 'GET' | 'POST', path: string, content?: object) => Promise<Answer>;

/** Sends signed requests. They throw PaymentUnavailable, or PaymentRefused with the provider's code as message. */
function createRequest(options: WechatPayOptions, { authorize, isSigned }: Signatures): Request {
  return async (method, path, content) => {
    const body = content ? JSON.stringify(content) : '';
    const answer = await sendToProvider(`${options.apiUrl.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: authorize(method, path, body),
        'content-type': 'application/json',
        'user-agent': 'ziping',
        'wechatpay-serial': options.publicKeyId,
      },
      ...(content ? { body } : {}),
    });
    const text = answer.body.toString();
    const parsed = parseObject(text || '{}');
    if (answer.status >= 500 || answer.status === 429 || !parsed) {
      throw new PaymentUnavailable(`WeChat Pay answered ${answer.status}`);
    }
    // Refusals are not always signed; they deliver nothing.
    if (answer.status >= 400) throw new PaymentRefused(String(parsed['code']));
    if (!isSigned(answer.headers, text)) throw new PaymentUnavailable('the answer is not signed');
    return parsed;
  };
}

/** The code of a refusal; null for any other error. */
const codeOf = (error: unknown) => (error instanceof PaymentRefused ? error.message : null);

/** A text of an answer. @throws PaymentUnavailable where it is not there */
function textIn(answer: Answer, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string' || !value) throw new PaymentUnavailable(`the answer has no ${name}`);
  return value;
}

/** The payment of a transaction of this merchant, or why it is none. */
function readTransaction(
  { appid, mchid }: WechatPayOptions,
  given: unknown,
): { state: string; received: Received | null } | 'for another merchant' | 'incomplete' {
  const state = v.safeParse(v.object({ trade_state: v.string() }), given);
  if (!state.success) return 'incomplete';
  if (state.output.trade_state !== 'SUCCESS') return { state: state.output.trade_state, received: null };
  const parsed = v.safeParse(transaction, given);
  if (!parsed.success) return 'incomplete';
  const { out_trade_no, transaction_id, amount } = parsed.output;
  if (parsed.output.appid !== appid || parsed.output.mchid !== mchid || amount.currency !== 'CNY') {
    return 'for another merchant';
  }
  return {
    state: 'SUCCESS',
    received: {
      trade_no: out_trade_no,
      transaction_id,
      amount_fen: Number.isSafeInteger(amount.total) ? amount.total : null,
    },
  };
}

/** What is told of a trade whichever way it is opened. */
const describeTrade = ({ appid, mchid, publicUrl }: WechatPayOptions, trade: TradeRequest) => ({
  appid,
  mchid,
  description: trade.description.slice(0, 40),
  out_trade_no: trade.trade_no,
  time_expire: `${chinaSecond(trade.expires_at).replace(' ', 'T')}+08:00`,
  notify_url: `${publicUrl}/api/payment/notify/wechat`,
  amount: { total: trade.amount_fen, currency: 'CNY' },
});

/** Opens a trade: within WeChat, by a code on a screen, or in the browser of a phone. */
async function openTrade(options: WechatPayOptions, request: Request, trade: TradeRequest): Promise<Launch> {
  const base = describeTrade(options, trade);
  if (trade.client_type === 'jsapi') {
    const payer = { openid: trade.openid ?? '' };
    const answer = await request('POST', '/v3/pay/transactions/jsapi', { ...base, payer });
    return { prepay_id: textIn(answer, 'prepay_id') };
  }
  if (trade.client_type === 'pc') {
    return { code_url: textIn(await request('POST', '/v3/pay/transactions/native', base), 'code_url') };
  }
  const scene_info = { payer_client_ip: trade.address, h5_info: { type: 'Wap' } };
  const answer = await request('POST', '/v3/pay/transactions/h5', { ...base, scene_info });
  const url = new URL(textIn(answer, 'h5_url'));
  const back = `${options.publicUrl}/payment/result?out_trade_no=${trade.order_no}`;
  url.searchParams.set('redirect_url', back);
  return { payment_url: url.href };
}

/** What the provider knows of a trade. @throws PaymentUnavailable */
async function queryTrade(
  options: WechatPayOptions,
  request: Request,
  trade_no: string,
): Promise<TradeState> {
  const path = `/v3/pay/transactions/out-trade-no/${trade_no}?mchid=${options.mchid}`;
  let answer: Answer;
  try {
    answer = await request('GET', path);
  } catch (error) {
    if (codeOf(error) === 'ORDER_NOT_EXIST') return { state: 'unpaid' };
    if (error instanceof PaymentRefused) throw new PaymentUnavailable(error.message);
    throw error;
  }
  const found = readTransaction(options, answer);
  if (typeof found === 'string') throw new PaymentUnavailable(`the answer is ${found}`);
  if (found.received?.trade_no === trade_no) return { state: 'paid', ...found.received };
  if (found.received) throw new PaymentUnavailable('the answer is about another trade');
  if (found.state === 'PAYERROR') return { state: 'failed' };
  return { state: ['CLOSED', 'REVOKED', 'REFUND'].includes(found.state) ? 'closed' : 'unpaid' };
}

/** Closes a trade that is not paid. */
async function closeTrade({ mchid }: WechatPayOptions, request: Request, trade_no: string) {
  try {
    await request('POST', `/v3/pay/transactions/out-trade-no/${trade_no}/close`, { mchid });
    return 'closed';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ORDERPAID' || code === 'ORDER_PAID') return 'paid';
    if (code === 'ORDER_CLOSED') return 'closed';
    // The request to open it may be under way.
    if (code === 'ORDER_NOT_EXIST') return 'unknown';
    throw error;
  }
}

/** The payment that a notification tells of; null where it tells of none. @throws ForgedNotification */
function readPayment(options: WechatPayOptions, body: string): Received | null {
  const { resource } = parseObject(body) ?? {};
  let content: string;
  try {
    content = decrypt(resource, options.apiV3Key);
  } catch {
    throw new ForgedNotification('not readable');
  }
  const found = readTransaction(options, parseObject(content));
  if (typeof found === 'string') throw new ForgedNotification(found);
  return found.received;
}

/** The bill of a day. @throws PaymentUnavailable */
async function loadBill(request: Request, { authorize }: Signatures, date: string): Promise<BillLine[]> {
  const answer = await request('GET', `/v3/bill/tradebill?bill_date=${date}&bill_type=ALL`);
  const url = new URL(textIn(answer, 'download_url'));
  const path = `${url.pathname}${url.search}`;
  const headers = { authorization: authorize('GET', path, ''), 'user-agent': 'ziping' };
  const limits = { bytes: BILL_BYTES, timeout: BILL_TIMEOUT_MS };
  const file = await sendToProvider(url.href, { headers }, limits);
  if (file.status !== 200) throw new PaymentUnavailable('the bill cannot be loaded');
  return readBill(file.body);
}

const readBill = (file: Uint8Array): BillLine[] => readWechatBill(Buffer.from(file).toString());

/** WeChat Pay, interface v3, verified by the provider's public key. Source: pay.weixin.qq.com/doc/v3/merchant */
export function createWechatPay(options: WechatPayOptions, surroundings: Surroundings): PaymentProvider {
  const signatures = createSignatures(options, surroundings);
  const request = createRequest(options, signatures);

  return {
    open: (trade) => openTrade(options, request, trade),
    query: (trade_no) => queryTrade(options, request, trade_no),
    close: (trade_no) => closeTrade(options, request, trade_no),
    readBill,
    bill: (date) => loadBill(request, signatures, date),

    async refund({ trade_no, refund_no, amount_fen, total_fen, reason }) {
      const { status } = await request('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: trade_no,
        out_refund_no: refund_no,
        reason: reason.slice(0, 20),
        amount: { refund: amount_fen, total: total_fen, currency: 'CNY' },
      });
      if (status === 'CLOSED' || status === 'ABNORMAL') throw new PaymentRefused(status);
      return status === 'SUCCESS';
    },

    readNotification({ headers, body }) {
      if (!signatures.isSigned(headers, body)) throw new ForgedNotification('not signed');
      return readPayment(options, body);
    },

    acknowledgement: (accepted) => ({
      status: accepted ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify(
        accepted ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '失败' },
      ),
    }),

    jsapiParams(prepay_id, now) {
      const timeStamp = secondsOf(now);
      const nonceStr = signatures.newNonce();
      const content = `prepay_id=${prepay_id}`;
      const paySign = signatures.sign(options.appid, timeStamp, nonceStr, content);
      return { appId: options.appid, timeStamp, nonceStr, package: content, signType: 'RSA', paySign };
    },
  };
}

const sealed = v.object({
  algorithm: v.literal('AEAD_AES_256_GCM'),
  ciphertext: v.string(),
  nonce: v.string(),
  associated_data: v.optional(v.string(), ''),
});

/** @throws Error when the content was not encrypted with the key */
function decrypt(resource: unknown, key: string): string {
  const { ciphertext, nonce, associated_data } = v.parse(sealed, resource);
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), nonce);
  decipher.setAuthTag(bytes.subarray(-16));
  decipher.setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
}

const BILL_COLUMNS = ['商户订单号', '微信订单号', '交易状态', '应结订单金额', '退款金额'];

/** Every value of the bill begins with a backtick; after the lines follows a summary with its own header. */
function readWechatBill(file: string): BillLine[] {
  const lines = file.split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith('总交易单数'));
  const text = lines.slice(0, end < 0 ? undefined : end).join('\n');
  return readBillLines('微信支付', text, BILL_COLUMNS, (row) => {
    const value = (name: string) => (row[name] ?? '').replace(/^`/, '');
    const refund = value('交易状态') === 'REFUND';
    return {
      trade_no: value('商户订单号'),
      transaction_id: value('微信订单号'),
      amount_fen: parseYuan(value(refund ? '退款金额' : '应结订单金额')),
      refund,
    };
  });
}
