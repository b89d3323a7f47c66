import type { Schema } from '@ziping/api-client/types';

export type Report = Schema<'ReportType'>;
/** One with a text. */
export type ReadableReport = Report & { content: string };

/** Characters of a report that is not expanded. */
const PREVIEW_LENGTH = 100;

/** Whether a report is being written. */
export const isGenerating = ({ status }: Report) => status === 'generating';

/** Whether the last writing of a report has failed, and it is not being written again. */
export const hasFailed = (report: Report) => !isGenerating(report) && Boolean(report.failure);

/** Whether there is a text to read. While a report is written anew, its former text is not shown. */
export function isReadable(report: Report): report is ReadableReport {
  return report.access_info.has_access && Boolean(report.content) && !isGenerating(report);
}

/** A report's text without marks of headings, lists, notes, tables or stress. */
export function plainLines(content: string): string {
  return content
    .replace(/^[\s:|-]*-{3,}[\s:|-]*$/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/\*\*/g, '')
    .replace(/ *\| */g, ' ')
    .trim();
}

/** The first 100 characters of a text, with an ellipsis if there are more. */
export function previewOf(content: string): string {
  const characters = [...plainLines(content).replace(/\s+/g, ' ')];
  return characters.slice(0, PREVIEW_LENGTH).join('') + (characters.length > PREVIEW_LENGTH ? '…' : '');
}

/** ￥ with two decimals. */
export const formatPrice = (price: number) => `￥${price.toFixed(2)}`;
