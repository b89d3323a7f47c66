import type { TokenStore } from '../ports.ts';
import { goesTo, type Middleware } from './send.ts';

export const REFRESH_PATH = '/api/auth/refresh';

/** Puts an access token on a request. */
export function authorize(request: Request, access_token: string): void {
  request.headers.set('Authorization', `Bearer ${access_token}`);
}

/** Adds the stored access token to every request but the refresh, where it has expired. */
export function bearer(tokens: TokenStore): Middleware {
  return (next) => (request) => {
    const { access_token } = tokens.read();
    if (access_token && !goesTo(request, REFRESH_PATH)) authorize(request, access_token);
    return next(request);
  };
}
