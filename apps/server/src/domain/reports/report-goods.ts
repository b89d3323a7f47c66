import { eq } from 'drizzle-orm';

import { reportTypes } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import type { ReportGoods } from '../orders/goods.ts';
import type { Access } from './access.ts';
import { listTypes } from './report-types.ts';
import type { Reports } from './reports.ts';

/** The reports as what orders are for. */
export function createReportGoods({
  access,
  reports,
}: {
  access: Access;
  reports: Pick<Reports, 'generate'>;
}): ReportGoods {
  return {
    async find(db, code) {
      const [type] = await db.select().from(reportTypes).where(eq(reportTypes.code, code));
      return type ?? null;
    },
    listCodes: async (db) => (await listTypes(db)).map(({ code }) => code),
    isUnlocked: access.isUnlocked,
    unlock: (tx, userId, recordId, codes) => access.unlock(tx, userId, recordId, codes),
    async start(userId, recordId, code) {
      try {
        await reports.generate({ userId }, recordId, code);
      } catch (error) {
        // It is written already, or the record is gone: there is nothing left to begin.
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
      }
    },
  };
}
