import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import * as v from 'valibot';

import type { ModelOptions } from './adapters/model-openai.ts';
import type { PaymentSetting } from './adapters/payments.ts';
import type { WechatOptions } from './adapters/wechat-http.ts';
import type { ModelSettings } from './ports/model.ts';
import type { StandIn } from './routes/system.ts';

/** The settings of a deployment, read from the environment. */
export interface Config {
  port: number;
  host: string;
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  dataFolder: string;
  production: boolean;
  /** Whether the service can be reached from other machines. */
  exposed: boolean;
  /** Stand-ins allowed by name in production or for other machines. */
  allowed: ReadonlySet<string>;
  /** Host names accepted besides localhost and addresses; null for any, without stand-ins only. */
  allowedHosts: ReadonlySet<string> | null;
  smsWebhook: { url: string; secret: string } | null;
  /** The WeChat login provider; null for the stand-in, 'off' for none. */
  wechat: WechatOptions | 'off' | null;
  /** The language model that writes reports and answers; null for none. */
  model: ModelOptions | null;
  modelSettings: ModelSettings;
  /** The payment providers; null for the stand-in, 'off' for none. */
  payment: PaymentSetting;
  /** The text of every captcha, for automated runs; null for random text. */
  captchaText: string | null;
  tokenSecret: Uint8Array | null;
  trustProxy: boolean;
  limitScale: number;
  webFolder: string | null;
}

