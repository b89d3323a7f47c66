import type { Schema } from '@ziping/api-client/types';

import type { Basics } from '../../db/basics.ts';
import { type payments, type trades } from '../../db/schema/orders.ts';
import { apiError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { Channel, ClientType, PaymentProviders } from '../../ports/payments.ts';
import type { Coupons } from './coupons.ts';
import type { Goods, OrderRow } from './goods.ts';

/** How an account wants to pay. */
export interface PayWith {
  payment_channel: Channel;
  client_type: ClientType;
  openid?: string;
}

export type TradeRow = typeof trades.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type WireOrder = Required<Schema<'Order'>>;

/** What the work on orders needs. */
export interface OrderContext extends Basics {
  providers: PaymentProviders;
  coupons: Coupons;
  goods: Goods;
  log: Log;
  /** Orders that are being brought up to date, by their id: callers at the same time share one. */
  refreshing: Map<string, Promise<OrderRow>>;
  /** How many paid reports wait for the next day, as the operator was told last. */
  waiting: number;
}

export const noOrder = () => apiError(404, '没有这笔订单');
export const notPayable = () => apiError(409, '订单已支付或已关闭');

/** A fault of a provider, for the log. */
export const reportFault = (context: OrderContext, event: string, channel: Channel, error: unknown) =>
  context.log.error(event, error, { channel });
