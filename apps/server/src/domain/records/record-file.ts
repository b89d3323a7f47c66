import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Schema } from '@ziping/api-client/types';
import { isOutsideMainland } from '@ziping/bazi/birth-place';
import { formatBirthTime, parseBirthTime } from '@ziping/bazi/birth-time';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

import { type FieldError, invalidField } from '../../shared/errors.ts';
import { isWithinLimits } from '../../shared/json-body.ts';
import type { NamedPlace } from '../locations/place-names.ts';
import { HIDDEN_IN_TEXT } from '../../shared/plain-text.ts';
import { type BirthCell, type NamedHour, readBirth } from './case-book.ts';
import { type Heading, headingsOf, DATE_HEADINGS } from './case-headings.ts';

export type FileRow = Schema<'RecordFileRow'>;
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
/** The lines at the start of a table that may be titles above the headings. */
const TITLE_LINES = 10;
/** The most characters of a heading and of a place that are repeated in an answer. */
const TITLE_LENGTH = 60;
const PLACE_LENGTH = 20;
const ROWS_PER_TURN = 10;
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

/** 是 or 否 in its usual spellings. */
function readFlag(text: string): boolean | undefined {
  if (/^(?:true|是|有|y|yes|1|√|✓|✔)$/i.test(text)) return true;
  return /^(?:false|否|不是|无|没有|n|no|0|×)$/i.test(text) ? false : undefined;
}

function flag(title: string, field: 'leap_month' | 'hour_unknown' | 'apply_dst' | 'pinned'): Column {
  const words = choice(title, field, { true: '是', false: '否' });
  return { ...words, read: readFlag, fault: `${title}须写是或否` };
}

function plain(
  title: string,
  field: 'name' | 'birth_place' | 'birth_place_label' | 'birth_city' | 'note',
): Column {
  return { title, write: (row) => row[field] ?? '', read: (text) => text, fault: '' };
}

