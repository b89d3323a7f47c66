/** What is offered, and at what price. */
import type { ReportCode } from '@ziping/readings/reports/types/report-types';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** The kinds of reports that are offered; written at every start. Prices in fen. */
export const reportTypes = pgTable('report_types', {
  code: text('code').$type<ReportCode>().primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  icon: text('icon').notNull(),
  price_fen: integer('price_fen').notNull(),
  original_price_fen: integer('original_price_fen').notNull(),
  /** Whether only members can have it, so that it is not sold by itself. */
  members_only: boolean('members_only').notNull(),
});

/** The columns of what a plan gives, which a subscription keeps as they were when it was bought. */
export const offer = () => ({
  user_type: text('user_type', { enum: ['personal', 'professional', 'both'] }).notNull(),
  /** Conversations a day of a member, those of a package in all; -1: unlimited. */
  chats: integer('chats').notNull(),
  /** Reports that a member unlocks a month; -1: unlimited. */
  reports: integer('reports').notNull(),
  /** Accounts that share it, with the owner. */
  seats: integer('seats').notNull().default(1),
  /** Whether other systems may call the service with keys of the member. */
  api_access: boolean('api_access').notNull().default(false),
});

/** What is sold: memberships and packages of a benefit. Prices in fen. */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  kind: text('kind', { enum: ['membership', 'package'] }).notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price_fen: integer('price_fen').notNull(),
  original_price_fen: integer('original_price_fen').notNull(),
  /** Null for life, and of a package. */
  months: integer('months'),
  features: jsonb('features').$type<string[]>().notNull(),
  popular_tag: text('popular_tag'),
  ...offer(),
  /** A plan that is not sold any more stays for those who have it. */
  active: boolean('active').notNull(),
});

export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  discount_type: text('discount_type', { enum: ['amount', 'percent'] }).notNull(),
  /** Fen off, or the percentage to pay. */
  value: integer('value').notNull(),
  min_amount_fen: integer('min_amount_fen').notNull(),
  /** Null: reports and memberships. */
  product_type: text('product_type', { enum: ['report', 'membership'] }),
  expires_at: moment('expires_at').notNull(),
  active: boolean('active').notNull(),
});
