import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const ANY = '*/api/*';

/** `path` (all calls by default) answers HTTP 500. */
export function serverError(path = ANY): HttpHandler[] {
  return [
    http.all(path, () =>
      HttpResponse.json({ code: 500, message: '服务器内部错误', data: null }, { status: 500 }),
    ),
  ];
}

/** A gateway's HTML page in place of an envelope. */
export function gatewayError(path = ANY): HttpHandler[] {
  return [
    http.all(path, () => HttpResponse.html('<html><body>502 Bad Gateway</body></html>', { status: 502 })),
  ];
}

/** No connection. */
export function offline(path = ANY): HttpHandler[] {
  return [http.all(path, () => HttpResponse.error())];
}

/** Every call takes `milliseconds` longer. */
export function slow(milliseconds = 2000, path = ANY): HttpHandler[] {
  return [
    http.all(path, async () => {
      await delay(milliseconds);
    }),
  ];
}

/** Every call waits for its answer until `release` is called. */
export function held(path = ANY): { handlers: HttpHandler[]; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  return { handlers: [http.all(path, () => released)], release };
}

/** Never answered: for loading states. */
export function endless(path = ANY): HttpHandler[] {
  return [
    http.all(path, async () => {
      await delay('infinite');
    }),
  ];
}
