import { and, eq, gte, inArray, lt } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { payments } from '../../db/schema/orders.ts';
import type { BillLine, Channel } from '../../ports/payments.ts';
import { chinaDayStart, nextChinaDay } from '../../shared/china-time.ts';
import { formatYuan } from '../../shared/money.ts';

type PaymentRow = typeof payments.$inferSelect;

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
  const seen = new Set<string>();
  for (let start = 0; start < bill.length; start += BATCH) {
    const lines = bill.slice(start, start + BATCH);
    const stored = await db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.channel, channel),
          inArray(
            payments.transaction_id,
            lines.map(({ transaction_id }) => transaction_id),
          ),
        ),
      );
    for (const line of lines) {
      const payment = stored.find(({ transaction_id }) => transaction_id === line.transaction_id);
      const difference = seen.has(keyOf(line)) ? '账单重复列出' : compare(line, payment);
      seen.add(keyOf(line));
      if (difference) differences.push(`${describe(line)}：${difference}`);
    }
  }
  return day === null ? differences : [...differences, ...(await findMissing(db, channel, seen, day))];
}

type Numbers = Pick<BillLine, 'trade_no' | 'transaction_id' | 'refund'>;

const keyOf = ({ trade_no, transaction_id, refund }: Numbers) => `${trade_no} ${transaction_id} ${refund}`;

const describe = ({ trade_no, transaction_id, amount_fen, refund }: BillLine) =>
  `${trade_no} ${refund ? '退款' : '收款'} ${formatYuan(amount_fen)} 元（流水号 ${transaction_id}）`;

/** How a line differs from what is stored of its transaction; null where both agree. */
function compare(line: BillLine, payment: PaymentRow | undefined): string | null {
  if (!payment) return '本站没有这笔收款';
  if (payment.trade_no !== line.trade_no) return `本站记在 ${payment.trade_no} 上`;
  if (payment.amount_fen !== line.amount_fen) return `本站记为 ${formatYuan(payment.amount_fen)} 元`;
  return line.refund && payment.refund === null ? '本站记为已交付' : null;
}

/** What is stored as received or paid back on a day, and is not in its bill. */
async function findMissing(
  db: Database,
  channel: Channel,
  billed: ReadonlySet<string>,
  day: string,
): Promise<string[]> {
  const from = chinaDayStart(day);
  const to = nextChinaDay(from);
  const on = (moment: typeof payments.received_at | typeof payments.refunded_at) =>
    and(eq(payments.channel, channel), gte(moment, from), lt(moment, to));
  const received = await db.select().from(payments).where(on(payments.received_at));
  const refunded = await db.select().from(payments).where(on(payments.refunded_at));
  const missing = (rows: typeof received, refund: boolean) =>
    rows
      .map((row) => ({ ...row, refund }))
      .filter((row) => !billed.has(keyOf(row)))
      .map((row) => `${describe(row)}：本站当日有，账单没有（零点前后的可能在相邻一日的账单里）`);
  return [...missing(received, false), ...missing(refunded, true)];
}
