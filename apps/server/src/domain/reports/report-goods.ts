import { ApiError } from '../../shared/errors.ts';
import { DailyLimitError, type ModelUse } from '../model-use/model-use.ts';
import type { ReportGoods } from '../orders/goods.ts';
import type { Access } from './access.ts';
import { findType, listTypes } from '../catalogue/report-types.ts';
import type { Reports } from './reports.ts';

/** Refusals of a report with which there is nothing left to begin: its record is gone, or it is written already. */
const NOTHING_TO_BEGIN: readonly number[] = [404, 409];

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
      try {
        await reports.generate({ userId }, recordId, code);
      } catch (error) {
        if (error instanceof DailyLimitError) return false;
        if (!(error instanceof ApiError) || !NOTHING_TO_BEGIN.includes(error.status)) throw error;
      }
      return true;
    },
    mustWait: (userId) => modelUse.isSpent(userId),
  };
}
