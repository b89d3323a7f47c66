/**
 * Writes one line per event. Callers never pass phones, names, tokens or bodies.
 *
 * An anonymous caller can cause some errors with every request, so those of one kind are not written one by one.
 */
export interface Log {
  info(event: string, facts?: Facts): void;
  error(event: string, error: unknown, facts?: Facts): void;
}

type Facts = Record<string, string | number>;

/** How long errors like one that was written are counted, in milliseconds. */
const COUNT_MS = 60_000;
/** The most kinds of errors that are told apart within that time. */
const KINDS = 200;

/**
 * One JSON object per line. Errors are logged with their stack but without their message, which may quote user data.
 *
 * The first error of a kind (event, place in the code, facts) is written at once. Those after it are counted: one line a
 * minute gives their number as `repeated`. When too many kinds occur at once, those beyond are one kind for each event.
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const line = (level: string, event: string, facts: object) =>
    write(JSON.stringify({ at: now().toISOString(), level, event, ...facts }));
  const counts = new Map<string, number>();

  /** Counts errors of a kind for a minute, then says how many there were, as long as there are any. */
  function count(kind: string, event: string, facts: object): void {
    counts.set(kind, 0);
    const timer = setTimeout(() => {
      const repeated = counts.get(kind) ?? 0;
      counts.delete(kind);
      if (repeated === 0) return;
      line('error', event, { ...facts, repeated, seconds: COUNT_MS / 1000 });
      count(kind, event, facts);
    }, COUNT_MS);
    timer.unref();
  }

  return {
    info: (event, facts = {}) => line('info', event, facts),
    error(event, error, facts = {}) {
      const { stack, ...described } = { ...facts, ...describeError(error) };
      const exact = JSON.stringify([event, described, stack?.[0]]);
      const isNew = counts.size < KINDS || counts.has(exact);
      const kind = isNew ? exact : event;
      const before = counts.get(kind);
      if (before !== undefined) {
        counts.set(kind, before + 1);
        return;
      }
      line('error', event, { ...described, ...(stack && { stack }) });
      count(kind, event, isNew ? described : {});
    },
  };
}

function describeError(error: unknown): { kind?: string; code?: string; stack?: string[] } {
  if (!(error instanceof Error)) return {};
  const stack =
    error.stack
      ?.split('\n')
      .filter((part) => part.startsWith('    at '))
      .slice(0, 8) ?? [];
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  return { kind: error.name, ...(typeof code === 'string' ? { code } : {}), stack };
}
