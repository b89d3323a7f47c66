import { composeReport, reportOutline } from '@ziping/readings/reports/compose';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

import type { OutboxEntry } from './adapters/sms-outbox.ts';
import type { LocalCashier } from './adapters/payments-local.ts';
import type { LocalWechat } from './adapters/wechat-local.ts';
import { runAll } from './db/batches.ts';
import type { Database } from './db/open.ts';
import { createAccounts } from './domain/accounts/accounts.ts';
import { createChallenges } from './domain/accounts/challenges.ts';
import { createDevices } from './domain/accounts/devices.ts';
import { createSessions } from './domain/accounts/sessions.ts';
import { type Benefits, createBenefits } from './domain/benefits/benefits.ts';
import { seedCatalogue } from './domain/catalogue/catalogue.ts';
import { createFeedback } from './domain/feedback/feedback.ts';
import { createExports } from './domain/limits/exports.ts';
import { createRateLimiter, type Limits } from './domain/limits/rate-limiter.ts';
import { loadRegions } from './domain/locations/regions.ts';
import { createBatches } from './domain/professional/batch.ts';
import { createModelUse } from './domain/model-use/model-use.ts';
import { createFamily } from './domain/membership/family.ts';
import { createMembership } from './domain/membership/membership.ts';
import { createAnswerSource } from './domain/chat/answer-source.ts';
import { type Chat, createChat } from './domain/chat/chat.ts';
import { createConversations } from './domain/chat/conversations.ts';
import { createRuns } from './domain/chat/runs.ts';
import { createCoupons } from './domain/orders/coupons.ts';
import { createGoods } from './domain/orders/goods.ts';
import { createOrders, type Orders } from './domain/orders/orders.ts';
import { createApiKeys } from './domain/professional/api-keys.ts';
import { createReportTemplates } from './domain/professional/report-template.ts';
import type { NewRecord } from './domain/records/record-rows.ts';
import { createRecords, type Records } from './domain/records/records.ts';
import { createAccess } from './domain/reports/access.ts';
import { createReportGoods } from './domain/reports/report-goods.ts';
import { createQueue } from './domain/reports/queue.ts';
import { createReportWriter, type RuleWriter } from './domain/reports/report-writer.ts';
import { createReports } from './domain/reports/reports.ts';
import { Worker } from './domain/reports/worker.ts';
import { sendWrittenNotice } from './domain/reports/written-notice.ts';
import { createAvatars } from './domain/uploads/avatars.ts';
import { checkHost } from './http/allowed-hosts.ts';
import { sendError, sendJson } from './http/answers.ts';
import { createCalls } from './http/calls.ts';
import { loadContract, type Operation } from './http/contract.ts';
import type { Log } from './shared/log.ts';
import type { CaptchaRenderer } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { Entropy } from './ports/entropy.ts';
import type { MessagingLogin } from './ports/messaging-login.ts';
import type { Model, ModelSettings } from './ports/model.ts';
import type { PaymentProviders } from './ports/payments.ts';
import type { Pictures } from './ports/pictures.ts';
import type { Sms } from './ports/sms.ts';
import { createOutageLog, isAborted, isDatabaseUnavailable, type OutageLog } from './db/outage.ts';
import { ApiError, apiError, unavailable } from './shared/errors.ts';
import { mountApiKeys } from './routes/api-keys.ts';
import { mountAuth } from './routes/auth.ts';
import { mountBatch } from './routes/batch.ts';
import { mountBenefits } from './routes/benefits.ts';
import { mountChart } from './routes/chart.ts';
import { mountChat } from './routes/chat.ts';
import { mountCoupons } from './routes/coupons.ts';
import { mountFeedback } from './routes/feedback.ts';
import { mountLocalCashier } from './stand-ins/local-cashier.ts';
import { mountLocalWechat } from './stand-ins/local-wechat.ts';
import { mountLocations } from './routes/locations.ts';
import { mountMembership } from './routes/membership.ts';
import { mountOrders } from './routes/orders.ts';
import { mountOutbox } from './stand-ins/outbox.ts';
import { mountPayments } from './routes/payments.ts';
import { mountRecords } from './routes/records.ts';
import { mountReportTemplate } from './routes/report-template.ts';
import { mountReports } from './routes/reports.ts';
import { mountSystem, type StandIn } from './routes/system.ts';
import { mountUploads } from './routes/uploads.ts';
import { mountUser } from './routes/user.ts';

