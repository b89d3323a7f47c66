import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';

import { chinaSecond } from '../shared/china-time.ts';
import { formatYuan, parseYuan } from '../shared/money.ts';
import type { Clock } from '../ports/clock.ts';
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

export interface AlipayOptions {
  appid: string;
  /** The app's private key, PEM. */
  privateKey: string;
  /** The public key of Alipay, PEM. */
  publicKey: string;
  gateway: string;
  /** Our own origin, for notifications and the way back. */
  publicUrl: string;
}

type Fields = Record<string, string>;

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);
/** Answers that say that the provider failed, not that it refused. */
const FAILED = new Set(['20000', '20001']);

/** What the app signs, and what Alipay must have signed. Source: opendocs.alipay.com/open */
function createSignatures(options: AlipayOptions, clock: Clock) {
  const privateKey = createPrivateKey(options.privateKey);
  const publicKey = createPublicKey(options.publicKey);
  return {
    /** Whether Alipay signed a text. */
    isSigned: (content: string, signature: string): boolean =>
      createVerify('RSA-SHA256').update(content).verify(publicKey, signature, 'base64'),

    /** The fields of a call with their signature. */
    sign(method: string, content: object, more: Fields = {}): Fields {
      const fields: Fields = {
        app_id: options.appid,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: chinaSecond(clock.now()),
        version: '1.0',
        biz_content: JSON.stringify(content),
        ...more,
      };
      const sign = createSign('RSA-SHA256').update(joinSorted(fields)).sign(privateKey, 'base64');
      return { ...fields, sign };
    },
  };
}

type Signatures = ReturnType<typeof createSignatures>;
type Answer = Record<string, unknown>;
type Request = (method: string, content: object) => Promise<Answer>;

const addressOf = ({ gateway }: AlipayOptions) => `${gateway}?charset=utf-8`;

/** Sends signed requests. They throw PaymentUnavailable, or PaymentRefused with the provider's code as message. */
function createRequest(options: AlipayOptions, { sign: signFields, isSigned }: Signatures): Request {
  return async (method, content) => {
    const answer = await sendToProvider(addressOf(options), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams(signFields(method, content)).toString(),
    });
    const text = answer.body.toString();
    const source = findObject(text, `${method.replaceAll('.', '_')}_response`);
    const { sign } = parseObject(text) ?? {};
    if (answer.status !== 200 || source === null || typeof sign !== 'string' || !isSigned(source, sign)) {
      throw new PaymentUnavailable(`Alipay gave no signed answer to ${method}`);
    }
    const parsed = parseObject(source) ?? {};
    if (parsed['code'] === '10000') return parsed;
    const code = String(parsed['sub_code'] ?? parsed['code']);
    if (FAILED.has(String(parsed['code'])) || code === 'ACQ.SYSTEM_ERROR') throw new PaymentUnavailable(code);
    throw new PaymentRefused(code);
  };
}

/** The code of a refusal; null for any other error. */
const codeOf = (error: unknown) => (error instanceof PaymentRefused ? error.message : null);

/** An amount, to be compared exactly; null when it is no whole number of fen. */
function readFen(text: string): number | null {
  const fen = parseYuan(text);
  return Number.isNaN(fen) ? null : fen;
}

/** The form that a browser sends to the cashier. */
function openForm(options: AlipayOptions, { sign }: Signatures, trade: TradeRequest): Launch {
  const isPage = trade.client_type === 'pc';
  const fields = sign(
    isPage ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay',
    {
      out_trade_no: trade.trade_no,
      total_amount: formatYuan(trade.amount_fen),
      subject: trade.description,
      product_code: isPage ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY',
      time_expire: chinaSecond(trade.expires_at),
    },
    {
      notify_url: `${options.publicUrl}/api/payment/notify/alipay`,
      return_url: `${options.publicUrl}/payment/result`,
    },
  );
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const action = escapeHtml(addressOf(options));
  return { form_html: `<form action="${action}" method="post">${inputs.join('')}</form>` };
}

/** What the provider knows of a trade. @throws PaymentUnavailable */
async function queryTrade(request: Request, trade_no: string): Promise<TradeState> {
  let answer: Answer;
  try {
    answer = await request('alipay.trade.query', { out_trade_no: trade_no });
  } catch (error) {
    if (codeOf(error) === 'ACQ.TRADE_NOT_EXIST') return { state: 'unpaid' };
    if (error instanceof PaymentRefused) throw new PaymentUnavailable(error.message);
    throw error;
  }
  const { out_trade_no, trade_status, trade_no: transaction_id } = answer;
  if (out_trade_no !== trade_no || typeof trade_status !== 'string') {
    throw new PaymentUnavailable('the answer is about another trade');
  }
  if (!PAID.has(trade_status)) return { state: trade_status === 'TRADE_CLOSED' ? 'closed' : 'unpaid' };
  const { total_amount, trans_currency = 'CNY' } = answer;
  const isComplete = typeof transaction_id === 'string' && typeof total_amount === 'string';
  if (!isComplete || trans_currency !== 'CNY') throw new PaymentUnavailable('the answer is incomplete');
  return { state: 'paid', trade_no, transaction_id, amount_fen: readFen(total_amount) };
}

