import { and, eq, isNull, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import { deleteUntil, runAll } from '../../db/batches.ts';
import { isDiskFull } from '../../db/disk-space.ts';
import type { Database } from '../../db/open.ts';
import { refreshTokens, sessions, users } from '../../db/schema/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { createRefreshTokens } from './refresh-tokens.ts';

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
  const tokens = createRefreshTokens({ clock, secret });

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

  /** @param isStored whether the use can be stored, on a transaction */
  async function exchange(on: Database, refreshToken: string, isStored: boolean): Promise<TokenPair | null> {
    const exchanged = await tokens.exchange(on, refreshToken, isStored);
    if (!exchanged) return null;
    const { session, refresh_token } = exchanged;
    return { access_token: await signAccess(session.user_id, session.id), refresh_token };
  }

  return {
    async start({ id: user_id, phone }, on = db) {
      const id = entropy.id();
      const expires_at = after(phone === null ? UNBOUND_SECONDS : SESSION_SECONDS);
      await on.insert(sessions).values({ id, user_id, created_at: clock.now(), expires_at });
      const refresh_token = Buffer.from(entropy.bytes(32)).toString('base64url');
      await tokens.add(on, id, refresh_token);
      return { access_token: await signAccess(user_id, id), refresh_token };
    },

    refresh(refreshToken) {
      return db
        .transaction((tx) => exchange(tx, refreshToken, true))
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