export interface AppDependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  sms: Sms;
  captchaRenderer: CaptchaRenderer;
  pictures: Pictures;
  /** Null where login through WeChat is not offered. */
  messaging: MessagingLogin | null;
  /** Writes reports and answers; null where the rules write them. */
  model: Model | null;
  modelSettings: ModelSettings;
  /** The pace of conversations, in milliseconds; that of production where left out. */
  chatPace?: ChatPace;
  /** What the rules write; their own reports unless a test says otherwise. */
  rules?: RuleWriter;
  limits: Limits;
  /** Signs tokens and digests; at least 32 bytes. */
  secret: Uint8Array;
  /** Host names accepted besides localhost and addresses; null for any. */
  allowedHosts: ReadonlySet<string> | null;
  /** Whether a trusted proxy appends the client's address to X-Forwarded-For. */
  trustProxy: boolean;
  /** The stand-ins in use, reported to the client. */
  standIns: readonly StandIn[];
  /** Messages of the SMS stand-in, shown at /outbox; null with a real provider. */
  outbox: { list(): Promise<OutboxEntry[]> } | null;
  /** The stand-in for WeChat's consent page; null with the real one. */
  localWechat: LocalWechat | null;
  payments: PaymentProviders;
  /** The stand-in for the payment providers; null with real ones. */
  localCashier: LocalCashier | null;
  /** Answers every path outside the API. */
  site: Hono;
  log: Log;
}

interface ChatPace {
  /** Between the pieces of an answer by the rules; 0 for none. */
  pause: number;
  /** Without an event, after which a comment keeps a connection open. */
  keepAlive: number;
}

const CHAT_PACE: ChatPace = { pause: 22, keepAlive: 15_000 };

export interface App {
  fetch: Hono['fetch'];
  request: Hono['request'];
  records: Records;
  /** Writes the reports that were ordered. */
  worker: Worker;
  /** Conversations; {@link Chat.start} resumes answers that were left unfinished. */
  chat: Chat;
  /** Prepares an open database before the first request: what it must contain, and reports that were left unfinished. */
  prepare(options: { exclusive: boolean }): Promise<void>;
  orders: Orders;
  benefits: Benefits;
  /** From now on each answer closes its connection. */
  closeConnections(): void;
  /** Answers all requests that are still in progress with 503, and all that come. */
  stop(): void;
  /**
   * Deletes expired codes, captchas, rate limits and sessions, and records deleted over a day ago. What fails does not
   * keep the rest from being deleted. The signal ends it soon. @throws the first failure, after all of it
   */
  purge(signal?: AbortSignal): Promise<void>;
}

type Contract = ReadonlyMap<string, Operation>;

type Parts = ReturnType<typeof createParts>;

/** Accounts and what they own: each part from those before it. What a part does not name, it does not take. */
function createAccountParts(deps: AppDependencies, contract: Contract) {
  const regions = loadRegions();
  const limiter = createRateLimiter(deps.db, deps.clock, deps.limits);
  const sessions = createSessions(deps);
  const challenges = createChallenges(deps);
  const devices = createDevices(deps);
  const avatars = createAvatars(deps);
  const feedback = createFeedback(deps);
  const membership = createMembership(deps);
  const benefits = createBenefits({ ...deps, membership });
  const validateNew = (given: unknown) => contract.get('createRecord')?.readBody(given) as NewRecord;
  const records = createRecords({ ...deps, limiter, regions, benefits, validateNew });
  const ofAccount = { sessions, challenges, devices, limiter, regions, avatars, feedback };
  const accounts = createAccounts({ ...deps, ...ofAccount });
  return { ...ofAccount, accounts, benefits, membership, records };
}

/** What the service consists of, each part from those before it. */
function createParts(deps: AppDependencies, contract: Contract, outage: OutageLog) {
  const ofAccounts = createAccountParts(deps, contract);
  const base = { ...deps, ...ofAccounts, outage };
  const rules = deps.rules ?? { outline: reportOutline, compose: composeReport };
  const slots = deps.model?.concurrency ?? 1;
  const family = createFamily(base);
  const apiKeys = createApiKeys(base);
  const templates = createReportTemplates(base);
  const access = createAccess(base);
  const queue = createQueue({ ...base, access });
  const modelUse = createModelUse({ ...base, limit: deps.model && deps.modelSettings.dailyTokens });
  const writer = createReportWriter(rules, deps.model && { model: deps.model, use: modelUse });
  const notify = (reportId: string) => sendWrittenNotice(deps.db, deps.sms, reportId);
  const worker = new Worker({ ...base, queue, writer, notify, slots });
  const reports = createReports({
    ...base,
    access,
    queue,
    rules,
    writing: { slots, byModel: deps.model !== null },
    modelUse,
    producer: deps.modelSettings.producer,
    wake: worker.wake,
  });
  const batches = createBatches({ ...base, reports });
  const conversations = createConversations(base);
  const { pause, keepAlive } = deps.chatPace ?? CHAT_PACE;
  const answer = createAnswerSource(deps.model);
  const runs = createRuns({ ...base, conversations, answer, modelUse, pause });
  const chat = createChat({ ...base, conversations, runs, modelUse, keepAlive });
  const reportGoods = createReportGoods({ access, reports, modelUse });
  const coupons = createCoupons(base);
  const goods = createGoods({ ...base, reports: reportGoods });
  const orders = createOrders({ ...base, providers: deps.payments, coupons, goods });
  const exports = createExports(base);
  const ofReports = { batches, modelUse, queue, reportGoods, reports, templates, worker };
  return { ...ofAccounts, ...ofReports, apiKeys, chat, coupons, exports, family, orders };
}

