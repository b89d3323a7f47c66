import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

import type { OutboxEntry } from './adapters/sms-outbox.ts';
import type { Database } from './db/open.ts';
import { createAccounts } from './domain/accounts/accounts.ts';
import { createChallenges } from './domain/accounts/challenges.ts';
import { createSessions } from './domain/accounts/sessions.ts';
import { createRateLimiter, type Limits } from './domain/limits/rate-limiter.ts';
import { loadRegions } from './domain/locations/regions.ts';
import { createRecords, type Records } from './domain/records/records.ts';
import { createCalls, sendError, sendJson } from './http/calls.ts';
import { loadContract } from './http/contract.ts';
import type { Site } from './http/site.ts';
import type { Log } from './log.ts';
import type { CaptchaPainter } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { Entropy } from './ports/entropy.ts';
import type { Sms } from './ports/sms.ts';
import { Refusal } from './refusal.ts';
import { mountAuth } from './routes/auth.ts';
import { mountChart } from './routes/chart.ts';
import { mountLocations } from './routes/locations.ts';
import { mountOutbox } from './routes/outbox.ts';
import { mountRecords } from './routes/records.ts';
import { mountSystem, type StandIn } from './routes/system.ts';
import { mountUser } from './routes/user.ts';

export interface AppDependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  sms: Sms;
  painter: CaptchaPainter;
  limits: Limits;
  /** Signs tokens and keys digests; at least 32 bytes. */
  secret: Uint8Array;
  /** Whether a proxy of ours appends the client to X-Forwarded-For. */
  trustProxy: boolean;
  /** The stand-ins at work, told to the client. */
  standIns: readonly StandIn[];
  /** The stand-in's messages, shown at /outbox; null where a real provider sends them. */
  outbox: { list(): Promise<OutboxEntry[]> } | null;
  site: Site;
  log: Log;
}

export interface App {
  fetch: Hono['fetch'];
  request: Hono['request'];
  records: Records;
  /** Forgets what is over: codes, pictures, windows, sessions. */
  purge(): Promise<void>;
}

/** Puts the service together. Touches nothing outside its dependencies but the contract file. */
export function createApp(deps: AppDependencies): App {
  const { db, clock, entropy, sms, secret, log, site } = deps;
  const app = new Hono({ strict: false });
  const regions = loadRegions();
  const limiter = createRateLimiter(db, clock, deps.limits);
  const sessions = createSessions({ db, clock, entropy, secret });
  const challenges = createChallenges({ db, clock, entropy, painter: deps.painter, secret });
  const accounts = createAccounts({ db, clock, entropy, sms, sessions, challenges, limiter, regions });
  const records = createRecords({ db, clock, entropy, limiter, regions });

  app.onError((error, context) => {
    if (!(error instanceof Refusal)) log.error('request failed', error, { method: context.req.method });
    return sendError(context, error);
  });
  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      // Whether the origin has TLS is known to the proxy in front, not here.
      strictTransportSecurity: false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    }),
  );

  const contract = loadContract();
  const calls = createCalls({ app, contract, sessions, trustProxy: deps.trustProxy });
  mountAuth(calls, { accounts, challenges, limiter });
  mountUser(calls, accounts);
  mountRecords(calls, records);
  mountChart(calls, records);
  mountLocations(calls, regions);
  mountSystem(calls, deps.standIns);
  calls.closeRest();
  if (deps.outbox) mountOutbox(app, deps.outbox);

  app.all('/api/*', (context) =>
    sendJson(context, 404, { code: 404, message: '请求的资源不存在', data: null }),
  );
  app.get('*', async (context) => (await site.respond(context)) ?? context.text('页面不存在', 404));
  app.notFound((context) => context.text('页面不存在', 404));

  return {
    fetch: app.fetch,
    request: app.request,
    records,
    async purge() {
      await limiter.purge();
      await challenges.purge();
      await sessions.purge();
    },
  };
}
