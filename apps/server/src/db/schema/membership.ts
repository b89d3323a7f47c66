/** Bought memberships and who shares them. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';

import { ownerId, users } from './accounts.ts';
import { offer } from './catalogue.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Bought memberships, with what the plan offered when it was bought. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    order_id: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    plan_id: text('plan_id').notNull(),
    plan_name: text('plan_name').notNull(),
    ...offer(),
    created_at: moment('created_at').notNull(),
    started_at: moment('started_at').notNull(),
    /** Null for life. */
    expires_at: moment('expires_at'),
    cancelled_at: moment('cancelled_at'),
  },
  (table) => [index('subscriptions_user').on(table.user_id, table.expires_at)],
);

/** Accounts that share the plans of an owner that have seats for them. */
export const familyMembers = pgTable(
  'family_members',
  {
    user_id: ownerId().primaryKey(),
    owner_id: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joined_at: moment('joined_at').notNull(),
  },
  (table) => [index('family_members_owner').on(table.owner_id)],
);

/** The invitation of an owner that is valid, one at a time. */
export const familyInvitations = pgTable('family_invitations', {
  owner_id: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  expires_at: moment('expires_at').notNull(),
});
