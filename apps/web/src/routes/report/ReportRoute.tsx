import { ApiError, errorText } from '@ziping/api-client/envelope';
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

function failureOf(error: unknown): ReportDetailScreenProps['state'] {
  if (error instanceof ApiError && error.status === 404) return { kind: 'missing' };
  return { kind: 'failed', message: errorText(undefined, error) };
}

/** /reports/{id}: a record's chart, the current cycle selected and its years beside it. */
export default function ReportRoute() {
  const { id = '' } = useParams();
  const open = useSetAtom(openChartAtom);
  const [chart, ask] = useAtom(chartAtom);
  const liuNian = useAtomValue(liuNianAtom);
  const [cycle, setCycle] = useAtom(cycleAtom);
  const [year, setYear] = useAtom(yearAtom);

  useEffect(() => open(id), [id, open]);

  const years: Years =
    cycle === null
      ? { state: 'unselected' }
      : liuNian.state === 'loading'
        ? { state: 'loading', cycle }
        : // Years that could not be had are no years; the client has logged why.
          { state: 'ready', cycle, liu_nian: liuNian.state === 'hasData' ? liuNian.data : [] };

  const state: ReportDetailScreenProps['state'] =
    chart.state === 'hasData' && chart.data?.record.id === id
      ? { kind: 'loaded', chart: chart.data, cycle, years, year }
      : chart.state === 'hasError'
        ? failureOf(chart.error)
        : { kind: 'loading' };

  return (
    <ReportDetailScreen
      state={state}
      onSelectCycle={({ index }) => setCycle(index)}
      onSelectYear={({ year: chosen }) => setYear(chosen)}
      onRetry={ask}
    />
  );
}
