import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { ownerId } from './accounts.ts';
import { moment } from './columns.ts';

const CATEGORIES = [
  'self',
  'family',
  'friend',
  'lover',
  'classmate',
  'child',
  'parent',
  'relative',
  'colleague',
  'client',
  'other',
] as const;

/** Birth data as entered, with all conventions that the chart depends on. */
export const records = pgTable(
  'records',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    name: text('name').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }).notNull(),
    calendar_type: text('calendar_type', { enum: ['solar', 'lunar'] }).notNull(),
    lunar_calendar: text('lunar_calendar', { enum: ['chinese', 'korean', 'vietnamese'] })
      .notNull()
      .default('chinese'),
    leap_month: boolean('leap_month').notNull(),
    hour_unknown: boolean('hour_unknown').notNull().default(false),
    birth_time: text('birth_time').notNull(),
    birth_time_solar: text('birth_time_solar').notNull(),
    birth_place: text('birth_place').notNull(),
    birth_place_label: text('birth_place_label').notNull(),
    /** Empty also for a birth whose `birth_place` is outside the mainland. */
    birth_city: text('birth_city').notNull().default(''),
    longitude: doublePrecision('longitude'),
    zone: text('zone').notNull(),
    zi_convention: text('zi_convention', { enum: ['next', 'split'] }).notNull(),
    yun_convention: text('yun_convention', { enum: ['exact', 'minutes', 'shichen'] }).notNull(),
    apply_dst: boolean('apply_dst').notNull(),
    dst_fold: integer('dst_fold').$type<0 | 1>().notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    pinned: boolean('pinned').notNull().default(false),
    note: text('note').notNull().default(''),
    created_at: moment('created_at').notNull(),
    /** Set by a deletion, which can be undone until the purge. */
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    index('records_user_created').on(table.user_id, table.created_at, table.id),
    index('records_deleted')
      .on(table.deleted_at, table.id)
      .where(sql`${table.deleted_at} is not null`),
  ],
);
