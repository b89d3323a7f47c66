import { isReportCode } from '@ziping/readings/reports/types/report-types';
import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { reportTypes } from '../../db/schema/catalogue.ts';

/** A kind of report as stored; prices in fen. The rows come from the catalogue. */
export type ReportTypeRow = typeof reportTypes.$inferSelect;

/** Whether a type has no price of its own: it is bought with all reports of a record. */
export const isSoldWithRecord = ({ price_fen, members_only }: ReportTypeRow): boolean =>
  price_fen === 0 && !members_only;

/** All report types in their order. */
export function listTypes(db: Database): Promise<ReportTypeRow[]> {
  return db.select().from(reportTypes).orderBy(asc(reportTypes.position));
}

/** A report type by what a client sent as its code; null when there is none. */
export async function findType(db: Database, code: string): Promise<ReportTypeRow | null> {
  if (!isReportCode(code)) return null;
  const [type] = await db.select().from(reportTypes).where(eq(reportTypes.code, code));
  return type ?? null;
}
