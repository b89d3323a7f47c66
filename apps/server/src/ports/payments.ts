/**
 * The payment channels, as a person knows them. Each has a provider in `adapters/payments.ts`, as far as a deployment sets
 * it up.
 */
export const CHANNEL_NAMES = { wechat: '微信支付', alipay: '支付宝' } as const;
export type Channel = keyof typeof CHANNEL_NAMES;
export const CHANNELS = Object.keys(CHANNEL_NAMES) as [Channel, ...Channel[]];
export type ClientType = 'jsapi' | 'mobile' | 'pc';

/** A trade to open at the provider. The same trade twice is one trade. */
export interface TradeRequest {
  trade_no: string;
  /** The order's number, for the page that the provider returns to. */
  order_no: string;
  client_type: ClientType;
  /** The payer in WeChat, for `jsapi`. */
  openid: string | null;
  amount_fen: number;
  description: string;
  expires_at: Date;
  /** The payer's network address. */
  address: string;
}

/** How the client goes on to pay; one or two of them are set. */
export interface Launch {
  /** A page to open. */
  payment_url?: string;
  /** Payment inside WeChat. */
  prepay_id?: string;
  /** A form to send. */
  form_html?: string;
  /** The content of a QR code. */
  code_url?: string;
}

/** What the provider says about a trade. */
export type TradeState =
  /** Nobody began to pay, or the provider does not know the trade: it can still be paid. */
  { state: 'unpaid' } | { state: 'failed' } | { state: 'closed' } | ({ state: 'paid' } & Received);

/** Money that came in. */
export interface Received {
  trade_no: string;
  /** The provider's number of the payment. */
  transaction_id: string;
  /** Null for an amount that is no whole number of fen, which no trade has. */
  amount_fen: number | null;
}

export interface JsapiParams {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

/** A line of the provider's bill of a day: money in, or with `refund` money back. */
export interface BillLine {
  trade_no: string;
  transaction_id: string;
  amount_fen: number;
  refund: boolean;
}

interface RefundRequest {
  trade_no: string;
  /** The same number twice is one refund. */
  refund_no: string;
  amount_fen: number;
  total_fen: number;
  reason: string;
}

/** A notification as it arrived. */
interface Notification {
  headers: Headers;
  body: string;
}

/** Takes payments through one channel. Every method throws {@link PaymentUnavailable} when there is no usable answer. */
export interface PaymentProvider {
  /** @throws PaymentRefused when the provider does not open the trade */
  open(trade: TradeRequest): Promise<Launch>;
  query(trade_no: string): Promise<TradeState>;
  /** Ends a trade that is not paid. `unknown`: the provider has not heard of it and may yet. */
  close(trade_no: string): Promise<'closed' | 'paid' | 'unknown'>;
  /** @returns whether the money is back; false: not yet, ask again. @throws PaymentRefused */
  refund(refund: RefundRequest): Promise<boolean>;
  /** The payment that a notification reports; null when it reports anything else. @throws ForgedNotification */
  readNotification(notification: Notification): Received | null;
  /** What the provider expects as the answer to a notification. */
  acknowledgement(accepted: boolean): { status: 200 | 500; type: string; body: string };
  /** Parameters for the bridge of WeChat. */
  jsapiParams?(prepay_id: string, now: Date): JsapiParams;
  /** The bill of a day, 'YYYY-MM-DD'; absent where it comes as a file only. */
  bill?(date: string): Promise<BillLine[]>;
  /** The lines of a downloaded bill; absent where there are none. @throws Error for the operator on another file */
  readBill?(file: Uint8Array): BillLine[];
}

/** The channels that are offered. */
export type PaymentProviders = Partial<Record<Channel, PaymentProvider>>;

/** No answer, or none that can be used: whether it was done is not known. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** The provider said no. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** Why a notification is not taken; the log says it, so it never holds what the notification says. */
type ForgeryReason = 'too long' | 'not signed' | 'not readable' | 'for another merchant' | 'incomplete';

/** A notification that the provider did not send, or not for this merchant. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification';
  readonly reason: ForgeryReason;

  constructor(reason: ForgeryReason) {
    super(reason);
    this.reason = reason;
  }
}
