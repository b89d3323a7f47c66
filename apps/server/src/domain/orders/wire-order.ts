/** Orders as the contract has them. */
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';

import { payments } from '../../db/schema/orders.ts';
import { records } from '../../db/schema/records.ts';
import { toYuan } from '../../shared/money.ts';
import { type OrderRow, reportCodeOf, toWireType } from './goods.ts';
import type { OrderContext, PaymentRow, WireOrder } from './order-context.ts';

export async function toWire(context: OrderContext, row: OrderRow): Promise<WireOrder> {
  const [order] = await toWireList(context, [row]);
  return order as WireOrder;
}

/** As {@link toWire}, of several. */
export async function toWireList(context: OrderContext, rows: readonly OrderRow[]): Promise<WireOrder[]> {
  const [refunds, names] = await Promise.all([findRefunds(context, rows), findNames(context, rows)]);
  const now = context.clock.now();
  return rows.map((row) => {
    const refund_status = refunds.get(row.id) ?? null;
    const isUnpaid = row.status === 'pending' || (row.status === 'failed' && refund_status === null);
    return {
      ...describe(row),
      refund_status,
      record_name: names.get(row.record_id ?? '') ?? null,
      expires_at: isUnpaid && row.expires_at > now ? row.expires_at.toISOString() : null,
    };
  });
}

async function findRefunds(
  context: OrderContext,
  rows: readonly OrderRow[],
): Promise<Map<string, PaymentRow['refund']>> {
  if (rows.length === 0) return new Map();
  const found = await context.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(
          payments.order_id,
          rows.map(({ id }) => id),
        ),
        isNotNull(payments.refund),
      ),
    )
    .orderBy(asc(payments.received_at));
  return new Map(found.map(({ order_id, refund }) => [order_id, refund]));
}

/** Names of the records that orders are for; those that are deleted have none. */
async function findNames(context: OrderContext, rows: readonly OrderRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ record_id }) => record_id ?? []);
  if (ids.length === 0) return new Map();
  const found = await context.db
    .select({ id: records.id, name: records.name })
    .from(records)
    .where(and(inArray(records.id, ids), isNull(records.deleted_at)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** What the order itself says. */
const describe = (row: OrderRow) => ({
  order_no: row.order_no,
  status: row.status,
  payment_type: toWireType(row.product_type),
  amount: toYuan(row.amount_fen),
  payment_channel: row.channel,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  record_id: row.record_id,
  id: row.id,
  product_name: row.product_name,
  report_type_code: reportCodeOf(row),
});
