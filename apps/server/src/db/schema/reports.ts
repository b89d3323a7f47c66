/** Who may have which report, the reports, and the queue of those to be written. */
import type { ReportCode } from '@ziping/readings/reports/types/report-types';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { ownerId } from './accounts.ts';
import { moment } from './columns.ts';
import { records } from './records.ts';

/** What an account may have written without paying again. */
export const reportAccess = pgTable(
  'report_access',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    /** Null with `all`, and of a record that was deleted: what was used stays used. */
    record_id: text('record_id').references(() => records.id, { onDelete: 'set null' }),
    /** Null with `all`. */
    report_code: text('report_code'),
    /** `free`: the one free report of an account; `all`: every report of every record; `membership`: a member's benefit. */
    source: text('source', { enum: ['free', 'all', 'order', 'membership'] }).notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_access_report').on(table.record_id, table.report_code),
    index('report_access_user').on(table.user_id),
    // One of each for an account, whatever requests run at once.
    uniqueIndex('report_access_once')
      .on(table.user_id, table.source)
      .where(sql`${table.source} in ('free', 'all')`),
  ],
);

/** The last report of each type that was ordered for a record. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    record_id: text('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    report_code: text('report_code').$type<ReportCode>().notNull(),
    status: text('status', { enum: ['generating', 'completed', 'failed'] }).notNull(),
    /** The birth it is written for; another one makes it outdated. */
    birth_key: text('birth_key').notNull(),
    sections_total: integer('sections_total').notNull(),
    failure: text('failure'),
    written_by: text('written_by', { enum: ['model', 'rules'] }),
    /** `JUDGEMENT_METHOD.id` when it was ordered; null of one that was ordered before it was kept. */
    method: text('method'),
    method_since: text('method_since'),
    created_at: moment('created_at').notNull(),
    written_at: moment('written_at'),
  },
  (table) => [uniqueIndex('reports_record_code').on(table.record_id, table.report_code)],
);

/** The sections of a report, stored one by one while it is being written. */
export const reportSections = pgTable(
  'report_sections',
  {
    report_id: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    written_by: text('written_by', { enum: ['model', 'rules'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.report_id, table.position] })],
);

/** Reports to be written, in the order of their ids for each user. */
export const reportJobs = pgTable(
  'report_jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    report_id: text('report_id')
      .notNull()
      .unique()
      .references(() => reports.id, { onDelete: 'cascade' }),
    user_id: ownerId(),
    /** How often a process began to write it. */
    starts: integer('starts').notNull().default(0),
    /** Tokens used by a model so far. */
    tokens: integer('tokens').notNull().default(0),
    /** The claim of the process that writes it, which ends unless it is renewed. */
    claim: text('claim'),
    claimed_until: moment('claimed_until'),
  },
  (table) => [index('report_jobs_user').on(table.user_id, table.id)],
);

/** When a user's report was last begun, as a count: those who waited longest are next. */
export const reportTurns = pgTable('report_turns', {
  user_id: ownerId().primaryKey(),
  turn: bigserial('turn', { mode: 'number' }).notNull(),
});
