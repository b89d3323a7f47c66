/** Records and their charts as they are read. */
import type { operations } from '@ziping/api-client/schema';
import type { Schema } from '@ziping/api-client/types';
import { fourOf } from '@ziping/bazi/analysis';
import { judgementOf } from '@ziping/bazi/judgement';
import { basicAnalysis } from '@ziping/bazi/reading/basic';
import { and, asc, desc, eq, ilike, type SQL } from 'drizzle-orm';

import { readAllPages, readPage } from '../../db/pages.ts';
import { records } from '../../db/schema/records.ts';
import { apiError } from '../../shared/errors.ts';
import type { Account } from '../accounts/sessions.ts';
import { findRecord, ofUser, type RecordRow } from './own-records.ts';
import { castLiuNian, castRecordChart, castRecordPillars } from './record-chart.ts';
import type { RecordContext } from './record-context.ts';
import type { FileRow } from './record-columns.ts';
import { toFileRow, toWire, type WireRecord } from './record-rows.ts';

type RecordChart = Schema<'RecordChart'>;
type LiuNian = Schema<'LiuNian'>;
type Query = NonNullable<operations['listRecords']['parameters']['query']>;

/** One page of the caller's records and the total. */
export async function listRecords(
  { db }: RecordContext,
  account: Account,
  query: Query,
): Promise<{ records: WireRecord[]; total: number }> {
  const { page = 1, page_size = 5, category = 'all', sort = 'newest', keyword = '' } = query;
  const first = (query.pinned_first ?? true) ? [desc(records.pinned)] : [];
  const filters: (SQL | undefined)[] = [ofUser(account.userId)];
  if (category !== 'all') filters.push(eq(records.category, category));
  const word = keyword.trim().replaceAll(/[\\%_]/g, '\\$&');
  if (word) filters.push(ilike(records.name, `%${word}%`));
  const direction = sort === 'oldest' ? asc : desc;
  const own = and(...filters);
  const order = [...first, direction(records.created_at), direction(records.id)];
  const [rows, total] = await readPage(db, records, own, { order, number: page, size: page_size });
  return { records: rows.map(toListed), total };
}

/** A record of a list, with its pillars unless its birth, which an earlier engine may have stored, has no chart. */
function toListed(row: RecordRow): WireRecord {
  const pillars = castRecordPillars(row);
  return { ...toWire(row), ...(pillars && { pillars }) };
}

/** All records of a user, newest first. */
async function* allOf({ db }: RecordContext, userId: string): AsyncGenerator<RecordRow> {
  for await (const rows of readAllPages(db, records, ofUser(userId))) yield* rows;
}

/** All records of the caller, newest first. */
export async function* readAll(context: RecordContext, { userId }: Account): AsyncGenerator<WireRecord> {
  for await (const row of allOf(context, userId)) yield toWire(row);
}

/** All records of the caller as rows of a file, newest first. */
export async function* readFileRows(context: RecordContext, { userId }: Account): AsyncGenerator<FileRow> {
  for await (const row of allOf(context, userId)) yield toFileRow(row);
}

export async function readRecord({ db }: RecordContext, account: Account, id: string): Promise<WireRecord> {
  return toWire(await findRecord(db, account.userId, id));
}

/** The chart, computed on each call: its current cycle depends on the time. */
export async function readChart(
  { db, clock }: RecordContext,
  account: Account,
  id: string,
): Promise<RecordChart> {
  const row = await findRecord(db, account.userId, id);
  const now = clock.now();
  const chart = castRecordChart(row, now);
  const { gender, hour_unknown } = row;
  const basic_analysis = basicAnalysis({ chart, gender, hour_unknown, now_ms: now.getTime() });
  const four = fourOf(chart).filter(({ key }) => key !== 'time' || !hour_unknown);
  return { ...chart, basic_analysis, judgement: judgementOf(four), record: toWire(row) };
}

/** The ten years of the cycle with this index in `da_yun_list`. */
export async function readLiuNian(
  { db, clock }: RecordContext,
  account: Account,
  id: string,
  index: number,
): Promise<LiuNian[]> {
  const years = castLiuNian(await findRecord(db, account.userId, id), index, clock.now());
  if (!years) throw apiError(404, '没有这步大运');
  return years;
}
