import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { toReceived } from '../adapters/payments-local.ts';
import { applyCatalogue } from '../domain/catalogue/catalogue.ts';
import { FIRST_CATALOGUE as file, readCatalogue } from '../domain/catalogue/catalogue-file.ts';
import { benefitCounts, packages } from '../db/schema/benefits.ts';
import { coupons } from '../db/schema/catalogue.ts';
import { couponUses } from '../db/schema/orders.ts';
import { reportAccess, reports } from '../db/schema/reports.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';
import { shortRules } from '../testing/rules.ts';

let service: Harness;
const [, career] = file.report_types;
let phone = 13_500_000_000;
let token: string;
let userId: string;

beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());

beforeEach(async () => {
  service.clock.set('2026-11-20T04:00:00Z');
  phone += 1;
  ({ token, id: userId } = await service.signUp(String(phone)));
});

const call = (method: string, path: string, body?: unknown) => service.call(method, path, body, { token });
const order = (product_id: string, more: object = {}) =>
  call('POST', '/api/orders', { product_id, product_type: 'membership', quantity: 1, ...more });
const PC = { payment_channel: 'wechat', client_type: 'pc' };
const pay = (id: string, more: object = {}) => call('POST', `/api/orders/${id}/pay`, { ...PC, ...more });
async function buyPlan(product_id: string): Promise<void> {
  const { order_no } = (await pay((await order(product_id)).data.order_id)).data.payment;
  const paid = await service.cashier.finish(order_no, 'paid');
  if (paid) await service.app.orders.receive('wechat', toReceived(paid));
}
const createRecord = async (): Promise<string> => {
  const birth = {
    name: '周',
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '1988-08-08 09:30:00',
    category: 'self',
  };
  return (await call('POST', '/api/record', birth)).data.record_id;
};
const consume = (more: object = {}) =>
  call('POST', '/api/user/consume-benefit', { benefit_type: 'CHAT_COUNT', count: 1, ...more });
const check = async (benefit_type: string, count = 1) =>
  (await call('POST', '/api/benefits/check', { benefit_type, count })).data;

