import { resolve } from 'node:path';

import type { WechatOptions } from './adapters/wechat-http.ts';
import type { StandIn } from './routes/system.ts';

/** How a deployment is set up, read from the environment. */
export interface Config {
  port: number;
  host: string;
  /** A PostgreSQL server; null for the embedded one. */
  databaseUrl: string | null;
  dataFolder: string;
  production: boolean;
  /** Stand-ins that may work even in production. */
  allowed: ReadonlySet<string>;
  smsWebhook: { url: string; secret: string } | null;
  /** The messaging app's provider; null for the stand-in, 'off' where nobody can sign in that way. */
  wechat: WechatOptions | 'off' | null;
  /** Every picture shows this text: for automated runs that cannot read. */
  captchaText: string | null;
  tokenSecret: Uint8Array | null;
  trustProxy: boolean;
  limitScale: number;
  webFolder: string | null;
}

/** A setting that cannot be used; the message says which, in Chinese for whoever starts the service. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings. @throws ConfigError */
export function readConfig(env: Env): Config {
  const text = (name: string) => env[name]?.trim() || null;
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const smsUrl = text('SMS_WEBHOOK_URL');
  const smsSecret = text('SMS_WEBHOOK_SECRET');
  if (smsUrl && !URL.canParse(smsUrl)) throw new ConfigError('SMS_WEBHOOK_URL 不是有效的地址');
  if (smsUrl && !smsSecret) throw new ConfigError('设置了 SMS_WEBHOOK_URL，还须设置 SMS_WEBHOOK_SECRET');
  const secret = text('TOKEN_SECRET');
  if (secret && Buffer.byteLength(secret) < 32) throw new ConfigError('TOKEN_SECRET 至少须有 32 个字节');
  const captchaText = text('CAPTCHA_TEXT')?.toUpperCase() ?? null;
  if (captchaText && !/^[A-Z0-9]{4}$/.test(captchaText)) {
    throw new ConfigError('CAPTCHA_TEXT 须为 4 个字母或数字');
  }

  const config: Config = {
    port,
    host: text('HOST') ?? '127.0.0.1',
    databaseUrl: text('DATABASE_URL'),
    dataFolder: resolve(text('DATA_DIR') ?? 'data'),
    production: env['NODE_ENV'] === 'production',
    allowed: new Set((env['ALLOW_STAND_INS'] ?? '').split(/[\s,]+/).filter(Boolean)),
    smsWebhook: smsUrl && smsSecret ? { url: smsUrl, secret: smsSecret } : null,
    wechat: readWechat(text),
    captchaText,
    tokenSecret: secret ? Buffer.from(secret) : null,
    trustProxy: env['TRUST_PROXY'] === '1',
    limitScale: integer(env, 'LIMIT_SCALE', 1, 1, 1_000_000),
    webFolder: text('WEB_DIST'),
  };
  const refused = standInsOf(config).filter((name) => config.production && !config.allowed.has(name));
  if (refused.length > 0) {
    const how = refused.map((name) => `；${REMEDIES[name] ?? name}`).join('');
    throw new ConfigError(
      `生产环境不使用本机替身（${refused.join('、')}）${how}。确要使用，请在 ALLOW_STAND_INS 中逐个写明`,
    );
  }
  return config;
}

const REMEDIES: Partial<Record<StandIn, string>> = {
  sms: '短信请设置 SMS_WEBHOOK_URL 与 SMS_WEBHOOK_SECRET',
  captcha: '图形验证码请去掉 CAPTCHA_TEXT',
  wechat: '微信登录请设置 WECHAT_APPID 与 WECHAT_SECRET，不提供则设置 WECHAT_LOGIN=off',
};

function readWechat(text: (name: string) => string | null): Config['wechat'] {
  if (text('WECHAT_LOGIN') === 'off') return 'off';
  const [appid, secret] = [text('WECHAT_APPID'), text('WECHAT_SECRET')];
  if (appid && !secret) throw new ConfigError('设置了 WECHAT_APPID，还须设置 WECHAT_SECRET');
  if (!appid || !secret) return null;
  const url = (name: string, fallback: string) => {
    const given = text(name) ?? fallback;
    if (!URL.canParse(given)) throw new ConfigError(`${name} 不是有效的地址`);
    return given;
  };
  return {
    appid,
    secret,
    authorizeUrl: url('WECHAT_AUTHORIZE_URL', 'https://open.weixin.qq.com/connect/oauth2/authorize'),
    apiUrl: url('WECHAT_API_URL', 'https://api.weixin.qq.com'),
  };
}

/** The stand-ins that these settings put to work. */
export function standInsOf(config: Pick<Config, 'smsWebhook' | 'captchaText' | 'wechat'>): StandIn[] {
  return [
    ...(config.smsWebhook ? [] : ['sms' as const]),
    ...(config.captchaText ? ['captcha' as const] : []),
    ...(config.wechat === null ? ['wechat' as const] : []),
  ];
}

function integer(env: Env, name: string, fallback: number, low: number, high: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new ConfigError(`${name} 须为 ${low} 至 ${high} 之间的整数`);
  }
  return value;
}
