import { ApiError } from '../../shared/errors.ts';
import type { ReportGoods } from '../orders/goods.ts';
import type { Access } from './access.ts';
import { findType, listTypes } from '../catalogue/report-types.ts';
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
    find: findType,
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
