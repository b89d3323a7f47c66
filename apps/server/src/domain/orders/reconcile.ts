import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { payments } from '../../db/schema.ts';
import type { BillLine, Channel } from '../../ports/payments.ts';
import { formatYuan } from '../money.ts';

/** Lines that are looked up at once. */
const BATCH = 500;

/** Compares the bill of a provider with what is stored. @returns a sentence for each difference */
export async function reconcile(
  db: Database,
  channel: Channel,
  bill: readonly BillLine[],
): Promise<string[]> {
  const differences: string[] = [];
  for (let start = 0; start < bill.length; start += BATCH) {
    const lines = bill.slice(start, start + BATCH);
    const stored = await db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.channel, channel),
          inArray(
            payments.trade_no,
            lines.map(({ trade_no }) => trade_no),
          ),
        ),
      );
    for (const { trade_no, amount_fen, refund } of lines) {
      const payment = stored.find((row) => row.trade_no === trade_no);
      const amount = formatYuan(amount_fen);
      if (!payment) {
        differences.push(`${trade_no}：账单有${refund ? '退款' : '收款'} ${amount} 元，本站没有这笔收款`);
      } else if (payment.amount_fen !== amount_fen) {
        differences.push(
          `${trade_no}：账单${refund ? '退款' : '收款'} ${amount} 元，本站记为 ${formatYuan(payment.amount_fen)} 元`,
        );
      } else if (refund && payment.refund === null) {
        differences.push(`${trade_no}：账单有退款 ${amount} 元，本站记为已交付`);
      }
    }
  }
  return differences;
}
