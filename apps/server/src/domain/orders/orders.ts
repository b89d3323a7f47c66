import { setTimeout as delay } from 'node:timers/promises';

import type { Schema } from '@ziping/api-client/types';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import { inBatches, runAll } from '../../db/batches.ts';
import { unlessDiskFull } from '../../db/disk-space.ts';
import type { Database } from '../../db/open.ts';
import { orders, payments, records, trades } from '../../db/schema.ts';
import { apiError, businessError, invalidField, sessionExpired } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import {
  type Channel,
  type ClientType,
  type JsapiParams,
  type PaymentProvider,
  type PaymentProviders,
  PaymentRefused,
  type Received,
} from '../../ports/payments.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { chinaDigits } from '../china-time.ts';
import { toYuan } from '../money.ts';
import { type Coupons, discountOf } from './coupons.ts';
import { type Goods, type OrderRow, toWireType, type Wanted } from './goods.ts';
import { nextStatus, type OrderEvent } from './order-status.ts';

type TradeRow = typeof trades.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type WireOrder = Required<Schema<'Order'>>;

/** How an account wants to pay. */
export interface PayWith {
  payment_channel: Channel;
  client_type: ClientType;
  openid?: string;
}

/** How long an order can be paid, in milliseconds. */
const PAY_MS = 30 * 60_000;
/**
 * A provider takes no payment of a trade so long after the end of the time to pay, in milliseconds: it was given that
 * time, and an hour allows for its clock.
 */
const CLOSED_MS = 3_600_000;
/** A trade is not queried again before, in milliseconds. */
const QUERY_MS = 3000;
/** A trade whose end is not known is queried for so long after it was opened, in milliseconds. */
const WATCH_MS = 24 * 3_600_000;
/** A trade of an order that has ended is queried by the sweep only so often, in milliseconds. */
const WATCH_EVERY_MS = 10 * 60_000;
/** A refund or a start that takes longer needs a person, in milliseconds. */
const OVERDUE_MS = 3_600_000;
/** The most rows of one kind in a sweep, of each channel. */
const BATCH = 200;
/** A provider that fails so often in a row is not asked again in the same sweep. */
const FAILURES = 3;
/** How long a caller who may be anybody waits for a provider, in milliseconds. */
const WAIT_MS = 1500;

const noOrder = () => apiError(404, '没有这笔订单');
const notPayable = () => apiError(409, '订单已支付或已关闭');
const replaced = () => apiError(409, '已改用其他方式支付，请重新选择');
const channelDown = () => businessError(1510, '支付渠道暂不可用，请换一种方式');

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  providers: PaymentProviders;
  coupons: Coupons;
  goods: Goods;
  log: Log;
}

export type Orders = ReturnType<typeof createOrders>;

/**
 * Orders and their payments.
 *
 * What a provider says is the only proof of a payment. Each payment is stored once, in the transaction that either
 * delivers what it pays for or notes that it is to be paid back.
 */
