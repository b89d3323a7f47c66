/** What a language model uses for an account, by the day in China, and the limit of it. */
import type { Schema } from '@ziping/api-client/types';
import { and, desc, eq, lt, sql } from 'drizzle-orm';

import { deleteInBatches } from '../../db/batches.ts';
import type { Database } from '../../db/open.ts';
import type { OutageLog } from '../../db/outage.ts';
import { modelUse } from '../../db/schema/service.ts';
import { ApiError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModelTokens } from '../../ports/model.ts';
import { chinaDate, chinaDay, nextChinaDay } from '../../shared/china-time.ts';
import { bindAll } from '../../shared/bind.ts';

/** What a model was asked for. */
export type ModelPurpose = 'report' | 'answer' | 'question';

/** How long the use of a day is kept, in milliseconds. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Said at the moment where the limit is reached; nothing is taken then. */
export const LIMIT_REACHED = '今天由AI撰写的额度已经用完，明天0点恢复。这次没有扣费，也没有用掉次数。';

/** The limit of a day is reached. */
export class DailyLimitError extends ApiError {
  /** @param seconds until the next day */
  constructor(seconds: number | null, message = LIMIT_REACHED) {
    super(429, 429, message, seconds);
  }
}

/** What is stored of a report that was not written because of the limit: names its days, since it is read later too. */
export const describeLimit = (now: Date): string =>
  `${chinaDate(now)}由AI撰写的额度已经用完，报告没有写成，也没有用掉次数。${chinaDate(nextChinaDay(now))}起可以重新生成。`;

interface ModelUseContext {
  db: Database;
  clock: Clock;
  log: Log;
  outage: OutageLog;
  /** Tokens for an account and a day; null for any number. */
  limit: number | null;
}

export type ModelUse = ReturnType<typeof createModelUse>;

/** Adds tokens up. */
export class TokenCount implements ModelTokens {
  input = 0;
  output = 0;

  get total(): number {
    return this.input + this.output;
  }

  /** Bound, so that it can be given as {@link ModelQuestion.onTokens}. */
  readonly add = ({ input, output }: ModelTokens): void => {
    this.input += input;
    this.output += output;
  };
}

/** What a language model uses for accounts. */
export const createModelUse = (context: ModelUseContext) =>
  bindAll(context, { isSpent, assertLeft, add, logUse, all, purge });

/** Whether an account has used what a day allows. What was begun before is still written. */
async function isSpent(
  { db, limit, clock }: ModelUseContext,
  userId: string,
  on: Database = db,
): Promise<boolean> {
  if (limit === null) return false;
  const [row] = await on
    .select({ input: modelUse.input, output: modelUse.output })
    .from(modelUse)
    .where(and(eq(modelUse.user_id, userId), eq(modelUse.day, chinaDay(clock.now()))));
  return row !== undefined && row.input + row.output >= limit;
}

async function store(
  { clock, db }: ModelUseContext,
  userId: string,
  { input, output }: ModelTokens,
): Promise<void> {
  const use = { user_id: userId, day: chinaDay(clock.now()) };
  // Of an account that has been closed meanwhile nothing is kept.
  await db.execute(sql`
    insert into ${modelUse} (user_id, day, input, output)
    select id, ${use.day}, ${input}, ${output} from users where id = ${use.user_id}
    on conflict (user_id, day) do update
    set input = ${modelUse.input} + excluded.input, output = ${modelUse.output} + excluded.output`);
}

/**
 * Adds to what an account has used today. A text is not refused because its tokens cannot be stored: while the
 * database is away, or its disk is full, they stand in the log only.
 */
async function add(context: ModelUseContext, userId: string, tokens: TokenCount): Promise<void> {
  if (tokens.total === 0) return;
  await store(context, userId, tokens).catch((error: unknown) =>
    context.outage.logFailure('use of the model not stored', error),
  );
}

/** Tells the operator what a report, an answer or a question has used. */
function logUse({ log }: ModelUseContext, purpose: ModelPurpose, { input, output, total }: TokenCount): void {
  if (total > 0) log.info('model used', { purpose, tokens_in: input, tokens_out: output });
}

/** @throws DailyLimitError where it has */
async function assertLeft(
  context: ModelUseContext,
  userId: string,
  on: Database = context.db,
): Promise<void> {
  if (!(await isSpent(context, userId, on))) return;
  const now = context.clock.now();
  throw new DailyLimitError(Math.ceil((nextChinaDay(now).getTime() - now.getTime()) / 1000));
}

/** Counts and logs what a model uses for something of an account, also where it fails or is broken off. */
export async function countingUse<Made>(
  modelUse: Pick<ModelUse, 'add' | 'logUse'>,
  purpose: ModelPurpose,
  userId: string,
  make: (onTokens: TokenCount['add']) => Promise<Made>,
): Promise<Made> {
  const used = new TokenCount();
  try {
    return await make(used.add);
  } finally {
    modelUse.logUse(purpose, used);
    await modelUse.add(userId, used);
  }
}

/** What an account has used by day, newest first, for the export of the user's data. */
async function all({ db }: ModelUseContext, userId: string): Promise<Schema<'DayOfModelUse'>[]> {
  const rows = await db
    .select()
    .from(modelUse)
    .where(eq(modelUse.user_id, userId))
    .orderBy(desc(modelUse.day));
  return rows.map(({ day, input, output }) => ({ day, tokens_in: input, tokens_out: output }));
}

/** Deletes what is no longer needed. */
const purge = ({ db, clock }: ModelUseContext, signal?: AbortSignal): Promise<void> =>
  deleteInBatches(
    db,
    {
      table: modelUse,
      where: lt(modelUse.day, chinaDay(new Date(clock.now().getTime() - KEPT_MS))),
      order: [modelUse.day],
    },
    signal,
  );
