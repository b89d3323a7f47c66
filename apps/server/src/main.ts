import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import { createDrawnCaptcha } from './adapters/captcha-drawn.ts';
import { systemClock } from './adapters/clock-system.ts';
import { cryptoEntropy } from './adapters/entropy-crypto.ts';
import { createOpenAiModel } from './adapters/model-openai.ts';
import { createPictures } from './adapters/pictures-sharp.ts';
import { createSmsOutbox } from './adapters/sms-outbox.ts';
import { createSmsWebhook } from './adapters/sms-webhook.ts';
import { createWechat } from './adapters/wechat-http.ts';
import { createLocalWechat } from './adapters/wechat-local.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig, standInsOf } from './config.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { type Database, DataFolderError, type OpenDatabase, openEmbedded, openPostgres } from './db/open.ts';
import { settings } from './db/schema.ts';
import { DEMO, prepareDemo } from './demo.ts';
import { standardLimits } from './domain/limits/rate-limiter.ts';
import { createSite } from './http/site.ts';
import { createLog } from './log.ts';
import { findProjectFile } from './project-files.ts';

const PURGE_MS = 3_600_000;
/** How long a stop waits for requests in progress before it answers them with 503. */
const DRAIN_MS = 4000;
/** How long a stop takes at most. */
const STOP_MS = 4800;
// Against clients that send slowly. Answers may take longer.
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** The signing secret: from the settings, or generated once and stored in the database. */
async function loadTokenSecret(config: Config, db: Database): Promise<Uint8Array> {
  if (config.tokenSecret) return config.tokenSecret;
  const fresh = { key: 'token_secret', value: randomBytes(48).toString('base64url') };
  await db.insert(settings).values(fresh).onConflictDoNothing();
  const stored = (await db.select().from(settings)).find(({ key }) => key === fresh.key);
  return Buffer.from(stored?.value ?? fresh.value);
}

async function start(config: Config): Promise<void> {
  // The data folder holds phones, births and the signing secret.
  process.umask(0o077);
  const store: OpenDatabase = config.databaseUrl
    ? await openPostgres(config.databaseUrl).catch((cause: unknown) => {
        throw new ConfigError('无法使用 DATABASE_URL 指定的数据库，请检查地址、账号与权限', { cause });
      })
    : await openEmbedded(config.dataFolder);
  const { db } = store;
  const log = createLog((line) => process.stderr.write(`${line}\n`), systemClock.now);
  const outbox = config.smsWebhook ? null : createSmsOutbox(db, systemClock);
  const sms = config.smsWebhook ? createSmsWebhook({ ...config.smsWebhook, clock: systemClock }) : outbox;
  if (!sms) throw new ConfigError('没有可用的短信服务');
  const localWechat = config.wechat === null ? createLocalWechat(systemClock, cryptoEntropy) : null;
  const wechat = config.wechat === null || config.wechat === 'off' ? null : createWechat(config.wechat);

  const app = createApp({
    db,
    clock: systemClock,
    entropy: cryptoEntropy,
    sms,
    captchaRenderer: createDrawnCaptcha(cryptoEntropy, config.captchaText),
    pictures: createPictures(),
    messaging: wechat ?? localWechat,
    model: config.model && createOpenAiModel(config.model),
    limits: standardLimits(config.limitScale),
    secret: await loadTokenSecret(config, db),
    allowedHosts: config.allowedHosts,
    trustProxy: config.trustProxy,
    standIns: standInsOf(config),
    outbox,
    localWechat,
    site: createSite(config.webFolder ?? findProjectFile('apps/web/dist')),
    log,
  });

  // Only one process can have the embedded database.
  await app.prepare({ exclusive: !config.databaseUrl });

  const demo =
    !config.databaseUrl && (!config.exposed || config.allowed.has('demo'))
      ? await prepareDemo({ db, clock: systemClock, entropy: cryptoEntropy, records: app.records })
      : null;

  const server = serve(
    { fetch: app.fetch, port: config.port, hostname: config.host, serverOptions: TIMEOUTS },
    ({ port }: AddressInfo) => {
      const origin = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
      const lines = [
        `子平已启动：${origin}`,
        ...(demo ? [`演示账号：${DEMO.phone}，密码 ${DEMO.password}`] : []),
        ...(demo ?? []).map((id) => `演示命盘：${origin}/reports/${id}`),
        ...(outbox ? [`短信发件箱（本机演示）：${origin}/outbox`] : []),
        ...(config.model ? [`报告由语言模型撰写：${config.model.model}`] : []),
        config.databaseUrl ? '数据库：PostgreSQL' : `数据目录：${config.dataFolder}`,
      ];
      process.stdout.write(`${lines.join('\n')}\n`);
    },
  );
  server.once('error', (error: NodeJS.ErrnoException) => {
    const inUse = error.code === 'EADDRINUSE';
    fail(inUse ? `端口 ${config.port} 已被占用，请换一个 PORT` : `无法监听 ${config.host}:${config.port}`);
  });

  app.worker.start();
  const purge = () => app.purge().catch((error: unknown) => log.error('purge failed', error));
  void purge();
  const timer = setInterval(purge, PURGE_MS);

  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    clearInterval(timer);
    const idle = app.worker.stop();
    const drained = setTimeout(() => {
      app.stop();
      // Once the answers are sent, clients that are still sending a body are cut off.
      setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 300);
    }, DRAIN_MS);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.close(() => {
      clearTimeout(drained);
      idle.then(store.close).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    // Connections that only wait for a next request are closed at once, the others after their answer.
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
    closeIdle();
    setInterval(closeIdle, 50).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