export function createOrders({ db, clock, entropy, providers, coupons, goods, log }: Dependencies) {
  const reportFault = (event: string, channel: Channel, error: unknown) =>
    log.error(event, error, { channel });

  async function findOwn(userId: string, id: string): Promise<OrderRow> {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.user_id, userId), eq(orders.id, id)));
    if (!row) throw noOrder();
    return row;
  }

  async function reload(id: string): Promise<OrderRow> {
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw noOrder();
    return row;
  }

  /**
   * Locks an order and its account, because a delivery depends on what the account has. The account comes first, as
   * where it is deleted, which changes its orders and coupons.
   */
  async function lock(tx: Database, id: string): Promise<OrderRow> {
    const [known] = await tx.select({ user_id: orders.user_id }).from(orders).where(eq(orders.id, id));
    if (known?.user_id) await holdAccount(tx, known.user_id);
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!row) throw noOrder();
    return row;
  }

  /** The trades of an order as they were opened: their numbers count up. */
  const listTrades = (on: Database, orderId: string) =>
    on
      .select()
      .from(trades)
      .where(eq(trades.order_id, orderId))
      .orderBy(sql`length(${trades.trade_no})`, asc(trades.trade_no));

  const isOpen = (trade: TradeRow) => trade.ended_at === null;

  const listOpenTrades = async (on: Database, orderId: string) =>
    (await listTrades(on, orderId)).filter(isOpen);

  /** The number that people read and providers know; it cannot be guessed from another. */
  function newOrderNo(): string {
    const digits = Array.from({ length: 10 }, () => entropy.below(10)).join('');
    return `ZP${chinaDigits(clock.now())}${digits}`;
  }

  /** The orders of an account for the same thing. */
  const isFor = (userId: string, { product_type, product_id, record_id }: Wanted) =>
    and(
      eq(orders.user_id, userId),
      eq(orders.product_type, product_type),
      eq(orders.product_id, product_id),
      record_id === null ? isNull(orders.record_id) : eq(orders.record_id, record_id),
    );

  /** The pending order for the same thing; null when there is none. */
  async function findPending(userId: string, wanted: Wanted): Promise<OrderRow | null> {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(isFor(userId, wanted), eq(orders.status, 'pending')));
    return row ?? null;
  }

  async function findPrice(userId: string, wanted: Wanted, code: string | undefined) {
    const product = await goods.findProduct(db, userId, wanted);
    const amount_fen = product.price_fen;
    const type = toWireType(wanted.product_type);
    const forProduct = { type, id: wanted.product_id, record_id: wanted.record_id, amount_fen } as const;
    const coupon = code ? await coupons.find(db, userId, code, forProduct) : null;
    const discount_fen = coupon ? discountOf(coupon, amount_fen) : 0;
    return {
      product_name: product.name,
      original_fen: amount_fen,
      discount_fen,
      amount_fen: amount_fen - discount_fen,
      coupon_code: coupon?.code ?? null,
    };
  }
  type Price = Awaited<ReturnType<typeof findPrice>>;

  async function takeCoupon(tx: Database, userId: string, orderId: string, price: Price): Promise<void> {
    if (price.coupon_code === null) return;
    const taken = await coupons.take(tx, userId, price.coupon_code, orderId);
    if (!taken) throw businessError(1503, '优惠券已使用');
  }

  /** Creates an order; null when another request created one for the same thing. */
  async function insertOrder(userId: string, wanted: Wanted, price: Price): Promise<OrderRow | null> {
    const now = clock.now();
    return db.transaction(async (tx) => {
      if (!(await holdAccount(tx, userId))) throw sessionExpired();
      const [row] = await tx
        .insert(orders)
        .values({
          ...wanted,
          ...price,
          id: entropy.id(),
          order_no: newOrderNo(),
          user_id: userId,
          status: 'pending',
          created_at: now,
          expires_at: new Date(now.getTime() + PAY_MS),
        })
        .onConflictDoNothing()
        .returning();
      if (row) await takeCoupon(tx, userId, row.id, price);
      return row ?? null;
    });
  }

  /** The pending order for something at a price: the one that is there, or a new one. */
  async function placeOrder(userId: string, wanted: Wanted, coupon: string | undefined): Promise<OrderRow> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const pending = await findPending(userId, wanted);
      if (pending && pending.expires_at <= clock.now()) {
        await end(pending, 'expire');
        continue;
      }
      const price = await findPrice(userId, wanted, coupon);
      const row = pending ? await changePrice(pending, price) : await insertOrder(userId, wanted, price);
      if (row) return row;
    }
    throw businessError(1512, '创建订单失败');
  }

  /** Gives a pending order another price or coupon; null when it is not pending any more. */
  async function changePrice(order: OrderRow, price: Price): Promise<OrderRow | null> {
    if (order.amount_fen === price.amount_fen && order.coupon_code === price.coupon_code) return order;
    await closeTrades(await listOpenTrades(db, order.id));
    return db.transaction(async (tx) => {
      const locked = await lock(tx, order.id);
      if (locked.user_id === null) throw sessionExpired();
      if (locked.status !== 'pending') return null;
      await coupons.giveBack(tx, order.id);
      await takeCoupon(tx, locked.user_id, order.id, price);
      const [row] = await tx.update(orders).set(price).where(eq(orders.id, order.id)).returning();
      return row ?? null;
    });
  }

  /** Makes sure that trades cannot be paid any more, as far as their provider answers. */
  async function closeTrades(open: readonly TradeRow[]): Promise<void> {
    for (const trade of open) {
      await closeTrade(trade).catch((error: unknown) =>
        reportFault('closing a trade failed', trade.channel, error),
      );
    }
  }

  /** @throws PaymentUnavailable */
  async function closeTrade(trade: TradeRow): Promise<void> {
    const answer = await providers[trade.channel]?.close(trade.trade_no);
    if (answer === 'closed') await markEnded(trade.trade_no);
    if (answer === 'paid') await checkTrade(trade);
  }

  const markEnded = (trade_no: string) =>
    db.update(trades).set({ ended_at: clock.now() }).where(eq(trades.trade_no, trade_no));

  /** Asks the provider about a trade and stores what follows. @returns whether it is still unpaid @throws PaymentUnavailable */
  async function checkTrade(trade: TradeRow): Promise<boolean> {
    const provider = providers[trade.channel];
    if (!provider) return false;
    await db.update(trades).set({ queried_at: clock.now() }).where(eq(trades.trade_no, trade.trade_no));
    const answer = await provider.query(trade.trade_no);
    if (answer.state === 'paid') await receive(trade.channel, answer);
    if (answer.state === 'unpaid') {
      const { expires_at } = await reload(trade.order_id);
      if (clock.now().getTime() >= expires_at.getTime() + CLOSED_MS) await markEnded(trade.trade_no);
    }
    if (answer.state !== 'failed' && answer.state !== 'closed') return answer.state === 'unpaid';
    await markEnded(trade.trade_no);
    if (answer.state === 'closed') return false;
    await db.transaction(async (tx) => {
      const order = await lock(tx, trade.order_id);
      if ((await listOpenTrades(tx, order.id)).length === 0) await applyEvent(tx, order, 'fail');
    });
    return false;
  }

  /** Moves an order on without a payment and gives its coupon back. */
  async function applyEvent(tx: Database, order: OrderRow, event: Exclude<OrderEvent, 'pay'>) {
    const status = nextStatus(order.status, event);
    if (!status) return;
    await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
    await coupons.giveBack(tx, order.id);
  }

  /** Ends an order that is not paid, unless its provider says that it is. */
  async function end(order: OrderRow, event: 'cancel' | 'expire'): Promise<OrderRow> {
    await closeTrades(await listOpenTrades(db, order.id));
    await db.transaction(async (tx) => applyEvent(tx, await lock(tx, order.id), event));
    return reload(order.id);
  }

  /** Delivers an order that is locked with its account. @returns why not; null when it was delivered */
  async function deliver(tx: Database, order: OrderRow, channel: Channel | null): Promise<string | null> {
    const status = nextStatus(order.status, 'pay');
    if (!status) return '重复支付';
    // An order that had ended gave its coupon back.
    if (order.status !== 'pending' && order.coupon_code !== null && order.user_id !== null) {
      const taken = await coupons.take(tx, order.user_id, order.coupon_code, order.id);
      if (!taken) return '优惠券已用于其他订单';
    }
    const problem = await goods.deliver(tx, order);
    if (problem !== null) {
      if (order.status !== 'pending') await coupons.giveBack(tx, order.id);
      return problem;
    }
    await tx
      .update(orders)
      .set({ status, paid_at: clock.now(), ...(channel ? { channel } : {}) })
      .where(eq(orders.id, order.id));
    return null;
  }

  /** Begins the report of an order that is paid. */
  async function beginReport(order: OrderRow): Promise<void> {
    await goods.start(order);
    await db.update(orders).set({ started_at: clock.now() }).where(eq(orders.id, order.id));
  }

  /** Begins the report of an order that was just paid. A fault is left to the sweep. */
  const startReport = (order: OrderRow): Promise<void> =>
    beginReport(order).catch((error: unknown) => log.error('starting a paid report failed', error));

  /**
   * Stores a payment that the provider has confirmed, once, and delivers or pays it back.
   *
   * @returns false when it does not belong to a trade or is of another amount: nothing is changed then.
   */
  async function receive(channel: Channel, received: Received): Promise<boolean> {
    const [trade] = await db
      .select()
      .from(trades)
      .where(and(eq(trades.trade_no, received.trade_no), eq(trades.channel, channel)));
    if (!trade) {
      log.error('payment without a trade', null, { channel });
      return false;
    }
    if (received.amount_fen !== trade.amount_fen) {
      if (trade.problem === null) log.error('payment of another amount', null, { channel });
      const named = received.amount_fen === null ? '不是整分的金额' : ` ${received.amount_fen} 分`;
      await db
        .update(trades)
        .set({ problem: `金额不符：应付 ${trade.amount_fen} 分，实付${named}` })
        .where(eq(trades.trade_no, trade.trade_no));
      return false;
    }
    const done = await db.transaction(async (tx) => {
      const order = await lock(tx, trade.order_id);
      const id = entropy.id();
      const stored = await tx
        .insert(payments)
        .values({
          id,
          order_id: order.id,
          trade_no: trade.trade_no,
          channel,
          transaction_id: received.transaction_id,
          amount_fen: trade.amount_fen,
          received_at: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (stored.length === 0) return null;
      await tx
        .update(trades)
        .set({ ended_at: clock.now(), problem: null })
        .where(eq(trades.trade_no, trade.trade_no));
      const isCurrent = trade.amount_fen === order.amount_fen;
      const problem = isCurrent ? await deliver(tx, order, channel) : '订单金额已变更';
      if (problem !== null) {
        if (isCurrent) await applyEvent(tx, order, 'fail');
        const refund = { refund: 'pending' as const, refund_reason: problem };
        await tx.update(payments).set(refund).where(eq(payments.id, id));
      }
      return { order, payment: id, refunded: problem !== null };
    });
    if (!done) return true;
    if (done.refunded) await payBack(done.payment);
    else {
      await startReport(done.order);
      await closeTrades(await listOpenTrades(db, done.order.id));
    }
    return true;
  }

  /** Pays a payment back. A fault is left to the sweep. @returns false when the provider gave no answer */
  async function payBack(paymentId: string): Promise<boolean> {
    const [payment] = await db
      .update(payments)
      .set({ refund_attempts: sql`${payments.refund_attempts} + 1` })
      .where(and(eq(payments.id, paymentId), eq(payments.refund, 'pending')))
      .returning();
    const provider = payment && providers[payment.channel];
    if (!provider) return true;
    const set = (values: Partial<PaymentRow>) =>
      db.update(payments).set(values).where(eq(payments.id, paymentId));
    try {
      const done = await provider.refund({
        trade_no: payment.trade_no,
        refund_no: refundNo(payment),
        amount_fen: payment.amount_fen,
        total_fen: payment.amount_fen,
        reason: payment.refund_reason ?? '',
      });
      if (done) await set({ refund: 'done', refunded_at: clock.now() });
    } catch (error) {
      if (!(error instanceof PaymentRefused)) {
        reportFault('refund failed', payment.channel, error);
        return false;
      }
      await set({ refund: 'failed' });
      log.error('refund refused', error, { channel: payment.channel });
    }
    return true;
  }

  const refundNo = (payment: PaymentRow) => `R${payment.id.replaceAll(/[^A-Za-z0-9]/g, '')}`.slice(0, 32);

  /** Brings a pending order up to date with its provider, not more often than every few seconds. */
  async function refresh(order: OrderRow): Promise<OrderRow> {
    if (order.status !== 'pending') return order;
    if (order.expires_at <= clock.now()) return (await unlessDiskFull(end(order, 'expire'))) ?? order;
    const before = clock.now().getTime() - QUERY_MS;
    for (const trade of await listOpenTrades(db, order.id)) {
      if (trade.queried_at && trade.queried_at.getTime() > before) continue;
      await checkTrade(trade).catch((error: unknown) =>
        reportFault('querying a trade failed', trade.channel, error),
      );
    }
    return reload(order.id);
  }

  const refreshing = new Map<string, Promise<OrderRow>>();

  /** As {@link refresh}; callers at the same time share one. */
  function refreshShared(order: OrderRow): Promise<OrderRow> {
    const running = refreshing.get(order.id);
    if (running) return running;
    const started = refresh(order).finally(() => refreshing.delete(order.id));
    refreshing.set(order.id, started);
    return started;
  }

  /**
   * The trade through which an order is paid now, which is its last one. It is the last one already where channel,
   * client and amount are the same; the trades before it are closed.
   */
  async function openTrade(order: OrderRow, how: PayWith): Promise<TradeRow> {
    const openid = how.client_type === 'jsapi' ? (how.openid ?? null) : null;
    const { trade, earlier } = await db.transaction(async (tx) => {
      const locked = await lock(tx, order.id);
      if (locked.user_id === null) throw sessionExpired();
      if (locked.status !== 'pending') throw notPayable();
      const all = await listTrades(tx, order.id);
      const last = all.at(-1);
      const isSame =
        last &&
        isOpen(last) &&
        last.channel === how.payment_channel &&
        last.client_type === how.client_type &&
        last.openid === openid &&
        last.amount_fen === locked.amount_fen;
      if (isSame) return { trade: last, earlier: all.slice(0, -1).filter(isOpen) };
      const [added] = await tx
        .insert(trades)
        .values({
          trade_no: all.length === 0 ? order.order_no : `${order.order_no}_${all.length + 1}`,
          order_id: order.id,
          channel: how.payment_channel,
          client_type: how.client_type,
          openid,
          amount_fen: locked.amount_fen,
          created_at: clock.now(),
        })
        .returning();
      if (!added) throw noOrder();
      await tx.update(orders).set({ channel: added.channel }).where(eq(orders.id, order.id));
      return { trade: added, earlier: all.filter(isOpen) };
    });
    await closeTrades(earlier);
    return trade;
  }

  /** Makes sure that an order is still to be paid through a trade. @throws ApiError 409 */
  async function checkCurrent(trade: TradeRow): Promise<void> {
    const order = await reload(trade.order_id);
    if (order.user_id === null) throw sessionExpired();
    if (order.status !== 'pending') throw notPayable();
    const last = (await listTrades(db, order.id)).at(-1);
    const isCurrent =
      last?.trade_no === trade.trade_no && isOpen(last) && last.amount_fen === order.amount_fen;
    if (!isCurrent) throw replaced();
  }

  /** Delivers an order that costs nothing. */
  async function deliverFree(order: OrderRow): Promise<void> {
    await closeTrades(await listOpenTrades(db, order.id));
    const problem = await db.transaction(async (tx) => {
      const locked = await lock(tx, order.id);
      return locked.status === 'pending' && locked.amount_fen === 0 ? deliver(tx, locked, null) : 'changed';
    });
    if (problem !== null) throw notPayable();
    await startReport(order);
  }

  /** Begins the payment of a pending order. */
  async function launch(order: OrderRow, how: PayWith, address: string): Promise<Schema<'OrderResponse'>> {
    if (order.status !== 'pending') throw notPayable();
    if (order.user_id !== null && (await goods.isOwned(db, order.user_id, order))) throw notPayable();
    if (order.amount_fen === 0) {
      await deliverFree(order);
      return { payment_required: false, payment: null, order_id: order.id };
    }
    if (how.client_type === 'jsapi' && !how.openid) {
      throw invalidField('openid', '微信内支付缺少 openid，请重新登录');
    }
    const provider = providers[how.payment_channel];
    if (!provider) throw channelDown();
    const trade = await openTrade(order, how);
    const opened = await provider
      .open({
        trade_no: trade.trade_no,
        order_no: order.order_no,
        client_type: trade.client_type,
        openid: trade.openid,
        amount_fen: trade.amount_fen,
        description: `子平-${order.product_name}`,
        expires_at: order.expires_at,
        address,
      })
      .catch((error: unknown) => {
        reportFault('opening a trade failed', how.payment_channel, error);
        throw channelDown();
      });
    // What closed the trade meanwhile may have reached the provider before it knew the trade.
    await checkCurrent(trade).catch(async (error: unknown) => {
      await closeTrades([trade]);
      throw error;
    });
    if (opened.prepay_id !== undefined) {
      await db.update(trades).set({ prepay_id: opened.prepay_id }).where(eq(trades.trade_no, trade.trade_no));
    }
    return {
      payment_required: true,
      payment: { order_no: order.order_no, ...opened },
      order_id: order.id,
    };
  }

  async function findRefunds(rows: readonly OrderRow[]): Promise<Map<string, PaymentRow['refund']>> {
    if (rows.length === 0) return new Map();
    const found = await db
      .select()
      .from(payments)
      .where(
        and(
          inArray(
            payments.order_id,
            rows.map(({ id }) => id),
          ),
          isNotNull(payments.refund),
        ),
      )
      .orderBy(asc(payments.received_at));
    return new Map(found.map(({ order_id, refund }) => [order_id, refund]));
  }

  async function toWire(row: OrderRow): Promise<WireOrder> {
    return describe(row, (await findRefunds([row])).get(row.id) ?? null);
  }

  const describe = (row: OrderRow, refund: PaymentRow['refund']): WireOrder => ({
    order_no: row.order_no,
    status: row.status,
    payment_type: toWireType(row.product_type),
    amount: toYuan(row.amount_fen),
    payment_channel: row.channel,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    record_id: row.record_id,
    id: row.id,
    product_name: row.product_name,
    refund_status: refund,
  });

  /** The last order of an account for something, up to date. @throws ApiError 404 */
  async function findLast(userId: string, wanted: Wanted): Promise<OrderRow> {
    const [row] = await db
      .select()
      .from(orders)
      .where(isFor(userId, wanted))
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(1);
    if (!row) throw noOrder();
    return refresh(row);
  }

  /** The order of a number of ours, or of one of its trades. Two queries, so that each uses its index. @throws ApiError 404 */
  async function findByNumber(number: string): Promise<OrderRow> {
    const [own] = await db.select().from(orders).where(eq(orders.order_no, number));
    if (own) return own;
    const [found] = await db
      .select({ order: orders })
      .from(trades)
      .innerJoin(orders, eq(orders.id, trades.order_id))
      .where(eq(trades.trade_no, number));
    if (!found) throw noOrder();
    return found.order;
  }

  return {
    receive,

    /** Creates the order for a report or a whole record, or finds the pending one, and begins its payment. */
    async buyReport(
      userId: string,
      wanted: Wanted,
      how: PayWith & { coupon_code?: string },
      address: string,
      expected_yuan?: number,
    ) {
      if (expected_yuan !== undefined) {
        const { price_fen } = await goods.findProduct(db, userId, wanted);
        if (toYuan(price_fen) !== expected_yuan) throw invalidField('amount', '金额已变动，请刷新页面重试');
      }
      if (how.client_type === 'jsapi' && !how.openid) {
        throw invalidField('openid', '微信内支付缺少 openid，请重新登录');
      }
      return launch(await placeOrder(userId, wanted, how.coupon_code), how, address);
    },

    /** Creates the order for a plan or package, or finds the pending one. @returns its id */
    async orderPlan(userId: string, product_id: string, coupon: string | undefined): Promise<string> {
      const wanted: Wanted = { product_type: 'membership', product_id, record_id: null };
      return (await placeOrder(userId, wanted, coupon)).id;
    },

    async pay(userId: string, id: string, how: PayWith & { coupon_code?: string }, address: string) {
      let order = await refresh(await findOwn(userId, id));
      if (order.status !== 'pending') throw notPayable();
      if (how.coupon_code !== undefined) {
        const price = await findPrice(userId, order, how.coupon_code);
        order = (await changePrice(order, price)) ?? (await reload(id));
      }
      return launch(order, how, address);
    },

    /** @throws ApiError 404 or 409 */
    async cancel(userId: string, id: string): Promise<WireOrder> {
      const order = await findOwn(userId, id);
      const after = order.status === 'pending' ? await end(order, 'cancel') : order;
      if (order.status !== 'pending' || after.status !== 'cancelled') {
        throw apiError(409, '订单已支付或已关闭，不能取消');
      }
      return toWire(after);
    },

    async read(userId: string, id: string): Promise<Schema<'OrderDetail'>> {
      const row = await refresh(await findOwn(userId, id));
      return {
        ...(await toWire(row)),
        product_id: row.product_id,
        product_type: toWireType(row.product_type),
        quantity: 1,
        original_amount: toYuan(row.original_fen),
        discount_amount: toYuan(row.discount_fen),
        coupon_code: row.coupon_code,
        expires_at: row.status === 'paid' ? null : row.expires_at.toISOString(),
      };
    },

    async readStatus(userId: string, id: string) {
      const { status, order_no, record_id } = await refresh(await findOwn(userId, id));
      return { status, is_paid: status === 'paid', order_no, record_id };
    },

    /** The status of the last order for a report or a whole record. @throws ApiError 404 */
    async readLastStatus(userId: string, wanted: Wanted) {
      const { status } = await findLast(userId, wanted);
      return { status, is_paid: status === 'paid' };
    },

    /**
     * The status of an order by the number in the address of the result page; its record for its owner only. A provider
     * that is silent does not hold the caller: what is stored is answered, and its answer is stored when it comes.
     */
    async readByNumber(userId: string | null, order_no: string) {
      const order = await findByNumber(order_no);
      const { status, record_id, user_id } =
        (await within(refreshShared(order), WAIT_MS)) ?? (await reload(order.id));
      return { status, record_id: userId !== null && user_id === userId ? record_id : null };
    },

    /** Ends the pending orders for deleted records. A day after the deletion, when it cannot be undone, all are over. */
    expireForDeletedRecords: (signal?: AbortSignal) =>
      expireOverdue(
        inArray(
          orders.record_id,
          db.select({ id: records.id }).from(records).where(isNotNull(records.deleted_at)),
        ),
        signal,
      ),

    async list(
      userId: string,
      query: { page?: number; page_size?: number; status?: Schema<'OrderStatus'> },
    ): Promise<{ items: WireOrder[]; total: number }> {
      const { page = 1, page_size = 10, status } = query;
      if (status === 'waiting_payment') return { items: [], total: 0 };
      await unlessDiskFull(expireOverdue(eq(orders.user_id, userId)));
      const own = and(eq(orders.user_id, userId), status ? eq(orders.status, status) : undefined);
      const rows = await db
        .select()
        .from(orders)
        .where(own)
        .orderBy(desc(orders.created_at), desc(orders.id))
        .limit(page_size)
        .offset((page - 1) * page_size);
      const [{ value } = { value: 0 }] = await db.select({ value: count() }).from(orders).where(own);
      const refunds = await findRefunds(rows);
      return { items: rows.map((row) => describe(row, refunds.get(row.id) ?? null)), total: value };
    },

    /** Parameters for the payment inside the messaging app. @throws ApiError 404, 409 or 1511 */
    async readJsapiParams(userId: string, order_no: string): Promise<JsapiParams> {
      const found = await findByNumber(order_no);
      if (found.user_id !== userId) throw noOrder();
      const order = await refresh(found);
      if (order.status !== 'pending') throw notPayable();
      const open = await listOpenTrades(db, order.id);
      const prepay_id = open.findLast((trade) => trade.channel === 'wechat')?.prepay_id;
      const provider: PaymentProvider | undefined = providers.wechat;
      if (!prepay_id || !provider?.jsapiParams) throw businessError(1511, '获取微信支付参数失败');
      return provider.jsapiParams(prepay_id, clock.now());
    },

    /** Ends the time to pay of the order of a trade, for the stand-in of a cashier. */
    async expireNow(trade_no: string): Promise<void> {
      const order = await findByNumber(trade_no);
      if (order.status === 'pending') await end(order, 'expire');
    },

    sweep,
    findProblems,
    settle,
  };

  /** Ends orders whose time is over, without their providers: the sweep asks about their trades and closes them. */
  function expireOverdue(filter?: SQL, signal?: AbortSignal): Promise<void> {
    return inBatches(async (limit, skip) => {
      const overdue = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(filter, eq(orders.status, 'pending'), lte(orders.expires_at, clock.now())))
        .orderBy(asc(orders.expires_at), asc(orders.id))
        .limit(limit)
        .offset(skip);
      for (const { id } of overdue) {
        if (signal?.aborted) break;
        await db.transaction(async (tx) => applyEvent(tx, await lock(tx, id), 'expire'));
      }
      return overdue.length;
    }, signal);
  }

  /** Begins the reports that were paid and not begun. */
  function startPaid(signal?: AbortSignal): Promise<void> {
    return inBatches(async (limit, skip) => {
      const waiting = await db
        .select()
        .from(orders)
        .where(and(eq(orders.status, 'paid'), isNull(orders.started_at)))
        .orderBy(asc(orders.paid_at), asc(orders.id))
        .limit(limit)
        .offset(skip);
      for (const order of waiting) {
        if (signal?.aborted) break;
        await beginReport(order);
      }
      return waiting.length;
    }, signal);
  }

  /**
   * Completes what a crash, a lost notification or a provider that failed left open: asks about every open trade, ends
   * orders whose time is over, pays back, begins reports that were paid. A provider that is silent holds up its own
   * channel only, and not for long. What fails does not keep the rest.
   *
   * @throws the first failure, after all of it
   */
  async function sweep(signal?: AbortSignal): Promise<void> {
    const sweepChannels = () =>
      Promise.all(
        (Object.keys(providers) as Channel[]).map(async (channel) => {
          await sweepTrades(channel);
          await sweepRefunds(channel);
        }),
      );
    await runAll([sweepChannels, () => expireOverdue(undefined, signal), () => startPaid(signal)]);
  }

  /** Asks about the open trades of a channel and closes those of orders that are over. */
  async function sweepTrades(channel: Channel): Promise<void> {
    const since = new Date(clock.now().getTime() - WATCH_MS);
    const lately = new Date(clock.now().getTime() - WATCH_EVERY_MS);
    const open = await db
      .select({ trade: trades, order: { status: orders.status, expires_at: orders.expires_at } })
      .from(trades)
      .innerJoin(orders, eq(orders.id, trades.order_id))
      .where(
        and(
          eq(trades.channel, channel),
          isNull(trades.ended_at),
          isNull(trades.problem),
          gt(trades.created_at, since),
          or(eq(orders.status, 'pending'), isNull(trades.queried_at), lte(trades.queried_at, lately)),
        ),
      )
      .orderBy(sql`${trades.queried_at} asc nulls first`)
      .limit(BATCH);
    await whileAnswered(open, async ({ trade, order }) => {
      try {
        const isOver = order.status !== 'pending' || order.expires_at <= clock.now();
        if ((await checkTrade(trade)) && isOver) await closeTrade(trade);
        return true;
      } catch (error) {
        reportFault('sweeping a trade failed', channel, error);
        return false;
      }
    });
  }

  /** Asks a channel for refunds that are not made. */
  async function sweepRefunds(channel: Channel): Promise<void> {
    const due = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.refund, 'pending'), eq(payments.channel, channel)))
      .orderBy(asc(payments.refund_attempts))
      .limit(BATCH);
    await whileAnswered(due, ({ id }) => payBack(id));
  }

  /** The orders that need a person, each with the reason. */
  async function findProblems(): Promise<{ order_no: string; reason: string }[]> {
    const late = new Date(clock.now().getTime() - OVERDUE_MS);
    const old = new Date(clock.now().getTime() - WATCH_MS);
    const odd = await db
      .select({ order_no: orders.order_no, problem: trades.problem })
      .from(trades)
      .innerJoin(orders, eq(orders.id, trades.order_id))
      .where(or(isNotNull(trades.problem), and(isNull(trades.ended_at), lte(trades.created_at, old))));
    const unpaidBack = await db
      .select({ order_no: orders.order_no, refund: payments.refund, reason: payments.refund_reason })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.order_id))
      .where(
        or(
          eq(payments.refund, 'failed'),
          and(eq(payments.refund, 'pending'), lte(payments.received_at, late)),
        ),
      );
    const unstarted = await db
      .select({ order_no: orders.order_no })
      .from(orders)
      .where(and(eq(orders.status, 'paid'), isNull(orders.started_at), lte(orders.paid_at, late)));
    return [
      ...odd.map(({ order_no, problem }) => ({ order_no, reason: problem ?? '支付结果一直未能确认' })),
      ...unpaidBack.map(({ order_no, refund, reason }) => ({
        order_no,
        reason: `${refund === 'failed' ? '退款被拒绝' : '退款未完成'}：${reason ?? ''}`,
      })),
      ...unstarted.map(({ order_no }) => ({ order_no, reason: '已支付，报告未开始撰写' })),
    ];
  }

  /** Tries again everything that is open about an order. @returns its status and payments afterwards, a line each */
  async function settle(order_no: string, dryRun: boolean): Promise<string[]> {
    const order = await findByNumber(order_no);
    if (!dryRun) {
      await db
        .update(payments)
        .set({ refund: 'pending' })
        .where(and(eq(payments.order_id, order.id), eq(payments.refund, 'failed')));
      for (const trade of await db.select().from(trades).where(eq(trades.order_id, order.id))) {
        await checkTrade(trade);
      }
      await refresh(await reload(order.id));
      const due = await db
        .select()
        .from(payments)
        .where(and(eq(payments.order_id, order.id), eq(payments.refund, 'pending')));
      for (const { id } of due) await payBack(id);
      const after = await reload(order.id);
      if (after.status === 'paid' && after.started_at === null) await startReport(after);
    }
    const after = await reload(order.id);
    const money = await db.select().from(payments).where(eq(payments.order_id, order.id));
    return [
      `${after.order_no} ${after.product_name} ${toYuan(after.amount_fen)} ${after.status}`,
      ...money.map(
        ({ channel, amount_fen, refund, refund_reason }) =>
          `${channel} ${toYuan(amount_fen)} ${refund ? `refund ${refund}: ${refund_reason ?? ''}` : 'delivered'}`,
      ),
    ];
  }
}

/** Takes one row after the other until the provider has failed several times in a row. `step`: whether it answered. */
async function whileAnswered<Row>(rows: readonly Row[], step: (row: Row) => Promise<boolean>): Promise<void> {
  let failures = 0;
  for (const row of rows) {
    failures = (await step(row)) ? 0 : failures + 1;
    if (failures === FAILURES) return;
  }
}

/** What a promise resolves to; null when that takes longer. What it comes to afterwards is ignored. */
async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | null> {
  const wait = new AbortController();
  const late = delay(milliseconds, null, { signal: wait.signal });
  late.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    wait.abort();
  }
}
