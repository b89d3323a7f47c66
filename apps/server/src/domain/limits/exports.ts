import { and, eq, lte } from 'drizzle-orm';

import { unlessDiskFull } from '../../db/disk-space.ts';
import type { Basics } from '../../db/basics.ts';
import { exportClaims } from '../../db/schema/service.ts';
import { ApiError } from '../../shared/errors.ts';
import { bindAll } from '../../shared/bind.ts';

/** How long a claim lasts unless it is renewed, in milliseconds: of a process that was killed, or a client that stalls. */
const CLAIM_MS = 30_000;
const WAIT_SECONDS = 5;

export type Exports = ReturnType<typeof createExports>;

/** Lets each account have one export at a time, in all processes. */
export function createExports(context: Basics) {
  return bindAll(context, { send });
}

const untilNext = ({ clock }: Basics) => new Date(clock.now().getTime() + CLAIM_MS);

/**
 * Claims the export of an account. While the disk is full, exports go on without claims.
 *
 * @returns the claim; null where another one is under way
 */
async function claim(context: Basics, user_id: string): Promise<string | null> {
  const own = { claim: context.entropy.id(), claimed_until: untilNext(context) };
  const rows = await unlessDiskFull(
    context.db
      .insert(exportClaims)
      .values({ user_id, ...own })
      .onConflictDoUpdate({
        target: exportClaims.user_id,
        set: own,
        setWhere: lte(exportClaims.claimed_until, context.clock.now()),
      })
      .returning({ claim: exportClaims.claim })
      .execute(),
  );
  return rows && rows.length === 0 ? null : own.claim;
}

/**
 * Passes the parts of an export on, while the account has no other one.
 *
 * @throws ApiError 429 at the first part where one is under way; later where a client was so slow that another one began
 */
async function* send(context: Basics, userId: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  const own = await claim(context, userId);
  if (own === null) throw new ApiError(429, 429, '上一次导出还在进行，请等它完成后再试', WAIT_SECONDS);
  const isOwn = and(eq(exportClaims.user_id, userId), eq(exportClaims.claim, own));
  let renewed = context.clock.now().getTime();
  try {
    for await (const part of parts) {
      yield part;
      const now = context.clock.now().getTime();
      if (now - renewed < CLAIM_MS / 3) continue;
      renewed = now;
      const held = await unlessDiskFull(
        context.db
          .update(exportClaims)
          .set({ claimed_until: untilNext(context) })
          .where(isOwn)
          .returning({ claim: exportClaims.claim })
          .execute(),
      );
      if (held?.length === 0) throw new Error('another export of the account has begun');
    }
  } finally {
    // Where the database is away the claim ends by itself.
    await context.db
      .delete(exportClaims)
      .where(isOwn)
      .catch(() => {});
  }
}
