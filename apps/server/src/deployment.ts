import { randomBytes } from 'node:crypto';

import { createDrawnCaptcha } from './adapters/captcha-drawn.ts';
import { systemClock } from './adapters/clock-system.ts';
import { cryptoEntropy } from './adapters/entropy-crypto.ts';
import { createOpenAiModel } from './adapters/model-openai.ts';
import { createPayments } from './adapters/payments.ts';
import { createPictures } from './adapters/pictures-sharp.ts';
import { createSmsOutbox } from './adapters/sms-outbox.ts';
import { createSmsWebhook } from './adapters/sms-webhook.ts';
import { createWechat } from './adapters/wechat-http.ts';
import { createLocalWechat } from './adapters/wechat-local.ts';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError, standInsOf } from './config.ts';
import type { Database } from './db/open.ts';
import { settings } from './db/schema/service.ts';
import { standardLimits } from './domain/limits/rate-limiter.ts';
import { createSite } from './http/site.ts';
import type { Log } from './shared/log.ts';
import { findProjectFile } from './shared/project-files.ts';

/** The signing secret: from the settings, or generated once and stored in the database. */
async function loadTokenSecret(config: Config, db: Database): Promise<Uint8Array> {
  if (config.tokenSecret) return config.tokenSecret;
  const fresh = { key: 'token_secret', value: randomBytes(48).toString('base64url') };
  await db.insert(settings).values(fresh).onConflictDoNothing();
  const stored = (await db.select().from(settings)).find(({ key }) => key === fresh.key);
  return Buffer.from(stored?.value ?? fresh.value);
}

interface Deployment {
  app: App;
  /** Messages of the SMS stand-in; null with a real provider. */
  outbox: ReturnType<typeof createSmsOutbox> | null;
}

/** Builds the service with the adapters that its settings name. */
export async function createDeployment(config: Config, db: Database, log: Log): Promise<Deployment> {
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
    modelSettings: config.modelSettings,
    limits: standardLimits(config.limitScale),
    secret: await loadTokenSecret(config, db),
    allowedHosts: config.allowedHosts,
    trustProxy: config.trustProxy,
    // Not among those that are refused: the rules need no provider.
    standIns: [...standInsOf(config), ...(config.model ? [] : ['model' as const])],
    outbox,
    localWechat,
    ...createPayments(config.payment, { db, clock: systemClock, entropy: cryptoEntropy }),
    site: createSite(config.webFolder ?? findProjectFile('apps/web/dist')),
    log,
  });
  return { app, outbox };
}
