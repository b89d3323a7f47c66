/**
 * Whether a call failed because no answer came or the service broke: what was sent is not to blame. By the shape of
 * its error alone: a form knows the client only once it is sent.
 */
export function isBroken(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status !== 'number' || status >= 500;
}
