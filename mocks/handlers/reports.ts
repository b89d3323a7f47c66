import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { generatingReport, reportOfRecord, reportTypes } from '../fixtures/reports.ts';
import { mock, ok } from '../http.ts';

/** The record whose reports are unlocked together. */
const PRICED_AS_A_WHOLE = 'r_3010';

/** Reports of any record; a started one stays in progress until the handlers are created again. */
export function reportHandlers(initial: readonly Schema<'ReportType'>[] = reportTypes): HttpHandler[] {
  let current = [...initial];
  return [
    mock.get('/api/record/{id}/report_types', ({ answer, params }) =>
      answer(200, ok(params.id === PRICED_AS_A_WHOLE ? [reportOfRecord] : current)),
    ),
    mock.post('/api/generate/{record_id}/{report_code}', ({ answer, params }) => {
      const { status, access_info } = generatingReport;
      current = current.map((report) =>
        report.code === params.report_code ? { ...report, status, access_info } : report,
      );
      return answer(200, ok({ estimated_time: 30 }, '报告开始生成'));
    }),
    mock.get('/api/reports/{id}/export/{format}', ({ file }) =>
      file(new TextEncoder().encode('PK\u0003\u0004'), '林清和_命局总论_报告.docx'),
    ),
    mock.post('/api/record/{id}/report_type/{code}/prompt', ({ answer }) =>
      answer(200, ok('我的食伤并透，适合从事哪一类表达型的工作？')),
    ),
  ];
}
