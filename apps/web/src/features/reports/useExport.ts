import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';

import { useExportReport } from '../../data/reports.ts';
import { saveFile } from '../../shared/save-file.ts';
import { local } from '../../shared/storage.ts';

/**
 * Saves reports as Word files under the documented name with the person before it.
 *
 * @returns a function that resolves to a text for people where it failed
 */
export function useExport(record_id: string, person: string) {
  const { mutateAsync: exportReport } = useExportReport();
  return async ({ code, name }: { code: string; name: string }): Promise<string | null> => {
    if (local.read('token') === null) return copy.messages.noToken;
    try {
      const file = [person, name, '报告'].filter(Boolean).join('_');
      saveFile(await exportReport({ record_id, code }), `${file}.docx`);
      return null;
    } catch {
      return copy.messages.exportFailed;
    }
  };
}
