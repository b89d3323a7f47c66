import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { createHarness, type Harness, SLOW } from '../testing/harness.ts';
import { readCatalogue } from '../domain/catalogue/catalogue-file.ts';
import { HIDDEN_IN_LINE, HIDDEN_IN_TEXT } from './plain-text.ts';

const LINE = '不能含有换行或看不见的字符';

/** Each with the name of what is hidden in it. */
const HIDDEN: [string, string][] = [
  ['a line feed', '周\n明远'],
  ['a carriage return', '周\r明远'],
  ['a tab', '周\t明远'],
  ['a line separator', '周\u2028明远'],
  ['an escape', '周\u001B[31m明远'],
  ['a control of the upper half', '周\u0085明远'],
  ['an override of direction', '周\u202E远明'],
  ['an isolate of direction', '周\u2066明远\u2069'],
  ['a mark of direction', '周明远\u200F'],
  ['a space without width', '周\u200B明远'],
  ['a word joiner', '周\u2060明远'],
  ['a byte order mark', '周\uFEFF明远'],
  ['a filler', '周\u3164明远'],
  ['a joiner between Han characters', '周\u200D明远'],
  ['a joiner at the end', '周明远\u200C'],
  ['a joiner after a letter', 'Zhou\u200CMing'],
];
const PLAIN = [
  '周明远',
  '欧阳 修',
  'Anne-Marie O’Neil',
  'นารี',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👨‍👩‍👧',
  '周👩🏽‍🚀',
  '❤️‍🔥',
  '𠮷野',
  'é',
];

describe('characters that a text must not hold', () => {
  it('are those of the contract', () => {
    const contract = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'));
    const { HiddenInLine, HiddenInText } = contract.components.schemas;
    expect(HIDDEN_IN_LINE.source).toBe(HiddenInLine.pattern);
    expect(HIDDEN_IN_TEXT.source).toBe(HiddenInText.pattern);
  });

  it.each(HIDDEN)('are found in a line: %s', (_, text) => expect(HIDDEN_IN_LINE.test(text)).toBe(true));
  it.each(PLAIN)('are not found in a name: %s', (text) => expect(HIDDEN_IN_LINE.test(text)).toBe(false));
  it('leave line breaks and tabs to a text of several lines', () => {
    expect(HIDDEN_IN_TEXT.test('一行\r\n\t两行\u2028三行')).toBe(false);
    expect(HIDDEN_IN_TEXT.test('一行\u0007')).toBe(true);
  });

  it('are refused in the catalogue', () => {
    const given = { report_types: [{ ...reportType, name: '事业\n前程' }] };
    expect(() => readCatalogue(given)).toThrow(`report_types.0.name：${LINE}`);
  });
});

const reportType = {
  code: 'career',
  name: '事业前程',
  description: '事业',
  tags: [],
  icon: 'briefcase',
  price: 39.9,
  original_price: 59,
  members_only: false,
};

describe('calls with such characters', () => {
  let service: Harness;
  let token: string;
  let record: string;
  const birth = {
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '1988-08-08 09:30:00',
    category: 'self',
  };
  beforeAll(async () => {
    service = await createHarness();
    ({ token } = await service.signUp('13900000001'));
    const { data } = await service.call('POST', '/api/record', { ...birth, name: '周明远' }, { token });
    record = data.record_id;
  }, SLOW);
  afterAll(() => service.close());

  const refused = (field: string, message: string) => ({
    status: 400,
    message,
    data: { errors: [{ field, message }] },
  });

  it.each(HIDDEN)('are refused for the name of a record: %s', async (_, name) => {
    const message = `姓名${LINE}`;
    const body = { ...birth, name };
    expect(await service.call('POST', '/api/record', body, { token })).toMatchObject(
      refused('name', message),
    );
    expect(await service.call('PUT', `/api/records/${record}`, body, { token })).toMatchObject(
      refused('name', message),
    );
  });

  it.each(PLAIN)('are not refused where they are part of a name: %s', async (name) => {
    expect(await service.call('POST', '/api/record', { ...birth, name }, { token })).toMatchObject({
      code: 0,
    });
  });

  it.each<[string, string, object, string, string]>([
    ['PUT', '/api/user/info', { nickname: '清\n和' }, 'nickname', `昵称${LINE}`],
    [
      'POST',
      '/api/user/deactivate',
      { confirm: true, reason: '走\u0007了' },
      'reason',
      '注销原因中含有无法识别的字符',
    ],
    [
      'POST',
      '/api/feedback',
      { type: 'other', content: '十个字以上的一段反馈内容', contact: '138\n抄送' },
      'contact',
      `联系方式${LINE}`,
    ],
    [
      'POST',
      '/api/feedback',
      { type: 'other', content: '十个字以上的一段反馈\u001B[2J内容' },
      'content',
      '反馈内容中含有无法识别的字符',
    ],
    ['POST', '/api/v1/professional/api-keys', { name: '网\u202E站' }, 'name', `名称${LINE}`],
    [
      'PUT',
      '/api/v1/professional/report-template',
      { studio: '某\n某', contact: '', closing: '' },
      'studio',
      `署名${LINE}`,
    ],
    [
      'PUT',
      '/api/v1/professional/report-template',
      { studio: '', contact: '138\u200B', closing: '' },
      'contact',
      `联系方式${LINE}`,
    ],
    [
      'PUT',
      '/api/v1/professional/report-template',
      { studio: '', contact: '', closing: '一行\u0000' },
      'closing',
      '结语中含有无法识别的字符',
    ],
  ])('are refused: %s %s %j', async (method, path, body, field, message) => {
    expect(await service.call(method, path, body, { token })).toMatchObject(refused(field, message));
  });

  it('are refused in a note, which keeps its line breaks', async () => {
    const path = `/api/records/${record}/note`;
    expect(await service.call('PUT', path, { note: '一行\u0008' }, { token })).toMatchObject(
      refused('note', '备注中含有无法识别的字符'),
    );
    const { data } = await service.call('PUT', path, { note: '一行\n两行' }, { token });
    expect(data.note).toBe('一行\n两行');
  });

  it.each(['csv', 'json'])('are faults of their rows in a file: %s', async (format) => {
    const rows = [
      { ...birth, name: '甲', note: '一行\n两行' },
      { ...birth, name: '乙\u200B', note: '' },
      { ...birth, name: '丙\n丙', note: '' },
      { ...birth, name: '丁', note: '响\u0007' },
    ];
    const fields = ['name', 'gender', 'calendar_type', 'birth_time', 'category', 'note'] as const;
    const quoted = (text: string) => `"${text}"`;
    const content =
      format === 'json'
        ? JSON.stringify({ records: rows })
        : [fields, ...rows.map((row) => fields.map((field) => row[field]))]
            .map((cells) => cells.map(quoted).join(','))
            .join('\r\n');
    const { data } = await service.call('POST', '/api/records/import', { format, content }, { token });
    const first = format === 'json' ? 1 : 2;
    expect(data).toEqual({
      imported: 1,
      faults: [
        { row: first + 1, field: 'name', message: `姓名${LINE}` },
        { row: first + 2, field: 'name', message: `姓名${LINE}` },
        { row: first + 3, field: 'note', message: '备注中含有无法识别的字符' },
      ],
    });
  });
});
