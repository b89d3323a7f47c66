/** Which paid orders of a report are noted as begun. The sweep begins those that are not. */
import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { orders } from '../../db/schema/orders.ts';

const isPaidFor = (recordId: string, code: string) =>
  and(
    eq(orders.record_id, recordId),
    eq(orders.product_type, 'report'),
    eq(orders.product_id, code),
    eq(orders.status, 'paid'),
  );

/** Notes that a report is begun. `tx` is the transaction that begins it, so that no worker can put it off before. */
export async function markStarted(tx: Database, recordId: string, code: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ started_at: now })
    .where(and(isPaidFor(recordId, code), isNull(orders.started_at)));
}

/** Has the sweep begin a report again that was bought by itself and could not be written. */
export async function markUnstarted(tx: Database, recordId: string, code: string): Promise<void> {
  await tx.update(orders).set({ started_at: null }).where(isPaidFor(recordId, code));
}
