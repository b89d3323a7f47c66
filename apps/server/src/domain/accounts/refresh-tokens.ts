/** Refresh tokens, each of which is used once and followed by the next one of its session. */
import { createHash, createHmac } from 'node:crypto';

import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { refreshTokens, sessions } from '../../db/schema/accounts.ts';
import type { Clock } from '../../ports/clock.ts';

const REFRESH_SECONDS = 30 * 24 * 3600;
/** How long a used token still returns its successor. */
const GRACE_SECONDS = 10;

type SessionRow = typeof sessions.$inferSelect;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

interface TokenContext {
  clock: Clock;
  /** Derives tokens from each other. */
  secret: Uint8Array;
}

const successorOf = (secret: Uint8Array, token: string) =>
  createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url');

/** Stores a token of a session. */
export async function addRefreshToken(
  { clock }: Pick<TokenContext, 'clock'>,
  on: Database,
  session_id: string,
  token: string,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + REFRESH_SECONDS * 1000);
  await on.insert(refreshTokens).values({ token_hash: digest(token), session_id, expires_at });
}

/** Whether a used token may still return its successor: it was used just now, and the successor was not. */
async function isInGracePeriod(
  on: Database,
  milliseconds: number,
  successor: string,
  isStored: boolean,
): Promise<boolean> {
  if (milliseconds > GRACE_SECONDS * 1000) return false;
  const findUnused = on
    .select({ used_at: refreshTokens.used_at })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.token_hash, digest(successor)), isNull(refreshTokens.used_at)));
  const [unused] = await (isStored ? findUnused.for('update') : findUnused);
  return unused !== undefined;
}

/**
 * Exchanges a token for the one to use next, as `Sessions.refresh` says.
 *
 * @param isStored whether the use can be stored, on a transaction
 */
export async function exchangeRefreshToken(
  context: TokenContext,
  on: Database,
  token: string,
  isStored: boolean,
): Promise<{ session: SessionRow; refresh_token: string } | null> {
  const token_hash = digest(token);
  const successor = successorOf(context.secret, token);
  const now = context.clock.now();
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
    .where(and(eq(sessions.id, given.session_id), isNull(sessions.revoked_at), gt(sessions.expires_at, now)));
  const [session] = await (isStored ? findSession.for('update') : findSession);
  if (!session) return null;
  if (given.used_at === null) {
    if (!isStored) return { session, refresh_token: token };
    await on.update(refreshTokens).set({ used_at: now }).where(eq(refreshTokens.token_hash, token_hash));
    await addRefreshToken(context, on, session.id, successor);
  } else if (!(await isInGracePeriod(on, now.getTime() - given.used_at.getTime(), successor, isStored))) {
    if (isStored) await on.update(sessions).set({ revoked_at: now }).where(eq(sessions.id, session.id));
    return null;
  }
  return { session, refresh_token: successor };
}
