import type { Log } from '../shared/log.ts';
import type { Clock } from '../ports/clock.ts';
import { ModelError } from '../ports/model.ts';
import { isDiskFull } from './disk-space.ts';

/**
 * PostgreSQL's codes of a server that is away, starting, stopping, overloaded or only to be read after a switch to
 * another, and of what exceeds one of its time limits (25P03, 25P04, 55P03, 57014).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE = /^(08...|53...|57P0[1-5]|57014|25006|25P0[34]|55P03)$/;
/** Errors of a connection. */
const BROKEN =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EHOSTDOWN)$/;
/** Errors of the driver without a code. The rollback after a lost connection fails with "is not queryable". */
const DRIVER_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Query read timeout|Cannot use a pool after calling end|error establishing an SSL connection/;

/** Whether the database cannot be reached or does not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Caused by the connection to a model, which fails with the same codes.
    if (cause instanceof ModelError) return false;
    if (isAborted(cause)) return false;
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    // Of any code: a Unix socket of a server that is away does not exist.
    if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
    if (typeof code === 'string' && (UNAVAILABLE.test(code) || BROKEN.test(code))) return true;
    if (DRIVER_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** Whether a request was cut off by its client. */
export function isAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Node.js gives a request that was cut off the code ECONNRESET, which the connection to the database has too.
  return error.name === 'AbortError' || error.message === 'aborted';
}

const LOG_SECONDS = 60;

export interface OutageLog {
  /** Logs one line a minute while the database is unavailable, not one a request. */
  report(error: unknown): void;
  /** Logs an error as part of an outage where it is one, else by what has failed. */
  logFailure(event: string, error: unknown): void;
}

export function createOutageLog(log: Log, clock: Clock): OutageLog {
  let reportedAt = -Infinity;
  function report(error: unknown): void {
    const now = clock.now().getTime();
    if (Math.abs(now - reportedAt) < LOG_SECONDS * 1000) return;
    reportedAt = now;
    log.error(isDiskFull(error) ? 'disk full, writes refused' : 'database unavailable', error);
  }
  return {
    report,
    logFailure: (event, error) => (isDatabaseUnavailable(error) ? report(error) : log.error(event, error)),
  };
}
