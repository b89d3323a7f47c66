/** On a page that never rests it must not wait for ever. */
const AT_LATEST = { timeout: 3000 };

/**
 * Runs something once the browser has nothing better to do.
 * @returns a function that takes it back
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, AT_LATEST);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, 200);
  return () => clearTimeout(asked);
}
