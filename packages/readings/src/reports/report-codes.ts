/** The types of report. */
export const REPORT_CODES = ['overall', 'career', 'wealth', 'love', 'health', 'annual'] as const;
export type ReportCode = (typeof REPORT_CODES)[number];
