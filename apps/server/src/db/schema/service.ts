/** What the service keeps for itself: counts, claims, messages of a stand-in, its own values. */
import { bigint, bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ownerId } from './accounts.ts';
import { moment } from './columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resets_at: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resets_at)],
);

/** The export that is sent to an account, one at a time. */
export const exportClaims = pgTable('export_claims', {
  user_id: ownerId().primaryKey(),
  /** The claim of the process that sends it, which ends unless it is renewed. */
  claim: text('claim').notNull(),
  claimed_until: moment('claimed_until').notNull(),
});

/** Tokens that a language model has used for an account, by the day in China. */
export const modelUse = pgTable(
  'model_use',
  {
    user_id: ownerId(),
    /** 'YYYY-MM-DD' */
    day: text('day').notNull(),
    input: bigint('input', { mode: 'number' }).notNull().default(0),
    output: bigint('output', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] }), index('model_use_day').on(table.day)],
);

/** Messages of the SMS stand-in; empty with a real provider. */
export const outboxMessages = pgTable('outbox_messages', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  phone: text('phone').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  created_at: moment('created_at').notNull(),
});

/** Values that the service generates once, such as its signing secret. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
