import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

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

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  // The embedded database converts a Uint8Array byte by byte, which takes seconds for images.
  toDriver: (value) => sql`decode(${Buffer.from(value).toString('base64')}, 'base64')`,
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Null until a phone is bound (messaging-app accounts). */
  phone: text('phone').unique(),
  password_hash: text('password_hash'),
  nickname: text('nickname').notNull().default(''),
  name: text('name').notNull().default(''),
  avatar: text('avatar').notNull().default('/avatars/default.png'),
  email: text('email'),
  gender: text('gender', { enum: ['male', 'female'] })
    .notNull()
    .default('male'),
  birth_time: text('birth_time').notNull().default(''),
  birth_place: text('birth_place').notNull().default(''),
  created_at: moment('created_at').notNull(),
});

/** Identities in the messaging app. An account merged from several has several. */
export const messagingIdentities = pgTable(
  'messaging_identities',
  {
    openid: text('openid').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('messaging_identities_user').on(table.user_id)],
);

/** Uploaded avatars: of each user the one in use and at most one not saved yet. */
export const avatars = pgTable(
  'avatars',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    webp: bytes('webp').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('avatars_user').on(table.user_id)],
);

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

/** Reasons for deleted accounts, without reference to the user. */
export const deactivations = pgTable('deactivations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  reason: text('reason').notNull(),
  created_at: moment('created_at').notNull(),
});

/** One row per login. Revoking it invalidates all its access and refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/** Used tokens are kept until they expire: a second use reveals a stolen copy. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    session_id: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);

export const captchas = pgTable('captchas', {
  id: text('id').primaryKey(),
  answer_hash: text('answer_hash').notNull(),
  expires_at: moment('expires_at').notNull(),
});

/** The latest code of a phone for each purpose. */
export const verifyCodes = pgTable(
  'verify_codes',
  {
    phone: text('phone').notNull(),
    type: text('type', {
      enum: ['register', 'reset_password', 'change_phone_old', 'change_phone_new', 'bind'],
    }).notNull(),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.type] })],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resets_at: moment('resets_at').notNull(),
});

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

/** Birth data as entered, with all conventions that the chart depends on. */
export const records = pgTable(
  'records',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }).notNull(),
    calendar_type: text('calendar_type', { enum: ['solar', 'lunar'] }).notNull(),
    leap_month: boolean('leap_month').notNull(),
    hour_unknown: boolean('hour_unknown').notNull().default(false),
    birth_time: text('birth_time').notNull(),
    birth_time_solar: text('birth_time_solar').notNull(),
    birth_place: text('birth_place').notNull(),
    birth_place_label: text('birth_place_label').notNull(),
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
  (table) => [index('records_user_created').on(table.user_id, table.created_at, table.id)],
);

/** The kinds of reports that are offered; written at every start. Prices in fen. */
export const reportTypes = pgTable('report_types', {
  code: text('code').primaryKey(),
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

/** What an account may have written without paying again. */
export const reportAccess = pgTable(
  'report_access',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null with `all`, and of a record that was deleted: what was used stays used. */
    record_id: text('record_id').references(() => records.id, { onDelete: 'set null' }),
    /** Null with `all`. */
    report_code: text('report_code'),
    /** `free`: the one free report of an account; `all`: every report of every record. */
    source: text('source', { enum: ['free', 'all'] }).notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_access_report').on(table.record_id, table.report_code),
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
    report_code: text('report_code').notNull(),
    status: text('status', { enum: ['generating', 'completed', 'failed'] }).notNull(),
    /** The birth it is written for; another one makes it outdated. */
    birth_key: text('birth_key').notNull(),
    sections_total: integer('sections_total').notNull(),
    failure: text('failure'),
    written_by: text('written_by', { enum: ['model', 'rules'] }),
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
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  turn: bigserial('turn', { mode: 'number' }).notNull(),
});
