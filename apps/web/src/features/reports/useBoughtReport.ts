import type { BoughtReport } from '@ziping/ui/patterns/BoughtReport.copy';
import { isGenerating, isReadable } from '@ziping/ui/screens/reports/report-text';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../data/api.ts';
import { reportsOptions } from '../../data/reports.ts';
import { memberIdAtom } from '../../session/session.ts';
import { useAtomValue } from '../../shared/store.ts';

/** How far a report is that was paid for; without a code it is all reports of the record. Asked for as long as it is written. */
export function useBoughtReport(record_id: string | null, code: string | null): BoughtReport {
  const isMember = Boolean(useAtomValue(memberIdAtom));
  const { data: reports = [] } = useQuery({
    ...reportsOptions(useApi(), record_id ?? ''),
    enabled: isMember && record_id !== null,
  });
  const bought = reports.filter((report) => code === null || report.code === code);
  if (bought.some(isGenerating)) return 'writing';
  return code !== null && bought.some(isReadable) ? 'written' : 'unlocked';
}
