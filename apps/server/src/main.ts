import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import { serve } from '@hono/node-server';

import { systemClock } from './adapters/clock-system.ts';
import { cryptoEntropy } from './adapters/entropy-crypto.ts';
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { DataFolderError } from './db/open.ts';
import { DEMO, prepareDemo } from './demo.ts';
import { createDeployment } from './deployment.ts';
import { createLog, type Log } from './shared/log.ts';

const PURGE_MS = 3_600_000;
/** How often open payments are brought up to date, and uses of conversations undone that no answer follows. */
const SWEEP_MS = 60_000;
/** How long a stop waits for a purge and a sweep. */
const SWEEP_END_MS = 1000;
/** How long a stop still takes new connections, so that a proxy notices it before one is refused. */
const LAST_CALLS_MS = 1000;
/** When a stop answers the requests in progress with 503. */
const DRAIN_MS = 4000;
/** How long a stop then waits for answers of conversations before it leaves them unfinished. */
const CHAT_END_MS = 2000;
/** How long a stop takes at most. */
const STOP_MS = 4800;
// Against clients that send slowly. Answers may take longer.
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** Runs a task now and again, a while after it ended. @returns what stops it and resolves when it has stopped */
function repeat(pause: number, task: (stopping: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await task(stopping.signal);
    if (!stopping.signal.aborted) timer = setTimeout(() => (running = run()), pause);
  };
  let running = run();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
}

type Server = ReturnType<typeof serve>;

/** The most connections that wait to be accepted: the default of Node.js. */
const BACKLOG = 511;

/**
 * Lets a server accept the connections that wait, and read what has arrived: a turn of the event loop accepts one at
 * least and reads those of the turn before.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = false;
  const note = () => (accepted = true);
  server.on('connection', note);
  for (let turn = 0; turn <= BACKLOG; turn += 1) {
    accepted = false;
    await nextTurn();
    if (!accepted) break;
  }
  server.off('connection', note);
}

/** What the operator is told of a service that listens: where it is, and what stands in for something real. */
function describeService(
  config: Config,
  port: number,
  { demo, outbox }: { demo: string[] | null; outbox: boolean },
): string[] {
  const origin = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  return [
    `子平已启动：${origin}`,
    ...(demo ? [`演示账号：${DEMO.phone}，密码 ${DEMO.password}`] : []),
    ...(demo ?? []).map((id) => `演示命盘：${origin}/reports/${id}`),
    ...(outbox ? [`短信发件箱（本机演示）：${origin}/outbox`] : []),
    ...(config.model ? [`报告与对话由语言模型撰写：${config.model.model}`] : []),
    config.databaseUrl ? '数据库：PostgreSQL' : `数据目录：${config.dataFolder}`,
  ];
}

/** Purges, and brings payments and uses up to date, now and again. @returns what stops it */
function startUpkeep({ purge, orders, benefits }: App, log: Log): () => Promise<unknown> {
  const logged = (event: string) => (error: unknown) => log.error(event, error);
  const stopPurging = repeat(PURGE_MS, (stopping) => purge(stopping).catch(logged('purge failed')));
  const stopSweeping = repeat(SWEEP_MS, async (stopping) => {
    await orders.sweep(stopping).catch(logged('sweep of payments failed'));
    await benefits.undoUnanswered(stopping).catch(logged('sweep of conversations failed'));
  });
  return () => Promise.all([stopPurging(), stopSweeping()]);
}

/** Stops the service within {@link STOP_MS}, and ends the process. @param close closes the database */
async function stopService(
  app: App,
  server: Server,
  { stopUpkeep, close }: { stopUpkeep: () => Promise<unknown>; close: () => Promise<void> },
): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  const drained = setTimeout(() => {
    app.stop();
    // Once the answers are sent, clients that are still sending a body are cut off.
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 300);
  }, DRAIN_MS);
  const swept = stopUpkeep();
  const written = app.worker.stop();
  app.closeConnections();
  await delay(LAST_CALLS_MS);
  await acceptWaiting(server);
  const answered = app.chat.stop(CHAT_END_MS);
  server.close(() => {
    clearTimeout(drained);
    // A provider that does not answer holds up a sweep for longer than a stop may take.
    Promise.all([written, answered, Promise.race([swept, delay(SWEEP_END_MS)])])
      .then(close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  // Connections that only wait for a next request are closed at once, the others after their answer.
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
  closeIdle();
  setInterval(closeIdle, 50).unref();
}

async function start(config: Config): Promise<void> {
  // The data folder holds phones, births and the signing secret.
  process.umask(0o077);
  const store = await openDatabase(config, { create: true });
  const { db } = store;
  const log = createLog((line) => process.stderr.write(`${line}\n`), systemClock.now);
  const { app, outbox } = await createDeployment(config, db, log);

  // Only one process can have the embedded database.
  await app.prepare({ exclusive: !config.databaseUrl });

  const demo =
    !config.databaseUrl && (!config.exposed || config.allowed.has('demo'))
      ? await prepareDemo({ db, clock: systemClock, entropy: cryptoEntropy, records: app.records })
      : null;

  const server = serve(
    { fetch: app.fetch, port: config.port, hostname: config.host, serverOptions: TIMEOUTS },
    ({ port }: AddressInfo) => {
      const lines = describeService(config, port, { demo, outbox: outbox !== null });
      process.stdout.write(`${lines.join('\n')}\n`);
    },
  );
  server.once('error', (error: NodeJS.ErrnoException) => {
    const inUse = error.code === 'EADDRINUSE';
    fail(inUse ? `端口 ${config.port} 已被占用，请换一个 PORT` : `无法监听 ${config.host}:${config.port}`);
  });

  app.worker.start();
  app.chat.start();
  const stopUpkeep = startUpkeep(app, log);
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      if (!closing) void stopService(app, server, { stopUpkeep, close: store.close });
      closing = true;
    });
}

const SYSTEM_ERRORS: Record<string, string> = {
  ENOSPC: '磁盘空间不足',
  EDQUOT: '磁盘配额已用完',
  EROFS: '文件系统是只读的',
  EACCES: '没有读写权限',
  EPERM: '没有修改权限',
  ENOTDIR: '路径中有一段不是目录',
  EEXIST: '路径已被一个文件占用',
};

/** One sentence for the operator about a start that failed. */
function describeStartError(error: unknown): string {
  if (error instanceof FolderInUseError) {
    return `数据目录正由另一个子平服务使用：${error.message}，请先停掉它，或用 DATA_DIR 指定别的目录`;
  }
  if (error instanceof DataFolderError) return error.message;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const reason = SYSTEM_ERRORS[String(code)];
  if (reason) return `无法使用数据目录（DATA_DIR）：${reason}（${String(message)}）`;
  const detail = typeof message === 'string' ? `：${message.split('\n')[0]}` : '';
  return `无法打开数据库，数据可能已损坏，请从备份恢复${detail}`;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) {
    fail(error.cause instanceof Error ? `${error.message}：${error.cause.message}` : error.message);
  }
  fail(describeStartError(error));
}
