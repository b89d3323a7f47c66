import { createHash } from 'node:crypto';

import { and, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import type { Database } from '../../db/open.ts';
import { refreshTokens, sessions, users } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 30 * 24 * 3600;
const SESSION_SECONDS = 180 * 24 * 3600;
const ISSUER = 'ziping';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** Who is calling. */
export interface Account {
  userId: string;
  sessionId: string;
  /** Null while the account still has to bind one. */
  phone: string | null;
}

export interface Sessions {
  /** Signs a user in. `on` is the transaction to do it in. */
  start(userId: string, on?: Database): Promise<TokenPair>;
  /**
   * Trades a refresh token, once, for a new pair. Null when it is unknown, spent or over; a token that comes back
   * after it was spent ends its whole session, for one of its two holders stole it.
   */
  renew(refreshToken: string): Promise<TokenPair | null>;
  /** The caller behind an access token; null when it is forged, over or its session ended. */
  identify(accessToken: string): Promise<Account | null>;
  /** Ends the sessions of a user, all or all but one. */
  end(userId: string, except?: string, on?: Database): Promise<void>;
  purge(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  /** Signs access tokens; at least 32 bytes. */
  secret: Uint8Array;
}

export function createSessions({ db, clock, entropy, secret }: Dependencies): Sessions {
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

  async function issue(on: Database, userId: string, sessionId: string): Promise<TokenPair> {
    const refresh_token = Buffer.from(entropy.bytes(32)).toString('base64url');
    await on.insert(refreshTokens).values({
      token_hash: digest(refresh_token),
      session_id: sessionId,
      expires_at: after(REFRESH_SECONDS),
    });
    const access_token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(userId)
      .setIssuedAt(clock.now())
      .setExpirationTime(after(ACCESS_SECONDS))
      .setJti(entropy.id())
      .sign(secret);
    return { access_token, refresh_token };
  }

  return {
    async start(userId, on = db) {
      const id = entropy.id();
      await on
        .insert(sessions)
        .values({ id, user_id: userId, created_at: clock.now(), expires_at: after(SESSION_SECONDS) });
      return issue(on, userId, id);
    },

    renew(refreshToken) {
      const token_hash = digest(refreshToken);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const [spent] = await tx
          .update(refreshTokens)
          .set({ used_at: now })
          .where(
            and(
              eq(refreshTokens.token_hash, token_hash),
              isNull(refreshTokens.used_at),
              gt(refreshTokens.expires_at, now),
            ),
          )
          .returning();
        if (!spent) {
          const stolen = tx
            .select({ id: refreshTokens.session_id })
            .from(refreshTokens)
            .where(and(eq(refreshTokens.token_hash, token_hash), isNotNull(refreshTokens.used_at)));
          await tx
            .update(sessions)
            .set({ revoked_at: now })
            .where(and(eq(sessions.id, stolen), isNull(sessions.revoked_at)));
          return null;
        }
        const [session] = await tx
          .select()
          .from(sessions)
          .where(
            and(eq(sessions.id, spent.session_id), isNull(sessions.revoked_at), gt(sessions.expires_at, now)),
          )
          .for('update');
        return session ? issue(tx, session.user_id, session.id) : null;
      });
    },

    async identify(accessToken) {
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

    async end(userId, except, on = db) {
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

    async purge() {
      await db.delete(refreshTokens).where(lte(refreshTokens.expires_at, clock.now()));
      await db.delete(sessions).where(lte(sessions.expires_at, clock.now()));
    },
  };
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
