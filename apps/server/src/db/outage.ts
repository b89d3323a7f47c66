import type { Log } from '../log.ts';
import type { Clock } from '../ports/clock.ts';
import { ModelError } from '../ports/model.ts';
import { isDiskFull } from './disk-space.ts';

/**
 * PostgreSQL error classes of a server that is away, starting, stopping or overloaded, and 57014 for a statement over
 * its time limit. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE =
  /^(08...|53...|57P0[1-5]|57014|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the driver without a code. */
const DRIVER_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether the database cannot be reached or does not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Caused by the connection to a model, which fails with the same codes.
    if (cause instanceof ModelError) return false;
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && UNAVAILABLE.test(code)) return true;
    if (DRIVER_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** Whether a request was cut off by its client. */
export function isAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return error.name === 'AbortError' || code === 'ECONNRESET' || error.message === 'aborted';
}

const LOG_SECONDS = 60;

/** Logs one line a minute while the database is unavailable, not one a request. */
export interface OutageLog {
  report(error: unknown): void;
}

export function createOutageLog(log: Log, clock: Clock): OutageLog {
  let reportedAt = -Infinity;
  return {
    report(error) {
      const now = clock.now().getTime();
      if (Math.abs(now - reportedAt) < LOG_SECONDS * 1000) return;
      reportedAt = now;
      log.error(isDiskFull(error) ? 'disk full, writes refused' : 'database unavailable', error);
    },
  };
}
