import type { ReportCode } from '@ziping/readings/reports/types/report-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
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

import { CHANNELS } from '../ports/payments.ts';

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

/** Units of a benefit: of a day or month, and of packages by their order. */
export interface TakenUnits {
  period: string;
  of_period: number;
  of_packages: Record<string, number>;
}

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Null until a phone is bound (WeChat accounts). */
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
  birth_city: text('birth_city').notNull().default(''),
  created_at: moment('created_at').notNull(),
});

/** Identities in WeChat. An account merged from several has several. */
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
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expires').on(table.expires_at)],
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
  (table) => [
    index('refresh_tokens_session').on(table.session_id),
    index('refresh_tokens_expires').on(table.expires_at),
  ],
);

export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    answer_hash: text('answer_hash').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expires').on(table.expires_at)],
);

/** The latest code of a phone for each purpose. */
export const verifyCodes = pgTable(
  'verify_codes',
  {
    phone: text('phone').notNull(),
    type: text('type', {
      enum: [
        'register',
        'reset_password',
        'change_phone_old',
        'change_phone_new',
        'bind',
        'deactivate',
        'login',
      ],
    }).notNull(),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.type] }),
    index('verify_codes_expires').on(table.expires_at),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resets_at: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resets_at)],
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

/** When a user's report was last begun, as a count: those who waited longest are next. */
export const reportTurns = pgTable('report_turns', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  turn: bigserial('turn', { mode: 'number' }).notNull(),
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
  user_type: text('user_type', { enum: ['personal', 'professional', 'both'] }).notNull(),
  /** Conversations a day of a member, those of a package in all; -1: unlimited. */
  chats: integer('chats').notNull(),
  /** Reports that a member unlocks a month; -1: unlimited. */
  reports: integer('reports').notNull(),
  /** Accounts that share it, with the owner. */
  seats: integer('seats').notNull().default(1),
  /** Whether other systems may call the service with keys of the member. */
  api_access: boolean('api_access').notNull().default(false),
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

/** Orders outlive their account and their record, for the books. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    order_no: text('order_no').notNull().unique(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    record_id: text('record_id').references(() => records.id, { onDelete: 'set null' }),
    /** `record`: all reports of a record together. */
    product_type: text('product_type', { enum: ['report', 'record', 'membership'] }).notNull(),
    product_id: text('product_id').notNull(),
    product_name: text('product_name').notNull(),
    original_fen: integer('original_fen').notNull(),
    discount_fen: integer('discount_fen').notNull(),
    amount_fen: integer('amount_fen').notNull(),
    coupon_code: text('coupon_code'),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'cancelled', 'expired'] }).notNull(),
    channel: text('channel', { enum: CHANNELS }),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    paid_at: moment('paid_at'),
    /** When the report was put into the queue of the writer. */
    started_at: moment('started_at'),
  },
  (table) => [
    index('orders_user_created').on(table.user_id, table.created_at, table.id),
    index('orders_status_expires').on(table.status, table.expires_at),
    index('orders_record').on(table.record_id),
    index('orders_unstarted')
      .on(table.paid_at, table.id)
      .where(sql`${table.status} = 'paid' and ${table.started_at} is null`),
    // A second request for the same thing finds the first order.
    uniqueIndex('orders_pending')
      .on(table.user_id, table.product_type, table.product_id, sql`coalesce(${table.record_id}, '')`)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** A trade opened at a provider for an order. Another channel, client or amount needs a trade of its own. */
export const trades = pgTable(
  'trades',
  {
    /** The order's number as the provider knows it. */
    trade_no: text('trade_no').primaryKey(),
    order_id: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    client_type: text('client_type', { enum: ['jsapi', 'mobile', 'pc'] }).notNull(),
    openid: text('openid'),
    amount_fen: integer('amount_fen').notNull(),
    prepay_id: text('prepay_id'),
    created_at: moment('created_at').notNull(),
    queried_at: moment('queried_at'),
    /** When the provider said that it is paid or closed, or knew no payment long after the time to pay. */
    ended_at: moment('ended_at'),
    /** What a person must look at, such as a payment of another amount. */
    problem: text('problem'),
  },
  (table) => [
    index('trades_order').on(table.order_id),
    // The sweep looks at the trades of a day only.
    index('trades_open')
      .on(table.created_at)
      .where(sql`${table.ended_at} is null`),
  ],
);

/** Money that came in: each payment was delivered for or is paid back. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    order_id: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    trade_no: text('trade_no').notNull(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    transaction_id: text('transaction_id').notNull(),
    amount_fen: integer('amount_fen').notNull(),
    received_at: moment('received_at').notNull(),
    /** Null: what it pays for was delivered. */
    refund: text('refund', { enum: ['pending', 'done', 'failed'] }),
    refund_reason: text('refund_reason'),
    refund_attempts: integer('refund_attempts').notNull().default(0),
    refunded_at: moment('refunded_at'),
  },
  (table) => [
    uniqueIndex('payments_transaction').on(table.channel, table.transaction_id),
    index('payments_order').on(table.order_id),
    index('payments_refund').on(table.refund),
  ],
);

/** A coupon is used once by each account; an order that is not paid gives it back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    coupon_code: text('coupon_code').notNull(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    order_id: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.coupon_code, table.user_id] }),
    uniqueIndex('coupon_uses_order').on(table.order_id),
    index('coupon_uses_user').on(table.user_id),
  ],
);

/** Bought memberships, with what the plan offered when it was bought. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    order_id: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    plan_id: text('plan_id').notNull(),
    plan_name: text('plan_name').notNull(),
    user_type: text('user_type', { enum: ['personal', 'professional', 'both'] }).notNull(),
    chats: integer('chats').notNull(),
    reports: integer('reports').notNull(),
    /** Accounts that share it, with the owner. */
    seats: integer('seats').notNull().default(1),
    /** Whether other systems may call the service with keys of the member. */
    api_access: boolean('api_access').notNull().default(false),
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
    user_id: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** What the exported reports of a professional carry. Kept when the plan ends. */
export const reportTemplates = pgTable('report_templates', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  studio: text('studio').notNull(),
  contact: text('contact').notNull(),
  closing: text('closing').notNull(),
});

/** Keys with which other systems call the service for an account. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Bought conversations beyond those of the day. */
export const packages = pgTable(
  'packages',
  {
    order_id: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Tokens that a language model has used for an account, by the day in China. */
export const modelUse = pgTable(
  'model_use',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'YYYY-MM-DD' */
    day: text('day').notNull(),
    input: bigint('input', { mode: 'number' }).notNull().default(0),
    output: bigint('output', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] }), index('model_use_day').on(table.day)],
);

/** The export that is sent to an account, one at a time. */
export const exportClaims = pgTable('export_claims', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The claim of the process that sends it, which ends unless it is renewed. */
  claim: text('claim').notNull(),
  claimed_until: moment('claimed_until').notNull(),
});

/** Trades of the stand-in for the payment providers; empty with real ones. */
export const localTrades = pgTable('local_trades', {
  trade_no: text('trade_no').primaryKey(),
  order_no: text('order_no').notNull(),
  channel: text('channel', { enum: CHANNELS }).notNull(),
  amount_fen: integer('amount_fen').notNull(),
  description: text('description').notNull(),
  state: text('state', { enum: ['unpaid', 'paid', 'failed', 'closed'] }).notNull(),
  refunded: boolean('refunded').notNull().default(false),
  created_at: moment('created_at').notNull(),
});
