import { ApiError } from '@ziping/api-client/envelope';
import {
  type ChartState,
  ReportDetailScreen,
  type ReportDetailScreenProps,
} from '@ziping/ui/screens/reports/ReportDetailScreen';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { useAtom, useAtomValue, useSetAtom } from '../../app/store.ts';
import { chartAtom, cycleAtom, liuNianAtom, openChartAtom, yearAtom } from '../../state/chart/chart.ts';

type Years = Extract<ChartState, { kind: 'loaded' }>['years'];

/** /reports/{id}: a record's chart, the current cycle selected and its years beside it. */
export default function ReportRoute() {
  const { id = '' } = useParams();
  const open = useSetAtom(openChartAtom);
  const { data: chart, error, refetch } = useAtomValue(chartAtom);
  const liuNian = useAtomValue(liuNianAtom);
  const [cycle, setCycle] = useAtom(cycleAtom);
  const [year, setYear] = useAtom(yearAtom);

  useEffect(() => open(id), [id, open]);

  const years: Years =
    cycle === null
      ? { state: 'unselected' }
      : liuNian.isPending
        ? { state: 'loading', cycle }
        : { state: 'ready', cycle, liu_nian: liuNian.data ?? [] };

  let state: ReportDetailScreenProps['state'] = { kind: 'loading' };
  if (chart && chart.record.id === id) state = { kind: 'loaded', chart, cycle, years, year };
  else if (error instanceof ApiError && error.status === 404) state = { kind: 'missing' };
  else if (error) state = { kind: 'failed', message: error.message };

  return (
    <ReportDetailScreen
      state={state}
      onSelectCycle={({ index }) => setCycle(index)}
      onSelectYear={({ year: chosen }) => setYear(chosen)}
      onRetry={() => void refetch()}
    />
  );
}