/** What every request passes before its route: limits of its connection and host, and how its errors are answered. */
function guardRequests(app: Hono, { log, allowedHosts }: AppDependencies, outage: OutageLog) {
  let closesConnections = false;
  let stopped = false;
  /** Each answers a request in progress with 503. */
  const inProgress = new Set<() => void>();

  app.onError((error, context) => {
    if (error instanceof ApiError) return sendError(context, error);
    if (isDatabaseUnavailable(error)) {
      outage.report(error);
      return sendError(context, unavailable());
    }
    // The client closed the connection while it was sending the body.
    if (isAborted(error) || context.req.raw.signal.aborted)
      return sendError(context, apiError(400, '请求未发送完整'));
    log.error('request failed', error, { method: context.req.method });
    return sendError(context, error);
  });
  app.use(async (context, next) => {
    await next();
    // Nobody reads the body of an answer to HEAD: what would be streamed is to be given up.
    if (context.req.method === 'HEAD') context.res.body?.cancel().catch(() => {});
    if (closesConnections) context.header('connection', 'close');
  });
  app.use((_, next) => {
    if (stopped) throw unavailable();
    // Not a race against one promise for all: each of its listeners would keep a request with its body for ever.
    return new Promise<void>((resolve, reject) => {
      const end = () => reject(unavailable());
      inProgress.add(end);
      next()
        .finally(() => inProgress.delete(end))
        .then(resolve, reject);
    });
  });
  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      // Only the proxy in front knows whether the origin has TLS.
      strictTransportSecurity: false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    }),
  );

  if (allowedHosts) app.use(checkHost(allowedHosts));

  return {
    closeConnections() {
      closesConnections = true;
    },
    stop() {
      stopped = true;
      for (const end of inProgress) end();
    },
  };
}

/** Mounts the operations of the contract, the pages of the stand-ins and the site. */
function mountRoutes(
  app: Hono,
  deps: AppDependencies,
  contract: Contract,
  parts: Parts,
  outage: OutageLog,
): void {
  const { db, clock, log, model, payments: providers } = deps;
  // Each takes what it names of all this.
  const needed = { ...parts, app, db, clock, log, model, providers };
  const calls = createCalls({
    ...needed,
    contract,
    trustProxy: deps.trustProxy,
    report: (error) => outage.logFailure('answer broke off', error),
  });
  mountAuth(calls, needed);
  mountUser(calls, needed);
  mountUploads(calls, needed);
  mountFeedback(calls, needed);
  mountRecords(calls, needed);
  mountChart(calls, parts.records);
  mountBatch(calls, needed);
  mountReports(calls, needed);
  mountReportTemplate(calls, parts.templates);
  mountChat(calls, parts.chat);
  mountMembership(calls, needed);
  mountApiKeys(calls, parts.apiKeys);
  mountCoupons(calls, { ...needed, reports: parts.reportGoods });
  mountOrders(calls, needed);
  mountPayments(calls, needed);
  mountBenefits(calls, parts.benefits);
  mountLocations(calls, parts.regions);
  mountSystem(calls, {
    wechatAuthorizeUrl: deps.messaging?.authorizeUrl ?? '',
    standIns: deps.standIns,
  });
  calls.mountUnimplemented();
  if (deps.outbox) mountOutbox(app, deps.outbox);
  if (deps.localWechat) mountLocalWechat(app, deps.localWechat);
  if (deps.localCashier) mountLocalCashier(app, deps.localCashier, parts.orders);

  app.all('/api/*', (context) =>
    sendJson(context, 404, { code: 404, message: '请求的资源不存在', data: null }),
  );
  app.route('/', deps.site);
  app.notFound((context) => context.text('页面不存在', 404));
}

/** Deletes what is no longer needed, part by part. */
function purgeAll(parts: Parts, signal: AbortSignal | undefined): Promise<void> {
  const { benefits, challenges, limiter, modelUse, orders, records, sessions } = parts;
  const purgeRecords = (): Promise<void> =>
    runAll([
      // An order loses its record then, and of those for the same thing one only can be pending.
      () => orders.expireForDeletedRecords(signal),
      () => records.purge(signal),
    ]);
  return runAll([
    () => limiter.purge(signal),
    () => challenges.purge(signal),
    () => sessions.purge(signal),
    purgeRecords,
    () => benefits.purge(signal),
    () => modelUse.purge(signal),
  ]);
}

/** Builds the service. Reads the contract file; everything else comes from the dependencies. */
export function createApp(deps: AppDependencies): App {
  const app = new Hono({ strict: false });
  const contract = loadContract();
  const outage = createOutageLog(deps.log, deps.clock);
  const parts = createParts(deps, contract, outage);
  const guards = guardRequests(app, deps, outage);
  mountRoutes(app, deps, contract, parts, outage);
  const { benefits, chat, orders, queue, records, worker } = parts;

  return {
    fetch: app.fetch,
    request: app.request,
    records,
    worker,
    chat,
    orders,
    benefits,
    ...guards,
    async prepare({ exclusive }) {
      await seedCatalogue(deps.db);
      if (!exclusive) return;
      await queue.releaseAll();
      await chat.releaseAll();
    },
    purge: (signal) => purgeAll(parts, signal),
  };
}
