import type { Database } from '../../db/open.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Membership } from '../membership/membership.ts';

/** What the work on benefits needs. */
export interface BenefitContext {
  db: Database;
  clock: Clock;
  membership: Membership;
}

export type BenefitType = 'CHAT_COUNT' | 'REPORT_UNLOCK';
