/** Records as files, CSV and JSON: how they are written, and what is understood of one. */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

import { type FieldError, invalidField } from '../../shared/errors.ts';
import { isWithinLimits } from '../../shared/json-body.ts';
import type { NamedPlace } from '../locations/place-names.ts';
import { HIDDEN_IN_TEXT } from '../../shared/plain-text.ts';
import type { NamedHour } from './case-book.ts';
import { type Heading, headingsOf, DATE_HEADINGS } from './case-headings.ts';
import { type Cells, type RawRow, readCells } from './record-cells.ts';
import { COLUMNS, FILE_FIELDS, type FileRow } from './record-columns.ts';

export type FileFormat = 'csv' | 'json';

/** One parsed row of a file. */
export interface ReadRow {
  /** From 1: the headings in CSV, the first record in JSON. */
  row: number;
  /** The fields of a new record, not validated yet. */
  given: Partial<Record<keyof FileRow, unknown>>;
  /** The fields that the body of a new record does not have. */
  extra: { pinned: boolean; note: string; created_at: Date | null };
  /** Values that could not be parsed. */
  faults: FieldError[];
  /** What the row does not say, and what is taken instead. */
  assumed: FieldError[];
  /** The 时辰 that the row names. */
  named_hour?: NamedHour | undefined;
  /** Whether true solar time follows from the place alone, no cell asking for it. */
  sun_assumed?: boolean | undefined;
}

/** A file as it is understood. */
interface ReadFile {
  rows: ReadRow[];
  /** The columns of a table and the fields that they are read as, empty for those that are left out. */
  columns: { title: string; field: string }[];
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
/** The lines at the start of a table that may be titles above the headings. */
const TITLE_LINES = 10;
/** The most characters of a heading that are repeated in an answer. */
const TITLE_LENGTH = 60;
const ROWS_PER_TURN = 10;
const BOM = '\u{FEFF}';

// First characters that a spreadsheet reads as a formula, full-width ones included, and the apostrophe that escapes it.
const FORMULA_START = /^['=+\-@＝＋－＠\t\r\n]/;
const escapeFormula = (text: string) => (FORMULA_START.test(text) ? `'${text}` : text);
const unescapeFormula = (text: string) =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;

/** The records as CSV for spreadsheets, row by row: UTF-8 with a byte order mark, Chinese headings, formulas escaped. */
export async function* writeCsv(rows: AsyncIterable<FileRow>): AsyncGenerator<string> {
  const line = (cells: string[]) => stringify([cells], { record_delimiter: '\r\n' });
  yield BOM + line(FILE_FIELDS.map((field) => COLUMNS[field].title));
  for await (const row of rows)
    yield line(FILE_FIELDS.map((field) => escapeFormula(COLUMNS[field].write(row))));
}

/**
 * Parses a file: CSV from {@link writeCsv}, a spreadsheet or a list that someone keeps, or JSON with records as in the
 * contract's export or list. Gives other requests a turn while it works.
 *
 * @param findPlace finds a birth place that is given by its name
 * @throws ValidationError for another format, no rows, or more than 1000.
 */
export async function readRecordFile(
  format: FileFormat,
  content: string,
  findPlace: (text: string) => NamedPlace,
): Promise<ReadFile> {
  const text = (content.startsWith(BOM) ? content.slice(BOM.length) : content).trimEnd();
  if (text === '') throw invalidField('content', '文件是空的');
  const { rows, columns } =
    format === 'csv' ? await csvRows(text, findPlace) : { rows: jsonRows(text), columns: [] };
  if (rows.length === 0) throw invalidField('content', '文件里没有记录');
  if (rows.length > MAX_ROWS) throw invalidField('content', `一次最多导入${MAX_ROWS}份命盘`);
  const read: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    read.push(readRow(row()));
  }
  return { rows: read, columns };
}

/** The line with the headings: the first with all required ones, as lists often have a title above them. */
function findHeadings(table: readonly string[][]): { at: number; headings: (Heading | null)[] } {
  let first: { at: number; headings: (Heading | null)[] } | undefined;
  for (const [at, titles] of table.slice(0, TITLE_LINES).entries()) {
    const headings = headingsOf(titles);
    first ??= { at, headings };
    if (missingColumns(headings).length === 0) return { at, headings };
    const best = new Set(headings).size > new Set(first.headings).size;
    if (best) first = { at, headings };
  }
  const headings = first?.headings ?? [];
  throw invalidField('content', `缺少这些列：${missingColumns(headings).join('、')}`);
}

function missingColumns(headings: readonly (Heading | null)[]): string[] {
  const missing: string[] = [];
  if (!headings.includes('name')) missing.push('姓名');
  if (!headings.includes('gender')) missing.push('性别');
  if (!DATE_HEADINGS.some((heading) => headings.includes(heading))) missing.push('出生日期');
  return missing;
}

async function csvRows(
  text: string,
  findPlace: (text: string) => NamedPlace,
): Promise<{ rows: (() => RawRow)[]; columns: ReadFile['columns'] }> {
  // The delimiter of spreadsheets depends on the locale; a title above the headings has none.
  const lines = text.split(/\r\n|\n|\r/, TITLE_LINES);
  const signs = [',', '\t', ';'];
  const delimiter = lines.flatMap((line) => signs.filter((sign) => line.includes(sign)))[0] ?? ',';
  const table = await parseCsv(text, delimiter);
  const { at, headings } = findHeadings(table);
  const columns = (table[at] ?? []).flatMap((title, index) => {
    const heading = headings[index];
    return title.trim() === ''
      ? []
      : [{ title: title.trim().slice(0, TITLE_LENGTH), field: heading ? fieldOf(heading) : '' }];
  });
  const rows = table.flatMap((line, index) => {
    if (index <= at || line.every((cell) => cell.trim() === '')) return [];
    return [
      () => {
        const cells: Cells = {};
        for (const [column, heading] of headings.entries()) {
          if (heading) cells[heading] = unescapeFormula(line[column] ?? '').trim();
        }
        return { row: index + 1, ...readCells(cells, findPlace) };
      },
    ];
  });
  return { rows, columns };
}

const fieldOf = (heading: Heading): string =>
  ['date', 'solar_date', 'lunar_date', 'time'].includes(heading)
    ? 'birth_time'
    : heading === 'birth_place_label' || heading === 'true_solar'
      ? 'birth_place'
      : heading;

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

function jsonRows(text: string): (() => RawRow)[] {
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
    return () => ({
      row: index + 1,
      values: {
        zi_convention: zi,
        yun_convention: yun,
        apply_dst: dst,
        dst_fold,
        ...Object.fromEntries(
          FILE_FIELDS.filter((field) => field in given).map((field) => [field, given[field]]),
        ),
      },
    });
  });
}

/** Faults are told in the order of the columns of an export. */
const placeOf = ({ field }: FieldError) => FILE_FIELDS.findIndex((one) => one === field);

function readRow({ row, values, faults: known = [], assumed = [], ...written }: RawRow): ReadRow {
  const given: ReadRow['given'] = {};
  const faults: FieldError[] = [...known];
  for (const field of FILE_FIELDS) {
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
    faults: faults.sort((one, other) => placeOf(one) - placeOf(other)),
    assumed,
    ...written,
  };
}
