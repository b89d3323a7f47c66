import type { Clock } from '../ports/clock.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { Database } from './open.ts';

/** What nearly all work needs. */
export interface Basics {
  db: Database;
  clock: Clock;
  entropy: Entropy;
}
