/** The payment of a pending order. */
import type { Schema } from '@ziping/api-client/types';
import { eq } from 'drizzle-orm';

import { orders, trades } from '../../db/schema/orders.ts';
import { apiError, businessError, invalidField, sessionExpired } from '../../shared/errors.ts';
import type { JsapiParams, PaymentProvider } from '../../ports/payments.ts';
import { toYuan } from '../../shared/money.ts';
import type { OrderRow, Wanted } from './goods.ts';
import {
  noOrder,
  notPayable,
  type OrderContext,
  type PayWith,
  reportFault,
  type TradeRow,
} from './order-context.ts';
import { findByNumber, findOwn, isOpen, listOpenTrades, listTrades, lock, reload } from './order-rows.ts';
import { changePrice, findPrice, placeOrder, reopen } from './place.ts';
import { refresh } from './read.ts';
import { closeSuperseded, closeTrades, deliver, startReport } from './receive.ts';

const replaced = () => apiError(409, '已改用其他方式支付，请重新选择');
const channelDown = () => businessError(1510, '支付渠道暂不可用，请换一种方式');

/** Creates the order for a report or a whole record, or finds the pending one, and begins its payment. */
export async function buyReport(
  context: OrderContext,
  userId: string,
  wanted: Wanted,
  how: PayWith & { coupon_code?: string },
  address: string,
  expected_yuan?: number,
) {
  if (expected_yuan !== undefined) {
    const { price_fen } = await context.goods.findProduct(context.db, userId, wanted);
    if (toYuan(price_fen) !== expected_yuan) throw invalidField('amount', '金额已变动，请刷新页面重试');
  }
  if (how.client_type === 'jsapi' && !how.openid) {
    throw invalidField('openid', '微信内支付缺少 openid，请重新登录');
  }
  return launch(context, await placeOrder(context, userId, wanted, how.coupon_code), how, address);
}

/**
 * Begins the payment of a pending order anew, in another way or with another coupon; a failed one is pending again.
 *
 * @throws ApiError 404 or 409
 */
export async function payOrder(
  context: OrderContext,
  userId: string,
  id: string,
  how: PayWith & { coupon_code?: string },
  address: string,
) {
  let order = await refresh(context, await findOwn(context, userId, id));
  if (order.status === 'failed') order = await reopen(context, order);
  if (order.status !== 'pending') throw notPayable();
  if (how.coupon_code !== undefined) {
    const price = await findPrice(context, userId, order, how.coupon_code);
    order = (await changePrice(context, order, price)) ?? (await reload(context, id));
  }
  return launch(context, order, how, address);
}

/** Parameters for the payment inside WeChat. @throws ApiError 404, 409 or 1511 */
export async function readJsapiParams(
  context: OrderContext,
  userId: string,
  order_no: string,
): Promise<JsapiParams> {
  const found = await findByNumber(context, order_no);
  if (found.user_id !== userId) throw noOrder();
  const order = await refresh(context, found);
  if (order.status !== 'pending') throw notPayable();
  const open = await listOpenTrades(context.db, order.id);
  const prepay_id = open.findLast((trade) => trade.channel === 'wechat')?.prepay_id;
  const provider: PaymentProvider | undefined = context.providers.wechat;
  if (!prepay_id || !provider?.jsapiParams) throw businessError(1511, '获取微信支付参数失败');
  return provider.jsapiParams(prepay_id, context.clock.now());
}

/** Begins the payment of a pending order. */
async function launch(
  context: OrderContext,
  order: OrderRow,
  how: PayWith,
  address: string,
): Promise<Schema<'OrderResponse'>> {
  if (order.status !== 'pending') throw notPayable();
  if (order.user_id !== null && (await context.goods.isOwned(context.db, order.user_id, order)))
    throw notPayable();
  if (order.amount_fen === 0) {
    await deliverFree(context, order);
    return { payment_required: false, payment: null, order_id: order.id };
  }
  if (how.client_type === 'jsapi' && !how.openid) {
    throw invalidField('openid', '微信内支付缺少 openid，请重新登录');
  }
  const provider = context.providers[how.payment_channel];
  if (!provider) throw channelDown();
  const trade = await openTrade(context, order, how);
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
      reportFault(context, 'opening a trade failed', how.payment_channel, error);
      throw channelDown();
    });
  // What closed the trade meanwhile may have reached the provider before it knew the trade.
  await checkCurrent(context, trade).catch(async (error: unknown) => {
    await closeTrades(context, [trade]);
    throw error;
  });
  if (opened.prepay_id !== undefined) {
    await context.db
      .update(trades)
      .set({ prepay_id: opened.prepay_id })
      .where(eq(trades.trade_no, trade.trade_no));
  }
  return {
    payment_required: true,
    payment: { order_no: order.order_no, ...opened },
    order_id: order.id,
  };
}

/**
 * The trade through which an order is paid now, which is its last one. It is the last one already where channel,
 * client and amount are the same; the trades before it are closed.
 */
async function openTrade(context: OrderContext, order: OrderRow, how: PayWith): Promise<TradeRow> {
  const openid = how.client_type === 'jsapi' ? (how.openid ?? null) : null;
  const { trade, earlier } = await context.db.transaction(async (tx) => {
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
        created_at: context.clock.now(),
      })
      .returning();
    if (!added) throw noOrder();
    await tx.update(orders).set({ channel: added.channel }).where(eq(orders.id, order.id));
    return { trade: added, earlier: all.filter(isOpen) };
  });
  await closeTrades(context, earlier);
  return trade;
}

/** Makes sure that an order is still to be paid through a trade. @throws ApiError 409 */
async function checkCurrent(context: OrderContext, trade: TradeRow): Promise<void> {
  const order = await reload(context, trade.order_id);
  if (order.user_id === null) throw sessionExpired();
  if (order.status !== 'pending') throw notPayable();
  const last = (await listTrades(context.db, order.id)).at(-1);
  const isCurrent = last?.trade_no === trade.trade_no && isOpen(last) && last.amount_fen === order.amount_fen;
  if (!isCurrent) throw replaced();
}

/** Delivers an order that costs nothing. */
async function deliverFree(context: OrderContext, order: OrderRow): Promise<void> {
  await closeTrades(context, await listOpenTrades(context.db, order.id));
  const problem = await context.db.transaction(async (tx) => {
    const locked = await lock(tx, order.id);
    return locked.status === 'pending' && locked.amount_fen === 0
      ? deliver(context, tx, locked, null)
      : 'changed';
  });
  if (problem !== null) throw notPayable();
  await startReport(context, order);
  await closeSuperseded(context, order);
}
