import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NEAR_JIE } from '@ziping/bazi/chart';
import { unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { reportsCopy } from '@ziping/ui/screens/reports/ReportsScreen.copy';
import { homeCopy } from '@ziping/ui/screens/home/HomeScreen.copy';
import { aboutCopy } from '@ziping/ui/screens/info/AboutScreen.copy';
import { helpCopy } from '@ziping/ui/screens/info/HelpScreen.copy';
import { privacyText } from '@ziping/ui/screens/legal/PrivacyScreen.copy';
import { termsText } from '@ziping/ui/screens/legal/TermsScreen.copy';
import { describe, expect, it } from 'vitest';

import { PAY_MS } from '../../apps/server/src/domain/orders/place.ts';
import { UNDO_DURATION } from '../../apps/web/src/routes/reports/RecordNotice.tsx';
import type { LocalKey, TabKey } from '../../apps/web/src/shared/storage.ts';

const root = join(import.meta.dirname, '../..');

/** The answer of the help to a question. */
function answerOf(id: string): string {
  const entry = helpCopy.topics.flatMap(({ entries }) => entries).find((one) => one.id === id);
  if (!entry) throw new Error(`The help has no entry ${id}.`);
  return entry.answer.join('');
}

describe('the help says what the product does', () => {
  it('about the time in which an order can be paid', () => {
    expect(answerOf('paid')).toContain(`${PAY_MS / 60_000} 分钟内付款`);
  });

  it('about undoing a deletion, as the question before it does', () => {
    const seconds = `删除后 ${UNDO_DURATION / 1000} 秒内可以撤销`;
    expect(answerOf('delete')).toContain(seconds);
    expect(reportsCopy.deleteWarning).toContain(seconds);
  });

  it('about births near a solar term', () => {
    expect(NEAR_JIE).toBe(30 * 60);
    expect(answerOf('terms')).toContain('离交节半小时以内');
  });
});

it.each([
  ['the home page', homeCopy],
  ['the about page', aboutCopy.what(unnamedOperator.product)],
  ['the help', helpCopy],
  ['the terms', termsText(unnamedOperator)],
  ['the privacy policy', privacyText(unnamedOperator)],
])('%s lets a model write only where one is set', (_, texts) => {
  const sentences = JSON.stringify(texts).split(/[。"]/);
  expect(sentences.filter((sentence) => sentence.includes('人工智能'))).toEqual([]);
  const ofModels = sentences.filter((sentence) => sentence.includes('模型'));
  expect(ofModels.filter((sentence) => !/接入|由规则或由模型/.test(sentence))).toEqual([]);
});

describe('the privacy policy', () => {
  // A key that is new to the storage has no word here: the types do not agree then.
  const stored: Record<LocalKey | TabKey, string> = {
    token: '登录凭证',
    refresh_token: '登录凭证',
    isLoggedIn: '登录凭证',
    wxLoginTime: '登录凭证',
    wechat_openid: '登录凭证',
    needBindPhone: '账号资料',
    user: '账号资料',
    locationData: '行政区划缓存',
    settings: '显示偏好',
    views: '显示偏好',
    readingPlaces: '报告读到的位置',
    chatDrafts: '提问草稿',
    readReply: '读过哪条反馈答复',
    fortuneFormDraft: '排盘表单',
    guestQuestion: '提问',
    questionPath: '提问',
    wechatLoginProcessing: '登录凭证',
    verifyCodeWaits: '短信验证码的等待时间',
    unfinishedPayments: '进行中的支付',
    reloadedBuild: '显示偏好',
  };

  it('names everything that the app keeps in the browser', () => {
    const section = privacyText(unnamedOperator).sections.find(({ title }) => title === '浏览器中的存储');
    const text = JSON.stringify(section);
    expect(text).toContain('看过的命盘、报告与列表');
    expect(Object.values(stored).filter((word) => !text.includes(word))).toEqual([]);
  });
});

describe('the README of the mocks', () => {
  const readme = readFileSync(join(root, 'mocks/README.md'), 'utf8');
  const links = [...readme.matchAll(/http:\/\/localhost:5173(\/[^\s]*)/g)].map(
    ([, path = '']) => new URL(path, 'http://localhost'),
  );

  it('names scenarios that exist', () => {
    const names = links.flatMap(({ searchParams }) => searchParams.get('mock') || []);
    expect(names.length).toBeGreaterThan(3);
    const files = readdirSync(join(root, 'mocks/scenarios'));
    for (const name of names) {
      const [file = '', scenario = ''] = (name.split(':')[0] ?? '').split('.');
      expect(files).toContain(`${file}.ts`);
      const source = readFileSync(join(root, `mocks/scenarios/${file}.ts`), 'utf8');
      expect(source).toMatch(new RegExp(`export (?:const|function) ${scenario}\\b`));
    }
  });

  it('opens the result of a payment by the parameter that the page reads', () => {
    const route = readFileSync(
      join(root, 'apps/web/src/routes/payment-result/PaymentResultRoute.tsx'),
      'utf8',
    );
    const [, parameter] = /\.get\('(\w+)'\)/.exec(route) ?? [];
    const link = links.find(({ pathname }) => pathname === '/payment/result');
    expect(link?.searchParams.has(parameter ?? '')).toBe(true);
  });
});
