import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';

import { useExportReport } from '../../data/reports.ts';
import { saveFile } from '../../shared/save-file.ts';
import { local } from '../../shared/storage.ts';

/** Saves reports as Word files. @returns a function that resolves to a text for people where it failed */
export function useExport(record_id: string) {
  const { mutateAsync: exportReport } = useExportReport();
  return async ({ code, name }: { code: string; name: string }): Promise<string | null> => {
    if (local.read('token') === null) return copy.messages.noToken;
    try {
      saveFile(await exportReport({ record_id, code }), `${name}_报告.docx`);
      return null;
    } catch {
      return copy.messages.exportFailed;
    }
  };
}