/** Date and time of a JSON file: 1990/6/15 10:30, 1990-06-15 10:30:00. */
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
  gender: {
    ...choice('性别', 'gender', { male: '男', female: '女' }),
    read: (text) => {
      const word = text.normalize('NFKC').toLowerCase();
      return /^(?:male|m|男|男性|男士|男命|先生|乾|乾造|1)$/.test(word)
        ? 'male'
        : /^(?:female|f|女|女性|女士|女命|小姐|坤|坤造|0|2)$/.test(word)
          ? 'female'
          : undefined;
    },
    fault: '性别须写男或女',
  },
  calendar_type: {
    ...choice('历法', 'calendar_type', { solar: '公历', lunar: '农历' }),
    read: (text) =>
      /^(?:solar|公历|阳历|新历|西历|阳|公)$/i.test(text)
        ? 'solar'
        : /^(?:lunar|农历|阴历|旧历|夏历|农|阴)$/i.test(text)
          ? 'lunar'
          : undefined,
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

/** The fields of a record in a file, in the order of its columns. */
export const FILE_FIELDS = Object.keys(COLUMNS) as (keyof FileRow)[];

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

interface RawRow {
  row: number;
  values: Partial<Record<string, unknown>>;
  faults?: FieldError[];
  assumed?: FieldError[];
  named_hour?: NamedHour | undefined;
  sun_assumed?: boolean | undefined;
}

type Cells = Partial<Record<Heading, string>>;

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

/** A value of a column of fixed words; undefined for an empty cell or other text, which `readRow` reports. */
const wordOf = (field: keyof FileRow, text: string | undefined) =>
  text ? COLUMNS[field].read(text) : undefined;

/** The values of a line, with those that follow from several cells: the birth and its place. */
function readCells(cells: Cells, findPlace: (text: string) => NamedPlace): Omit<RawRow, 'row'> {
  const { date, solar_date, lunar_date, time, true_solar = '', ...own } = cells;
  const values: RawRow['values'] = { ...own };
  const faults: FieldError[] = [];
  const assumed: FieldError[] = [];

  // A column 农历 or 阳历 may also say of each row whether its date is one.
  let calendar = own.calendar_type ?? '';
  const dates: BirthCell[] = [];
  for (const [text = '', type, other] of [
    [solar_date, 'solar', 'lunar'],
    [lunar_date, 'lunar', 'solar'],
  ] as const) {
    const yes = readFlag(text);
    if (yes === undefined) dates.push({ text, calendar: type });
    else if (calendar === '') calendar = yes ? type : other;
  }
  if (calendar !== '') values['calendar_type'] = calendar;
  const birth = readBirth(
    [{ text: own.birth_time ?? '' }, { text: date ?? '' }, ...dates, { text: time ?? '' }],
    {
      calendar_type: wordOf('calendar_type', calendar) as 'solar' | 'lunar' | undefined,
      leap_month: wordOf('leap_month', own.leap_month) as boolean | undefined,
      hour_unknown: wordOf('hour_unknown', own.hour_unknown) as boolean | undefined,
    },
  );
  faults.push(...birth.faults);
  assumed.push(...birth.assumed);
  values['birth_time'] = birth.birth_time;
  if (calendar === '') values['calendar_type'] = birth.calendar_type;
  if (wordOf('leap_month', own.leap_month) !== undefined || !own.leap_month)
    values['leap_month'] = birth.leap_month;
  if (wordOf('hour_unknown', own.hour_unknown) !== undefined || !own.hour_unknown)
    values['hour_unknown'] = birth.hour_unknown;

  if (/^[012]$/.test(own.gender ?? '')) {
    assumed.push({
      field: 'gender',
      message: `性别写的是${own.gender}，读作${own.gender === '1' ? '男' : '女'}`,
    });
  }
  const { named_hour } = birth;
  const place = readPlace({ ...own, true_solar }, named_hour, findPlace);
  Object.assign(values, place.values);
  faults.push(...place.faults);
  assumed.push(...place.assumed);
  if (!own.category) {
    values['category'] = 'other';
    assumed.push({ field: 'category', message: '没有写分组，归入其他' });
  }
  return { values, faults, assumed, named_hour, sun_assumed: place.sun_assumed };
}

/** The place of a line by its name. It is that of true solar time unless the line says otherwise or has a 时辰 alone. */
function readPlace(
  { birth_place, birth_city, birth_place_label, true_solar = '' }: Cells,
  named_hour: NamedHour | undefined,
  findPlace: (text: string) => NamedPlace,
): Required<Pick<RawRow, 'values' | 'faults' | 'assumed'>> & { sun_assumed: boolean } {
  const values: RawRow['values'] = {};
  const faults: FieldError[] = [];
  const assumed: FieldError[] = [];
  const fault = (message: string) => faults.push({ field: 'birth_place', message });
  const tell = (message: string) => assumed.push({ field: 'birth_place', message });
  // Without the time on the clock there is nothing that true solar time could correct.
  const hourAlone = named_hour?.alone ? named_hour.label : null;
  const asked = birth_place ? true : readFlag(true_solar);
  if (hourAlone !== null && asked === true) {
    fault(`只写了${hourAlone}，不能换算真太阳时，请写几点几分，或不用真太阳时`);
    values['birth_place'] = undefined;
  } else if (!birth_place && !birth_city && birth_place_label) {
    const isSaid = true_solar !== '';
    const usesSun = isSaid ? asked : hourAlone === null;
    if (usesSun === undefined) fault('真太阳时须写是或否');
    const place = findPlace(birth_place_label);
    if (place.kind === 'found') {
      const outside = isOutsideMainland(place.code);
      const lost = outside ? '' : '，没有存出生地';
      if (usesSun === true) values['birth_place'] = place.code;
      if (outside) values['birth_city'] = place.code;
      if (usesSun === true && !isSaid) tell(`按${place.label}的真太阳时`);
      else if (!isSaid) tell(`只写了${hourAlone}，不用真太阳时${lost}`);
      else if (usesSun === false && !outside) tell(`不用真太阳时${lost}`);
    } else {
      fault(placeFault(birth_place_label, place));
    }
  }
  return { values, faults, assumed, sun_assumed: asked === undefined };
}

function placeFault(text: string, place: Exclude<NamedPlace, { kind: 'found' }>): string {
  const name = text.slice(0, PLACE_LENGTH);
  if (place.kind === 'none') return `没有找到出生地“${name}”，请写省、市、区县，或留空`;
  if (place.labels.length === 0) return `出生地只写到“${name}”，请写到城市`;
  const some = place.labels.slice(0, 3).join('、');
  return `出生地“${name}”有${place.labels.length}处：${some}${place.labels.length > 3 ? '等' : ''}，请写到其中一处`;
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
