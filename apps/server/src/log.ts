/** Writes one line per event. Callers never pass phones, names, tokens or bodies. */
export interface Log {
  info(event: string, facts?: Record<string, string | number>): void;
  error(event: string, error: unknown, facts?: Record<string, string | number>): void;
}

/** One JSON object per line. Errors are logged with their stack but without their message, which may quote user data. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const line = (level: string, event: string, facts: Record<string, unknown>) =>
    write(JSON.stringify({ at: now().toISOString(), level, event, ...facts }));
  return {
    info: (event, facts = {}) => line('info', event, facts),
    error(event, error, facts = {}) {
      if (!(error instanceof Error)) return line('error', event, facts);
      const stack =
        error.stack
          ?.split('\n')
          .filter((part) => part.startsWith('    at '))
          .slice(0, 8) ?? [];
      const code = (error.cause as { code?: unknown } | undefined)?.code;
      line('error', event, {
        ...facts,
        kind: error.name,
        ...(typeof code === 'string' ? { code } : {}),
        stack,
      });
    },
  };
}
