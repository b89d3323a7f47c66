import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { records } from './records.ts';

/**
 * Conversations about records, as trees: versions of a question or an answer have the same parent. Ids are chosen by the
 * client, so they are unique within a record only.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    record_id: text('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** The order in which messages were added: a message has a higher number than its parent. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    parent_id: text('parent_id'),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    status: text('status', { enum: ['running', 'complete', 'cancelled', 'failed'] }).notNull(),
    content: text('content').notNull().default(''),
    reasoning: text('reasoning').notNull().default(''),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    error: text('error'),
    /** Of a question: the report beside which it was asked, and the hint that was shown there. */
    report_code: text('report_code'),
    prompt: text('prompt'),
    /** How many times the text of an answer was begun from nothing. */
    attempt: integer('attempt').notNull().default(1),
    /** How often a process began to write an answer. */
    starts: integer('starts').notNull().default(0),
    /** Digest of the whole answer where the rules write it, which tells whether a process can go on with its text. */
    digest: text('digest'),
    /** The birth that an answer is about; null of one from before it was kept. */
    birth_key: text('birth_key'),
    /** The claim of the process that writes an answer, which ends unless it is renewed. */
    claim: text('claim'),
    claimed_until: moment('claimed_until'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.record_id, table.id] }),
    index('chat_messages_number').on(table.record_id, table.number),
    index('chat_messages_parent').on(table.record_id, table.parent_id),
    index('chat_messages_running')
      .on(table.claimed_until)
      .where(sql`${table.status} = 'running'`),
  ],
);

/** The last message of the selected branch of a conversation. */
export const chatHeads = pgTable('chat_heads', {
  record_id: text('record_id')
    .primaryKey()
    .references(() => records.id, { onDelete: 'cascade' }),
  message_id: text('message_id').notNull(),
});
