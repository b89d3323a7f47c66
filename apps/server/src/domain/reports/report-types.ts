import { asc } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { reportTypes } from '../../db/schema.ts';

/** A kind of report as stored; prices in fen. The rows come from the catalogue. */
export type ReportTypeRow = typeof reportTypes.$inferSelect;

/** All report types in their order. */
export function listTypes(db: Database): Promise<ReportTypeRow[]> {
  return db.select().from(reportTypes).orderBy(asc(reportTypes.position));
}