describe('the conversations of a day', () => {
  it('are forgotten when the key of a use can no longer be sent again', async () => {
    const counted = (period: string) => ({
      user_id: userId,
      benefit_type: 'CHAT_COUNT' as const,
      period,
      used: 1,
    });
    await service.db.insert(benefitCounts).values(['2026-10-31', '2026-11-20'].map(counted));
    const periods = () =>
      service.db
        .select({ period: benefitCounts.period })
        .from(benefitCounts)
        .where(eq(benefitCounts.user_id, userId));
    service.clock.set('2026-11-07T04:00:00Z');
    await service.app.purge();
    expect(await periods()).toHaveLength(2);
    service.clock.set('2026-11-09T04:00:00Z');
    await service.app.purge();
    expect(await periods()).toEqual([{ period: '2026-11-20' }]);
  });

  it('are three for everyone, and return at midnight in China', async () => {
    expect(await check('CHAT_COUNT', 3)).toEqual({ has_benefit: true, message: '今日还可对话3次' });
    for (const remaining_count of [2, 1, 0]) expect((await consume()).data).toEqual({ remaining_count });
    expect(await consume()).toMatchObject({ code: 1701, message: '权益不足' });
    expect(await check('CHAT_COUNT')).toEqual({
      has_benefit: false,
      message: '今日对话次数已用完，升级会员可不限次数',
    });
    expect((await call('GET', '/api/benefits/dashboard')).data).toMatchObject({
      membership_status: { is_member: false, plan_name: null },
      chat_status: {
        remaining_count: 0,
        daily_free_count: 3,
        daily_used_count: 3,
        resets_at: '2026-11-20T16:00:00.000Z',
        source_type: 'free',
      },
      recommendations: [
        { product_id: 'chats_50', price: 9.9, benefit_type: 'CHAT_COUNT' },
        { product_id: 'personal_month', price: 29.9 },
        { product_id: 'personal_year' },
      ],
    });
    service.clock.set('2026-11-20T16:00:00Z');
    const { data } = await service.call('POST', '/api/auth/login', {
      phone: String(phone),
      password: 'qinghe2026',
    });
    token = data.access_token;
    expect((await consume()).data).toEqual({ remaining_count: 2 });
  });

  it('are used once by the same key, and never below zero at the same time', async () => {
    await consume({ key: 'message-1' });
    expect((await consume({ key: 'message-1' })).data).toEqual({ remaining_count: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => consume()));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(await consume({ count: 2 })).toMatchObject({ code: 1701 });
  });

  it('are not used by a key that stands for another use', async () => {
    await consume({ key: 'message-2' });
    const reused = {
      status: 400,
      data: { errors: [{ field: 'key', message: '这个编号已用于另一次使用' }] },
    };
    expect(await consume({ key: 'message-2', count: 2 })).toMatchObject(reused);
    expect(await consume({ key: 'message-2', benefit_type: 'REPORT_UNLOCK' })).toMatchObject(reused);
    expect((await consume({ key: 'message-2' })).data).toEqual({ remaining_count: 2 });
  });

  it('are not used by an account that was deleted after its request was let in', async () => {
    await call('POST', '/api/user/deactivate', { confirm: true, password: PASSWORD });
    await expect(service.app.benefits.use(userId, 'CHAT_COUNT', 1, 'message-3')).rejects.toMatchObject({
      status: 401,
    });
  });

  it('are all put back when a use does not suffice', async () => {
    expect(await consume({ count: 4, key: 'too-many' })).toMatchObject({ code: 1701 });
    expect((await consume({ count: 3, key: 'too-many' })).data).toEqual({ remaining_count: 0 });
  });

  it('are unlimited for a member', async () => {
    await buyPlan('personal_month');
    expect((await consume()).data).toEqual({ remaining_count: -1 });
    expect((await call('GET', '/api/benefits/dashboard')).data).toMatchObject({
      membership_status: { is_member: true, plan_name: '月度会员' },
      chat_status: { remaining_count: -1, source_type: 'membership' },
      recommendations: [],
    });
    expect((await call('GET', '/api/benefits/status')).data.items).toEqual([
      { benefit_type: 'CHAT_COUNT', name: '智能对话', total: -1, used: 1, remaining: -1, resets_at: null },
      {
        benefit_type: 'REPORT_UNLOCK',
        name: '报告免费解锁',
        total: 3,
        used: 0,
        remaining: 3,
        resets_at: '2026-11-30T16:00:00.000Z',
      },
    ]);
  });

  it('go on with a package once those of the day are used', async () => {
    await buyPlan('chats_50');
    // What is left does not end with the day from then on.
    expect((await call('GET', '/api/benefits/dashboard')).data.chat_status).toMatchObject({
      remaining_count: 53,
      source_type: 'package',
    });
    expect((await consume({ count: 4 })).data).toEqual({ remaining_count: 49 });
    expect((await call('GET', '/api/benefits/dashboard')).data.chat_status).toMatchObject({
      remaining_count: 49,
      source_type: 'package',
    });
    const [row] = await service.db.select().from(packages).where(eq(packages.user_id, userId));
    expect(row).toMatchObject({ total: 50, used: 1 });
    const { items } = (await call('GET', '/api/benefits/status')).data;
    expect(items).toMatchObject([{ total: 52, remaining: 49 }]);
  });
});

