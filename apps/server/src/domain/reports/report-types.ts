import { asc, notInArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '../../db/open.ts';
import { reportTypes } from '../../db/schema.ts';
import file from './report-types.json' with { type: 'json' };

/** A kind of report as stored; prices in fen. */
export type ReportTypeRow = typeof reportTypes.$inferSelect;

const text = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));
/** Yuan with at most two decimals, as fen. */
const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.transform((yuan) => Math.round(yuan * 100)),
);
const fileSchema = v.pipe(
  v.array(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,31}$/)),
      name: text(20),
      description: text(60),
      tags: v.array(text(8)),
      icon: v.picklist(['compass', 'briefcase', 'coins', 'heart', 'activity', 'calendar']),
      price,
      original_price: price,
      members_only: v.boolean(),
    }),
  ),
  v.check((types) => new Set(types.map(({ code }) => code)).size === types.length, 'a code appears twice'),
);

/** The rows of a file of report types, in its order. @throws ValiError naming what is wrong */
export function readReportTypes(given: unknown): ReportTypeRow[] {
  return v
    .parse(fileSchema, given)
    .map(({ price: price_fen, original_price: original_price_fen, ...type }, position) => ({
      ...type,
      position,
      price_fen,
      original_price_fen,
    }));
}

/** Writes the report types of the file to the database, and deletes those that it no longer has. */
export async function seedReportTypes(db: Database): Promise<void> {
  const rows = readReportTypes(file);
  const columns = [
    'position',
    'name',
    'description',
    'tags',
    'icon',
    'price_fen',
    'original_price_fen',
    'members_only',
  ] as const;
  await db
    .insert(reportTypes)
    .values(rows)
    .onConflictDoUpdate({
      target: reportTypes.code,
      set: Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded.${name}`)])),
    });
  const codes = rows.map(({ code }) => code);
  await db.delete(reportTypes).where(notInArray(reportTypes.code, codes));
}

/** All report types in their order. */
export function listTypes(db: Database): Promise<ReportTypeRow[]> {
  return db.select().from(reportTypes).orderBy(asc(reportTypes.position));
}
