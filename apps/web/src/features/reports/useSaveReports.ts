import { useRef } from 'react';

import { useExportReport } from '../../data/reports.ts';
import { saveFile, todayInChina } from '../../shared/save-file.ts';
import { reportFileName } from './file-name.ts';

/** A written report of one of several records. */
interface WrittenReport {
  record_id: string;
  record_name: string;
  code: string;
  name: string;
  /** One that is written again is another text. */
  written_at?: string | null | undefined;
}

/** A name for each report in one archive: a number sets those apart that would have the same. */
export function fileNames(reports: readonly Pick<WrittenReport, 'record_name' | 'name'>[]): string[] {
  const used = new Map<string, number>();
  return reports.map(({ record_name, name }) => {
    const title = reportFileName(record_name, name);
    // Some file systems do not tell capital letters from small ones.
    const key = title.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return `${title}${count > 1 ? `_${count}` : ''}.docx`;
  });
}

const keyOf = ({ record_id, code, written_at = null }: WrittenReport) =>
  JSON.stringify([record_id, code, written_at]);

/**
 * Saves written reports as Word files in one archive. After a report could not be fetched, the others are not fetched
 * again.
 * @returns a function that resolves to the number of those that could not be fetched; with none left nothing is saved
 */
export function useSaveReports() {
  const { mutateAsync: exportReport } = useExportReport();
  const fetched = useRef(new Map<string, Uint8Array>());
  return async (reports: readonly WrittenReport[], onProgress: (done: number) => void): Promise<number> => {
    const names = fileNames(reports);
    const files: Record<string, Uint8Array> = {};
    for (const [at, report] of reports.entries()) {
      onProgress(at);
      const key = keyOf(report);
      try {
        const file =
          fetched.current.get(key) ?? new Uint8Array(await (await exportReport(report)).arrayBuffer());
        fetched.current.set(key, file);
        files[names[at] ?? report.code] = file;
      } catch {
        // Counted below.
      }
    }
    const count = Object.keys(files).length;
    if (count === reports.length) fetched.current.clear();
    if (count > 0) {
      const { zipSync } = await import('fflate');
      // Word files are compressed already.
      const archive = zipSync(files, { level: 0 });
      saveFile(new Blob([archive], { type: 'application/zip' }), `批量报告_${todayInChina()}.zip`);
    }
    return reports.length - count;
  };
}
