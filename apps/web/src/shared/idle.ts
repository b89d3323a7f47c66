/** A busy page must not postpone the work for ever. */
const LATEST = { timeout: 3000 };

/**
 * Runs something once the browser is idle, after 3 s at the latest.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, LATEST);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 200);
  return () => clearTimeout(handle);
}
