/** What of a benefit was bought and used. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ownerId } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Units of a benefit: of a day or month, and of packages by their order. */
export interface TakenUnits {
  period: string;
  of_period: number;
  of_packages: Record<string, number>;
}

/** Bought conversations beyond those of the day. */
export const packages = pgTable(
  'packages',
  {
    order_id: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    user_id: ownerId(),
    total: integer('total').notNull(),
    used: integer('used').notNull().default(0),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('packages_user').on(table.user_id, table.created_at)],
);

/** How much of a benefit was used in a day or month. */
export const benefitCounts = pgTable(
  'benefit_counts',
  {
    user_id: ownerId(),
    benefit_type: text('benefit_type', { enum: ['CHAT_COUNT', 'REPORT_UNLOCK'] }).notNull(),
    /** A day or a month of China, as 'YYYY-MM-DD' or 'YYYY-MM'. */
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.benefit_type, table.period] }),
    index('benefit_counts_period').on(table.period),
  ],
);

/** Uses that were sent with a key: the same key again is the same use. */
export const benefitUses = pgTable(
  'benefit_uses',
  {
    user_id: ownerId(),
    key: text('key').notNull(),
    benefit_type: text('benefit_type', { enum: ['CHAT_COUNT', 'REPORT_UNLOCK'] })
      .notNull()
      .default('CHAT_COUNT'),
    /** Null: nothing. */
    taken: jsonb('taken').$type<TakenUnits>(),
    /** `spent`: for an answer that was delivered; `returned`: given back. A key counts for one answer only. */
    state: text('state', { enum: ['taken', 'spent', 'returned'] })
      .notNull()
      .default('taken'),
    created_at: moment('created_at').notNull(),
    /** The claim of the process that writes an answer which is not stored; it ends unless it is renewed. */
    claim: text('claim'),
    claimed_until: moment('claimed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('benefit_uses_created').on(table.created_at),
    index('benefit_uses_taken')
      .on(table.created_at)
      .where(sql`${table.state} = 'taken'`),
    index('benefit_uses_claimed')
      .on(table.claimed_until)
      .where(sql`${table.claim} is not null`),
  ],
);
