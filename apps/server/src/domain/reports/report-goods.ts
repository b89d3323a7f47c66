import { ApiError } from '../../shared/errors.ts';
import { DailyLimitError, type ModelUse } from '../model-use/model-use.ts';
import type { ReportGoods } from '../orders/goods.ts';
import type { Access } from './access.ts';
import { findType, listTypes } from '../catalogue/report-types.ts';
import type { Reports } from './reports.ts';

/** The reports as what orders are for. */
export function createReportGoods({
  access,
  reports,
  modelUse,
}: {
  access: Access;
  reports: Pick<Reports, 'generate'>;
  modelUse: Pick<ModelUse, 'isSpent'>;
}): ReportGoods {
  return {
    find: findType,
    listCodes: async (db) => (await listTypes(db)).map(({ code }) => code),
    isUnlocked: access.isUnlocked,
    unlock: (tx, userId, recordId, codes) => access.unlock(tx, userId, recordId, codes),
    async start(userId, recordId, code) {
      // Generating casts the chart and holds the account before it finds that.
      if (await modelUse.isSpent(userId)) return 'later';
      try {
        await reports.generate({ userId }, recordId, code);
      } catch (error) {
        if (error instanceof DailyLimitError) return 'later';
        const status = error instanceof ApiError ? error.status : null;
        // The record is gone.
        if (status === 404) return 'nothing';
        // It is being written or there.
        if (status !== 409) throw error;
      }
      return 'begun';
    },
    mustWait: (userId) => modelUse.isSpent(userId),
  };
}
