import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';

import { unwrap } from './answer.ts';
import { bearer, REFRESH_PATH } from './middleware/bearer.ts';
import { refresh } from './middleware/refresh.ts';
import { report } from './middleware/report.ts';
import { compose, type Send } from './middleware/send.ts';
import { timeout } from './middleware/timeout.ts';
import type { SessionEvents, TokenStore } from './ports.ts';
import type { paths } from './schema.d.ts';
import { TokenDataSchema } from './schemas/auth.ts';

/** The typed client, first argument of every endpoint function. */
export type Client = OpenapiClient<paths>;

/**
 * Makes the client of one app.
 *
 * @param fetch sends a request; by default the global fetch, looked up at each call.
 * @param timeoutMs time for one exchange, in milliseconds.
 * @param streamTimeoutMs time for a stream to begin, in milliseconds.
 * @param baseUrl the part of each URL before `/api`; empty for the same origin. Outside a browser it must be absolute.
 */
export function createClient({
  fetch = (request) => globalThis.fetch(request),
  tokens,
  events,
  timeoutMs = 30_000,
  streamTimeoutMs = 60_000,
  baseUrl = '',
}: {
  fetch?: Send | undefined;
  tokens: TokenStore;
  events: SessionEvents;
  timeoutMs?: number | undefined;
  streamTimeoutMs?: number | undefined;
  baseUrl?: string | undefined;
}): Client {
  const send = compose(
    fetch,
    bearer(tokens),
    refresh({
      tokens,
      events,
      exchange: (refresh_token) =>
        unwrap(api.POST(REFRESH_PATH, { body: { refresh_token } }), TokenDataSchema),
    }),
    report(events),
    timeout({ timeoutMs, streamTimeoutMs }),
  );
  const api = createOpenapiClient<paths>({ baseUrl, fetch: send });
  return api;
}
