import { bindTo } from '../../shared/bind.ts';
import { findSubject, readAllCompleted, readCompleted } from './completed.ts';
import { listReports } from './list.ts';
import { generateReport } from './generate.ts';
import type { ReportContext } from './report-context.ts';

/** Reports of the caller's own records. */
export type Reports = ReturnType<typeof createReports>;

export function createReports(context: ReportContext) {
  const bind = bindTo(context);
  return {
    list: bind(listReports),
    generate: bind(generateReport),
    completed: bind(readCompleted),
    subject: bind(findSubject),
    all: bind(readAllCompleted),
  };
}
