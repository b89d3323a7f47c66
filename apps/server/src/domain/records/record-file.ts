import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { components } from '@ziping/api-client/schema';
import { formatBirthTime, parseBirthTime } from '@ziping/bazi/birth-time';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

import { type FieldError, invalidField } from '../../errors.ts';
import { isWithinLimits } from '../../json-body.ts';
import { HIDDEN_IN_TEXT } from '../plain-text.ts';

export type FileRow = components['schemas']['RecordFileRow'];
export type FileFormat = 'csv' | 'json';

/** One parsed row of a file. */
interface ReadRow {
  /** From 1: the headings in CSV, the first record in JSON. */
  row: number;
  /** The fields of a new record, not validated yet. */
  given: Partial<Record<keyof FileRow, unknown>>;
  /** The fields that the body of a new record does not have. */
  extra: { pinned: boolean; note: string; created_at: Date | null };
  /** Values that could not be parsed. */
  faults: FieldError[];
}

interface Column {
  title: string;
  write(row: FileRow): string;
  /** The parsed value; undefined for invalid text. */
  read(text: string): unknown;
  /** The message for invalid text. */
  fault: string;
}

const MAX_ROWS = 1000;
/** The most lines of a CSV file, blank ones included. */
const MAX_LINES = 5000;
/** The most delimiters in a line of a CSV file: those of its columns and those in a note. */
const MAX_DELIMITERS = 5000;
/** The most commas, colons and brackets of a JSON file: 1000 records have some 50,000. */
const MAX_SEPARATORS = 70_000;
/** Bytes that are parsed before other requests get a turn. The parser takes up to 0.1 ms for a short line. */
const SLICE = 512;
const NOTE_LENGTH = 2000;
const BOM = '\u{FEFF}';

/** A column of fixed values, written in Chinese; the wire's words are read as well. */
function choice<Field extends keyof FileRow>(
  title: string,
  field: Field,
  labels: Record<string, string>,
): Column {
  const words = Object.entries(labels);
  return {
    title,
    write: (row) => labels[String(row[field])] ?? '',
    read(text) {
      const [value] = words.find(([key, label]) => text === label || text.toLowerCase() === key) ?? [];
      return value;
    },
    fault: `${title}须写${words.map(([, label]) => label).join('、')}之一`,
  };
}

function flag(title: string, field: 'leap_month' | 'hour_unknown' | 'apply_dst' | 'pinned'): Column {
  const words = choice(title, field, { true: '是', false: '否' });
  return {
    ...words,
    read(text) {
      const value = words.read(text);
      return value === undefined ? undefined : value === 'true';
    },
    fault: `${title}须写是或否`,
  };
}

function plain(
  title: string,
  field: 'name' | 'birth_place' | 'birth_place_label' | 'birth_city' | 'note',
): Column {
  return { title, write: (row) => row[field] ?? '', read: (text) => text, fault: '' };
}

/** Date and time as spreadsheets write them: 1990/6/15 10:30, 1990-06-15 10:30:00. */
const DATE_TIME = /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?[\sT]+\d{1,2}:\d{2}(?::00)?$/;

const lunarCalendars = choice('农历国别', 'lunar_calendar', {
  chinese: '中国',
  korean: '韩国',
  vietnamese: '越南',
});

const folds = choice('重复的一小时', 'dst_fold', { 0: '第一次', 1: '第二次' });