describe('the reports of a member', () => {
  const generate = (record: string, code: string) => call('POST', `/api/generate/${record}/${code}`);

  it('take one benefit each, before the free report of the account, and no more than the month has', async () => {
    await buyPlan('personal_month');
    const record = await createRecord();
    expect(await check('REPORT_UNLOCK')).toEqual({ has_benefit: true, message: '本月还可免费解锁3份报告' });
    const [same, again] = await Promise.all([generate(record, 'overall'), generate(record, 'overall')]);
    expect([same.status, again.status].sort()).toEqual([200, 409]);
    expect(await check('REPORT_UNLOCK')).toMatchObject({ message: '本月还可免费解锁2份报告' });
    await generate(record, 'career');
    await generate(record, 'wealth');
    expect(await check('REPORT_UNLOCK')).toEqual({ has_benefit: false, message: '本月免费解锁次数已用完' });
    // The free report of the account.
    expect(await generate(record, 'love')).toMatchObject({ status: 200 });
    expect(await generate(record, 'health')).toMatchObject({
      status: 403,
      message: '权益不足，请升级会员或购买报告',
    });
    const rows = await service.db.select().from(reportAccess).where(eq(reportAccess.user_id, userId));
    expect(rows.map(({ source }) => source).sort()).toEqual([
      'free',
      'membership',
      'membership',
      'membership',
    ]);
  });

  it('that could not be written can be written again for nothing', async () => {
    await buyPlan('personal_month');
    const record = await createRecord();
    await generate(record, 'career');
    await service.db
      .update(reports)
      .set({ status: 'failed' })
      .where(and(eq(reports.record_id, record), eq(reports.report_code, 'career')));
    expect((await call('GET', `/api/record/${record}/report_types`)).data).toContainEqual(
      expect.objectContaining({
        code: 'career',
        isUnlocked: true,
        access_info: expect.objectContaining({ can_generate: true, message: '已解锁，可以生成' }),
      }),
    );
    expect(await check('REPORT_UNLOCK')).toMatchObject({ message: '本月还可免费解锁2份报告' });
  });

  it('say what the membership offers', async () => {
    await buyPlan('personal_year');
    const record = await createRecord();
    const types = (await call('GET', `/api/record/${record}/report_types`)).data;
    expect(types[0].access_info).toMatchObject({
      can_generate: true,
      message: '会员可免费解锁全部报告',
      priority_action: { type: 'generate', text: '免费生成' },
    });
  });
});

describe('subscriptions', () => {
  it('are listed; a cancelled one is valid until it expires, and can be cancelled once', async () => {
    await buyPlan('personal_month');
    const [own] = (await call('GET', '/api/v1/membership/subscriptions')).data;
    expect(own).toMatchObject({ status: 'active', plan_name: '月度会员', cancelled_at: null });
    const cancel = () => call('POST', `/api/v1/membership/subscriptions/${own.id}/cancel`);
    expect(await cancel()).toMatchObject({ message: '订阅已取消', data: { status: 'cancelled' } });
    expect(await cancel()).toMatchObject({ status: 409, message: '订阅已取消或已到期' });
    expect((await call('GET', '/api/v1/membership/current')).data.has_active_subscription).toBe(true);
    ({ token } = await service.signUp('13599999999'));
    expect(await cancel()).toMatchObject({ status: 404, message: '没有这个订阅' });
  });

  it('are not cancelled where they have no end', async () => {
    await buyPlan('personal_lifetime');
    const [own] = (await call('GET', '/api/v1/membership/subscriptions')).data;
    expect(await call('POST', `/api/v1/membership/subscriptions/${own.id}/cancel`)).toMatchObject({
      status: 409,
      message: '终身会员无需取消',
    });
    expect((await call('GET', '/api/v1/membership/subscriptions')).data).toMatchObject([
      { status: 'active' },
    ]);
  });

  it('end when their time is over', async () => {
    await buyPlan('personal_month');
    service.clock.set('2026-12-20T04:00:00Z');
    const { data } = await service.call('POST', '/api/auth/login', {
      phone: String(phone),
      password: 'qinghe2026',
    });
    token = data.access_token;
    expect((await call('GET', '/api/v1/membership/current')).data.has_active_subscription).toBe(false);
    expect((await call('GET', '/api/v1/membership/subscriptions')).data).toMatchObject([
      { status: 'expired' },
    ]);
    expect((await call('GET', '/api/v1/membership/subscriptions?active_only=true')).data).toEqual([]);
    expect(await check('REPORT_UNLOCK')).toMatchObject({ has_benefit: false });
  });
});

