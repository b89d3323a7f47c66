import { createHash } from 'node:crypto';

import type { Schema } from '@ziping/api-client/types';
import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import { unlessDiskFull } from '../../db/disk-space.ts';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema/accounts.ts';
import { apiKeys } from '../../db/schema/professional.ts';
import { ApiError, apiError } from '../../shared/errors.ts';
import { bindAll } from '../../shared/bind.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Account } from '../accounts/sessions.ts';
import type { Membership } from '../membership/membership.ts';

const MOST_KEYS = 5;
/** Begins every secret. No token of a session begins so: it is the JSON of a header in base64url. */
const PREFIX = 'zp_';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SECRET_LENGTH = 40;
const HINT_LENGTH = 4;
/** A use is stored only when the last stored one is older, so that frequent calls do not rewrite the row each time. */
const USE_MS = 60_000;

type Row = typeof apiKeys.$inferSelect;

interface KeyContext extends Basics {
  membership: Pick<Membership, 'findRights'>;
}

/** The account behind a call with a key. */
interface KeyAccount extends Account {
  keyId: string;
}

/** Whether a bearer token is a key, valid or not, and not the token of a session. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);

export type ApiKeys = ReturnType<typeof createApiKeys>;

/**
 * Keys with which another system calls the service for an account. They work while a plan of the account has API
 * access, and are kept when it ends, so that they work again with the next one.
 */
export function createApiKeys(context: KeyContext) {
  return bindAll(context, { list, all: listAll, create, remove, authenticate });
}

const newSecret = ({ entropy }: KeyContext) =>
  PREFIX + Array.from({ length: SECRET_LENGTH }, () => ALPHABET[entropy.below(ALPHABET.length)]).join('');

const hasAccess = async ({ membership }: KeyContext, on: Database, userId: string) =>
  (await membership.findRights(on, userId))?.api_access === true;

/** @throws ApiError 403 */
async function checkAccess(context: KeyContext, on: Database, userId: string): Promise<void> {
  if (!(await hasAccess(context, on, userId))) throw new ApiError(403, 403, 'API 接口需要开通专业旗舰版');
}

async function storeUse({ clock, db }: KeyContext, keyId: string): Promise<void> {
  const now = clock.now();
  const due = or(
    isNull(apiKeys.last_used_at),
    lte(apiKeys.last_used_at, new Date(now.getTime() - USE_MS)),
    // Stored before the clock was set back.
    gt(apiKeys.last_used_at, now),
  );
  await db
    .update(apiKeys)
    .set({ last_used_at: now })
    .where(and(eq(apiKeys.id, keyId), due));
}

/** The keys of an account, whatever its plan, newest first. */
async function listAll({ db }: KeyContext, userId: string): Promise<Schema<'ApiKey'>[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.user_id, userId))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id));
  return rows.map(toWire);
}

/** The keys of an account, newest first. @throws ApiError 403 */
async function list(context: KeyContext, userId: string): Promise<Schema<'ApiKey'>[]> {
  await checkAccess(context, context.db, userId);
  return listAll(context, userId);
}

/** Makes a key. Its secret is returned and not stored. @throws ApiError 403, or 409 where there are 5 */
async function create(context: KeyContext, userId: string, name: string): Promise<Schema<'NewApiKey'>> {
  return context.db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await checkAccess(context, tx, userId);
    if ((await tx.$count(apiKeys, eq(apiKeys.user_id, userId))) >= MOST_KEYS) {
      throw apiError(409, '最多5个密钥，请先删除不用的');
    }
    const secret = newSecret(context);
    const row: Row = {
      id: context.entropy.id(),
      user_id: userId,
      name: name.trim(),
      hash: hashOf(secret),
      hint: secret.slice(-HINT_LENGTH),
      created_at: context.clock.now(),
      last_used_at: null,
    };
    await tx.insert(apiKeys).values(row);
    return { key: toWire(row), secret };
  });
}

/** Deletes a key, also of an account whose plan has ended. @throws ApiError 404 */
async function remove({ db }: KeyContext, userId: string, keyId: string): Promise<void> {
  const [removed] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.user_id, userId)))
    .returning({ id: apiKeys.id });
  if (!removed) throw apiError(404, '没有这个密钥');
}

/**
 * The account of a secret; null when the key is unknown or deleted, its account is closed, or no plan of the
 * account has API access. Found by the hash, so that the time it takes tells nothing about a secret.
 */
async function authenticate(context: KeyContext, secret: string): Promise<KeyAccount | null> {
  const [row] = await context.db
    .select({ keyId: apiKeys.id, userId: users.id, phone: users.phone })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.user_id))
    .where(eq(apiKeys.hash, hashOf(secret)));
  if (!row || !(await hasAccess(context, context.db, row.userId))) return null;
  await unlessDiskFull(storeUse(context, row.keyId));
  return row;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const toWire = ({ id, name, hint, created_at, last_used_at }: Row): Schema<'ApiKey'> => ({
  id,
  name,
  hint,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
