import type { Schema } from '@ziping/api-client/types';

export type Report = Schema<'ReportType'>;
/** One with a text. */
export type ReadableReport = Report & { content: string };

/** Whether a report is being written. */
export const isGenerating = ({ status }: Report) => status === 'generating';

/** Whether the last writing of a report has failed, and it is not being written again. */
export const hasFailed = (report: Report) => !isGenerating(report) && Boolean(report.failure);

/** Whether there is a text to read. While a report is written anew, its former text is not shown. */
export function isReadable(report: Report): report is ReadableReport {
  return report.access_info.has_access && Boolean(report.content) && !isGenerating(report);
}

/** Whether a report can still be bought: it is not owned, not written and not being written. */
export const isForSale = (report: Report) =>
  !report.isUnlocked && !isReadable(report) && !isGenerating(report);

/** ￥ with two decimals. */
export const formatPrice = (price: number) => `￥${price.toFixed(2)}`;
