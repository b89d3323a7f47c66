import { Hono } from 'hono';
import { expect, it } from 'vitest';

import { checkHost } from './allowed-hosts.ts';

const app = new Hono()
  .use(checkHost(new Set(['allowed.example'])))
  .get('/outbox', (context) => context.text('messages'));

it.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://192.168.1.5', 200],
  ['http://[::1]:3000', 200],
  ['https://allowed.example', 200],
  ['http://rebound.example:3000', 403],
  ['http://localhost.evil.example', 403],
  ['http://127.0.0.1.evil.example', 403],
])('a request for %s answers %i', async (origin, status) => {
  expect((await app.request(`${origin}/outbox`)).status).toBe(status);
});
