import { and, eq, gte, inArray, lt } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { payments } from '../../db/schema.ts';
import type { BillLine, Channel } from '../../ports/payments.ts';
import { chinaDayStart, nextChinaDay } from '../china-time.ts';
import { formatYuan } from '../money.ts';

/** Lines that are looked up at once. */
const BATCH = 500;

/**
 * Compares the bill of a provider with what is stored, and what is stored of its day with the bill.
 *
 * @param day of the bill in China, as 'YYYY-MM-DD'; null where it is not known: only the bill is then looked up
 * @returns a sentence for each difference
 */
export async function reconcile(
  db: Database,
  channel: Channel,
  bill: readonly BillLine[],
  day: string | null,
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
  return day === null ? differences : [...differences, ...(await findMissing(db, channel, bill, day))];
}

/** What is stored as received or paid back on a day, and is not in its bill. */
async function findMissing(
  db: Database,
  channel: Channel,
  bill: readonly BillLine[],
  day: string,
): Promise<string[]> {
  const from = chinaDayStart(day);
  const to = nextChinaDay(from);
  const billed = new Set(bill.map(({ trade_no, refund }) => `${trade_no} ${refund}`));
  const on = (moment: typeof payments.received_at | typeof payments.refunded_at) =>
    and(eq(payments.channel, channel), gte(moment, from), lt(moment, to));
  const received = await db.select().from(payments).where(on(payments.received_at));
  const refunded = await db.select().from(payments).where(on(payments.refunded_at));
  const missing = (rows: typeof received, refund: boolean) =>
    rows
      .filter(({ trade_no }) => !billed.has(`${trade_no} ${refund}`))
      .map(({ trade_no, amount_fen }) => {
        const what = `${refund ? '退款' : '收款'} ${formatYuan(amount_fen)} 元`;
        return `${trade_no}：本站当日${what}，账单没有（零点前后的可能在相邻一日的账单里）`;
      });
  return [...missing(received, false), ...missing(refunded, true)];
}
