import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

import type { OutboxEntry } from './adapters/sms-outbox.ts';
import type { LocalWechat } from './adapters/wechat-local.ts';
import type { Database } from './db/open.ts';
import { createAccounts } from './domain/accounts/accounts.ts';
import { createChallenges } from './domain/accounts/challenges.ts';
import { createSessions } from './domain/accounts/sessions.ts';
import { createFeedback } from './domain/feedback/feedback.ts';
import { createRateLimiter, type Limits } from './domain/limits/rate-limiter.ts';
import { loadRegions } from './domain/locations/regions.ts';
import { createMembership } from './domain/membership/membership.ts';
import { createRecords, type NewRecord, type Records } from './domain/records/records.ts';
import { createAvatars } from './domain/uploads/avatars.ts';
import { createCalls, sendError, sendJson } from './http/calls.ts';
import { loadContract } from './http/contract.ts';
import type { Log } from './log.ts';
import type { CaptchaPainter } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { Entropy } from './ports/entropy.ts';
import type { MessagingLogin } from './ports/messaging-login.ts';
import type { Pictures } from './ports/pictures.ts';
import type { Sms } from './ports/sms.ts';
import { Refusal } from './refusal.ts';
import { mountAuth } from './routes/auth.ts';
import { mountChart } from './routes/chart.ts';
import { mountFeedback } from './routes/feedback.ts';
import { mountLocalWechat } from './routes/local-wechat.ts';
import { mountLocations } from './routes/locations.ts';
import { mountMembership } from './routes/membership.ts';
import { mountOutbox } from './routes/outbox.ts';
import { mountRecords } from './routes/records.ts';
import { mountSystem, type StandIn } from './routes/system.ts';
import { mountUploads } from './routes/uploads.ts';
import { mountUser } from './routes/user.ts';

export interface AppDependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  sms: Sms;
  painter: CaptchaPainter;
  pictures: Pictures;
  /** Null where nobody can sign in through the messaging app. */
  messaging: MessagingLogin | null;
  limits: Limits;
  /** Signs tokens and keys digests; at least 32 bytes. */
  secret: Uint8Array;
  /** Whether a proxy of ours appends the client to X-Forwarded-For. */
  trustProxy: boolean;
  /** The stand-ins at work, told to the client. */
  standIns: readonly StandIn[];
  /** The stand-in's messages, shown at /outbox; null where a real provider sends them. */
  outbox: { list(): Promise<OutboxEntry[]> } | null;
  /** The stand-in's page of consent; null where the messaging app asks for itself. */
  localWechat: LocalWechat | null;
  /** Answers every path outside the API. */
  site: Hono;
  log: Log;
}

export interface App {
  fetch: Hono['fetch'];
  request: Hono['request'];
  records: Records;
  /** Forgets what is over: codes, pictures, windows, sessions, records deleted a day ago. */
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
  const avatars = createAvatars({ db, clock, entropy, pictures: deps.pictures });
  const feedback = createFeedback({ db, clock, entropy, pictures: deps.pictures });
  const contract = loadContract();
  const records = createRecords({
    db,
    clock,
    entropy,
    limiter,
    regions,
    readNew: (given) => contract.get('createRecord')?.readBody(given) as NewRecord,
  });
  const accounts = createAccounts({
    db,
    clock,
    entropy,
    sms,
    messaging: deps.messaging,
    sessions,
    challenges,
    limiter,
    regions,
    avatars,
    feedback,
  });

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

  const calls = createCalls({ app, contract, sessions, trustProxy: deps.trustProxy });
  mountAuth(calls, { accounts, challenges, limiter });
  mountUser(calls, { accounts, records, feedback, limiter, clock });
  mountUploads(calls, { app, avatars, limiter });
  mountFeedback(calls, { feedback, limiter });
  mountRecords(calls, { records, limiter, clock });
  mountChart(calls, records);
  mountMembership(calls, createMembership());
  mountLocations(calls, regions);
  mountSystem(calls, {
    wechatAuthorizeUrl: deps.messaging?.authorizeUrl ?? '',
    standIns: deps.standIns,
  });
  calls.closeRest();
  if (deps.outbox) mountOutbox(app, deps.outbox);
  if (deps.localWechat) mountLocalWechat(app, deps.localWechat);

  app.all('/api/*', (context) =>
    sendJson(context, 404, { code: 404, message: '请求的资源不存在', data: null }),
  );
  app.route('/', site);
  app.notFound((context) => context.text('页面不存在', 404));

  return {
    fetch: app.fetch,
    request: app.request,
    records,
    async purge() {
      await limiter.purge();
      await challenges.purge();
      await sessions.purge();
      await records.purge();
    },
  };
}
