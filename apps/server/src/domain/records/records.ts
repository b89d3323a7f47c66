import { setImmediate as nextTurn } from 'node:timers/promises';

import type { components, operations } from '@ziping/api-client/schema';
import { fourOf } from '@ziping/bazi/analysis';
import { birthCityOf } from '@ziping/bazi/birth-place';
import { judgementOf } from '@ziping/bazi/judgement';
import { basicAnalysis } from '@ziping/bazi/reading/basic';
import type { Chart } from '@ziping/bazi/types';
import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';

import { deleteInBatches, inBatches } from '../../db/batches.ts';
import type { Database } from '../../db/open.ts';
import { chatMessages, records } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { ValidationError, invalidField, ApiError, apiError } from '../../errors.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Account } from '../accounts/sessions.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { findBirthCity } from '../locations/birth-city.ts';
import { createPlaceNames } from '../locations/place-names.ts';
import { DEFAULT_ZONE, type Regions } from '../locations/regions.ts';
import { findRecord, ofUser, ownRecord, recordMissing, type RecordRow } from './own-records.ts';
import { castValidChart, castRecordChart, castLiuNian } from './record-chart.ts';
import { type FileFormat, type FileRow, readRecordFile } from './record-file.ts';

type WireRecord = components['schemas']['Record'];
type RecordChart = components['schemas']['RecordChart'];
type LiuNian = components['schemas']['LiuNian'];
export type NewRecord = components['schemas']['CreateRecordBody'];
type Query = NonNullable<operations['listRecords']['parameters']['query']>;
type RecordImport = components['schemas']['RecordImport'];
type RecordFault = components['schemas']['RecordFault'];
type PreviewRow = components['schemas']['RecordPreviewRow'];
type RecordMove = components['schemas']['RecordMove'];
type Category = components['schemas']['Category'];

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  limiter: RateLimiter;
  regions: Regions;
  benefits: Benefits;
  /** Validates a new record by the contract. @throws ValidationError naming every invalid field. */
  validateNew(given: unknown): NewRecord;
}

/** Rows of a file that are processed before other requests get a turn. */
const ROWS_PER_TURN = 10;
/** Records that are read at once for a file. */
const ROWS_PER_PAGE = 200;

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 24 * 3_600_000;

/** Birth records and their charts. Every method reaches the caller's own records only. */
export type Records = ReturnType<typeof createRecords>;

