/** A GET request that the script in the page's head sent before the app's code had loaded. */
interface EarlyRequest {
  /** The whole address; its query in the order in which the client writes it. */
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

/**
 * `fetch`, except that a request the page's head has sent already takes that answer, once, and aborts it as its own.
 */
export function earlyFetch(request: Request): Promise<Response> {
  const early = window.__early;
  if (
    early &&
    request.method === 'GET' &&
    request.url === early.url &&
    request.headers.get('Authorization') === `Bearer ${early.token}`
  ) {
    delete window.__early;
    request.signal.addEventListener('abort', () => early.abort.abort());
    return early.answer.catch(() => fetch(request));
  }
  return fetch(request);
}