/** A payment that is notified; null for a trade that is not paid. @throws ForgedNotification */
function readNotification({ appid }: AlipayOptions, { isSigned }: Signatures, body: string): Received | null {
  const { sign = '', sign_type, ...fields } = Object.fromEntries(new URLSearchParams(body));
  if (sign_type !== 'RSA2' || !isSigned(joinSorted(fields), sign)) throw new ForgedNotification('not signed');
  if (fields['app_id'] !== appid) throw new ForgedNotification('for another merchant');
  if (!PAID.has(fields['trade_status'] ?? '')) return null;
  const { out_trade_no = '', trade_no: transaction_id = '', total_amount = '' } = fields;
  const isComplete = out_trade_no && transaction_id && total_amount;
  if (!isComplete || (fields['trans_currency'] ?? 'CNY') !== 'CNY') {
    throw new ForgedNotification('incomplete');
  }
  return { trade_no: out_trade_no, transaction_id, amount_fen: readFen(total_amount) };
}

/** Alipay's website and mobile website payment, signed by RSA2. Source: opendocs.alipay.com/open */
export function createAlipay(options: AlipayOptions, { clock }: { clock: Clock }): PaymentProvider {
  const signatures = createSignatures(options, clock);
  const request = createRequest(options, signatures);

  return {
    open: async (trade) => openForm(options, signatures, trade),
    query: (trade_no) => queryTrade(request, trade_no),

    async close(trade_no) {
      try {
        await request('alipay.trade.close', { out_trade_no: trade_no });
        return 'closed';
      } catch (error) {
        const code = codeOf(error);
        // Nobody has opened the cashier yet, and can until its time is over.
        if (code === 'ACQ.TRADE_NOT_EXIST') return 'unknown';
        if (code === null) throw error;
        const { state } = await queryTrade(request, trade_no);
        return state === 'paid' ? 'paid' : state === 'closed' ? 'closed' : 'unknown';
      }
    },

    async refund({ trade_no, refund_no, amount_fen, reason }) {
      const { fund_change } = await request('alipay.trade.refund', {
        out_trade_no: trade_no,
        out_request_no: refund_no,
        refund_amount: formatYuan(amount_fen),
        refund_reason: reason,
      });
      if (fund_change === 'Y') return true;
      const { refund_status } = await request('alipay.trade.fastpay.refund.query', {
        out_trade_no: trade_no,
        out_request_no: refund_no,
      });
      return refund_status === 'REFUND_SUCCESS';
    },

    readNotification: ({ body }) => readNotification(options, signatures, body),

    acknowledgement: (accepted) => ({
      status: 200,
      type: 'text/plain',
      body: accepted ? 'success' : 'fail',
    }),

    readBill: (file) => readAlipayBill(new TextDecoder('gbk').decode(file)),
  };
}

/** The text that is signed: `name=value` sorted by name, without empty values. */
const joinSorted = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The source text of a member of a JSON object, which is what was signed; null when it is missing. */
function findObject(text: string, name: string): string | null {
  const start = text.indexOf(`"${name}":`);
  if (start < 0) return null;
  const from = text.indexOf('{', start);
  let depth = 0;
  let inString = false;
  for (let at = from; at >= 0 && at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(from, at + 1);
    }
  }
  return null;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&"<>]/g, (character) => ENTITIES[character] ?? character);

const BILL_COLUMNS = ['商户订单号', '支付宝交易号', '业务类型'];

/** The details of the business bill: comments begin with #, values end with tabs. */
function readAlipayBill(file: string): BillLine[] {
  const lines = file.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  return readBillLines('支付宝', lines.join('\n'), BILL_COLUMNS, (row) => {
    const amount = row['订单金额（元）'] ?? row['订单金额(元)'] ?? '';
    return {
      trade_no: row['商户订单号'] ?? '',
      transaction_id: row['支付宝交易号'] ?? '',
      amount_fen: parseYuan(amount.replace(/^-/, '')),
      refund: row['业务类型'] === '退款',
    };
  });
}