/** The columns of the CSV file in order. */
const COLUMNS: Record<keyof FileRow, Column> = {
  name: plain('姓名', 'name'),
  gender: { ...choice('性别', 'gender', { male: '男', female: '女' }), fault: '性别须写男或女' },
  calendar_type: {
    ...choice('历法', 'calendar_type', { solar: '公历', lunar: '农历' }),
    fault: '历法须写公历或农历',
  },
  birth_time: {
    title: '出生时间',
    write: (row) => row.birth_time.slice(0, 16),
    read: (text) => (DATE_TIME.test(text) ? formatBirthTime(parseBirthTime(text)) : undefined),
    fault: '出生时间须写成1990-06-15 10:30的样子',
  },
  lunar_calendar: {
    ...lunarCalendars,
    write: (row) => (row.calendar_type === 'lunar' ? lunarCalendars.write(row) : ''),
  },
  leap_month: flag('闰月', 'leap_month'),
  hour_unknown: flag('时辰未知', 'hour_unknown'),
  birth_place: plain('出生地代码', 'birth_place'),
  birth_place_label: plain('出生地', 'birth_place_label'),
  birth_city: plain('出生城市代码', 'birth_city'),
  category: choice('分组', 'category', {
    self: '本人',
    family: '家人',
    friend: '朋友',
    lover: '恋人',
    classmate: '同学',
    child: '子女',
    parent: '父母',
    relative: '亲戚',
    colleague: '同事',
    client: '客户',
    other: '其他',
  }),
  zi_convention: choice('子时换日', 'zi_convention', { next: '二十三点换日', split: '早晚子时' }),
  yun_convention: choice('起运算法', 'yun_convention', {
    exact: '按时刻精算',
    minutes: '按分钟折算',
    shichen: '按时辰折算',
  }),
  apply_dst: flag('还原夏令时', 'apply_dst'),
  dst_fold: {
    ...folds,
    read(text) {
      const value = folds.read(text);
      return value === undefined ? undefined : Number(value);
    },
  },
  pinned: flag('置顶', 'pinned'),
  note: plain('备注', 'note'),
  created_at: {
    title: '建立时间',
    write: (row) => row.created_at,
    read(text) {
      const moment = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : NaN;
      return moment >= 0 ? new Date(moment) : undefined;
    },
    fault: '建立时间须写成2026-11-18T03:20:00Z的样子',
  },
};
const FIELDS = Object.keys(COLUMNS) as (keyof FileRow)[];
const REQUIRED = ['name', 'gender', 'calendar_type', 'birth_time', 'category'] as const;

// First characters that a spreadsheet reads as a formula, full-width ones included, and the apostrophe that escapes it.
const FORMULA_START = /^['=+\-@＝＋－＠\t\r\n]/;
const escapeFormula = (text: string) => (FORMULA_START.test(text) ? `'${text}` : text);
const unescapeFormula = (text: string) =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;

/** The records as CSV for spreadsheets, row by row: UTF-8 with a byte order mark, Chinese headings, formulas escaped. */
export async function* writeCsv(rows: AsyncIterable<FileRow>): AsyncGenerator<string> {
  const line = (cells: string[]) => stringify([cells], { record_delimiter: '\r\n' });
  yield BOM + line(FIELDS.map((field) => COLUMNS[field].title));
  for await (const row of rows) yield line(FIELDS.map((field) => escapeFormula(COLUMNS[field].write(row))));
}

/**
 * Parses a file: CSV from {@link writeCsv} or a spreadsheet, or JSON with records as in the contract's export or list.
 * Gives other requests a turn while it works.
 *
 * @throws ValidationError for another format, no rows, or more than 1000.
 */
export async function readRecordFile(format: FileFormat, content: string): Promise<ReadRow[]> {
  const text = (content.startsWith(BOM) ? content.slice(BOM.length) : content).trimEnd();
  if (text === '') throw invalidField('content', '文件是空的');
  const rows = format === 'csv' ? await csvRows(text) : jsonRows(text);
  if (rows.length === 0) throw invalidField('content', '文件里没有记录');
  if (rows.length > MAX_ROWS) throw invalidField('content', `一次最多导入${MAX_ROWS}份命盘`);
  return rows.map(({ row, values }) => readRow(row, values));
}

interface RawRow {
  row: number;
  values: Partial<Record<string, unknown>>;
}

async function csvRows(text: string): Promise<RawRow[]> {
  const [headings = ''] = text.split(/\r\n|\n|\r/, 1);
  // The delimiter of spreadsheets depends on the locale.
  const delimiter = [',', '\t', ';'].find((sign) => headings.includes(sign)) ?? ',';
  const table = await parseCsv(text, delimiter);
  const titles = (table[0] ?? []).map((title) => title.trim());
  const columns = FIELDS.flatMap((field) => {
    const at = titles.findIndex((title) => title === COLUMNS[field].title || title === field);
    return at < 0 ? [] : [{ field, at }];
  });
  const absent = REQUIRED.filter((field) => !columns.some((column) => column.field === field));
  if (absent.length > 0) {
    const names = absent.map((field) => COLUMNS[field].title).join('、');
    throw invalidField('content', `缺少这些列：${names}`);
  }
  return table.flatMap((cells, index) => {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) return [];
    const values = Object.fromEntries(
      columns.map(({ field, at }) => [field, unescapeFormula(cells[at] ?? '')]),
    );
    return [{ row: index + 1, values }];
  });
}

