import { ApiError, errorText } from '@ziping/api-client/envelope';
import {
  type ChartState,
  ReportDetailScreen,
  type ReportDetailScreenProps,
} from '@ziping/ui/screens/reports/ReportDetailScreen';
import { useParams } from 'react-router-dom';

import { useAtom, useAtomValue } from '../../app/store.ts';
import { useSelection } from '../../features/chart/useSelection.ts';
import { chartAtom, liuNianAtom } from '../../state/chart/chart.ts';

type Years = Extract<ChartState, { kind: 'loaded' }>['years'];

function failureOf(error: unknown): ReportDetailScreenProps['state'] {
  if (error instanceof ApiError && error.status === 404) return { kind: 'missing' };
  return { kind: 'failed', message: errorText(undefined, error) };
}

/** /reports/{id}: a record's chart, the current cycle selected and its years beside it. */
export default function ReportRoute() {
  const { id = '' } = useParams();
  const [{ cycle, year }, select] = useSelection(id);
  const [chart, ask] = useAtom(chartAtom);
  const liuNian = useAtomValue(liuNianAtom);

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
      onSelectCycle={({ index }) => select({ cycle: index, year: null, month: null })}
      onSelectYear={({ year: chosen }) => select({ cycle, year: chosen, month: null })}
      onRetry={ask}
    />
  );
}