describe('plans', () => {
  const list = async (query = '') =>
    (await service.call('GET', `/api/v1/membership/plans${query}`)).data.map(
      ({ code }: { code: string }) => code,
    );

  it('are listed for an audience without login; those for both are in each list, packages too', async () => {
    expect(await list('?user_type=personal')).toEqual([
      'personal_month',
      'personal_quarter',
      'personal_half',
      'personal_year',
      'personal_lifetime',
      'family_year',
      'chats_50',
    ]);
    expect(await list('?user_type=professional')).toEqual([
      'personal_lifetime',
      'pro_month',
      'pro_year',
      'pro_lifetime',
      'chats_50',
    ]);
    expect((await service.call('GET', '/api/v1/membership/plans/p_personal_year')).data).toMatchObject({
      code: 'personal_year',
      duration_text: '12个月',
    });
    expect((await service.call('GET', '/api/v1/membership/plans/chats_50')).data).toMatchObject({
      ...{ kind: 'package', duration_text: '用完为止', price: 9.9 },
    });
  });

  it('are changed by a catalogue, after a dry run that changes nothing', async () => {
    const [plan] = file.plans;
    const catalogue = readCatalogue({ plans: [{ ...plan, price: 19.9 }], daily_chats: 3 });
    const expected = ['plan personal_month: price_fen 2990 → 1990'];
    expect(await applyCatalogue(service.db, catalogue, true)).toEqual(expected);
    const read = async () =>
      (await service.call('GET', '/api/v1/membership/plans/personal_month')).data.price;
    expect(await read()).toBe(29.9);
    const pending = (await order('personal_month')).data.order_id;
    expect(await applyCatalogue(service.db, catalogue, false)).toEqual(expected);
    expect(await read()).toBe(19.9);
    expect(await applyCatalogue(service.db, catalogue, false)).toEqual([]);
    // A new request has the new price, the same order.
    expect((await order('personal_month')).data.order_id).toBe(pending);
    expect((await call('GET', `/api/orders/${pending}`)).data.amount).toBe(19.9);
    await applyCatalogue(service.db, readCatalogue({ plans: [plan] }), false);
  });

  it.each([
    ['a plan that lacks fields', { plans: [{ code: 'X' }] }, /^plans\.0/],
    [
      'a report that cannot be written',
      { report_types: [{ ...career, code: 'other' }] },
      /^report_types\.0\.code/,
    ],
    ['a type twice', { report_types: [career, career] }, /^report_types：code 重复$/],
    ['an unknown icon', { report_types: [{ ...career, icon: 'star' }] }, /^report_types\.0\.icon/],
    ['an empty name', { report_types: [{ ...career, name: ' ' }] }, /^report_types\.0\.name/],
    [
      'a price above the original one',
      { report_types: [{ ...career, price: 60 }] },
      /^report_types\.0：original_price 低于 price$/,
    ],
    ['a plan without a seat', { plans: [{ ...file.plans[0], seats: 0 }] }, /^plans\.0\.seats/],
    [
      'a package that is shared',
      { plans: [{ ...file.plans.find(({ kind }) => kind === 'package'), seats: 2 }] },
      /^plans\.0：套餐包只含对话次数$/,
    ],
    ['an unknown part', { prices: [] }, /^prices：没有这个字段$/],
    ['a list', [], /^目录文件须为一个 JSON 对象$/],
    ['a fraction of a fen', { record_price: 1.005 }, /^record_price：价格最多两位小数$/],
    ['a small fraction of a fen', { record_price: 39.900_000_001 }, /^record_price：价格最多两位小数$/],
    [
      'a coupon of a fraction of a fen',
      { coupons: [{ ...file.coupons[0], discount_type: 'amount', value: 9.999 }] },
      /^coupons\.0：amount 的 value 最多两位小数$/,
    ],
    ['a negative count', { daily_chats: -2 }, /^daily_chats：应为 >=0，实际是 -2$/],
  ])('reject a catalogue with %s', (_, given, message) => {
    expect(() => readCatalogue(given)).toThrow(message);
  });
});

