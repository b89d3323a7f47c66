import { createHash, createHmac } from 'node:crypto';

import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import { deleteUntil, runAll } from '../../db/batches.ts';
import { isDiskFull } from '../../db/disk-space.ts';
import type { Database } from '../../db/open.ts';
import { refreshTokens, sessions, users } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 30 * 24 * 3600;
const SESSION_SECONDS = 180 * 24 * 3600;
/** A session of an account without a phone. */
const UNBOUND_SECONDS = 12 * 3600;
/** How long a used refresh token still returns its successor. */
const GRACE_SECONDS = 10;
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

export interface Sessions {
  /** Starts a session: 180 days, or 12 hours without a phone. `on` is the transaction to use. */
  start(user: { id: string; phone: string | null }, on?: Database): Promise<TokenPair>;
  /**
   * Exchanges a refresh token for a new pair. Null when it is unknown, used or expired. A second use after the grace
   * period revokes the session, since a copy of the token must have been stolen.
   *
   * Several tabs may refresh at once with the same token. For ten seconds, while the successor is unused, the used
   * token returns the same successor again (derived from it with the secret), so the session never forks.
   *
   * While the disk is full, an unused token stays the one to use, so that its user can go on reading.
   */
  refresh(refreshToken: string): Promise<TokenPair | null>;
  /** The account of an access token; null when the token is forged or expired or its session is revoked. */
  authenticate(accessToken: string): Promise<SessionAccount | null>;
  /** Revokes one session with its tokens. */
  revoke(sessionId: string): Promise<void>;
  /** Revokes the sessions of a user, all or all but one. */
  revokeAll(userId: string, except?: string, on?: Database): Promise<void>;
  /** Deletes expired tokens and sessions. */
  purge(signal?: AbortSignal): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  /** Signs access tokens and derives refresh tokens from each other; at least 32 bytes. */
  secret: Uint8Array;
}

export function createSessions({ db, clock, entropy, secret }: Dependencies): Sessions {
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

  const successorOf = (token: string) =>
    createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url');

  function insertRefreshToken(on: Database, sessionId: string, refreshToken: string) {
    return on.insert(refreshTokens).values({
      token_hash: digest(refreshToken),
      session_id: sessionId,
      expires_at: after(REFRESH_SECONDS),
    });
  }

  function signAccess(userId: string, sessionId: string): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(userId)
      .setIssuedAt(clock.now())
      .setExpirationTime(after(ACCESS_SECONDS))
      .setJti(entropy.id())
      .sign(secret);
  }

  /** Whether a used token may still return its successor: it was used just now, and the successor was not. */
  async function isInGracePeriod(
    on: Database,
    usedAt: Date,
    successor: string,
    isStored: boolean,
  ): Promise<boolean> {
    const now = clock.now();
    if (now.getTime() - usedAt.getTime() > GRACE_SECONDS * 1000) return false;
    const findUnused = on
      .select({ used_at: refreshTokens.used_at })
      .from(refreshTokens)
      .where(and(eq(refreshTokens.token_hash, digest(successor)), isNull(refreshTokens.used_at)));
    const [unused] = await (isStored ? findUnused.for('update') : findUnused);
    return unused !== undefined;
  }

  /** @param isStored whether the use can be stored, on a transaction */
  async function exchange(on: Database, refreshToken: string, isStored = true): Promise<TokenPair | null> {
    const token_hash = digest(refreshToken);
    const successor = successorOf(refreshToken);
    const now = clock.now();
    // Locked, so that of parallel calls the second sees the first one's change.
    const findToken = on
      .select()
      .from(refreshTokens)
      .where(and(eq(refreshTokens.token_hash, token_hash), gt(refreshTokens.expires_at, now)));
    const [given] = await (isStored ? findToken.for('update') : findToken);
    if (!given) return null;
    const findSession = on
      .select()
      .from(sessions)
      .where(
        and(eq(sessions.id, given.session_id), isNull(sessions.revoked_at), gt(sessions.expires_at, now)),
      );
    const [session] = await (isStored ? findSession.for('update') : findSession);
    if (!session) return null;
    const sign = async (refresh_token: string) => ({
      access_token: await signAccess(session.user_id, session.id),
      refresh_token,
    });
    if (given.used_at === null) {
      if (!isStored) return sign(refreshToken);
      await on.update(refreshTokens).set({ used_at: now }).where(eq(refreshTokens.token_hash, token_hash));
      await insertRefreshToken(on, session.id, successor);
    } else if (!(await isInGracePeriod(on, given.used_at, successor, isStored))) {
      if (isStored) await on.update(sessions).set({ revoked_at: now }).where(eq(sessions.id, session.id));
      return null;
    }
    return sign(successor);
  }

  return {
    async start({ id: user_id, phone }, on = db) {
      const id = entropy.id();
      const expires_at = after(phone === null ? UNBOUND_SECONDS : SESSION_SECONDS);
      await on.insert(sessions).values({ id, user_id, created_at: clock.now(), expires_at });
      const refresh_token = Buffer.from(entropy.bytes(32)).toString('base64url');
      await insertRefreshToken(on, id, refresh_token);
      return { access_token: await signAccess(user_id, id), refresh_token };
    },

    refresh(refreshToken) {
      return db
        .transaction((tx) => exchange(tx, refreshToken))
        .catch((error: unknown) => {
          if (!isDiskFull(error)) throw error;
          return exchange(db, refreshToken, false);
        });
    },

    async authenticate(accessToken) {
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
    },

    async revoke(sessionId) {
      await db
        .update(sessions)
        .set({ revoked_at: clock.now() })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
    },

    async revokeAll(userId, except, on = db) {
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
    },

    purge(signal) {
      // The tokens first: a session that is deleted takes those it still has along.
      return runAll(
        [refreshTokens, sessions].map(
          ({ expires_at }) =>
            () =>
              deleteUntil(db, expires_at, clock.now(), signal),
        ),
      );
    },
  };
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
