import { createHmac, timingSafeEqual } from 'node:crypto';

import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import { deleteUntil } from '../../db/batches.ts';
import { captchas, verifyCodes } from '../../db/schema/accounts.ts';
import type { CaptchaRenderer } from '../../ports/captcha.ts';
import { bindAll } from '../../shared/bind.ts';

/** Seconds until a captcha or a code expires. */
export const CHALLENGE_SECONDS = 5 * 60;
const MAX_ATTEMPTS = 5;

export type CodeType = (typeof verifyCodes.$inferSelect)['type'];

/** A code as the user typed it. */
export interface SubmittedCode {
  phone: string;
  type: CodeType;
  code: string;
}

export type Challenges = ReturnType<typeof createChallenges>;

interface ChallengeContext extends Basics {
  captchaRenderer: CaptchaRenderer;
  /** Key of the stored digests: a plain hash of six digits could be reversed. */
  secret: Uint8Array;
}

/** Captchas and SMS codes. */
export function createChallenges(context: ChallengeContext) {
  return bindAll(context, { createCaptcha, consumeCaptcha, createCode, deleteCode, findInvalidCode, purge });
}

const digest = ({ secret }: ChallengeContext, ...parts: string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

const expiry = ({ clock }: ChallengeContext) => new Date(clock.now().getTime() + CHALLENGE_SECONDS * 1000);

const codeOf = (phone: string, type: CodeType) =>
  and(eq(verifyCodes.phone, phone), eq(verifyCodes.type, type));

/** @param withQuestion asks for the characters in words too. */
async function createCaptcha(
  context: ChallengeContext,
  withQuestion = false,
): Promise<{ id: string; png: Uint8Array; question?: string }> {
  const { answer, png } = await context.captchaRenderer.render(withQuestion);
  const id = context.entropy.id();
  await context.db.insert(captchas).values({
    id,
    answer_hash: digest(context, 'captcha', id, answer.toUpperCase()),
    expires_at: expiry(context),
  });
  return { id, png, ...(withQuestion && { question: questionOf(answer) }) };
}

/** Whether the answer is right. A captcha can be answered once, right or wrong. */
async function consumeCaptcha(context: ChallengeContext, id: string, answer: string): Promise<boolean> {
  const [row] = await context.db.delete(captchas).where(eq(captchas.id, id)).returning();
  if (!row || row.expires_at <= context.clock.now()) return false;
  return isEqual(row.answer_hash, digest(context, 'captcha', id, answer.toUpperCase()));
}

/** Creates a six-digit code that replaces the phone's earlier code for this purpose. */
async function createCode(context: ChallengeContext, phone: string, type: CodeType): Promise<string> {
  const code = String(context.entropy.below(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: digest(context, 'code', phone, type, code),
    attempts: 0,
    expires_at: expiry(context),
  };
  await context.db
    .insert(verifyCodes)
    .values({ phone, type, ...fresh })
    .onConflictDoUpdate({ target: [verifyCodes.phone, verifyCodes.type], set: fresh });
  return code;
}

/** Deletes a code that could not be delivered. */
async function deleteCode({ db }: ChallengeContext, phone: string, type: CodeType): Promise<void> {
  await db.delete(verifyCodes).where(codeOf(phone, type));
}

/**
 * Checks codes together and consumes them when all are valid. Five attempts invalidate a code.
 *
 * @returns the first invalid code; null when all are valid.
 */
async function findInvalidCode(
  context: ChallengeContext,
  ...codes: SubmittedCode[]
): Promise<SubmittedCode | null> {
  const valid: { submitted: SubmittedCode; hash: string }[] = [];
  let invalid: SubmittedCode | null = null;
  for (const submitted of codes) {
    const { phone, type, code } = submitted;
    // Counted before the comparison, so that parallel guesses cannot exceed the limit.
    const [row] = await context.db
      .update(verifyCodes)
      .set({ attempts: sql`${verifyCodes.attempts} + 1` })
      .where(
        and(
          codeOf(phone, type),
          lt(verifyCodes.attempts, MAX_ATTEMPTS),
          gt(verifyCodes.expires_at, context.clock.now()),
        ),
      )
      .returning();
    if (row && isEqual(row.code_hash, digest(context, 'code', phone, type, code))) {
      valid.push({ submitted, hash: row.code_hash });
    } else {
      invalid ??= submitted;
    }
  }
  if (invalid) return invalid;
  for (const { submitted, hash } of valid) {
    const deleted = await context.db
      .delete(verifyCodes)
      .where(and(codeOf(submitted.phone, submitted.type), eq(verifyCodes.code_hash, hash)))
      .returning({ phone: verifyCodes.phone });
    if (deleted.length === 0) return submitted;
  }
  return null;
}

const purge = ({ db, clock }: ChallengeContext, signal?: AbortSignal): Promise<void> =>
  deleteUntil(db, [captchas.expires_at, verifyCodes.expires_at], clock.now(), signal);

/** Asks for the characters of a captcha in words, for those who cannot see its picture. */
function questionOf(answer: string): string {
  const words = [...answer].map((character) =>
    /\d/.test(character) ? '零一二三四五六七八九'.charAt(Number(character)) : character,
  );
  const what = /^\d+$/.test(answer) ? '数字' : '字符';
  return `请依次输入这四个${what}：${words.join('、')}`;
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