export function createRecords(deps: Dependencies) {
  const { db, clock, entropy, limiter, regions, benefits, validateNew } = deps;
  const find = (account: Account, id: string): Promise<RecordRow> => findRecord(db, account.userId, id);

  /** The columns of a new record: the fields of the contract by their names. Computes the chart once to check the birth. @throws ValidationError */
  function castBirthRow(given: NewRecord, now: Date) {
    const place = given.birth_place ? regions.find(given.birth_place) : null;
    if (given.birth_place && !place) throw invalidField('birth_place', '使用真太阳时需要选择出生地');
    const city = findBirthCity(regions, given);
    const row = {
      ...given,
      name: given.name.trim(),
      lunar_calendar: given.calendar_type === 'lunar' ? (given.lunar_calendar ?? 'chinese') : 'chinese',
      leap_month: given.calendar_type === 'lunar' && (given.leap_month ?? false),
      hour_unknown: given.hour_unknown ?? false,
      birth_place: given.birth_place ?? '',
      birth_place_label: (place ?? city)?.label ?? '',
      birth_city: given.birth_city ?? '',
      longitude: place?.longitude ?? null,
      zone: (place ?? city)?.zone ?? DEFAULT_ZONE,
      zi_convention: given.zi_convention ?? 'next',
      yun_convention: given.yun_convention ?? 'exact',
      apply_dst: given.apply_dst ?? true,
      dst_fold: given.dst_fold ?? 0,
    };
    const chart = castValidChart(row, now);
    return { row: { ...row, birth_time_solar: chart.truth.clock }, chart };
  }

  const toBirthRow = (given: NewRecord, now: Date) => castBirthRow(given, now).row;

  async function updateRow(account: Account, id: string, part: Partial<RecordRow>): Promise<WireRecord> {
    const [row] = await db.update(records).set(part).where(ownRecord(account.userId, id)).returning();
    if (!row) throw recordMissing();
    return toWire(row);
  }

  /** All records of a user, newest first, read page by page. One that is added or deleted meanwhile shifts no other. */
  async function* allOf(userId: string): AsyncGenerator<RecordRow> {
    let last: RecordRow | undefined;
    for (;;) {
      const after =
        last &&
        sql`(${records.created_at}, ${records.id}) < (${last.created_at.toISOString()}::timestamptz, ${last.id})`;
      const page = await db
        .select()
        .from(records)
        .where(and(ofUser(userId), after))
        .orderBy(desc(records.created_at), desc(records.id))
        .limit(ROWS_PER_PAGE);
      yield* page;
      if (page.length < ROWS_PER_PAGE) return;
      last = page.at(-1);
      await nextTurn();
    }
  }

  return {
    /**
     * Creates a record.
     *
     * @returns its id.
     * @throws ValidationError for an impossible birth, with the engine's message.
     */
    async create(userId: string, given: NewRecord): Promise<string> {
      await limiter.consume('recordPerUser', userId);
      const now = clock.now();
      const row = { ...toBirthRow(given, now), id: entropy.id(), user_id: userId, created_at: now };
      await db.insert(records).values(row);
      return row.id;
    },

    /** Replaces the birth data of a record; id, note and pin stay. @throws ValidationError as create does. */
    async update(account: Account, id: string, given: NewRecord): Promise<WireRecord> {
      await limiter.consume('recordPerUser', account.userId);
      await find(account, id);
      return updateRow(account, id, toBirthRow(given, clock.now()));
    },

    /** Pins a record to the top of the list, or unpins it. */
    pin: (account: Account, id: string, pinned: boolean) => updateRow(account, id, { pinned }),

    /** Sets a record's note, trimmed. */
    note: (account: Account, id: string, note: string) => updateRow(account, id, { note: note.trim() }),

    /** One page of the caller's records and the total. */
    async list(account: Account, query: Query): Promise<{ records: WireRecord[]; total: number }> {
      const { page = 1, page_size = 5, category = 'all', sort = 'newest', keyword = '' } = query;
      const first = (query.pinned_first ?? true) ? [desc(records.pinned)] : [];
      const filters: (SQL | undefined)[] = [ofUser(account.userId)];
      if (category !== 'all') filters.push(eq(records.category, category));
      const word = keyword.trim().replaceAll(/[\\%_]/g, '\\$&');
      if (word) filters.push(ilike(records.name, `%${word}%`));
      const direction = sort === 'oldest' ? asc : desc;
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(records)
          .where(and(...filters))
          .orderBy(...first, direction(records.created_at), direction(records.id))
          .limit(page_size)
          .offset((page - 1) * page_size),
        db
          .select({ total: count() })
          .from(records)
          .where(and(...filters)),
      ]);
      return {
        records: rows.map((row) => ({ ...toWire(row), pillars: castRecordPillars(row) })),
        total: counted?.total ?? 0,
      };
    },

    /** All records of the caller, newest first. */
    async *all({ userId }: Account): AsyncGenerator<WireRecord> {
      for await (const row of allOf(userId)) yield toWire(row);
    },

    async get(account: Account, id: string): Promise<WireRecord> {
      return toWire(await find(account, id));
    },

    /** Deletes those of the given records that are the caller's; for a day they can be restored. @returns how many. */
    async remove(account: Account, ids: readonly string[]): Promise<number> {
      return db.transaction(async (tx) => {
        await holdAccount(tx, account.userId);
        const gone = await tx
          .update(records)
          .set({ deleted_at: clock.now() })
          .where(and(ofUser(account.userId), inArray(records.id, [...ids])))
          .returning({ id: records.id });
        await benefits.undoForRecords(
          tx,
          account.userId,
          gone.map(({ id }) => id),
        );
        return gone.length;
      });
    },

    /** Undoes the deletion of the given records within a day. @returns how many were restored. */
    async restore({ userId }: Account, ids: readonly string[]): Promise<number> {
      const back = await db
        .update(records)
        .set({ deleted_at: null })
        .where(
          and(
            eq(records.user_id, userId),
            inArray(records.id, [...ids]),
            isNotNull(records.deleted_at),
            gt(records.deleted_at, new Date(clock.now().getTime() - UNDO_MS)),
          ),
        )
        .returning({ id: records.id });
      return back.length;
    },

    /** Moves the given records to a category. @returns the moved records by former category, and the missing ids. */
    async move({ userId }: Account, ids: readonly string[], category: Category): Promise<RecordMove> {
      // In one transaction, so that the former categories are those that this call replaced.
      return db.transaction(async (tx) => {
        const found = await tx
          .select({ id: records.id, category: records.category })
          .from(records)
          .where(and(ofUser(userId), inArray(records.id, [...ids])))
          .orderBy(records.id)
          .for('update');
        const former = new Map<Category, string[]>();
        for (const row of found) {
          if (row.category === category) continue;
          former.set(row.category, [...(former.get(row.category) ?? []), row.id]);
        }
        const moved = [...former.values()].flat();
        if (moved.length > 0) await tx.update(records).set({ category }).where(inArray(records.id, moved));
        const there = new Set(found.map(({ id }) => id));
        return {
          moved: moved.length,
          missing: ids.filter((id) => !there.has(id)),
          former: [...former].map(([from, record_ids]) => ({ category: from, record_ids })),
        };
      });
    },

    /** Deletes records for good that were deleted over a day ago. */
    purge(signal?: AbortSignal): Promise<void> {
      const isDue = lte(records.deleted_at, new Date(clock.now().getTime() - UNDO_MS));
      return inBatches(async (limit, skip) => {
        const due = await db
          .select({ id: records.id })
          .from(records)
          .where(isDue)
          .orderBy(asc(records.deleted_at), asc(records.id))
          .limit(limit)
          .offset(skip);
        const ids = due.map(({ id }) => id);
        if (ids.length === 0) return 0;
        // A conversation has no bound; what else goes with a record is little.
        const { record_id, number } = chatMessages;
        const messages = {
          table: chatMessages,
          where: inArray(record_id, ids),
          order: [record_id, number] as const,
        };
        await deleteInBatches(db, messages, signal);
        if (!signal?.aborted) await db.delete(records).where(and(inArray(records.id, ids), isDue));
        return ids.length;
      }, signal);
    },

    /** All records of the caller as rows of a file, newest first. */
    async *listFileRows({ userId }: Account): AsyncGenerator<FileRow> {
      for await (const row of allOf(userId)) yield toFileRow(row);
    },

    /**
     * Imports all valid rows of a file at once. Rows without a creation time keep the file's order.
     *
     * @param preview stores nothing, and tells how the columns and rows are understood
     * @throws ValidationError when the file cannot be read or has too many rows.
     */
    async importFile(
      { userId }: Account,
      { format, content, preview = false }: { format: FileFormat; content: string; preview?: boolean },
    ): Promise<RecordImport> {
      const now = clock.now();
      const shown: PreviewRow[] = [];
      const faults: RecordFault[] = [];
      const valid: (typeof records.$inferInsert)[] = [];
      const { rows, columns } = await readRecordFile(format, content, createPlaceNames(regions));
      for (const [index, { row, given, extra, faults: parseErrors, assumed }] of rows.entries()) {
        if (index % ROWS_PER_TURN === 0) await nextTurn();
        const found = [...parseErrors];
        try {
          const { row: birth, chart } = castBirthRow(validateNew(given), now);
          // Without a creation time the first row counts as the newest.
          const created_at = extra.created_at && extra.created_at < now ? extra.created_at : null;
          if (found.length === 0 && preview) shown.push(toPreviewRow(row, birth, chart, assumed));
          else if (found.length === 0) {
            valid.push({
              ...birth,
              pinned: extra.pinned,
              note: extra.note,
              id: entropy.id(),
              user_id: userId,
              created_at: created_at ?? new Date(now.getTime() - index),
            });
          }
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const errors =
            error instanceof ValidationError ? error.errors : [{ field: '', message: error.message }];
          // A value that could not be parsed is missing in this validation, and is reported already.
          found.push(...errors.filter(({ field }) => !parseErrors.some((fault) => fault.field === field)));
        }
        faults.push(...found.map((fault) => ({ row, ...fault })));
      }
      if (preview) return { imported: 0, faults, columns, rows: shown };
      await db.transaction(async (tx) => {
        for (let at = 0; at < valid.length; at += ROWS_PER_TURN) {
          await tx.insert(records).values(valid.slice(at, at + ROWS_PER_TURN));
          await nextTurn();
        }
      });
      return { imported: valid.length, faults };
    },

    /** The chart, computed on each call: its current cycle depends on the time. */
    async chart(account: Account, id: string): Promise<RecordChart> {
      const row = await find(account, id);
      const now = clock.now();
      const chart = castRecordChart(row, now);
      const { gender, hour_unknown } = row;
      const basic_analysis = basicAnalysis({ chart, gender, hour_unknown, now_ms: now.getTime() });
      const four = fourOf(chart).filter(({ key }) => key !== 'time' || !hour_unknown);
      return { ...chart, basic_analysis, judgement: judgementOf(four), record: toWire(row) };
    },

    /** The ten years of the cycle with this index in `da_yun_list`. */
    async liuNian(account: Account, id: string, index: number): Promise<LiuNian[]> {
      const years = castLiuNian(await find(account, id), index, clock.now());
      if (!years) throw apiError(404, '没有这步大运');
      return years;
    },
  };
}

