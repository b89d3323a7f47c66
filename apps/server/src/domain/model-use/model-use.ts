/** What a language model uses for an account, by the day in China, and the limit of it. */
import { and, eq, lt, sql } from 'drizzle-orm';

import { deleteInBatches } from '../../db/batches.ts';
import type { Database } from '../../db/open.ts';
import { modelUse } from '../../db/schema.ts';
import { ApiError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModelTokens } from '../../ports/model.ts';
import { chinaDate, chinaDay, nextChinaDay } from '../../shared/china-time.ts';

/** What a model was asked for. */
export type ModelPurpose = 'report' | 'answer' | 'question';

/** How long the use of a day is kept, in milliseconds. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Said at the moment where the limit is reached; nothing is taken then. */
export const LIMIT_REACHED = '今天由AI撰写的额度已经用完，明天0点恢复。这次没有扣费，也没有用掉次数。';

/** The limit of a day is reached. */
export class DailyLimitError extends ApiError {
  /** @param seconds until the next day */
  constructor(seconds: number) {
    super(429, 429, LIMIT_REACHED, seconds);
  }
}

/** What is stored of a report that was not written because of the limit: names its days, since it is read later too. */
export const describeLimit = (now: Date): string =>
  `${chinaDate(now)}由AI撰写的额度已经用完，报告没有写成，也没有用掉次数。${chinaDate(nextChinaDay(now))}起可以重新生成。`;

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Log;
  /** Tokens for an account and a day; null for any number. */
  limit: number | null;
}

export type ModelUse = ReturnType<typeof createModelUse>;

/** Adds tokens up. */
export interface TokenCount extends ModelTokens {
  add(tokens: ModelTokens): void;
}

export function countTokens(): TokenCount {
  return {
    input: 0,
    output: 0,
    add({ input, output }) {
      this.input += input;
      this.output += output;
    },
  };
}

export function createModelUse({ db, clock, log, limit }: Dependencies) {
  async function isSpent(userId: string, on: Database = db): Promise<boolean> {
    if (limit === null) return false;
    const [row] = await on
      .select({ input: modelUse.input, output: modelUse.output })
      .from(modelUse)
      .where(and(eq(modelUse.user_id, userId), eq(modelUse.day, chinaDay(clock.now()))));
    return row !== undefined && row.input + row.output >= limit;
  }

  return {
    /** Whether an account has used what a day allows. What was begun before is still written. */
    isSpent,

    /** @throws DailyLimitError where it has */
    async assertLeft(userId: string, on: Database = db): Promise<void> {
      if (!(await isSpent(userId, on))) return;
      const now = clock.now();
      throw new DailyLimitError(Math.ceil((nextChinaDay(now).getTime() - now.getTime()) / 1000));
    },

    /** Tells the operator what a report, an answer or a question has used. */
    tell(purpose: ModelPurpose, { input, output }: ModelTokens): void {
      if (input + output > 0) log.info('model used', { purpose, tokens_in: input, tokens_out: output });
    },

    /** Adds to what an account has used today. */
    async add(userId: string, { input, output }: ModelTokens): Promise<void> {
      if (input + output === 0) return;
      const use = { user_id: userId, day: chinaDay(clock.now()) };
      // Of an account that has been closed meanwhile nothing is kept.
      await db.execute(sql`
        insert into ${modelUse} (user_id, day, input, output)
        select id, ${use.day}, ${input}, ${output} from users where id = ${use.user_id}
        on conflict (user_id, day) do update
        set input = ${modelUse.input} + excluded.input, output = ${modelUse.output} + excluded.output`);
    },

    /** Deletes what is no longer needed. */
    purge: (signal?: AbortSignal): Promise<void> =>
      deleteInBatches(
        db,
        {
          table: modelUse,
          where: lt(modelUse.day, chinaDay(new Date(clock.now().getTime() - KEPT_MS))),
          order: [modelUse.day],
        },
        signal,
      ),
  };
}
