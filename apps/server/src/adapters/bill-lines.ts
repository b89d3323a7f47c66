import { parse as parseCsv } from 'csv-parse/sync';

import type { BillLine } from '../ports/payments.ts';

/**
 * Reads the lines of a provider's bill.
 *
 * @param name of the provider, for the message
 * @param text CSV with a header
 * @param columns that the header must have
 * @param toLine reads one row, whose values are trimmed
 * @throws Error for the operator, where the text is another file, or a line has no numbers or no amount
 */
export function readBillLines(
  name: string,
  text: string,
  columns: readonly string[],
  toLine: (row: Readonly<Record<string, string>>) => BillLine,
): BillLine[] {
  let header: string[] = [];
  let lines: BillLine[] = [];
  try {
    const rows: Record<string, string>[] = parseCsv(text, {
      bom: true,
      columns: (names: string[]) => (header = names),
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    lines = rows.map(toLine);
  } catch (cause) {
    throw new Error(`这不是${name}的账单`, { cause });
  }
  if (!columns.every((column) => header.includes(column))) throw new Error(`这不是${name}的账单`);
  const unreadable = lines.findIndex(
    ({ trade_no, transaction_id, amount_fen }) => !trade_no || !transaction_id || Number.isNaN(amount_fen),
  );
  if (unreadable >= 0) throw new Error(`${name}的账单第 ${unreadable + 1} 笔无法读取，文件可能不完整`);
  return lines;
}
