/** Orders with their trades, payments and coupons. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { CHANNELS } from '../../ports/payments.ts';
import { ownerId, users } from './accounts.ts';
import { moment } from './columns.ts';
import { records } from './records.ts';

/** Orders outlive their account and their record, for the books. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    order_no: text('order_no').notNull().unique(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    record_id: text('record_id').references(() => records.id, { onDelete: 'set null' }),
    /** `record`: all reports of a record together. */
    product_type: text('product_type', { enum: ['report', 'record', 'membership'] }).notNull(),
    product_id: text('product_id').notNull(),
    product_name: text('product_name').notNull(),
    original_fen: integer('original_fen').notNull(),
    discount_fen: integer('discount_fen').notNull(),
    amount_fen: integer('amount_fen').notNull(),
    coupon_code: text('coupon_code'),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'cancelled', 'expired'] }).notNull(),
    channel: text('channel', { enum: CHANNELS }),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    paid_at: moment('paid_at'),
    /** When the report was put into the queue of the writer. */
    started_at: moment('started_at'),
  },
  (table) => [
    index('orders_user_created').on(table.user_id, table.created_at, table.id),
    index('orders_status_expires').on(table.status, table.expires_at),
    index('orders_record').on(table.record_id),
    index('orders_unstarted')
      .on(table.paid_at, table.id)
      .where(sql`${table.status} = 'paid' and ${table.started_at} is null`),
    // A second request for the same thing finds the first order.
    uniqueIndex('orders_pending')
      .on(table.user_id, table.product_type, table.product_id, sql`coalesce(${table.record_id}, '')`)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** A trade opened at a provider for an order. Another channel, client or amount needs a trade of its own. */
export const trades = pgTable(
  'trades',
  {
    /** The order's number as the provider knows it. */
    trade_no: text('trade_no').primaryKey(),
    order_id: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    client_type: text('client_type', { enum: ['jsapi', 'mobile', 'pc'] }).notNull(),
    openid: text('openid'),
    amount_fen: integer('amount_fen').notNull(),
    prepay_id: text('prepay_id'),
    created_at: moment('created_at').notNull(),
    queried_at: moment('queried_at'),
    /** When the provider said that it is paid or closed, or knew no payment long after the time to pay. */
    ended_at: moment('ended_at'),
    /** What a person must look at, such as a payment of another amount. */
    problem: text('problem'),
  },
  (table) => [
    index('trades_order').on(table.order_id),
    // The sweep looks at the trades of a day only.
    index('trades_open')
      .on(table.created_at)
      .where(sql`${table.ended_at} is null`),
  ],
);

/** Money that came in: each payment was delivered for or is paid back. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    order_id: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    trade_no: text('trade_no').notNull(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    transaction_id: text('transaction_id').notNull(),
    amount_fen: integer('amount_fen').notNull(),
    received_at: moment('received_at').notNull(),
    /** Null: what it pays for was delivered. */
    refund: text('refund', { enum: ['pending', 'done', 'failed'] }),
    refund_reason: text('refund_reason'),
    refund_attempts: integer('refund_attempts').notNull().default(0),
    refunded_at: moment('refunded_at'),
  },
  (table) => [
    uniqueIndex('payments_transaction').on(table.channel, table.transaction_id),
    index('payments_order').on(table.order_id),
    index('payments_refund').on(table.refund),
  ],
);

/** A coupon is used once by each account; an order that is not paid gives it back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    coupon_code: text('coupon_code').notNull(),
    user_id: ownerId(),
    order_id: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.coupon_code, table.user_id] }),
    uniqueIndex('coupon_uses_order').on(table.order_id),
    index('coupon_uses_user').on(table.user_id),
  ],
);

/** Trades of the stand-in for the payment providers; empty with real ones. */
export const localTrades = pgTable('local_trades', {
  trade_no: text('trade_no').primaryKey(),
  order_no: text('order_no').notNull(),
  channel: text('channel', { enum: CHANNELS }).notNull(),
  amount_fen: integer('amount_fen').notNull(),
  description: text('description').notNull(),
  state: text('state', { enum: ['unpaid', 'paid', 'failed', 'closed'] }).notNull(),
  refunded: boolean('refunded').notNull().default(false),
  created_at: moment('created_at').notNull(),
});
