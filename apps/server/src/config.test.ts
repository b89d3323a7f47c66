import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ConfigError, readConfig, standInsOf } from './config.ts';
import { newKeys } from './testing/payment-endpoint.ts';

const WEBHOOK = { SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: 's' };
const WECHAT = { WECHAT_APPID: 'wx1', WECHAT_SECRET: 's' };
const NO_PAYMENT = { PAYMENT: 'off' };

describe('settings', () => {
  it('have defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, production: false, limitScale: 1 });
    expect(standInsOf(config)).toEqual(['sms', 'wechat', 'payment']);
  });

  it('reject stand-ins in production unless each is allowed by name', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow(
      /sms.*wechat.*payment.*SMS_WEBHOOK_URL.*WECHAT_APPID.*WECHAT_PAY_MCHID.*ALLOW_STAND_INS/s,
    );
    expect(readConfig({ ...production, ALLOW_STAND_INS: 'sms,wechat,payment' }).production).toBe(true);
    expect(standInsOf(readConfig({ ...production, ...WEBHOOK, ...WECHAT, ...NO_PAYMENT }))).toEqual([]);
    expect(() => readConfig({ ...production, ...WEBHOOK })).toThrow(/wechat/);
    expect(() => readConfig({ ...production, ...WEBHOOK, ...WECHAT, CAPTCHA_TEXT: 'K7MP' })).toThrow(
      /captcha/,
    );
    expect(() => readConfig({ ...production, CAPTCHA_TEXT: 'K7MP', ALLOW_STAND_INS: 'captcha' })).toThrow(
      /sms/,
    );
  });

  it('reject stand-ins that other machines can reach unless each is allowed by name', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'example.com']) {
      expect(() => readConfig({ HOST })).toThrow(/HOST.*sms.*wechat.*ALLOW_STAND_INS/s);
      expect(readConfig({ HOST, ALLOW_STAND_INS: 'sms wechat payment' }).exposed).toBe(true);
      expect(readConfig({ HOST, ...WEBHOOK, ...WECHAT, ...NO_PAYMENT }).exposed).toBe(true);
    }
    for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
      expect(readConfig({ HOST }).exposed).toBe(false);
    }
  });

  it('restrict host names when stand-ins are used or names are listed', () => {
    expect(readConfig({}).allowedHosts).toEqual(new Set());
    expect(readConfig({ ALLOWED_HOSTS: 'a.example, b.example' }).allowedHosts).toEqual(
      new Set(['a.example', 'b.example']),
    );
    expect(readConfig({ ...WEBHOOK, ...WECHAT, ...NO_PAYMENT }).allowedHosts).toBeNull();
  });

  it('name a language model by address, key and name together', () => {
    const LLM = { LLM_BASE_URL: 'https://llm.example/v1', LLM_API_KEY: 'k', LLM_MODEL: 'm' };
    expect(readConfig({}).model).toBeNull();
    expect(readConfig(LLM).model).toEqual({
      baseUrl: 'https://llm.example/v1',
      apiKey: 'k',
      model: 'm',
      concurrency: 4,
    });
    expect(readConfig(LLM).modelSettings).toEqual({ dailyTokens: 1_000_000, producer: '子平' });
    expect(readConfig({ ...LLM, LLM_CONCURRENCY: '9' }).model?.concurrency).toBe(9);
    // Texts of a model stay labelled when it is not in use any more.
    expect(readConfig({ LLM_PRODUCER: '某公司' }).modelSettings.producer).toBe('某公司');
    expect(readConfig({ ...LLM, LLM_DAILY_TOKENS: '0' }).modelSettings.dailyTokens).toBeNull();
    expect(() => readConfig({ ...LLM, LLM_DAILY_TOKENS: '-1' })).toThrow('LLM_DAILY_TOKENS');
    for (const name of Object.keys(LLM)) {
      expect(() => readConfig({ ...LLM, [name]: '' })).toThrow(ConfigError);
    }
    expect(() => readConfig({ ...LLM, LLM_BASE_URL: 'llm' })).toThrow('LLM_BASE_URL');
  });

  it('select the messaging provider, its stand-in, or neither', () => {
    expect(readConfig({}).wechat).toBeNull();
    expect(readConfig({ WECHAT_LOGIN: 'off', ...WECHAT }).wechat).toBe('off');
    expect(standInsOf(readConfig({ WECHAT_LOGIN: 'off', ...NO_PAYMENT }))).toEqual(['sms']);
    expect(readConfig(WECHAT).wechat).toEqual({
      appid: 'wx1',
      secret: 's',
      authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
      apiUrl: 'https://api.weixin.qq.com',
    });
    expect(readConfig({ ...WECHAT, WECHAT_API_URL: 'http://127.0.0.1:9' }).wechat).toMatchObject({
      apiUrl: 'http://127.0.0.1:9',
    });
  });

  it('select the payment providers, their stand-in, or neither', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ziping-keys-'));
    const keys = newKeys();
    const [own, theirs] = [join(folder, 'own.pem'), join(folder, 'theirs.pem')];
    writeFileSync(own, keys.privateKey);
    writeFileSync(theirs, keys.publicKey);
    const alipay = { ALIPAY_APPID: 'ali1', ALIPAY_PRIVATE_KEY: own, ALIPAY_PUBLIC_KEY: theirs };
    const wechatPay = {
      ...WECHAT,
      WECHAT_PAY_MCHID: 'm1',
      WECHAT_PAY_SERIAL: 's',
      WECHAT_PAY_PRIVATE_KEY: own,
      WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
      WECHAT_PAY_PUBLIC_KEY: theirs,
      WECHAT_PAY_PUBLIC_KEY_ID: 'id',
    };
    const PUBLIC_URL = 'https://ziping.example/';
    expect(readConfig({}).payment).toBeNull();
    expect(readConfig(NO_PAYMENT).payment).toBe('off');
    expect(readConfig({ ...alipay, PUBLIC_URL }).payment).toEqual({
      wechat: null,
      alipay: {
        appid: 'ali1',
        privateKey: keys.privateKey,
        publicKey: keys.publicKey,
        gateway: 'https://openapi.alipay.com/gateway.do',
        publicUrl: 'https://ziping.example',
      },
    });
    const both = readConfig({ ...wechatPay, ...alipay, PUBLIC_URL });
    expect(both.payment).toMatchObject({ wechat: { appid: 'wx1', mchid: 'm1' }, alipay: { appid: 'ali1' } });
    expect(standInsOf(both)).toEqual(['sms']);
    expect(() => readConfig(alipay)).toThrow(/ALIPAY_APPID.*PUBLIC_URL/);
    expect(() => readConfig({ ALIPAY_APPID: 'ali1', PUBLIC_URL })).toThrow(
      /ALIPAY_APPID.*ALIPAY_PRIVATE_KEY/,
    );
    expect(() => readConfig({ ...wechatPay, PUBLIC_URL, WECHAT_PAY_API_V3_KEY: 'short' })).toThrow(
      /WECHAT_PAY_API_V3_KEY/,
    );
    expect(() => readConfig({ ...alipay, PUBLIC_URL, ALIPAY_PRIVATE_KEY: '/none' })).toThrow(
      /ALIPAY_PRIVATE_KEY/,
    );
    rmSync(folder, { recursive: true });
  });

  it.each([
    { PORT: 'x' },
    { PORT: '70000' },
    { SMS_WEBHOOK_URL: 'https://sms.example' },
    { SMS_WEBHOOK_URL: 'no address', SMS_WEBHOOK_SECRET: 's' },
    { WECHAT_APPID: 'wx1' },
    { WECHAT_API_URL: 'no address', ...WECHAT },
    { TOKEN_SECRET: 'short' },
    { CAPTCHA_TEXT: 'toolong' },
    { LIMIT_SCALE: '0' },
  ])('that are invalid are named: %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });
});
