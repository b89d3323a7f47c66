import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** The most bytes of a workbook's parts when they are unpacked. A thousand records have some 500,000. */
const MAX_UNPACKED = 20 * 1024 * 1024;

const two = (value: number) => String(value).padStart(2, '0');
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Spreadsheets write a time without a day as one of the day before their first. */
const isTimeOnly = (date: Date) => date.getUTCFullYear() < 1900;
const clockOf = (date: Date) => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
const dayOf = (date: Date) =>
  `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;

/** Rounded to minutes: a spreadsheet stores 10:30 as a fraction of a day. */
const toMinute = (date: Date) => new Date(Math.round(date.getTime() / 60_000) * 60_000);

function textOf(cell: unknown, hasTimes: boolean): string {
  if (cell instanceof Date) {
    const date = toMinute(cell);
    if (isTimeOnly(date)) return clockOf(date);
    return hasTimes ? `${dayOf(date)} ${clockOf(date)}` : dayOf(date);
  }
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

/**
 * The workbook with its parts stored uncompressed. The library unpacks larger parts in a worker from a blob, which the
 * site's Content-Security-Policy does not allow.
 */
function withoutCompression(bytes: ArrayBuffer): ArrayBuffer {
  let size = 0;
  const parts = unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > MAX_UNPACKED) throw new RangeError('the workbook is too large');
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer;
}

/**
 * The first sheet of an .xlsx workbook as CSV. A column of days has no times: a spreadsheet stores a day as its midnight.
 *
 * @throws when it is not such a workbook
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<string> {
  const rows: readonly (readonly unknown[])[] = await readSheet(withoutCompression(bytes));
  const timed = new Set<number>();
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      if (cell instanceof Date && !isTimeOnly(cell) && clockOf(toMinute(cell)) !== '00:00') timed.add(column);
    }
  }
  return rows
    .map((row) => row.map((cell, column) => quoted(textOf(cell, timed.has(column)))).join(','))
    .join('\r\n');
}
