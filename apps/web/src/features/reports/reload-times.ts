/** Seconds that a report takes where the service names none. */
const DEFAULT_ESTIMATE = 30;

const FIRST_RELOAD = 2_000;
const SHORTEST_STEP = 2_000;

/**
 * When the list is loaded again after a report has been started, in milliseconds from then: after 2 s, then at a fifth
 * of the estimate but at least every 2 s, until one and a half times the estimate.
 * @param estimated_time seconds
 */
export function reloadTimes(estimated_time = DEFAULT_ESTIMATE): number[] {
  const step = Math.max(SHORTEST_STEP, (estimated_time * 1000) / 5);
  const times: number[] = [];
  for (let at = FIRST_RELOAD; at <= estimated_time * 1500; at += step) times.push(at);
  return times.length > 0 ? times : [FIRST_RELOAD];
}
