/** Records of a file that are added at once. */
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Schema } from '@ziping/api-client/types';
import { resolveBirth } from '@ziping/bazi/birth';
import { parseBirthTime } from '@ziping/bazi/birth-time';
import { BirthError } from '@ziping/bazi/errors';
import { and, eq, isNull } from 'drizzle-orm';

import { records } from '../../db/schema/records.ts';
import { ApiError, type FieldError, ValidationError } from '../../shared/errors.ts';
import type { Account } from '../accounts/sessions.ts';
import { findNamedPlace } from '../locations/place-names.ts';
import { castWrittenBirth } from './named-hour.ts';
import type { RecordContext } from './record-context.ts';
import { type FileFormat, type ReadRow, readRecordFile } from './record-file.ts';

type RecordImport = Schema<'RecordImport'>;
type RecordFault = Schema<'RecordFault'>;
type PreviewRow = Schema<'RecordPreviewRow'>;
type Cast = ReturnType<typeof castWrittenBirth>;
type Birth = typeof records.$inferSelect;

/** Rows of a file that are processed before other requests get a turn. */
const ROWS_PER_TURN = 10;

const VALID_BIRTH = { calendar_type: 'solar', birth_time: '2000-01-01 12:00:00', leap_month: false };

/**
 * Valid values in place of a field with a fault; without one here the field may be missing. What a date means depends
 * on its calendar and its leap month.
 */
const VALID_INSTEAD: Partial<Record<string, ReadRow['given']>> = {
  name: { name: '甲' },
  gender: { gender: 'male' },
  category: { category: 'other' },
  birth_time: VALID_BIRTH,
  calendar_type: VALID_BIRTH,
  leap_month: VALID_BIRTH,
};

/**
 * Imports all valid rows of a file at once. Rows without a creation time keep the file's order.
 *
 * @param file.preview stores nothing, and tells how the columns and rows are understood
 * @throws ValidationError when the file cannot be read or has too many rows.
 */
export async function importFile(
  context: RecordContext,
  { userId }: Account,
  { format, content, preview = false }: { format: FileFormat; content: string; preview?: boolean },
): Promise<RecordImport> {
  const { clock, entropy, regions } = context;
  const now = clock.now();
  const { rows, columns } = await readRecordFile(format, content, (name) => findNamedPlace(regions, name));
  const shown: PreviewRow[] = [];
  const known = preview ? await findKnownBirths(context, userId) : new Set<string>();
  const faults: RecordFault[] = [];
  const valid: (typeof records.$inferInsert)[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    const { cast, faults: found } = castRow(context, row, now);
    faults.push(...found.map((fault) => ({ row: row.row, ...fault })));
    if (!cast || found.length > 0) continue;
    const { created_at, ...extra } = row.extra;
    if (preview) {
      shown.push(toPreviewRow(row, cast, known.has(birthOf(cast.row)) ? [ALREADY_THERE] : []));
      known.add(birthOf(cast.row));
    } else
      valid.push({
        ...cast.row,
        ...extra,
        id: entropy.id(),
        user_id: userId,
        // Without a creation time the first row counts as the newest.
        created_at: created_at && created_at < now ? created_at : new Date(now.getTime() - index),
      });
  }
  if (preview) return { imported: 0, faults, columns, rows: shown };
  await insertAll(context, valid);
  return { imported: valid.length, faults };
}

/** The birth of a row, and what is wrong with the row. */
function castRow(
  context: RecordContext,
  read: ReadRow,
  now: Date,
): { cast: Cast | null; faults: FieldError[] } {
  const faults = [...read.faults];
  const tried = { ...read, given: { ...read.given } };
  // Each try finds the first faults alone: the fields that have them are then taken as valid ones.
  const settled = new Set<string>();
  for (;;) {
    try {
      const cast = castWrittenBirth(context, tried, now);
      return { cast: settled.size > 0 ? null : cast, faults };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors =
        error instanceof ValidationError ? error.errors : [{ field: '', message: error.message }];
      // A value that could not be parsed is missing in this validation, and is reported already.
      const others = errors.filter(({ field }) => !faults.some((fault) => fault.field === field));
      faults.push(...others.map((fault) => explainTime(fault, read.given)));
      const found = errors.map(({ field }) => field).filter((field) => !settled.has(field));
      if (found.length === 0) return { cast: null, faults };
      for (const field of found) {
        settled.add(field);
        const valid = VALID_INSTEAD[field] ?? { [field]: undefined };
        Object.assign(tried.given, valid);
        // The 时辰 is that of the birth which is replaced.
        if (valid === VALID_BIRTH) tried.named_hour = undefined;
      }
    }
  }
}

/** What a contract's pattern cannot say of a birth time: why there is no such day or time. */
function explainTime(
  fault: FieldError,
  { birth_time, calendar_type, leap_month }: ReadRow['given'],
): FieldError {
  if (fault.field !== 'birth_time' || typeof birth_time !== 'string') return fault;
  const birth = {
    ...parseBirthTime(birth_time),
    calendar_type: calendar_type === 'lunar' ? ('lunar' as const) : ('solar' as const),
    leap_month: leap_month === true,
    gender: 'male' as const,
  };
  try {
    resolveBirth(birth, { dst: false, dst_fold: 0 });
    return fault;
  } catch (error) {
    if (error instanceof BirthError) return { ...fault, message: error.message };
    throw error;
  }
}

async function insertAll({ db }: RecordContext, rows: (typeof records.$inferInsert)[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += ROWS_PER_TURN) {
      await tx.insert(records).values(rows.slice(at, at + ROWS_PER_TURN));
      await nextTurn();
    }
  });
}

const ALREADY_THERE = { field: 'name', message: '已有同名同生辰的命盘，会再多一份' };

/** What tells whether two records are of the same person. */
const birthOf = ({ name, gender, birth_time_solar }: Pick<Birth, 'name' | 'gender' | 'birth_time_solar'>) =>
  JSON.stringify([name, gender, birth_time_solar]);

/** The births of an account's records. */
async function findKnownBirths({ db }: RecordContext, userId: string): Promise<Set<string>> {
  const { name, gender, birth_time_solar } = records;
  const rows = await db
    .select({ name, gender, birth_time_solar })
    .from(records)
    .where(and(eq(records.user_id, userId), isNull(records.deleted_at)));
  return new Set(rows.map(birthOf));
}

function toPreviewRow(
  { row }: ReadRow,
  { row: birth, chart, assumed }: Cast,
  warnings: readonly FieldError[],
): PreviewRow {
  const { year_pillar, month_pillar, day_pillar, time_pillar } = chart.bazi;
  const pillars = [year_pillar, month_pillar, day_pillar, ...(birth.hour_unknown ? [] : [time_pillar])];
  return {
    row,
    name: birth.name,
    gender: birth.gender,
    calendar_type: birth.calendar_type,
    birth_time: birth.birth_time,
    leap_month: birth.leap_month,
    hour_unknown: birth.hour_unknown,
    birth_place_label: birth.birth_place_label,
    category: birth.category,
    pillars: pillars.map(({ heavenly_stem, earthly_branch }) => heavenly_stem + earthly_branch),
    assumed: [...warnings, ...assumed],
  };
}