const [CARRIAGE_RETURN, LINE_FEED] = Buffer.from('\r\n');

/** Whether a line has more delimiters than any valid one. */
function hasTooManyColumns(bytes: Uint8Array, delimiter: number | undefined): boolean {
  let delimiters = 0;
  for (const byte of bytes) {
    if (byte === delimiter) delimiters += 1;
    else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) delimiters = 0;
    if (delimiters > MAX_DELIMITERS) return true;
  }
  return false;
}

/** @throws ValidationError when it is not CSV or has too many lines or columns. */
async function parseCsv(text: string, delimiter: string): Promise<string[][]> {
  const table: string[][] = [];
  const parser = parse({ delimiter, relax_column_count: true, to: MAX_LINES + 1 });
  const bytes = Buffer.from(text);
  if (hasTooManyColumns(bytes, delimiter.charCodeAt(0))) throw invalidField('content', '文件的列数过多');
  async function* slices() {
    for (let at = 0; at < bytes.byteLength; at += SLICE) {
      await nextTurn();
      yield bytes.subarray(at, at + SLICE);
    }
  }
  try {
    for await (const row of Readable.from(slices(), { highWaterMark: 1 }).pipe(parser)) {
      table.push(row as string[]);
    }
  } catch (error) {
    if (error instanceof CsvError) throw invalidField('content', '文件不是有效的CSV');
    throw error;
  }
  if (table.length > MAX_LINES) throw invalidField('content', '文件的行数过多，请去掉空行');
  return table;
}

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonRows(text: string): RawRow[] {
  if (!isWithinLimits(text, { bytes: Infinity, depth: 16, separators: MAX_SEPARATORS })) {
    throw invalidField('content', '文件的内容过多');
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw invalidField('content', '文件不是有效的JSON');
  }
  // A saved answer of the service has its records inside `data`.
  const inner = isObject(file) && isObject(file['data']) ? file['data'] : file;
  const list = isObject(inner) ? inner['records'] : inner;
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown, index) => {
    const given = isObject(item) ? item : {};
    const { zi, yun, dst, dst_fold } = isObject(given['conventions']) ? given['conventions'] : {};
    return {
      row: index + 1,
      values: {
        zi_convention: zi,
        yun_convention: yun,
        apply_dst: dst,
        dst_fold,
        ...Object.fromEntries(FIELDS.filter((field) => field in given).map((field) => [field, given[field]])),
      },
    };
  });
}

function readRow(row: number, values: RawRow['values']): ReadRow {
  const given: ReadRow['given'] = {};
  const faults: FieldError[] = [];
  for (const field of FIELDS) {
    const value = values[field];
    if (typeof value !== 'string') {
      if (value !== undefined && value !== null) given[field] = value;
      continue;
    }
    const text = value.trim();
    if (text === '') continue;
    const parsed = COLUMNS[field].read(text);
    if (parsed === undefined) faults.push({ field, message: COLUMNS[field].fault });
    else given[field] = parsed;
  }

  const { pinned = false, note = '', created_at = null, birth_place_label: _label, ...birth } = given;
  if (typeof pinned !== 'boolean') faults.push({ field: 'pinned', message: COLUMNS.pinned.fault });
  if (created_at !== null && !(created_at instanceof Date)) {
    faults.push({ field: 'created_at', message: COLUMNS.created_at.fault });
  }
  const readable = typeof note === 'string' && note.isWellFormed() && !HIDDEN_IN_TEXT.test(note);
  if (!readable) faults.push({ field: 'note', message: '备注中含有无法识别的字符' });
  else if (note.length > 2 * NOTE_LENGTH || [...note].length > NOTE_LENGTH) {
    faults.push({ field: 'note', message: `备注不能超过${NOTE_LENGTH}个字` });
  }
  return {
    row,
    given: birth,
    extra: {
      pinned: pinned === true,
      note: readable ? note : '',
      created_at: created_at instanceof Date ? created_at : null,
    },
    faults,
  };
}
