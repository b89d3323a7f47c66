import { describe, expect, it } from 'vitest';

import { ConfigError, readConfig, standInsOf } from './config.ts';

const WEBHOOK = { SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: 's' };
const WECHAT = { WECHAT_APPID: 'wx1', WECHAT_SECRET: 's' };

describe('settings', () => {
  it('have defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, production: false, limitScale: 1 });
    expect(standInsOf(config)).toEqual(['sms', 'wechat']);
  });

  it('reject stand-ins in production unless each is allowed by name', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow(
      /sms.*wechat.*SMS_WEBHOOK_URL.*WECHAT_APPID.*ALLOW_STAND_INS/s,
    );
    expect(readConfig({ ...production, ALLOW_STAND_INS: 'sms,wechat' }).production).toBe(true);
    expect(standInsOf(readConfig({ ...production, ...WEBHOOK, ...WECHAT }))).toEqual([]);
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
      expect(readConfig({ HOST, ALLOW_STAND_INS: 'sms wechat' }).exposed).toBe(true);
      expect(readConfig({ HOST, ...WEBHOOK, ...WECHAT }).exposed).toBe(true);
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
    expect(readConfig({ ...WEBHOOK, ...WECHAT }).allowedHosts).toBeNull();
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
    expect(readConfig({ ...LLM, LLM_CONCURRENCY: '9' }).model?.concurrency).toBe(9);
    for (const name of Object.keys(LLM)) {
      expect(() => readConfig({ ...LLM, [name]: '' })).toThrow(ConfigError);
    }
    expect(() => readConfig({ ...LLM, LLM_BASE_URL: 'llm' })).toThrow('LLM_BASE_URL');
  });

  it('select the messaging provider, its stand-in, or neither', () => {
    expect(readConfig({}).wechat).toBeNull();
    expect(readConfig({ WECHAT_LOGIN: 'off', ...WECHAT }).wechat).toBe('off');
    expect(standInsOf(readConfig({ WECHAT_LOGIN: 'off' }))).toEqual(['sms']);
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