/** Every column but those named here is sent by its own name. */
function toWire(row: RecordRow): WireRecord {
  const { user_id: _user, deleted_at: _deleted, longitude: _longitude, zone: _zone, ...sent } = row;
  const { zi_convention: zi, yun_convention: yun, apply_dst: dst, dst_fold, ...fields } = sent;
  return {
    ...fields,
    birth_city: birthCityOf(row),
    conventions: { zi, yun, dst, dst_fold },
    created_at: row.created_at.toISOString(),
  };
}

function toPreviewRow(
  row: number,
  birth: Omit<PreviewRow, 'row' | 'pillars' | 'assumed'>,
  chart: Chart,
  assumed: PreviewRow['assumed'],
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
    assumed,
  };
}

function toFileRow(row: RecordRow): FileRow {
  return {
    name: row.name,
    gender: row.gender,
    calendar_type: row.calendar_type,
    birth_time: row.birth_time,
    lunar_calendar: row.lunar_calendar,
    leap_month: row.leap_month,
    hour_unknown: row.hour_unknown,
    birth_place: row.birth_place,
    birth_place_label: row.birth_place_label,
    birth_city: birthCityOf(row),
    category: row.category,
    zi_convention: row.zi_convention,
    yun_convention: row.yun_convention,
    apply_dst: row.apply_dst,
    dst_fold: row.dst_fold,
    pinned: row.pinned,
    note: row.note,
    created_at: row.created_at.toISOString(),
  };
}
