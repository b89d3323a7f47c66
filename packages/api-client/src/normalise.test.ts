import { describe, expect, it } from 'vitest';

import type { AnswerSchema } from './answer.ts';
import { ApiError, errorText } from './envelope.ts';
import { captchaOf, locationsOf, pageOf } from './normalise.ts';

describe('captcha', () => {
  const image = 'iVBORw0KGgo=';

  it.each(['captcha_id', 'captchaId', 'key'])('reads the id from %s', (key) => {
    expect(captchaOf({ [key]: 'c1', image })).toEqual({
      captcha_id: 'c1',
      image: `data:image/png;base64,${image}`,
    });
  });

  it('keeps a data prefix', () => {
    const withPrefix = 'data:image/svg+xml;base64,PHN2Zz4=';
    expect(captchaOf({ captcha_id: 'c1', image: withPrefix }).image).toBe(withPrefix);
  });

  it.each([{ image }, { captcha_id: 'c1' }, { captcha_id: '', image }, null])('rejects %j', (data) => {
    expect(() => captchaOf(data)).toThrow('获取图片验证码失败');
  });
});

describe('lists', () => {
  const items = [{ id: '1' }, { id: '2' }];
  const item: AnswerSchema<{ id: string }> = { type: 'object', properties: { id: { type: 'string' } } };

  it.each([
    ['data.records', { code: 0, data: { records: items, total: 7 } }],
    ['data.items', { code: 0, data: { items, total: 7 } }],
    ['data.data', { code: 0, data: { data: items, total: 7 } }],
    ['data', { code: 0, data: items, total: 7 }],
    ['items beside code', { code: 0, items, total: 7 }],
  ])('reads %s', (_, body) => {
    expect(pageOf(body, item)).toEqual({ items, total: 7 });
  });

  it('uses the length of a list without a total as the total', () => {
    expect(pageOf({ code: 0, data: items }, item)).toEqual({ items, total: 2 });
  });

  it.each([
    null,
    {},
    { records: null, total: 0 },
    { records: items, total: '7' },
    { records: items, total: 1.5 },
    { records: [{ id: 1 }], total: 1 },
  ])(
    'rejects an answer without a list, with an item of another shape or with a total that is no count: %j',
    (data) => {
      expect(() => pageOf({ code: 0, data }, item)).toThrow(ApiError);
    },
  );
});

describe('regions', () => {
  it('reads nodes with code and name or value and label', () => {
    const named = [
      { code: '11', name: '北京市', longitude: 116.4, children: [{ code: '1101', name: '市辖区' }] },
    ];
    expect(locationsOf(named)).toEqual(named);
    expect(
      locationsOf([
        { value: '11', label: '北京市', longitude: 116.4, children: [{ value: 1101, label: '市辖区' }] },
      ]),
    ).toEqual(named);
  });
});

describe('generic error text', () => {
  const error = new Error('连接中断');

  it.each([
    ['the answer where it is a string', '服务繁忙', '服务繁忙'],
    ['its message', { message: '服务繁忙', code: 1 }, '服务繁忙'],
    ['its JSON', { detail: 'busy' }, '{"detail":"busy"}'],
    ['its JSON where the message is empty', { message: '' }, '{"message":""}'],
    ['the message of the error', undefined, '连接中断'],
    ['the message of the error for an empty answer', '', '连接中断'],
  ])('is %s', (_, body, text) => {
    expect(errorText(body, error)).toBe(text);
  });

  it('is 操作失败，请稍后再试 without an answer or an error', () => {
    expect(errorText(undefined)).toBe('操作失败，请稍后再试');
  });
});
