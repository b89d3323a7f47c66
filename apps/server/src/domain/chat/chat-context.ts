import type { Database } from '../../db/open.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { ApiError } from '../../shared/errors.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { ModelUse } from '../model-use/model-use.ts';
import type { Conversations } from './conversations.ts';
import type { Runs } from './runs.ts';

/** What conversations need. */
export interface ChatContext {
  db: Database;
  entropy: Entropy;
  conversations: Conversations;
  runs: Runs;
  benefits: Benefits;
  limiter: RateLimiter;
  modelUse: Pick<ModelUse, 'assertLeft'>;
  /** Milliseconds without an event after which a comment keeps a connection open. */
  keepAlive: number;
  /** How many connections of each account follow answers, in this process. */
  streams: Map<string, number>;
}

const WAIT_SECONDS = 5;

export const tooMany = (message: string) => new ApiError(429, 429, message, WAIT_SECONDS);
