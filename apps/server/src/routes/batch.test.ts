import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import type { Account } from '../domain/accounts/sessions.ts';
import { applyCatalogue } from '../domain/catalogue/catalogue.ts';
import { readCatalogue } from '../domain/catalogue/catalogue-file.ts';
import { FIRST_CATALOGUE as file } from '../domain/catalogue/catalogue-file.ts';
import { createMembership } from '../domain/membership/membership.ts';
import { DailyLimitError, LIMIT_REACHED } from '../domain/model-use/model-use.ts';
import { createBatches } from '../domain/professional/batch.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';
import { shortRules } from '../testing/rules.ts';

const BOUGHT = '2026-11-20T04:00:00Z';
const BIRTH = {
  name: '周远',
  gender: 'male',
  calendar_type: 'solar',
  birth_time: '1988-08-08 09:30:00',
  category: 'client',
} as const;

let service: Harness;
let phone = 13_600_000_000;
let token: string;
let userId: string;

beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());
beforeEach(async () => {
  service.clock.set(BOUGHT);
  phone += 1;
  ({ token, id: userId } = await service.signUp(String(phone)));
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  service.call(method, path, body, { token: as });
const start = (record_ids: unknown, report_codes: unknown, as = token) =>
  call('POST', '/api/v1/professional/batch', { record_ids, report_codes }, as);
const createRecord = async (as = token): Promise<string> =>
  (await call('POST', '/api/record', BIRTH, as)).data.record_id;
const membership = async () => (await call('GET', '/api/v1/membership/current')).data;
const logIn = async () => {
  const { data } = await service.call('POST', '/api/auth/login', {
    phone: String(phone),
    password: PASSWORD,
  });
  token = data.access_token;
};

async function buy(product_id: string): Promise<void> {
  const order = { product_id, product_type: 'membership', quantity: 1 };
  const { order_id } = (await call('POST', '/api/orders', order)).data;
  const way = { payment_channel: 'wechat', client_type: 'pc' };
  const { payment } = (await call('POST', `/api/orders/${order_id}/pay`, way)).data;
  await service.cashier.finish(payment.order_no, 'paid');
  await call('GET', `/api/orders/${order_id}/payment-status`);
}

const statuses = async (id: string) =>
  Object.fromEntries(
    (await call('GET', `/api/record/${id}/report_types`)).data.map(
      ({ code, status }: { code: string; status: string | null }) => [code, status],
    ),
  );

describe('the rights of a professional plan', () => {
  it('are those of the plans for professionals, the API of the highest alone', async () => {
    expect(await membership()).toMatchObject({ professional: false, api_access: false });
    await buy('personal_year');
    expect(await membership()).toMatchObject({ professional: false, api_access: false });
    await buy('pro_month');
    expect(await membership()).toMatchObject({ professional: true, api_access: false });
    await buy('pro_lifetime');
    expect(await membership()).toMatchObject({ professional: true, api_access: true });
  });

  it('begin at once with a plan that adds the API to a running one', async () => {
    await buy('pro_year');
    await buy('pro_lifetime');
    expect(await membership()).toMatchObject({ api_access: true });
  });

  it('end with the plan', async () => {
    await buy('pro_month');
    service.clock.set('2026-12-21T04:00:00Z');
    await logIn();
    expect(await membership()).toMatchObject({ has_active_subscription: false, professional: false });
    expect(await start([await createRecord()], ['overall'])).toMatchObject({ status: 403 });
  });
});

describe('a batch', () => {
  it('writes every report of every record', async () => {
    await buy('pro_month');
    const ids = [await createRecord(), await createRecord()];
    const answer = await start(ids, ['overall', 'career']);
    expect(answer).toMatchObject({
      code: 0,
      message: '报告开始生成',
      data: { started: 4, existing: 0, refused: 0, failed: 0 },
    });
    expect(answer.data.estimated_time).toBeGreaterThan(0);
    await service.app.worker.drain();
    for (const id of ids)
      expect(await statuses(id)).toMatchObject({ overall: 'completed', career: 'completed', wealth: null });
  });

  it('counts what is there already, and goes on after a record that is gone', async () => {
    await buy('pro_month');
    const [written, gone] = [await createRecord(), await createRecord()];
    await call('POST', `/api/generate/${written}/overall`);
    await call('DELETE', `/api/records/${gone}`);
    expect((await start([gone, written], ['overall', 'career'])).data).toMatchObject({
      started: 1,
      existing: 1,
      refused: 0,
      failed: 2,
    });
    expect(await start([written], ['overall', 'career'])).toMatchObject({
      message: '没有需要生成的报告',
      data: { started: 0, existing: 2, estimated_time: 0 },
    });
  });

  it('counts what the plan does not include', async () => {
    const plans = file.plans.map((plan) => (plan.code === 'pro_month' ? { ...plan, reports: 1 } : plan));
    await applyCatalogue(service.db, readCatalogue({ plans }), false);
    await buy('pro_month');
    await applyCatalogue(service.db, readCatalogue({ plans: file.plans }), false);
    // One by the plan, one free for every account.
    expect((await start([await createRecord()], ['overall', 'career', 'wealth'])).data).toMatchObject({
      started: 2,
      refused: 1,
    });
  });

  it('orders each report once when it is sent twice at the same time', async () => {
    await buy('pro_month');
    const id = await createRecord();
    const both = await Promise.all([start([id], ['overall', 'career']), start([id], ['overall', 'career'])]);
    const sum = (key: string) => both.reduce((total, { data }) => total + data[key], 0);
    expect([sum('started'), sum('existing')]).toEqual([2, 2]);
  });

  it.each([
    [0, LIMIT_REACHED],
    [
      2,
      '2份报告已开始生成，其余没有开始：今天由AI撰写的额度已经用完，明天0点恢复。没有开始的没有扣费，也没有用掉次数。',
    ],
  ])('says that %i were ordered when it reaches the tokens of a day', async (ordered, message) => {
    await buy('pro_month');
    const { db, clock } = service;
    const generate = vi.fn().mockImplementation(() => {
      if (generate.mock.calls.length > ordered) throw new DailyLimitError(60);
      return Promise.resolve({ estimated_time: 5 });
    });
    const membership = createMembership({ db, clock, entropy: cryptoEntropy });
    const batches = createBatches({ db, membership, reports: { generate } });
    const batch = { record_ids: ['r_1', 'r_2'], report_codes: ['overall', 'career'] };
    await expect(batches.start({ userId } as Account, batch)).rejects.toMatchObject({
      status: 429,
      retryAfter: 60,
      message,
    });
    expect(generate).toHaveBeenCalledTimes(ordered + 1);
  });

  it('does not reach records of another account', async () => {
    await buy('pro_month');
    const other = await service.signUp(String((phone += 1)));
    const id = await createRecord(other.token);
    expect((await start([id], ['overall'])).data).toMatchObject({ started: 0, failed: 1 });
  });

  it('is for professional plans', async () => {
    await buy('personal_year');
    expect(await start([await createRecord()], ['overall'])).toMatchObject({
      status: 403,
      code: 403,
      message: '此功能需要开通命理师专业版',
    });
  });

  it('orders nothing where a report is unknown', async () => {
    await buy('pro_month');
    const id = await createRecord();
    expect(await start([id], ['overall', 'fate'])).toMatchObject({ status: 404, message: '没有这种报告' });
    expect(await statuses(id)).toMatchObject({ overall: null });
  });

  it.each([
    ['no records', [], ['overall'], '请选择命盘'],
    ['no list of records', undefined, ['overall'], '请选择命盘'],
    ['21 records', Array.from({ length: 21 }, (_, index) => `r_${index}`), ['overall'], '一次最多20份命盘'],
    ['no reports', ['r_1'], [], '请选择报告'],
  ])('is refused with %s', async (_, ids, codes, message) => {
    expect(await start(ids, codes)).toMatchObject({ status: 400, message });
  });
});
