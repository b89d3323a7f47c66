import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';

/** Feedback; of guests and of deleted accounts without a user. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type', { enum: ['bug', 'feature', 'question', 'other'] }).notNull(),
    content: text('content').notNull(),
    contact: text('contact').notNull(),
    image_count: integer('image_count').notNull(),
    reply: text('reply'),
    replied_at: moment('replied_at'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('feedbacks_user_created').on(table.user_id, table.created_at, table.id)],
);

export const feedbackImages = pgTable(
  'feedback_images',
  {
    feedback_id: text('feedback_id')
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    webp: bytes('webp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedback_id, table.position] })],
);
