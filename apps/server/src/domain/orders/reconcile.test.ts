import { afterAll, beforeAll, expect, it } from 'vitest';

import { orders, payments } from '../../db/schema/orders.ts';
import { createHarness, type Harness, SLOW } from '../../testing/harness.ts';
import { chinaDay } from '../../shared/china-time.ts';
import { reconcile } from './reconcile.ts';

let service: Harness;
/** The day of the payments in China. */
let day: string;

beforeAll(async () => {
  service = await createHarness();
  const now = service.clock.now();
  day = chinaDay(now);
  await service.db.insert(orders).values({
    id: 'o1',
    order_no: 'ZP1',
    product_type: 'membership',
    product_id: 'personal_month',
    product_name: '月度会员',
    original_fen: 2990,
    discount_fen: 0,
    amount_fen: 2990,
    status: 'paid',
    created_at: now,
    expires_at: now,
  });
  const payment = { order_id: 'o1', channel: 'wechat' as const, amount_fen: 2990, received_at: now };
  await service.db.insert(payments).values([
    { ...payment, id: 'p1', trade_no: 'ZP1', transaction_id: 't1' },
    { ...payment, id: 'p2', trade_no: 'ZP1_2', transaction_id: 't2', refund: 'done', refunded_at: now },
  ]);
}, SLOW);
afterAll(() => service.close());

const line = (
  trade_no: string,
  { transaction_id = trade_no === 'ZP1' ? 't1' : 't2', amount_fen = 2990, refund = false } = {},
) => ({ trade_no, transaction_id, amount_fen, refund });

it('finds nothing in a bill that agrees', async () => {
  const bill = [line('ZP1'), line('ZP1_2'), line('ZP1_2', { refund: true })];
  expect(await reconcile(service.db, 'wechat', bill, day)).toEqual([]);
});

it('finds a payment that is missing, of another amount, of another channel, or paid back elsewhere', async () => {
  const bill = [
    line('ZP9', { transaction_id: 't9' }),
    line('ZP1', { amount_fen: 100 }),
    line('ZP1', { refund: true }),
  ];
  expect(await reconcile(service.db, 'wechat', bill, null)).toEqual([
    'ZP9 收款 29.90 元（流水号 t9）：本站没有这笔收款',
    'ZP1 收款 1.00 元（流水号 t1）：本站记为 29.90 元',
    'ZP1 退款 29.90 元（流水号 t1）：本站记为已交付',
  ]);
  expect(await reconcile(service.db, 'alipay', [line('ZP1')], null)).toEqual([
    'ZP1 收款 29.90 元（流水号 t1）：本站没有这笔收款',
  ]);
});

it('finds a trade that was charged twice, a line that appears twice, and a transaction of another trade', async () => {
  const bill = [
    line('ZP1'),
    line('ZP1', { transaction_id: 't3' }),
    line('ZP1'),
    line('ZP1_2', { transaction_id: 't1' }),
  ];
  expect(await reconcile(service.db, 'wechat', bill, null)).toEqual([
    'ZP1 收款 29.90 元（流水号 t3）：本站没有这笔收款',
    'ZP1 收款 29.90 元（流水号 t1）：账单重复列出',
    'ZP1_2 收款 29.90 元（流水号 t1）：本站记在 ZP1 上',
  ]);
});

it('finds what was received or paid back on the day and is not in its bill', async () => {
  const hint = '本站当日有，账单没有（零点前后的可能在相邻一日的账单里）';
  expect(await reconcile(service.db, 'wechat', [line('ZP1')], day)).toEqual([
    `ZP1_2 收款 29.90 元（流水号 t2）：${hint}`,
    `ZP1_2 退款 29.90 元（流水号 t2）：${hint}`,
  ]);
  expect(await reconcile(service.db, 'wechat', [], '2020-01-01')).toEqual([]);
  expect(await reconcile(service.db, 'alipay', [], day)).toEqual([]);
});