/** A setting that cannot be used. The message names it, in Chinese for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const integer = (name: string, low: number, high: number) => {
  const message = `${name} 须为 ${low} 至 ${high} 之间的整数`;
  return v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(message),
    v.minValue(low, message),
    v.maxValue(high, message),
  );
};
const url = (name: string) => v.pipe(v.string(), v.url(`${name} 不是有效的地址`));
const list = v.pipe(
  v.string(),
  v.transform((text) => new Set(text.split(/[\s,]+/).filter(Boolean))),
);
const needs = (name: string, other: string) => `设置了 ${name}，还须设置 ${other}`;

const environment = v.pipe(
  v.object({
    PORT: v.optional(integer('PORT', 0, 65_535), '3000'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    DATABASE_URL: v.optional(v.string()),
    DATA_DIR: v.optional(v.string(), 'data'),
    NODE_ENV: v.optional(v.string()),
    ALLOW_STAND_INS: v.optional(list, ''),
    ALLOWED_HOSTS: v.optional(list),
    SMS_WEBHOOK_URL: v.optional(url('SMS_WEBHOOK_URL')),
    SMS_WEBHOOK_SECRET: v.optional(v.string()),
    WECHAT_LOGIN: v.optional(v.string()),
    WECHAT_APPID: v.optional(v.string()),
    WECHAT_SECRET: v.optional(v.string()),
    WECHAT_AUTHORIZE_URL: v.optional(
      url('WECHAT_AUTHORIZE_URL'),
      'https://open.weixin.qq.com/connect/oauth2/authorize',
    ),
    WECHAT_API_URL: v.optional(url('WECHAT_API_URL'), 'https://api.weixin.qq.com'),
    LLM_BASE_URL: v.optional(url('LLM_BASE_URL')),
    LLM_API_KEY: v.optional(v.string()),
    LLM_MODEL: v.optional(v.string()),
    LLM_CONCURRENCY: v.optional(integer('LLM_CONCURRENCY', 1, 64), '4'),
    LLM_PRODUCER: v.optional(
      v.pipe(v.string(), v.maxLength(100, 'LLM_PRODUCER 不能超过 100 个字符')),
      '子平',
    ),
    LLM_DAILY_TOKENS: v.optional(integer('LLM_DAILY_TOKENS', 0, 1_000_000_000), '1000000'),
    PAYMENT: v.optional(v.string()),
    PUBLIC_URL: v.optional(url('PUBLIC_URL')),
    WECHAT_PAY_MCHID: v.optional(v.string()),
    WECHAT_PAY_SERIAL: v.optional(v.string()),
    WECHAT_PAY_PRIVATE_KEY: v.optional(v.string()),
    WECHAT_PAY_API_V3_KEY: v.optional(
      v.pipe(v.string(), v.bytes(32, 'WECHAT_PAY_API_V3_KEY 须为 32 个字节')),
    ),
    WECHAT_PAY_PUBLIC_KEY: v.optional(v.string()),
    WECHAT_PAY_PUBLIC_KEY_ID: v.optional(v.string()),
    WECHAT_PAY_API_URL: v.optional(url('WECHAT_PAY_API_URL'), 'https://api.mch.weixin.qq.com'),
    ALIPAY_APPID: v.optional(v.string()),
    ALIPAY_PRIVATE_KEY: v.optional(v.string()),
    ALIPAY_PUBLIC_KEY: v.optional(v.string()),
    ALIPAY_GATEWAY: v.optional(url('ALIPAY_GATEWAY'), 'https://openapi.alipay.com/gateway.do'),
    CAPTCHA_TEXT: v.optional(
      v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4}$/, 'CAPTCHA_TEXT 须为 4 个字母或数字')),
    ),
    TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minBytes(32, 'TOKEN_SECRET 至少须有 32 个字节'))),
    TRUST_PROXY: v.optional(v.string()),
    LIMIT_SCALE: v.optional(integer('LIMIT_SCALE', 1, 1_000_000), '1'),
    WEB_DIST: v.optional(v.string()),
  }),
  v.check(
    (env) => !env.SMS_WEBHOOK_URL || env.SMS_WEBHOOK_SECRET !== undefined,
    needs('SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'),
  ),
  v.check(
    (env) => env.WECHAT_LOGIN === 'off' || !env.WECHAT_APPID || env.WECHAT_SECRET !== undefined,
    needs('WECHAT_APPID', 'WECHAT_SECRET'),
  ),
  v.check(
    ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }) =>
      new Set([LLM_BASE_URL, LLM_API_KEY, LLM_MODEL].map((one) => one === undefined)).size === 1,
    'LLM_BASE_URL、LLM_API_KEY 与 LLM_MODEL 须一并设置',
  ),
);
type Environment = v.InferOutput<typeof environment>;

/** Reads and checks the settings. A setting of blanks counts as not set. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.entries).flatMap((name) => {
      const text = env[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
  const result = v.safeParse(environment, given, { abortEarly: true });
  if (!result.success) throw new ConfigError(result.issues[0].message);
  const set = result.output;
  const config: Config = {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL ?? null,
    dataFolder: resolve(set.DATA_DIR),
    production: set.NODE_ENV === 'production',
    exposed: set.NODE_ENV === 'production' || !isLoopback(set.HOST),
    allowed: set.ALLOW_STAND_INS,
    allowedHosts: set.ALLOWED_HOSTS ?? null,
    smsWebhook:
      set.SMS_WEBHOOK_URL && set.SMS_WEBHOOK_SECRET
        ? { url: set.SMS_WEBHOOK_URL, secret: set.SMS_WEBHOOK_SECRET }
        : null,
    wechat: readWechat(set),
    model:
      set.LLM_BASE_URL && set.LLM_API_KEY && set.LLM_MODEL
        ? {
            baseUrl: set.LLM_BASE_URL,
            apiKey: set.LLM_API_KEY,
            model: set.LLM_MODEL,
            concurrency: set.LLM_CONCURRENCY,
          }
        : null,
    modelSettings: { dailyTokens: set.LLM_DAILY_TOKENS || null, producer: set.LLM_PRODUCER },
    payment: readPayment(set),
    captchaText: set.CAPTCHA_TEXT ?? null,
    tokenSecret: set.TOKEN_SECRET === undefined ? null : Buffer.from(set.TOKEN_SECRET),
    trustProxy: set.TRUST_PROXY === '1',
    limitScale: set.LIMIT_SCALE,
    webFolder: set.WEB_DIST ?? null,
  };
  const standIns = standInsOf(config);
  if (standIns.length > 0) config.allowedHosts ??= new Set();
  const refused = standIns.filter((name) => config.exposed && !config.allowed.has(name));
  if (refused.length > 0) {
    const remedies = refused.map((name) => `；${REMEDIES[name] ?? name}`).join('');
    throw new ConfigError(
      `${config.production ? '生产环境' : '可从其他机器访问时（HOST）'}不使用本机替身（${refused.join('、')}）${remedies}。确要使用，请在 ALLOW_STAND_INS 中逐个写明`,
    );
  }
  return config;
}

/** Whether only this machine can reach a listening address. */
const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

