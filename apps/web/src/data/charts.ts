import { getChart, listLiuNian } from '@ziping/api-client/endpoints/chart';
import { ApiError, isNetworkFailure, unreadable } from '@ziping/api-client/envelope';
import { BEFORE_LUCK } from '@ziping/bazi/before-luck';
import type { LiuNian } from '@ziping/bazi/types';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';
import { queryOptions } from '@tanstack/react-query';

import { LOCAL_RECORD } from '../shared/local-record.ts';
import type { Api } from './api.ts';
import { annualLuckKey, chartKey } from './chart-keys.ts';
import { completeChart, completeYears } from './complete-chart.ts';
import { devicePersister, removeFromDevice } from './device-cache.ts';

/** The engine, imported only where the service cannot be asked. */
const importEngine = () => import('./birth/local-chart.ts');

/** @throws ApiError 404 where the birth form has no complete birth. */
async function castLocalChart(api: Api): Promise<RecordChart> {
  const [{ localChart }, { fetchRegions }, { fetchCity }] = await Promise.all([
    importEngine(),
    import('./regions.ts'),
    import('./cities.ts'),
  ]);
  const chart = await localChart(
    () => fetchRegions(api),
    Date.now(),
    (code) => fetchCity(api, code),
  );
  if (chart === null) throw new ApiError('http', '', { status: 404 });
  return chart;
}

/** The chart of a record, or, under {@link LOCAL_RECORD}, of what the birth form holds. */
export function chartOptions(api: Api, record_id: string) {
  const queryKey = [chartKey, api.member, record_id];
  if (record_id === LOCAL_RECORD) {
    const queryFn = () => castLocalChart(api);
    return queryOptions<RecordChart>({ queryKey, queryFn, staleTime: 0, gcTime: 0, retry: false });
  }
  return queryOptions<RecordChart>({
    queryKey,
    queryFn: async () => {
      try {
        const chart = completeChart(await getChart(api.client, record_id));
        if (chart.record.id !== record_id) throw unreadable();
        return chart;
      } catch (error) {
        // A chart that the service says is gone must not be shown from the device the next time.
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
          void removeFromDevice([record_id]);
        }
        throw error;
      }
    },
    persister: devicePersister,
    retry: false,
  });
}

/**
 * The years of one major cycle, or those before the first, which the service does not list, and whether they were
 * computed here.
 * @param cycle index in `da_yun_list`, or `BEFORE_LUCK`; null for none
 */
export function annualLuckOptions(
  { client, member }: Api,
  chart: RecordChart | undefined,
  cycle: number | null,
) {
  const da_yun = cycle === null ? undefined : chart?.da_yun_list[Math.max(cycle, 0)];
  return queryOptions({
    // With the cycle itself: a chart that has changed has other years.
    queryKey: [annualLuckKey, member, chart?.record.id, chart?.day_master, cycle, da_yun],
    enabled: da_yun !== undefined,
    queryFn: async (): Promise<{ years: LiuNian[]; computed: boolean }> => {
      if (!chart || cycle === null) throw new Error('No cycle is selected');
      const { id } = chart.record;
      const compute = async () => {
        const { localAnnualLuck } = await importEngine();
        return { years: localAnnualLuck(chart, cycle, Date.now()), computed: true };
      };
      if (id === LOCAL_RECORD || cycle === BEFORE_LUCK) return compute();
      try {
        const answer = await listLiuNian(client, { id, da_yun_id: cycle });
        return { years: completeYears(answer, chart.day_master), computed: false };
      } catch (error) {
        // Only without an answer: one that cannot be read must not pass for the service's years.
        if (isNetworkFailure(error)) return compute();
        throw error;
      }
    },
    retry: false,
    staleTime: ({ state }) => (state.data?.computed ? 0 : Infinity),
  });
}
