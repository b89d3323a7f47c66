import { ApiError, errorText } from '@ziping/api-client/envelope';
import {
  type ChartState,
  ReportDetailScreen,
  type ReportDetailScreenProps,
} from '@ziping/ui/screens/reports/ReportDetailScreen';
import type { ChartTerm } from '@ziping/ui/screens/reports/analysis';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';

import { whenIdle } from '../../shared/idle.ts';
import { LOCAL_RECORD } from '../../shared/paths.ts';
import { useAtom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import { openBeforehand, useSelection } from '../../features/chart/useSelection.ts';
import { chartAtom, liuNianAtom } from '../../features/chart/chart.ts';
import { beginStudyAtom, lessonAtom, studyAtom } from '../../features/chart/study.ts';

const ShareChart = lazy(() => import('../../features/share/ShareChart.tsx'));

type Years = Extract<ChartState, { kind: 'loaded' }>['years'];

function failureOf(error: unknown): ReportDetailScreenProps['state'] {
  if (error instanceof ApiError && error.status === 404) return { kind: 'missing' };
  return { kind: 'failed', message: errorText(undefined, error) };
}

/**
 * What the page waits for before it is first drawn in a fresh document.
 * @public taken from the module with its component
 */
export const prepare = openBeforehand;

/** /reports/{id}: a record's chart, the current cycle selected and its years beside it. */
export default function ReportRoute() {
  const { id = '' } = useParams();
  const [{ cycle, year }, choose] = useSelection(id);
  const [chart, ask] = useAtom(chartAtom);
  const liuNian = useAtomValue(liuNianAtom);
  const beginStudy = useSetAtom(beginStudyAtom);
  const study = useAtomValue(studyAtom);
  const [lesson, learn] = useAtom(lessonAtom);
  const [sharing, setSharing] = useState(false);
  const notice = id === LOCAL_RECORD ? 'unsaved' : chart.state === 'hasData' && chart.old ? 'cached' : null;
  // The same as long as the page stands: what is not touched by a choice is not drawn for it.
  const selectCycle = useCallback(
    ({ index }: { index: number | null }) => choose({ cycle: index, year: null, month: null, day: null }),
    [choose],
  );
  const selectYear = useCallback(
    (event: { year: number | null }) => choose({ ...event, month: null, day: null }),
    [choose],
  );
  const selectMonth = useCallback(
    (event: { month: number | null }) => choose({ ...event, day: null }),
    [choose],
  );
  const selectDay = useCallback(({ date }: { date: string | null }) => choose({ day: date }), [choose]);
  const learnOf = useCallback((tapped: ChartTerm) => void learn(tapped), [learn]);
  const arrived = chart.state === 'hasData' && chart.data?.record.id === id;

  // The chart first: what is read beyond it waits until the chart stands.
  useEffect(() => {
    if (arrived) whenIdle(() => void beginStudy());
  }, [arrived, beginStudy]);

  const years = useMemo((): Years => {
    if (cycle === null) return { state: 'unselected' };
    if (liuNian.state === 'loading') return { state: 'loading', cycle };
    // Years that could not be had are no years; the client has logged why.
    return { state: 'ready', cycle, liu_nian: liuNian.state === 'hasData' ? liuNian.data : [] };
  }, [cycle, liuNian]);

  const state: ReportDetailScreenProps['state'] =
    chart.state === 'hasData' && chart.data?.record.id === id
      ? { kind: 'loaded', chart: chart.data, cycle, years, year, notice, analysis: study, term: lesson }
      : chart.state === 'hasError'
        ? failureOf(chart.error)
        : { kind: 'loading' };

  return (
    <>
      <ReportDetailScreen
        state={state}
        onSelectCycle={selectCycle}
        onSelectYear={selectYear}
        onSelectMonth={selectMonth}
        onSelectDay={selectDay}
        onOpenTerm={learnOf}
        onRetryTerm={() => void learn('again')}
        onCloseTerm={() => void learn(null)}
        onRetry={ask}
        onShare={() => setSharing(true)}
      />
      {sharing && state.kind === 'loaded' && (
        <Suspense>
          <ShareChart chart={state.chart} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
