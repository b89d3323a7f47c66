import { safeFileName } from '../../shared/save-file.ts';

/** Name of a report's Word file without its ending: the documented one with the person, where known, before it. */
export const reportFileName = (person: string, report: string) =>
  safeFileName([person, report, '报告'].filter(Boolean).join('_'));
