/** What belongs to the work of professionals. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';

import { ownerId } from './accounts.ts';
import { moment } from './columns.ts';

/** What the exported reports of a professional carry. Kept when the plan ends. */
export const reportTemplates = pgTable('report_templates', {
  user_id: ownerId().primaryKey(),
  studio: text('studio').notNull(),
  contact: text('contact').notNull(),
  closing: text('closing').notNull(),
});

/** Keys with which other systems call the service for an account. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    name: text('name').notNull(),
    /** SHA-256 of the secret, which is random and long enough to need no salt. */
    hash: text('hash').notNull().unique(),
    /** The last characters of the secret. */
    hint: text('hint').notNull(),
    created_at: moment('created_at').notNull(),
    last_used_at: moment('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.user_id, table.created_at)],
);
