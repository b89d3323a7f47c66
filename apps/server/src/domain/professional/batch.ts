import type { Schema } from '@ziping/api-client/types';

import type { Database } from '../../db/open.ts';
import { apiError, ApiError } from '../../shared/errors.ts';
import type { Account } from '../accounts/sessions.ts';
import type { Membership } from '../membership/membership.ts';
import { requireProfessional } from './rights.ts';
import { DailyLimitError } from '../model-use/model-use.ts';
import { listTypes } from '../catalogue/report-types.ts';
import type { Reports } from '../reports/reports.ts';

/** What a batch asks for. */
interface Batch {
  record_ids: readonly string[];
  report_codes: readonly string[];
}

/** How a refusal of one report is counted: by the status of its error. Other errors end the batch. */
const COUNTED = new Map<number, 'existing' | 'refused' | 'failed'>([
  [409, 'existing'],
  [403, 'refused'],
  [404, 'failed'],
  // The record has no chart.
  [1302, 'failed'],
]);

/** Said where the tokens of a day are reached after some reports of a batch. */
const describePart = (started: number): string =>
  `${started}份报告已开始生成，其余没有开始：今天由AI撰写的额度已经用完，明天0点恢复。没有开始的没有扣费，也没有用掉次数。`;

interface Dependencies {
  db: Database;
  membership: Membership;
  reports: Pick<Reports, 'generate'>;
}

export type Batches = ReturnType<typeof createBatches>;

/** Reports of several records at once, for professional members. */
export function createBatches({ db, membership, reports }: Dependencies) {
  return {
    /**
     * Orders every report of every record, one after the other, so that a batch takes no more of the database than one
     * order. What was ordered before an error stays ordered.
     *
     * @throws ApiError 403 without a professional plan, 404 for an unknown report, 429 at the tokens of a day, which says
     *   how many were ordered before
     */
    async start(account: Account, { record_ids, report_codes }: Batch): Promise<Schema<'BatchResult'>> {
      await requireProfessional({ db, membership }, account.userId);
      const known: string[] = (await listTypes(db)).map(({ code }) => code);
      if (report_codes.some((code) => !known.includes(code))) throw apiError(404, '没有这种报告');
      const result = { started: 0, existing: 0, refused: 0, failed: 0, estimated_time: 0 };
      for (const recordId of record_ids) {
        for (const code of report_codes) {
          try {
            const { estimated_time } = await reports.generate(account, recordId, code);
            result.started += 1;
            result.estimated_time = Math.max(result.estimated_time, estimated_time);
          } catch (error) {
            const counted = error instanceof ApiError ? COUNTED.get(error.code) : undefined;
            if (error instanceof DailyLimitError && result.started > 0)
              throw new DailyLimitError(error.retryAfter, describePart(result.started));
            if (!counted) throw error;
            result[counted] += 1;
          }
        }
      }
      return result;
    },
  };
}
