import { ApiError, errorText, isNetworkFailure, isRefused } from '@ziping/api-client/envelope';
import {
  type ChartState,
  ReportDetailScreen,
  type ReportDetailScreenProps,
} from '@ziping/ui/screens/reports/ReportDetailScreen';
import { reportDetailCopy as copy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import type { ChartTerm } from '@ziping/ui/screens/reports/analysis';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { annualLuckOptions, chartOptions } from '../../data/charts.ts';
import { prefetch } from '../../data/query-client.ts';
import { useChart } from '../../features/chart/chart.ts';
import { readSelection, selectionQuery, settleSelection } from '../../features/chart/selection.ts';
import { useAnalysis } from '../../features/chart/analysis.ts';
import { explanationAtom } from '../../features/chart/explanation-state.ts';
import { selectionAtom, useSelection } from '../../features/chart/useSelection.ts';
import { sessionAtom } from '../../session/session.ts';
import { lazy, lazyPart } from '../../shared/lazy.ts';
import { viewsAtom } from '../../shared/views.ts';
import { LOCAL_RECORD } from '../../shared/local-record.ts';
import { type Store, useAtom, useAtomValue } from '../../shared/store.ts';

const ShareChart = lazyPart(() => import('../../features/share/ShareChart.tsx'));
const Reports = lazy(() => import('./Reports.tsx'));
const Adviser = lazy(() => import('./Adviser.tsx'));

const TAB = 'tab';
const CHART = 'chart';

const tabs = [
  { value: 'reports', label: copy.reportsTab, panel: <Reports /> },
  { value: 'chat', label: copy.chatTab, panel: <Adviser /> },
];

type Years = Extract<ChartState, { kind: 'loaded' }>['years'];

/**
 * Opens the record of an address before its page is first drawn, and waits for its chart, at most 2 s. The years of its
 * cycle are asked for, not waited for.
 * @public the shell calls it
 */
export async function loader({ store, url }: { store: Store; url: URL }): Promise<void> {
  const record_id = url.pathname.split('/')[2] ?? '';
  const selection = readSelection(url.search);
  store.set(selectionAtom, { record_id, selection });
  // The engine that casts the chart of this device is loaded by the page.
  if (record_id === LOCAL_RECORD) return;
  const chart = await prefetch(store, (api) => chartOptions(api, record_id));
  if (!chart) return;
  const { cycle } = settleSelection(selection, chart.da_yun_list);
  if (cycle !== null) void prefetch(store, (api) => annualLuckOptions(api, chart, cycle));
}

function failureOf(error: Error): ReportDetailScreenProps['state'] {
  if (error instanceof ApiError && error.status === 404) return { kind: 'missing' };
  return { kind: 'failed', message: errorText(undefined, error) };
}

/** Why a chart comes from this device; null for one from the service. */
function noticeOf(failure: Error | null): 'offline' | 'cached' | null {
  if (!failure) return null;
  return isNetworkFailure(failure) ? 'offline' : 'cached';
}

/** /reports/{id}: a record's chart, with the current cycle and its years. */
export default function ReportRoute() {
  // Only the chart of this device has a path without a parameter.
  const { id = LOCAL_RECORD } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const { data, error, isFetching, refetch } = useChart(id);
  const failure = isFetching ? null : error;
  const chart = data && !isRefused(failure) ? data : null;
  const [selection, choose] = useSelection(id, data?.da_yun_list);
  const { cycle, year } = selection;
  const annualLuck = useQuery(annualLuckOptions(useApi(), data, cycle));
  const analysis = useAnalysis(chart, selection, annualLuck.data?.years);
  const [explanation, explain] = useAtom(explanationAtom);
  const [sharing, setSharing] = useState(false);
  const [views, changeViews] = useAtom(viewsAtom);

  // A new function would draw the chart anew.
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
  const { refetch: askYears } = annualLuck;
  const retryYears = useCallback(() => void askYears(), [askYears]);
  const { natal, luck, timing } = analysis ?? {};
  const explainTapped = useCallback(
    (term: ChartTerm) => {
      if (chart && natal && luck && timing)
        void explain({ term, shown: { day_master: chart.day_master, natal, timing, ...luck } });
    },
    [chart, explain, luck, natal, timing],
  );

  function openTab(tab: string) {
    const query = new URLSearchParams(selectionQuery(readSelection(search)));
    if (tab !== CHART) query.set(TAB, tab);
    void navigate({ search: query.toString() });
  }

  const years = useMemo((): Years => {
    if (cycle === null) return { state: 'unselected' };
    if (annualLuck.isPending) return { state: 'loading', cycle };
    if (!annualLuck.data) return { state: 'failed', cycle };
    return { state: 'ready', cycle, liu_nian: annualLuck.data.years };
  }, [annualLuck.data, annualLuck.isPending, cycle]);

  // The picture shows both.
  const { truth, qi_yun } = chart ?? {};
  const picture = chart && truth && qi_yun && { ...chart, truth, qi_yun };

  const state: ReportDetailScreenProps['state'] = chart
    ? {
        kind: 'loaded',
        ...{ chart, cycle, years, year, analysis, term: explanation },
        notice: id !== LOCAL_RECORD ? noticeOf(failure) : session.status === 'guest' ? 'guest' : 'unsaved',
      }
    : failure
      ? failureOf(failure)
      : { kind: 'loading' };

  return (
    <>
      <ReportDetailScreen
        state={state}
        tabs={tabs}
        tab={new URLSearchParams(search).get(TAB) ?? CHART}
        onTab={({ tab }) => openTab(tab)}
        readingFolded={views.folded}
        onFoldReading={changeViews}
        onSelectCycle={selectCycle}
        onSelectYear={selectYear}
        onRetryYears={retryYears}
        onSelectMonth={selectMonth}
        onSelectDay={selectDay}
        onOpenTerm={explainTapped}
        onRetryTerm={() => void explain('again')}
        onCloseTerm={() => void explain(null)}
        onRetry={() => void refetch()}
        {...(picture && { onShare: () => setSharing(true) })}
      />
      {sharing && picture && <ShareChart chart={picture} onClose={() => setSharing(false)} />}
    </>
  );
}
