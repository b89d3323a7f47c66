import type { Benefits } from '../benefits/benefits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Regions } from '../locations/regions.ts';
import type { NewRecord } from './record-rows.ts';
import type { Basics } from '../../db/basics.ts';

/** What the work on records needs. */
export interface RecordContext extends Basics {
  limiter: RateLimiter;
  regions: Regions;
  benefits: Benefits;
  /** Validates a new record by the contract. @throws ValidationError naming every invalid field. */
  validateNew(given: unknown): NewRecord;
}

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 24 * 3_600_000;
