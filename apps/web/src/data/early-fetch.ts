/** A GET request that the script in the page's head sent before the app's code had loaded. */
interface EarlyRequest {
  /** Path with its query. */
  url: string;
  /** The access token it was sent with. */
  token: string;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    __early?: EarlyRequest;
  }
}

/** Whether two paths with their queries name the same resource; the order of the parameters has no meaning. */
function isSameUrl(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => new URL(url, location.origin));
  for (const url of [first, second]) url?.searchParams.sort();
  return first?.pathname === second?.pathname && first?.search === second?.search;
}

/**
 * `fetch`, except that a request the page's head has sent already takes that answer, once, and aborts it as its own.
 */
export function earlyFetch(request: Request): Promise<Response> {
  const early = window.__early;
  if (
    early &&
    request.method === 'GET' &&
    isSameUrl(request.url, early.url) &&
    request.headers.get('Authorization') === `Bearer ${early.token}`
  ) {
    delete window.__early;
    request.signal.addEventListener('abort', () => early.abort.abort());
    return early.answer.catch(() => fetch(request));
  }
  return fetch(request);
}
