import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { mock, no, ok } from '../http.ts';
import { tokens } from '../fixtures/user.ts';

const ANY = '*/api/*';
const expiry: Schema<'Failure'> = no(401, '登录已过期，请重新登录');
const gate: Schema<'Failure'> = no(1200, '请先绑定手机号');
const isAuth = (request: Request) => new URL(request.url).pathname.startsWith('/api/auth/');

/** The access token has expired: every call answers 401 until the tokens are refreshed, then as before. */
export function expired(as: 'status' | 'envelope' = 'status'): HttpHandler[] {
  let refreshed = false;
  return [
    mock.post('/api/auth/refresh', ({ answer }) => {
      refreshed = true;
      return answer(200, ok(tokens));
    }),
    http.all(ANY, ({ request }) =>
      refreshed || isAuth(request)
        ? undefined
        : HttpResponse.json(expiry, { status: as === 'status' ? 401 : 200 }),
    ),
  ];
}

/** Both tokens are invalid: every call answers 401, the refresh too. */
export function refreshFails(): HttpHandler[] {
  return [
    mock.post('/api/auth/refresh', ({ answer }) => answer(401, no(401, '刷新令牌失败'))),
    http.all(ANY, ({ request }) =>
      isAuth(request) ? undefined : HttpResponse.json(expiry, { status: 401 }),
    ),
  ];
}

/** A phone must be bound: every call answers 403 with code 1200, except authentication and the own user. */
export function phoneRequired(): HttpHandler[] {
  return [
    http.all(ANY, ({ request }) =>
      isAuth(request) || new URL(request.url).pathname === '/api/user/info'
        ? undefined
        : HttpResponse.json(gate, { status: 403 }),
    ),
  ];
}
