import { and, eq, isNull, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import type { Basics } from '../../db/basics.ts';
import { deleteUntil } from '../../db/batches.ts';
import { isDiskFull } from '../../db/disk-space.ts';
import type { Database } from '../../db/open.ts';
import { refreshTokens, sessions, users } from '../../db/schema/accounts.ts';
import { bindAll } from '../../shared/bind.ts';
import { addRefreshToken, exchangeRefreshToken } from './refresh-tokens.ts';

const ACCESS_SECONDS = 15 * 60;
const SESSION_SECONDS = 180 * 24 * 3600;
/** A session of an account without a phone. */
const UNBOUND_SECONDS = 12 * 3600;
const ISSUER = 'ziping';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** The account behind a request. */
export interface Account {
  userId: string;
  /** Null until a phone is bound. */
  phone: string | null;
}

/** An account that has logged in. */
export interface SessionAccount extends Account {
  sessionId: string;
}

export type Sessions = ReturnType<typeof createSessions>;

interface SessionContext extends Basics {
  /** Signs access tokens and derives refresh tokens from each other; at least 32 bytes. */
  secret: Uint8Array;
}

/** Logins, each with an access token and a refresh token. */
export function createSessions(context: SessionContext) {
  return bindAll(context, { start, refresh, authenticate, revoke, revokeAll, purge });
}

const after = ({ clock }: SessionContext, seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000);

function signAccess(context: SessionContext, userId: string, sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(context.clock.now())
    .setExpirationTime(after(context, ACCESS_SECONDS))
    .setJti(context.entropy.id())
    .sign(context.secret);
}

/** @param isStored whether the use can be stored, on a transaction */
async function exchange(
  context: SessionContext,
  on: Database,
  refreshToken: string,
  isStored: boolean,
): Promise<TokenPair | null> {
  const exchanged = await exchangeRefreshToken(context, on, refreshToken, isStored);
  if (!exchanged) return null;
  const { session, refresh_token } = exchanged;
  return { access_token: await signAccess(context, session.user_id, session.id), refresh_token };
}

/** Starts a session: 180 days, or 12 hours without a phone. `on` is the transaction to use. */
async function start(
  context: SessionContext,
  { id: user_id, phone }: { id: string; phone: string | null },
  on: Database = context.db,
): Promise<TokenPair> {
  const id = context.entropy.id();
  const expires_at = after(context, phone === null ? UNBOUND_SECONDS : SESSION_SECONDS);
  await on.insert(sessions).values({ id, user_id, created_at: context.clock.now(), expires_at });
  const refresh_token = Buffer.from(context.entropy.bytes(32)).toString('base64url');
  await addRefreshToken(context, on, id, refresh_token);
  return { access_token: await signAccess(context, user_id, id), refresh_token };
}

/**
 * Exchanges a refresh token for a new pair. Null when it is unknown, used or expired. A second use after the grace
 * period revokes the session, since a copy of the token must have been stolen.
 *
 * Several tabs may refresh at once with the same token. For ten seconds, while the successor is unused, the used
 * token returns the same successor again (derived from it with the secret), so the session never forks.
 *
 * While the disk is full, an unused token stays the one to use, so that its user can go on reading.
 */
function refresh(context: SessionContext, refreshToken: string): Promise<TokenPair | null> {
  return context.db
    .transaction((tx) => exchange(context, tx, refreshToken, true))
    .catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      return exchange(context, context.db, refreshToken, false);
    });
}

/** The account of an access token; null when the token is forged or expired or its session is revoked. */
async function authenticate(
  { secret, clock, db }: SessionContext,
  accessToken: string,
): Promise<SessionAccount | null> {
  let sessionId: unknown;
  try {
    const { payload } = await jwtVerify(accessToken, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: clock.now(),
    });
    sessionId = payload['sid'];
  } catch {
    return null;
  }
  if (typeof sessionId !== 'string') return null;
  const [row] = await db
    .select({ userId: users.id, phone: users.phone })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
  return row ? { ...row, sessionId } : null;
}

/** Revokes one session with its tokens. */
async function revoke({ db, clock }: SessionContext, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: clock.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
}

/** Revokes the sessions of a user, all or all but one. */
async function revokeAll(
  { db, clock }: SessionContext,
  userId: string,
  except?: string,
  on: Database = db,
): Promise<void> {
  await on
    .update(sessions)
    .set({ revoked_at: clock.now() })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}

/** Deletes expired tokens and sessions. */
function purge({ db, clock }: SessionContext, signal?: AbortSignal): Promise<void> {
  // The tokens first: a session that is deleted takes those it still has along.
  return deleteUntil(db, [refreshTokens.expires_at, sessions.expires_at], clock.now(), signal);
}
