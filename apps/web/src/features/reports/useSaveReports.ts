import { useExportReport } from '../../data/reports.ts';
import { fileDay, saveFile } from '../../shared/save-file.ts';

/** A written report of one of several records. */
interface WrittenReport {
  record_id: string;
  record_name: string;
  code: string;
  name: string;
}

/** Characters that a name in an archive may not have on every system. */
const UNSAFE = /[\\/:*?"<>|\u0000-\u001f]/g;

/** A name for each report in one archive: a number sets those apart that would have the same. */
export function fileNames(reports: readonly Pick<WrittenReport, 'record_name' | 'name'>[]): string[] {
  const used = new Map<string, number>();
  return reports.map(({ record_name, name }) => {
    const title = `${record_name}_${name}_报告`.replaceAll(UNSAFE, '_');
    const count = (used.get(title) ?? 0) + 1;
    used.set(title, count);
    return `${title}${count > 1 ? `_${count}` : ''}.docx`;
  });
}

/**
 * Saves written reports as Word files in one archive.
 * @returns a function that resolves to the number of those that could not be fetched; with none left nothing is saved
 */
export function useSaveReports() {
  const { mutateAsync: exportReport } = useExportReport();
  return async (reports: readonly WrittenReport[], onProgress: (done: number) => void): Promise<number> => {
    const names = fileNames(reports);
    const files: Record<string, Uint8Array> = {};
    for (const [at, { record_id, code }] of reports.entries()) {
      onProgress(at);
      try {
        const word = await exportReport({ record_id, code });
        files[names[at] ?? code] = new Uint8Array(await word.arrayBuffer());
      } catch {
        // Counted below.
      }
    }
    const count = Object.keys(files).length;
    if (count > 0) {
      const { zipSync } = await import('fflate');
      // Word files are compressed already.
      const archive = zipSync(files, { level: 0 });
      saveFile(new Blob([archive], { type: 'application/zip' }), `批量报告_${fileDay(Date.now())}.zip`);
    }
    return reports.length - count;
  };
}
