import { and, eq } from 'drizzle-orm';

import type { Database } from '../db/open.ts';
import { localTrades } from '../db/schema/orders.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type Channel,
  CHANNELS,
  ForgedNotification,
  type Launch,
  type PaymentProvider,
  PaymentRefused,
  type Received,
  type TradeRequest,
} from '../ports/payments.ts';

/** Path of the cashier's pages (routes/local-cashier.ts). */
export const LOCAL_CASHIER_PATH = '/local-cashier';

type LocalTrade = typeof localTrades.$inferSelect;

/** Stand-in for both payment providers. Its trades are in the database, as a provider's survive a restart of ours. */
export interface LocalCashier {
  providers: Record<Channel, PaymentProvider>;
  find(trade_no: string): Promise<LocalTrade | null>;
  /** Pays or fails an unpaid trade. @returns null when it is not unpaid */
  finish(trade_no: string, state: 'paid' | 'failed'): Promise<LocalTrade | null>;
}

export const toReceived = ({ trade_no, amount_fen }: LocalTrade): Received => ({
  trade_no,
  transaction_id: `local-${trade_no}`,
  amount_fen,
});

async function findTrade(db: Database, trade_no: string): Promise<LocalTrade | null> {
  const [row] = await db.select().from(localTrades).where(eq(localTrades.trade_no, trade_no));
  return row ?? null;
}

async function endTrade(
  db: Database,
  trade_no: string,
  state: LocalTrade['state'],
): Promise<LocalTrade | null> {
  const [row] = await db
    .update(localTrades)
    .set({ state })
    .where(and(eq(localTrades.trade_no, trade_no), eq(localTrades.state, 'unpaid')))
    .returning();
  return row ?? null;
}

function describeLaunch(channel: Channel, { trade_no, client_type }: TradeRequest): Launch {
  const payment_url = `${LOCAL_CASHIER_PATH}/${trade_no}`;
  if (channel === 'alipay' && client_type !== 'jsapi') {
    return { form_html: `<form action="${payment_url}" method="post"></form>` };
  }
  if (client_type === 'pc') return { payment_url, code_url: payment_url };
  // No bridge of WeChat answers on this machine: the page is opened in its place.
  return client_type === 'jsapi' ? { payment_url, prepay_id: `local-${trade_no}` } : { payment_url };
}

const createProvider = (db: Database, clock: Clock, channel: Channel): PaymentProvider => ({
  async open(trade) {
    await db
      .insert(localTrades)
      .values({
        trade_no: trade.trade_no,
        order_no: trade.order_no,
        channel,
        amount_fen: trade.amount_fen,
        description: trade.description,
        state: 'unpaid',
        created_at: clock.now(),
      })
      .onConflictDoNothing();
    return describeLaunch(channel, trade);
  },
  async query(trade_no) {
    const trade = await findTrade(db, trade_no);
    if (trade?.state === 'paid') return { state: 'paid', ...toReceived(trade) };
    return { state: trade?.state ?? 'unpaid' };
  },
  async close(trade_no) {
    await endTrade(db, trade_no, 'closed');
    const trade = await findTrade(db, trade_no);
    if (!trade) return 'unknown';
    return trade.state === 'paid' ? 'paid' : 'closed';
  },
  async refund({ trade_no }) {
    const [row] = await db
      .update(localTrades)
      .set({ refunded: true })
      .where(and(eq(localTrades.trade_no, trade_no), eq(localTrades.state, 'paid')))
      .returning();
    if (!row) throw new PaymentRefused('the trade is not paid');
    return true;
  },
  readNotification() {
    throw new ForgedNotification('not signed');
  },
  acknowledgement: () => ({ status: 500, type: 'text/plain', body: 'fail' }),
  jsapiParams: (prepay_id, now) => ({
    appId: 'wx-local',
    timeStamp: String(Math.floor(now.getTime() / 1000)),
    nonceStr: prepay_id,
    package: `prepay_id=${prepay_id}`,
    signType: 'RSA',
    paySign: 'local',
  }),
});

export function createLocalCashier(db: Database, clock: Clock): LocalCashier {
  const providers = CHANNELS.map((channel) => [channel, createProvider(db, clock, channel)]);
  return {
    providers: Object.fromEntries(providers) as Record<Channel, PaymentProvider>,
    find: (trade_no) => findTrade(db, trade_no),
    finish: (trade_no, state) => endTrade(db, trade_no, state),
  };
}
