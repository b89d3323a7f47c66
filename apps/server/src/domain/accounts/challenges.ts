import { createHmac, timingSafeEqual } from 'node:crypto';

import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { captchas, verifyCodes } from '../../db/schema.ts';
import type { CaptchaPainter } from '../../ports/captcha.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';

/** How long a picture or a code can be answered, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;
const MAX_TRIES = 5;

export type CodeType = (typeof verifyCodes.$inferSelect)['type'];

/** A code as a person typed it. */
export interface GivenCode {
  phone: string;
  type: CodeType;
  code: string;
}

/** What a person must show before the service trusts them: a picture read, a message received. */
export interface Challenges {
  createCaptcha(): Promise<{ id: string; png: Uint8Array }>;
  /** Whether the answer fits; the picture is spent either way. */
  solveCaptcha(id: string, answer: string): Promise<boolean>;
  /** A fresh six-digit code that replaces the phone's earlier one for this purpose. */
  createCode(phone: string, type: CodeType): Promise<string>;
  /** Takes back a code that could not be delivered. */
  dropCode(phone: string, type: CodeType): Promise<void>;
  /**
   * Spends codes together: all of them when all fit, none otherwise. Five tries spend a code too.
   *
   * @returns the first code that does not fit, null when all do.
   */
  redeem(...codes: GivenCode[]): Promise<GivenCode | null>;
  purge(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  painter: CaptchaPainter;
  /** Keys the stored digests: six digits alone would be guessed from a plain hash. */
  secret: Uint8Array;
}

export function createChallenges({ db, clock, entropy, painter, secret }: Dependencies): Challenges {
  const digest = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const expiry = () => new Date(clock.now().getTime() + CHALLENGE_SECONDS * 1000);
  const codeOf = (phone: string, type: CodeType) =>
    and(eq(verifyCodes.phone, phone), eq(verifyCodes.type, type));

  return {
    async createCaptcha() {
      const { answer, png } = await painter.paint();
      const id = entropy.id();
      await db
        .insert(captchas)
        .values({ id, answer_hash: digest('captcha', id, answer.toUpperCase()), expires_at: expiry() });
      return { id, png };
    },

    async solveCaptcha(id, answer) {
      const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
      if (!row || row.expires_at <= clock.now()) return false;
      return same(row.answer_hash, digest('captcha', id, answer.toUpperCase()));
    },

    async createCode(phone, type) {
      const code = String(entropy.below(1_000_000)).padStart(6, '0');
      const fresh = { code_hash: digest('code', phone, type, code), attempts: 0, expires_at: expiry() };
      await db
        .insert(verifyCodes)
        .values({ phone, type, ...fresh })
        .onConflictDoUpdate({ target: [verifyCodes.phone, verifyCodes.type], set: fresh });
      return code;
    },

    async dropCode(phone, type) {
      await db.delete(verifyCodes).where(codeOf(phone, type));
    },

    async redeem(...codes) {
      const stored: { given: GivenCode; hash: string }[] = [];
      let misfit: GivenCode | null = null;
      for (const given of codes) {
        const { phone, type, code } = given;
        // The try is counted before the comparison, so that parallel guesses cannot outrun the ceiling.
        const [row] = await db
          .update(verifyCodes)
          .set({ attempts: sql`${verifyCodes.attempts} + 1` })
          .where(
            and(
              codeOf(phone, type),
              lt(verifyCodes.attempts, MAX_TRIES),
              gt(verifyCodes.expires_at, clock.now()),
            ),
          )
          .returning();
        if (row && same(row.code_hash, digest('code', phone, type, code))) {
          stored.push({ given, hash: row.code_hash });
        } else {
          misfit ??= given;
        }
      }
      if (misfit) return misfit;
      for (const { given, hash } of stored) {
        const spent = await db
          .delete(verifyCodes)
          .where(and(codeOf(given.phone, given.type), eq(verifyCodes.code_hash, hash)))
          .returning({ phone: verifyCodes.phone });
        if (spent.length === 0) return given;
      }
      return null;
    },

    async purge() {
      await db.delete(captchas).where(lte(captchas.expires_at, clock.now()));
      await db.delete(verifyCodes).where(lte(verifyCodes.expires_at, clock.now()));
    },
  };
}

function same(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
