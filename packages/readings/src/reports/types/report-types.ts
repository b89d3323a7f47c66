/** The types of report, in the order in which they are sold. */
import { annual } from './annual.ts';
import { career } from './career.ts';
import { health } from './health.ts';
import { love } from './love.ts';
import { overall } from './overall.ts';
import type { ReportType } from './report-type.ts';
import { wealth } from './wealth.ts';

export const REPORT_TYPES = [
  overall,
  career,
  wealth,
  love,
  health,
  annual,
] as const satisfies readonly ReportType[];

export type ReportCode = (typeof REPORT_TYPES)[number]['code'];

const BY_CODE: Readonly<Record<ReportCode, ReportType>> = Object.fromEntries(
  REPORT_TYPES.map((type) => [type.code, type]),
) as Record<ReportCode, ReportType>;

export const isReportCode = (code: string): code is ReportCode => Object.hasOwn(BY_CODE, code);

export const reportType = (code: ReportCode): ReportType => BY_CODE[code];
