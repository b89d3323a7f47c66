import { isReadable } from '@ziping/ui/screens/reports/report-text';

import type { Api } from '../../data/api.ts';
import { reportsOptions } from '../../data/reports.ts';

/** How many reports of a record have a text. */
export async function countWritten(api: Api, record_id: string): Promise<number> {
  const reports = await api.queryClient.fetchQuery(reportsOptions(api, record_id));
  return reports.filter(isReadable).length;
}
