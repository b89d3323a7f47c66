import { setTimeout as delay } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { cryptoEntropy } from '../../adapters/entropy-crypto.ts';
import { benefitCounts } from '../../db/schema/benefits.ts';
import { orders } from '../../db/schema/orders.ts';
import { reportAccess, reports as reportTable } from '../../db/schema/reports.ts';
import { createHarness, type Harness, SLOW } from '../../testing/harness.ts';
import { isHeld } from '../../testing/held-account.ts';
import { shortRules } from '../../testing/rules.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { createBenefits } from '../benefits/benefits.ts';
import { createMembership } from '../membership/membership.ts';
import { createCoupons } from '../orders/coupons.ts';
import { createGoods } from '../orders/goods.ts';
import { createOrders } from '../orders/orders.ts';
import { createAccess } from './access.ts';
import { createQueue, type Queue } from './queue.ts';
import { createReportGoods } from './report-goods.ts';
import { createReports } from './reports.ts';

let service: Harness;
let token: string;
let userId: string;
let record: string;
let phone = 13_210_000_000;

beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());

beforeEach(async () => {
  phone += 1;
  ({ token, id: userId } = await service.signUp(String(phone)));
  const birth = {
    name: '周明远',
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '1988-08-08 09:30:00',
    category: 'self',
  };
  record = (await call('POST', '/api/record', birth)).data.record_id;
});

const call = (method: string, path: string, body?: unknown) => service.call(method, path, body, { token });

function createParts(own: { queue?: (queue: Queue) => Partial<Queue> } = {}) {
  const { db, clock } = service;
  const entropy = cryptoEntropy;
  const membership = createMembership({ db, clock, entropy });
  const access = createAccess({ clock, entropy, benefits: createBenefits({ db, clock, membership }) });
  /** Whether the account was held when it was looked up whether the report is unlocked. */
  const held: boolean[] = [];
  const queue = createQueue({ db, clock, entropy, access });
  const reports = createReports({
    db,
    clock,
    entropy,
    access: {
      ...access,
      async isUnlocked(tx, ...report) {
        held.push(await isHeld(tx, userId));
        return access.isUnlocked(tx, ...report);
      },
    },
    queue: { ...queue, ...own.queue?.(queue) },
    rules: shortRules,
    writing: { slots: 1, byModel: false },
    modelUse: { assertLeft: () => Promise.resolve() },
    producer: '子平',
    wake: () => {},
  });
  const modelUse = { isSpent: () => Promise.resolve(false) };
  const goods = createGoods({ membership, reports: createReportGoods({ access, reports, modelUse }) });
  const paid = createOrders({
    ...{ db, clock, entropy, goods, coupons: createCoupons({ clock }), providers: service.cashier.providers },
    log: { info: () => {}, error: (event) => expect.fail(event) },
  });
  return { access, reports, held, orders: paid };
}

describe('ordering a report to be written', () => {
  it('holds the account, so that no payment for the report is delivered at the same time', async () => {
    const { reports, held } = createParts();
    await reports.generate({ userId }, record, 'career');
    expect(held).toEqual([true]);
  });

  it('uses none of a member’s reports where a payment for the report is being delivered', async () => {
    const { db } = service;
    const { access, reports } = createParts();
    const { data } = await call('POST', '/api/orders', {
      product_id: 'personal_month',
      product_type: 'membership',
      quantity: 1,
    });
    const how = { payment_channel: 'wechat', client_type: 'pc' };
    const { order_no } = (await call('POST', `/api/orders/${data.order_id}/pay`, how)).data.payment;
    await service.cashier.finish(order_no, 'paid');
    await service.app.orders.sweep();
    expect((await call('GET', '/api/v1/membership/current')).data).toMatchObject({ plan_name: '月度会员' });
    let written: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await holdAccount(tx, userId);
      written = reports.generate({ userId }, record, 'career');
      // Long enough for it to find the report locked, unless it waits.
      await delay(200);
      await access.unlock(tx, userId, record, ['career']);
    });
    await written;
    const counts = await db.select().from(benefitCounts).where(eq(benefitCounts.user_id, userId));
    expect(counts.filter(({ used }) => used > 0)).toEqual([]);
    const rows = await db.select().from(reportAccess).where(eq(reportAccess.user_id, userId));
    expect(rows).toMatchObject([{ report_code: 'career', source: 'order' }]);
  });
});

describe('a paid report', () => {
  const pay = async () => {
    const order = { report_type_code: 'career', payment_channel: 'wechat', client_type: 'pc' };
    const { data } = await call('POST', `/api/payment/reports/${record}/order`, order);
    await service.cashier.finish(data.payment.order_no, 'paid');
    return async () =>
      (await service.db.select().from(orders).where(eq(orders.id, data.order_id)))[0]?.started_at;
  };

  it('that is put off to the next day before its order is noted as begun stays due', async () => {
    const startedAt = await pay();
    const parts = createParts({
      queue: (queue) => ({
        // Asked for after the job is there: a worker takes it before anything else happens.
        async waiting() {
          for (let job = await queue.claim(); job; job = await queue.claim())
            await queue.postpone(job, '今天的额度已用完');
          return queue.waiting();
        },
      }),
    });
    await parts.orders.sweep();
    expect(
      await service.db.select().from(reportTable).where(eq(reportTable.record_id, record)),
    ).toMatchObject([{ status: 'failed' }]);
    expect(await startedAt()).toBeNull();
  });

  it('is not prepared where the tokens of the day are spent', async () => {
    const generate = vi.fn();
    const goods = createReportGoods({
      access: createParts().access,
      reports: { generate },
      modelUse: { isSpent: () => Promise.resolve(true) },
    });
    expect(await goods.start(userId, record, 'career')).toBe('later');
    expect(generate).not.toHaveBeenCalled();
  });

  it('is noted as begun where it is being written already', async () => {
    const startedAt = await pay();
    const { orders: own } = createParts();
    await own.sweep();
    await service.db.update(orders).set({ started_at: null });
    await own.sweep();
    expect(await startedAt()).toBeInstanceOf(Date);
  });
});
