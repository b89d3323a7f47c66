/** Accounts, how they log in, and what they show of themselves. */
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { bytes, moment } from './columns.ts';

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

/** The column of the account that a row belongs to and is deleted with. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Identities in WeChat. An account merged from several has several. */
export const messagingIdentities = pgTable(
  'messaging_identities',
  {
    openid: text('openid').primaryKey(),
    user_id: ownerId(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('messaging_identities_user').on(table.user_id)],
);

/** Uploaded avatars: of each user the one in use and at most one not saved yet. */
export const avatars = pgTable(
  'avatars',
  {
    id: text('id').primaryKey(),
    user_id: ownerId(),
    webp: bytes('webp').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('avatars_user').on(table.user_id)],
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
    user_id: ownerId(),
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
