/** A request the page's head sent before the app's code had arrived. */
interface EarlyRequest {
  url: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    __early?: EarlyRequest;
  }
}

/** `fetch`, except that the first request for what the page's head already asked for takes that answer. */
export function earlyFetch(request: Request): Promise<Response> {
  const early = window.__early;
  if (
    early &&
    request.method === 'GET' &&
    new URL(request.url).pathname === early.url &&
    request.headers.get('Authorization') === `Bearer ${early.token}`
  ) {
    delete window.__early;
    // An early request that failed is simply asked again.
    return early.answer.catch(() => fetch(request));
  }
  return fetch(request);
}
