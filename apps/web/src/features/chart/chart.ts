import { useQuery } from '@tanstack/react-query';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';

import { useApi } from '../../data/api.ts';
import { chartOptions } from '../../data/charts.ts';
import { LOCAL_RECORD } from '../../shared/local-record.ts';

/** A record's chart: from this device at once, then from the service. */
export function useChart(record_id: string) {
  const api = useApi();
  return useQuery({
    ...chartOptions(api, record_id),
    enabled: api.member !== null || record_id === LOCAL_RECORD,
    // A prefetch that failed is shown, not repeated.
    retryOnMount: false,
  });
}

/** The chart that the page of a record has asked for; undefined until it is there. */
export function useLoadedChart(record_id: string): RecordChart | undefined {
  return useQuery({ ...chartOptions(useApi(), record_id), enabled: false }).data;
}
