import type { TokenStore } from '../ports.ts';
import { goesTo, type Middleware } from './send.ts';

export const REFRESH_PATH = '/api/auth/refresh';

/** Puts an access token on a request. */
export function authorize(request: Request, access_token: string): void {
  request.headers.set('Authorization', `Bearer ${access_token}`);
}

/** Sends the stored access token along, except when exchanging the refresh token: the expired one has no say there. */
export function bearer(tokens: TokenStore): Middleware {
  return (next) => (request) => {
    const { access_token } = tokens.read();
    if (access_token && !goesTo(request, REFRESH_PATH)) authorize(request, access_token);
    return next(request);
  };
}
