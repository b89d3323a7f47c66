import { ApiError } from '../envelope.ts';
import type { SessionEvents, TokenStore } from '../ports.ts';
import { authorize, REFRESH_PATH } from './bearer.ts';
import { goesTo, hasCode, type Middleware } from './send.ts';

const NO_REFRESH_TOKEN = '没有刷新令牌';
const REFRESH_FAILED = '刷新令牌失败';

/** A 401 from these paths is about the credentials in the body, not about the session. */
const CREDENTIAL_PATHS = [
  REFRESH_PATH,
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/reset-password',
  '/api/auth/wechat-login',
];

const signedOut = (message: string): ApiError => new ApiError('http', message, { status: 401 });

/** Status 401, or code 401 in an envelope with HTTP 200. */
async function isUnauthorized(response: Response): Promise<boolean> {
  return response.status === 401 || (response.ok && (await hasCode(response, 401)));
}

/**
 * Renews the session on 401 and repeats the request once. Requests that fail together share one renewal. A token that
 * another request or tab has stored since is used without a renewal.
 *
 * @param exchange trades the refresh token for new tokens; any rejection ends the session.
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
    const fresh = await exchange(refresh_token).catch(() => null);
    const now = tokens.read();
    if (now.refresh_token !== refresh_token) {
      // Another tab renewed or ended the session during this exchange: its tokens are the valid ones.
      if (now.access_token) return now.access_token;
      throw signedOut(NO_REFRESH_TOKEN);
    }
    if (!fresh?.access_token) return end('refresh_failed', REFRESH_FAILED);
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
