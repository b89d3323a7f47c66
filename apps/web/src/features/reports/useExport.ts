import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';

import { useApi } from '../../data/api.ts';
import { chartOptions } from '../../data/charts.ts';
import { useExportReport } from '../../data/reports.ts';
import { saveFile } from '../../shared/save-file.ts';
import { local } from '../../shared/storage.ts';
import { reportFileName } from './file-name.ts';

/**
 * Saves reports as Word files under the documented name with the person before it.
 *
 * @returns a function that resolves to a text for people where it failed
 */
export function useExport(record_id: string) {
  const api = useApi();
  const { mutateAsync: exportReport } = useExportReport();
  // The reports may be there before the chart.
  const findPerson = () =>
    api.queryClient.ensureQueryData(chartOptions(api, record_id)).then(
      ({ record }) => record.name,
      () => '',
    );
  return async ({ code, name }: { code: string; name: string }): Promise<string | null> => {
    if (local.read('token') === null) return copy.messages.noToken;
    try {
      const [file, person] = await Promise.all([exportReport({ record_id, code }), findPerson()]);
      saveFile(file, `${reportFileName(person, name)}.docx`);
      return null;
    } catch {
      return copy.messages.exportFailed;
    }
  };
}
