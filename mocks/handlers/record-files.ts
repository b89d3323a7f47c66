import type { Schema } from '@ziping/api-client/types';
import { formatBirthTime, parseBirthTime } from '@ziping/bazi/birth-time';
import type { FullRecord } from '../fixtures/records.ts';

type Row = Schema<'RecordFileRow'>;

/** A record as a row of an export file. */
export function fileRow(record: FullRecord): Row {
  const { id: _id, birth_time_solar: _solar, conventions, pinned = false, note = '', ...rest } = record;
  const { hour_unknown = false } = record;
  const { zi, yun, dst, dst_fold } = conventions;
  return {
    ...rest,
    hour_unknown,
    zi_convention: zi,
    yun_convention: yun,
    apply_dst: dst,
    dst_fold,
    pinned,
    note,
  };
}

const columns = {
  姓名: 'name',
  性别: 'gender',
  历法: 'calendar_type',
  出生时间: 'birth_time',
  分组: 'category',
};
const words: Record<string, string> = {
  男: 'male',
  女: 'female',
  公历: 'solar',
  农历: 'lunar',
  本人: 'self',
};

/** The records as a CSV table with the main columns. */
export function tableOf(records: readonly FullRecord[]): string {
  const lines = records.map(({ name, gender, calendar_type, birth_time, category }) =>
    [name, gender, calendar_type, birth_time.slice(0, 16), category].join(','),
  );
  return `\u{FEFF}${[Object.keys(columns).join(','), ...lines].join('\r\n')}\r\n`;
}

/** The columns of a CSV table as they are read. */
export function columnsOf(content: string): Schema<'RecordColumn'>[] {
  const [headings = ''] = content.replace('\u{FEFF}', '').split(/\r?\n/, 1);
  const fields: Partial<Record<string, string>> = columns;
  return headings.split(',').map((title) => ({ title, field: fields[title] ?? '' }));
}

/** The rows of a CSV table without quotes, or of JSON. A row without a name or with an invalid date is a fault. */
export function readRows(
  format: 'csv' | 'json',
  content: string,
): { rows: Schema<'CreateRecordBody'>[]; faults: Schema<'RecordFault'>[] } {
  const [headings = '', ...lines] = content.replace('\u{FEFF}', '').split(/\r?\n/);
  const titles = headings.split(',');
  const read: { row: number; values: Partial<Row> }[] =
    format === 'json'
      ? (JSON.parse(content) as { records: Row[] }).records.map((values, index) => ({
          row: index + 1,
          values,
        }))
      : lines.flatMap((line, index) => {
          if (line === '') return [];
          const cells = line.split(',').map((cell) => words[cell] ?? cell);
          const values = Object.entries(columns).map(([title, field]) => [
            field,
            cells[titles.indexOf(title)],
          ]);
          return [{ row: index + 2, values: Object.fromEntries(values) as Partial<Row> }];
        });
  const rows: Schema<'CreateRecordBody'>[] = [];
  const faults: Schema<'RecordFault'>[] = [];
  for (const { row, values } of read) {
    const {
      name = '',
      gender = 'male',
      calendar_type = 'solar',
      birth_time = '',
      category = 'other',
    } = values;
    const parts = parseBirthTime(birth_time);
    if (name === '') faults.push({ row, field: 'name', message: '请输入姓名' });
    else if (new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDate() !== parts.day) {
      faults.push({ row, field: 'birth_time', message: '没有这一天，请检查出生日期' });
    } else {
      rows.push({ name, gender, calendar_type, birth_time: formatBirthTime(parts), category });
    }
  }
  return { rows, faults };
}