describe('coupons', () => {
  const available = async (product_id: string, product_type = 'membership', record_id?: string) => {
    const query = new URLSearchParams({ product_id, product_type, ...(record_id && { record_id }) });
    const { data } = await call('GET', `/api/coupons/available?${query.toString()}`);
    return data.map(({ code }: { code: string }) => code);
  };
  const validate = (code: string, product_id = 'personal_year') =>
    call('POST', '/api/coupons/validate', { code, product_id, product_type: 'membership' });
  const payNow = async (order_id: string) => {
    const { order_no } = (await pay(order_id)).data.payment;
    const paid = await service.cashier.finish(order_no, 'paid');
    if (paid) await service.app.orders.receive('wechat', toReceived(paid));
  };

  it('are offered where they fit, the one that saves most first', async () => {
    expect(await available('personal_year')).toEqual(['NEW20', 'FIRST90']);
    expect(await available('family_year')).toEqual(['FIRST90', 'NEW20']);
    expect(await available('career', 'report')).toEqual(['FIRST90']);
    expect(await available('nothing')).toEqual([]);
  });

  it('are checked: unknown, expired, used, for something else', async () => {
    expect((await validate('new20')).data).toMatchObject({
      coupon: { code: 'NEW20', value: 20, min_amount: 100 },
      original_amount: 198,
      discount_amount: 20,
      final_amount: 178,
    });
    expect((await validate('FIRST90', 'personal_month')).data).toMatchObject({
      discount_amount: 2.99,
      final_amount: 26.91,
    });
    expect(await validate('NOTHING')).toMatchObject({ code: 1501, message: '优惠券不存在或不可用' });
    expect(await validate('NEW20', 'personal_month')).toMatchObject({
      code: 1504,
      message: '这张优惠券满100元可用',
    });
    const [row] = await service.db.select().from(coupons).where(eq(coupons.code, 'NEW20'));
    if (!row) throw new Error('no coupon');
    await service.db.insert(coupons).values({ ...row, code: 'OLD', expires_at: service.clock.now() });
    expect(await validate('OLD')).toMatchObject({ code: 1502, message: '优惠券已过期' });
    await payNow((await order('personal_year', { coupon_code: 'NEW20' })).data.order_id);
    expect(await validate('NEW20')).toMatchObject({ code: 1503, message: '优惠券已使用' });
    expect(await available('personal_year')).toEqual(['FIRST90']);
  });

  it('are used by one of two orders at the same time', async () => {
    const answers = await Promise.all([
      order('personal_year', { coupon_code: 'NEW20' }),
      order('family_year', { coupon_code: 'NEW20' }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1503]);
    const uses = await service.db.select().from(couponUses).where(eq(couponUses.user_id, userId));
    expect(uses).toHaveLength(1);
  });

  it('are given back by an order that is cancelled or expires', async () => {
    const { order_id } = (await order('personal_year', { coupon_code: 'NEW20' })).data;
    expect(await available('family_year')).toEqual(['FIRST90']);
    await call('POST', `/api/orders/${order_id}/cancel`);
    expect(await available('family_year')).toEqual(['FIRST90', 'NEW20']);
    await order('personal_year', { coupon_code: 'NEW20' });
    service.clock.advance(14 * 60);
    expect(await available('family_year')).toEqual(['FIRST90']);
    service.clock.advance(16 * 60);
    await service.app.orders.sweep();
    const uses = await service.db.select().from(couponUses).where(eq(couponUses.user_id, userId));
    expect(uses).toEqual([]);
  });

  it('of a pending order can be used again for its product and record only, and stay with the order', async () => {
    const [record, otherRecord] = [await createRecord(), await createRecord()];
    const buy = (code: string, more: object = {}) =>
      call('POST', `/api/payment/reports/${record}/order`, { report_type_code: code, ...PC, ...more });
    const { order_id } = (await buy('career', { coupon_code: 'FIRST90' })).data;
    const check = (product_id: string, record_id = record) =>
      call('POST', '/api/coupons/validate', {
        code: 'FIRST90',
        product_id,
        product_type: 'report',
        record_id,
      });
    expect(await available('career', 'report', record)).toEqual(['FIRST90']);
    expect(await check('career')).toMatchObject({ code: 0, data: { final_amount: 35.91 } });
    const again = await buy('career', { payment_channel: 'alipay', coupon_code: 'FIRST90' });
    expect(again.data.order_id).toBe(order_id);
    expect((await call('GET', `/api/orders/${order_id}`)).data).toMatchObject({ amount: 35.91 });
    expect(await available('wealth', 'report', record)).toEqual([]);
    expect(await check('wealth')).toMatchObject({ code: 1503, message: '优惠券已使用' });
    expect(await buy('wealth', { coupon_code: 'FIRST90' })).toMatchObject({ code: 1503 });
    // The same report of another record is another order.
    const other = { report_type_code: 'career', ...PC, coupon_code: 'FIRST90' };
    expect(await available('career', 'report', otherRecord)).toEqual([]);
    expect(await check('career', otherRecord)).toMatchObject({ code: 1503 });
    expect(await call('POST', `/api/payment/reports/${otherRecord}/order`, other)).toMatchObject({
      code: 1503,
    });
  });

  it('apply to a whole record as to other goods, also once its order holds one', async () => {
    const record = await createRecord();
    const path = `/api/payment/records/${record}/payment`;
    const { order_id } = (await call('POST', path, { record_id: record, payment_type: 'report', amount: 99 }))
      .data;
    const { product_id, product_type } = (await call('GET', `/api/orders/${order_id}`)).data;
    const product = { product_id, product_type, record_id: record };
    const check = (code: string) => call('POST', '/api/coupons/validate', { code, ...product });
    // The first takes 20 off 100 or more.
    expect(await check('NEW20')).toMatchObject({ code: 1504 });
    expect(await pay(order_id, { coupon_code: 'NEW20' })).toMatchObject({ code: 1504 });
    for (let time = 0; time < 2; time += 1) {
      expect(await pay(order_id, { coupon_code: 'FIRST90' })).toMatchObject({ code: 0 });
      expect((await check('FIRST90')).data).toMatchObject({ original_amount: 99, final_amount: 89.1 });
      const query = new URLSearchParams(product).toString();
      expect((await call('GET', `/api/coupons/available?${query}`)).data).toMatchObject([
        { code: 'FIRST90' },
      ]);
    }
    expect((await call('GET', `/api/orders/${order_id}`)).data).toMatchObject({
      amount: 89.1,
      coupon_code: 'FIRST90',
    });
  });

  it('can be chosen when paying: the amount changes, and a trade of the old amount ends', async () => {
    const { order_id } = (await order('personal_year')).data;
    const before = (await pay(order_id)).data.payment.code_url.split('/').at(-1);
    const after = (await pay(order_id, { coupon_code: 'NEW20' })).data.payment.code_url.split('/').at(-1);
    expect(await service.cashier.find(before)).toMatchObject({ amount_fen: 19_800, state: 'closed' });
    expect(await service.cashier.find(after)).toMatchObject({ amount_fen: 17_800, state: 'unpaid' });
    expect((await call('GET', `/api/orders/${order_id}`)).data).toMatchObject({
      amount: 178,
      original_amount: 198,
      discount_amount: 20,
      coupon_code: 'NEW20',
    });
  });

  it('that cover the whole amount need no payment', async () => {
    const [row] = await service.db.select().from(coupons).where(eq(coupons.code, 'NEW20'));
    if (!row) throw new Error('no coupon');
    await service.db.insert(coupons).values({ ...row, code: 'GIFT', value: 500_000, min_amount_fen: 0 });
    const { order_id } = (await order('personal_month', { coupon_code: 'GIFT' })).data;
    expect(await pay(order_id)).toMatchObject({
      message: '支付成功',
      data: { payment_required: false, payment: null },
    });
    expect((await call('GET', '/api/v1/membership/current')).data.plan_name).toBe('月度会员');
    expect(await pay(order_id)).toMatchObject({ status: 409 });
  });

  it('of a late payment that another order has used meanwhile send the payment back', async () => {
    const { wechat } = service.cashier.providers;
    const { close } = wechat;
    const { order_id } = (await order('personal_year', { coupon_code: 'NEW20' })).data;
    const { order_no } = (await pay(order_id)).data.payment;
    wechat.close = async () => 'unknown';
    await call('POST', `/api/orders/${order_id}/cancel`);
    wechat.close = close;
    await order('family_year', { coupon_code: 'NEW20' });
    const paid = await service.cashier.finish(order_no, 'paid');
    if (paid) await service.app.orders.receive('wechat', toReceived(paid));
    expect((await call('GET', `/api/orders/${order_id}`)).data).toMatchObject({
      status: 'cancelled',
      refund_status: 'done',
    });
  });
});
