import JSZip from 'jszip';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { reportTemplates } from '../db/schema/professional.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';
import { shortRules } from '../testing/rules.ts';

const PATH = '/api/v1/professional/report-template';
const TEMPLATE = { studio: '听雨轩', contact: '微信 tingyuxuan', closing: '命理供参考，\n路在自己脚下。' };
const EMPTY = { studio: '', contact: '', closing: '' };
const NO_PLAN = { status: 403, code: 403, message: '此功能需要开通命理师专业版' };
const BOUGHT = '2026-11-20T04:00:00Z';
/** After a month's plan. */
const ENDED = '2026-12-21T04:00:00Z';

interface Person {
  id: string;
  phone: string;
  token: string;
}

let service: Harness;
let phone = 13_300_000_000;
let person: Person;

beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());
beforeEach(async () => {
  service.clock.set(BOUGHT);
  person = await signUp();
});

async function signUp(): Promise<Person> {
  phone += 1;
  return { ...(await service.signUp(String(phone))), phone: String(phone) };
}

/** Logs in again, because a token lives for less than a plan. */
async function renew(one: Person) {
  const { data } = await service.call('POST', '/api/auth/login', { phone: one.phone, password: PASSWORD });
  one.token = data.access_token;
}

const call = (method: string, path: string, { token }: Person, body?: unknown) =>
  service.call(method, path, body, { token });
const read = (one = person) => call('GET', PATH, one);
const save = (template: unknown, one = person) => call('PUT', PATH, one, template);

/** Buys a plan at the local cashier. */
async function buy(product_id = 'pro_month', one = person) {
  const order = { product_id, product_type: 'membership', quantity: 1 };
  const { order_id } = (await call('POST', '/api/orders', one, order)).data;
  const way = { payment_channel: 'wechat', client_type: 'pc' };
  const { payment } = (await call('POST', `/api/orders/${order_id}/pay`, one, way)).data;
  await service.cashier.finish(payment.order_no, 'paid');
  await call('GET', `/api/orders/${order_id}/payment-status`, one);
}

describe('the template of a professional', () => {
  beforeEach(() => buy());

  it('is empty before it is stored, and replaced as a whole', async () => {
    expect((await read()).data).toEqual(EMPTY);
    expect(await save(TEMPLATE)).toMatchObject({ code: 0, message: '报告模板已保存', data: TEMPLATE });
    expect((await read()).data).toEqual(TEMPLATE);
    const second = { ...EMPTY, studio: '观澜阁' };
    expect((await save(second)).data).toEqual(second);
    expect((await read()).data).toEqual(second);
  });

  it('is that of the account only', async () => {
    const other = await signUp();
    await buy('pro_month', other);
    await save(TEMPLATE);
    expect((await read(other)).data).toEqual(EMPTY);
    await save({ ...EMPTY, studio: '观澜阁' }, other);
    expect((await read()).data).toEqual(TEMPLATE);
  });

  it('is stored trimmed; only the closing has lines, which end alike', async () => {
    const given = {
      studio: ' 听雨轩 主人　',
      contact: ' 微信 tingyuxuan ',
      closing: '　第一行\r\n\r\n第二行\r第三行\u2028第四\t行\n\n',
    };
    const stored = {
      studio: '听雨轩 主人',
      contact: '微信 tingyuxuan',
      closing: '第一行\n\n第二行\n第三行\n第四 行',
    };
    expect((await save(given)).data).toEqual(stored);
    expect((await read()).data).toEqual(stored);
  });

  it.each([
    ['studio', 30, '署名最多30个字'],
    ['contact', 60, '联系方式最多60个字'],
    ['closing', 300, '结语最多300个字'],
  ])('is refused where %s has more than %i characters', async (field, most, message) => {
    const longest = { ...EMPTY, [field]: '𠮷'.repeat(most) };
    expect((await save(longest)).data).toEqual(longest);
    expect(await save({ ...TEMPLATE, [field]: '字'.repeat(most + 1) })).toMatchObject({
      status: 400,
      message,
      data: { errors: [{ field, message }] },
    });
    expect((await read()).data).toEqual(longest);
  });

  it('is deleted with the account', async () => {
    await save(TEMPLATE);
    const owners = async () => {
      const rows = await service.db.select().from(reportTemplates);
      return rows.map(({ user_id }) => user_id);
    };
    expect(await owners()).toContain(person.id);
    await call('POST', '/api/user/deactivate', person, { confirm: true, password: PASSWORD });
    expect(await owners()).not.toContain(person.id);
  });
});

describe('without a professional plan', () => {
  it('a template is neither shown nor stored', async () => {
    expect(await service.call('GET', PATH)).toMatchObject({ status: 401 });
    expect(await read()).toMatchObject(NO_PLAN);
    expect(await save(TEMPLATE)).toMatchObject(NO_PLAN);
    await buy('personal_year');
    expect(await read()).toMatchObject(NO_PLAN);
    await buy();
    expect((await read()).data).toEqual(EMPTY);
  });

  it('a template is kept until the next plan', async () => {
    await buy();
    await save(TEMPLATE);
    service.clock.set(ENDED);
    await renew(person);
    expect(await read()).toMatchObject(NO_PLAN);
    expect(await save(EMPTY)).toMatchObject(NO_PLAN);
    await buy();
    expect((await read()).data).toEqual(TEMPLATE);
  });
});

describe('an exported report', () => {
  const BIRTH = {
    name: '林清和',
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '1990-06-15 10:30:00',
    category: 'client',
  };

  /** The texts of the pages of the exported file and of their heads and feet. */
  async function exportTexts(record: string): Promise<string> {
    const answer = await service.app.request(`/api/reports/${record}/export/docx`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const zip = await JSZip.loadAsync(await answer.arrayBuffer());
    const parts = Object.keys(zip.files).filter((name) => /^word\/(document|header|footer)/.test(name));
    const texts = await Promise.all(parts.map((name) => zip.file(name)?.async('string')));
    return texts.join('').replaceAll(/<[^>]*>/g, '\n');
  }

  it('carries the template while the account has a professional plan', async () => {
    const record = (await call('POST', '/api/record', person, BIRTH)).data.record_id;
    await call('POST', `/api/generate/${record}/overall`, person);
    await service.app.worker.drain();
    const texts = [TEMPLATE.studio, TEMPLATE.contact, ...TEMPLATE.closing.split('\n')];
    const carried = async () => {
      const file = await exportTexts(record);
      expect(file).toContain('林清和');
      return texts.filter((text) => file.includes(text));
    };
    expect(await carried()).toEqual([]);
    await buy();
    expect(await carried()).toEqual([]);
    await save(TEMPLATE);
    expect(await carried()).toEqual(texts);
    service.clock.set(ENDED);
    await renew(person);
    expect(await carried()).toEqual([]);
    await buy();
    expect(await carried()).toEqual(texts);
  });
});

describe('the export of the data of a user', () => {
  const exported = async () => (await call('GET', '/api/user/export', person)).data;

  it('has the stored template, also after the plan has ended', async () => {
    await buy();
    expect(await exported()).not.toHaveProperty('report_template');
    await save(TEMPLATE);
    service.clock.set(ENDED);
    await renew(person);
    expect(await exported()).toMatchObject({ report_template: TEMPLATE });
  });
});