const REMEDIES: Partial<Record<StandIn, string>> = {
  sms: '短信请设置 SMS_WEBHOOK_URL 与 SMS_WEBHOOK_SECRET',
  captcha: '图形验证码请去掉 CAPTCHA_TEXT',
  payment: '支付请设置 WECHAT_PAY_MCHID 等或 ALIPAY_APPID 等，不提供则设置 PAYMENT=off',
  wechat: '微信登录请设置 WECHAT_APPID 与 WECHAT_SECRET，不提供则设置 WECHAT_LOGIN=off',
};

function readWechat(set: Environment): Config['wechat'] {
  if (set.WECHAT_LOGIN === 'off') return 'off';
  if (!set.WECHAT_APPID || !set.WECHAT_SECRET) return null;
  return {
    appid: set.WECHAT_APPID,
    secret: set.WECHAT_SECRET,
    authorizeUrl: set.WECHAT_AUTHORIZE_URL,
    apiUrl: set.WECHAT_API_URL,
  };
}

/** The settings of a provider, all of them or none. @throws ConfigError */
function readTogether<Name extends keyof Environment>(
  set: Environment,
  ...names: Name[]
): Record<Name, string> | null {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === names.length) return null;
  const [first] = missing;
  if (first !== undefined) {
    throw new ConfigError(needs(names.find((name) => set[name] !== undefined) ?? first, first));
  }
  return set as Record<Name, string>;
}

/** The key in a PEM file. @throws ConfigError */
function readKey(name: string, path: string, check: (pem: string) => unknown): string {
  try {
    const pem = readFileSync(resolve(path), 'utf8');
    check(pem);
    return pem;
  } catch {
    throw new ConfigError(`${name} 须为 PEM 格式密钥文件的路径，该文件无法读取或不是密钥`);
  }
}

function readPayment(set: Environment): Config['payment'] {
  if (set.PAYMENT === 'off') return 'off';
  const wechat = readTogether(
    set,
    'WECHAT_PAY_MCHID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
  );
  const alipay = readTogether(set, 'ALIPAY_APPID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY');
  if (!wechat && !alipay) return null;
  const first = wechat ? 'WECHAT_PAY_MCHID' : 'ALIPAY_APPID';
  if (set.PUBLIC_URL === undefined) throw new ConfigError(needs(first, 'PUBLIC_URL'));
  if (wechat && !set.WECHAT_APPID) throw new ConfigError(needs(first, 'WECHAT_APPID'));
  const publicUrl = set.PUBLIC_URL.replace(/\/+$/, '');
  return {
    wechat: wechat && {
      appid: set.WECHAT_APPID ?? '',
      mchid: wechat.WECHAT_PAY_MCHID,
      serial: wechat.WECHAT_PAY_SERIAL,
      privateKey: readKey('WECHAT_PAY_PRIVATE_KEY', wechat.WECHAT_PAY_PRIVATE_KEY, createPrivateKey),
      apiV3Key: wechat.WECHAT_PAY_API_V3_KEY,
      publicKey: readKey('WECHAT_PAY_PUBLIC_KEY', wechat.WECHAT_PAY_PUBLIC_KEY, createPublicKey),
      publicKeyId: wechat.WECHAT_PAY_PUBLIC_KEY_ID,
      apiUrl: set.WECHAT_PAY_API_URL,
      publicUrl,
    },
    alipay: alipay && {
      appid: alipay.ALIPAY_APPID,
      privateKey: readKey('ALIPAY_PRIVATE_KEY', alipay.ALIPAY_PRIVATE_KEY, createPrivateKey),
      publicKey: readKey('ALIPAY_PUBLIC_KEY', alipay.ALIPAY_PUBLIC_KEY, createPublicKey),
      gateway: set.ALIPAY_GATEWAY,
      publicUrl,
    },
  };
}

/** The stand-ins that these settings enable. */
export function standInsOf(
  config: Pick<Config, 'smsWebhook' | 'captchaText' | 'wechat' | 'payment'>,
): StandIn[] {
  return [
    ...(config.smsWebhook ? [] : ['sms' as const]),
    ...(config.captchaText ? ['captcha' as const] : []),
    ...(config.wechat === null ? ['wechat' as const] : []),
    ...(config.payment === null ? ['payment' as const] : []),
  ];
}
