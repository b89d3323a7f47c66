import { ApiError, unreadable } from '../envelope.ts';
import type { SessionEvents, TokenStore } from '../ports.ts';
import { authorize, REFRESH_PATH } from './bearer.ts';
import { goesTo, hasCode, type Middleware } from './send.ts';

const NO_REFRESH_TOKEN = '没有刷新令牌';
const REFRESH_FAILED = '刷新令牌失败';

/** A 401 from these paths is about the credentials in the body, not about the session. */
const CREDENTIAL_PATHS = [
  REFRESH_PATH,
  '/api/auth/login',
  '/api/auth/sms-login',
  '/api/auth/register',
  '/api/auth/reset-password',
  '/api/auth/wechat-login',
];

const signedOut = (message: string): ApiError => new ApiError('http', message, { status: 401 });

/** Status 401, or code 401 in an envelope with HTTP 200. */
async function isUnauthorized(response: Response): Promise<boolean> {
  return response.status === 401 || (response.ok && (await hasCode(response, 401)));
}

/** Too slow and too often: the token may still be good. */
const NOT_NOW = [408, 429];

/**
 * Whether the service refused the refresh token itself, by status or by the code of an envelope. No answer, an
 * unreadable one and a fault of the service say nothing about the token.
 */
function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const outcome = error.kind === 'envelope' ? error.code : error.status;
  if (outcome === null || NOT_NOW.includes(outcome)) return false;
  return outcome >= 400 && !(outcome >= 500 && outcome < 600);
}

/**
 * Renews the session on 401 and repeats the request once. Requests that fail together share one renewal. A token that
 * another request or tab has stored since is used without a renewal. A renewal that fails without a refusal keeps the
 * session: the request rejects with that failure, and the next one tries again.
 *
 * @param exchange trades the refresh token for new tokens
 */
export function refresh({
  tokens,
  events,
  exchange,
}: {
  tokens: TokenStore;
  events: SessionEvents;
  exchange: (refresh_token: string) => Promise<{ access_token: string; refresh_token?: string }>;
}): Middleware {
  let running: Promise<string> | null = null;

  function end(reason: 'no_refresh_token' | 'refresh_failed', message: string): never {
    tokens.clear();
    events.onSignedOut({ reason, message });
    throw signedOut(message);
  }

  async function renew(): Promise<string> {
    const { refresh_token } = tokens.read();
    if (!refresh_token) return end('no_refresh_token', NO_REFRESH_TOKEN);
    let failure: unknown = unreadable();
    const fresh = await exchange(refresh_token).catch((error: unknown) => {
      failure = error;
      return null;
    });
    const now = tokens.read();
    if (now.refresh_token !== refresh_token) {
      // Another tab renewed or ended the session during this exchange: its tokens are the valid ones.
      if (now.access_token) return now.access_token;
      throw signedOut(NO_REFRESH_TOKEN);
    }
    if (isTokenRefused(failure)) return end('refresh_failed', REFRESH_FAILED);
    if (!fresh?.access_token) throw failure;
    tokens.write({ access_token: fresh.access_token, refresh_token: fresh.refresh_token ?? refresh_token });
    return fresh.access_token;
  }

  return (next) => async (request) => {
    if (CREDENTIAL_PATHS.some((path) => goesTo(request, path))) return next(request);
    // A body can be read once only, so the request is copied before it is sent.
    const again = request.clone();
    const used = request.headers.get('Authorization');
    const response = await next(request);
    if (!(await isUnauthorized(response))) return response;

    const { access_token, refresh_token } = tokens.read();
    const ended = used !== null && !access_token && !refresh_token;
    if (ended) throw signedOut(NO_REFRESH_TOKEN);
    const replaced = access_token !== null && used !== `Bearer ${access_token}`;
    if (!replaced) {
      running ??= renew().finally(() => {
        running = null;
      });
    }
    authorize(again, replaced ? access_token : await (running as Promise<string>));
    return next(again);
  };
}
