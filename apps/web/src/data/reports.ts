import {
  createPrompt,
  exportReport,
  generateReport,
  listReportTypes,
} from '@ziping/api-client/endpoints/reports';
import type { Schema } from '@ziping/api-client/types';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { devicePersister } from './device-cache.ts';
import { mutationHook } from './mutation.ts';

type ReportType = Schema<'ReportType'>;

/** Between two reloads of the list while a report is being written. Milliseconds. */
const RELOAD_INTERVAL = 10_000;

/** Characters of a report from which a question is made. */
const PROMPT_SOURCE_LENGTH = 400;

export const reportsKey = 'reports';

/** Whether one of the reports is being written for this account. */
const isWaited = (reports: readonly ReportType[] = []) =>
  reports.some(({ status, access_info }) => status === 'generating' && access_info.has_access);

/** The report types of a record with their texts, kept on the device; loaded again every 10 s while one is being written. */
export const reportsOptions = ({ client, member }: Api, record_id: string) =>
  queryOptions<ReportType[]>({
    queryKey: [reportsKey, member, record_id],
    queryFn: () => listReportTypes(client, record_id),
    // Read reports open without a network too.
    persister: devicePersister,
    // Progress of another visit must not stand as the current one.
    staleTime: 0,
    refetchInterval: ({ state }) => (isWaited(state.data) ? RELOAD_INTERVAL : false),
  });

/** One report type of one record. */
interface ReportId {
  record_id: string;
  code: string;
}

/**
 * Starts writing a report; the list shows it as being written from then on.
 * @returns the estimated seconds; undefined where the service names none
 */
export const useGenerateReport = mutationHook(
  async ({ record_id, code }: ReportId, { client, queryClient }): Promise<number | undefined> => {
    const { estimated_time } = await generateReport(client, { record_id, report_code: code });
    queryClient.setQueriesData<ReportType[]>(
      { queryKey: [reportsKey], predicate: ({ queryKey: [, , id] }) => id === record_id },
      (reports) =>
        reports?.map((report) =>
          report.code === code
            ? { ...report, status: 'generating' as const, progress: null, failure: null }
            : report,
        ),
    );
    return estimated_time;
  },
);

/** A completed report as a Word file. */
export const useExportReport = mutationHook(({ record_id, code }: ReportId, { client }) =>
  exportReport(client, { record_id, report_type_code: code }),
);

/** A question about a report, made from the start of its text; empty where there is none to ask. */
export const useCreatePrompt = mutationHook(
  async ({ content, ...path }: ReportId & { content: string }, { client }): Promise<string> => {
    const source = [...content].slice(0, PROMPT_SOURCE_LENGTH).join('');
    return (await createPrompt(client, { ...path, content: source })).trim();
  },
);
