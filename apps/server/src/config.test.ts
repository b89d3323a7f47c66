import { describe, expect, it } from 'vitest';

import { ConfigError, readConfig, standInsOf } from './config.ts';

const WEBHOOK = { SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: 's' };

describe('settings', () => {
  it('work with none given', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, production: false, limitScale: 1 });
    expect(standInsOf(config)).toEqual(['sms']);
  });

  it('refuse stand-ins in production unless each is named', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow(/sms.*SMS_WEBHOOK_URL.*ALLOW_STAND_INS/s);
    expect(readConfig({ ...production, ALLOW_STAND_INS: 'sms' }).production).toBe(true);
    expect(standInsOf(readConfig({ ...production, ...WEBHOOK }))).toEqual([]);
    expect(() => readConfig({ ...production, ...WEBHOOK, CAPTCHA_TEXT: 'K7MP' })).toThrow(/captcha/);
    expect(() => readConfig({ ...production, CAPTCHA_TEXT: 'K7MP', ALLOW_STAND_INS: 'captcha' })).toThrow(
      /sms/,
    );
  });

  it.each([
    { PORT: 'x' },
    { PORT: '70000' },
    { SMS_WEBHOOK_URL: 'https://sms.example' },
    { SMS_WEBHOOK_URL: 'no address', SMS_WEBHOOK_SECRET: 's' },
    { TOKEN_SECRET: 'short' },
    { CAPTCHA_TEXT: 'toolong' },
    { LIMIT_SCALE: '0' },
  ])('that cannot be used are named: %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });
});
