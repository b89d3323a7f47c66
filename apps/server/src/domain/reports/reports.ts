import { bindAll } from '../../shared/bind.ts';
import { findSubject, readAllCompleted, readCompleted } from './completed.ts';
import { listReports } from './list.ts';
import { generateReport } from './generate.ts';
import type { ReportContext } from './report-context.ts';

/** Reports of the caller's own records. */
export type Reports = ReturnType<typeof createReports>;

export function createReports(context: ReportContext) {
  return bindAll(context, {
    list: listReports,
    generate: generateReport,
    completed: readCompleted,
    subject: findSubject,
    all: readAllCompleted,
  });
}
