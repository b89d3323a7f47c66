import { AnnualLuckStrip, type AnnualLuckView } from '@ziping/bazi-view/AnnualLuckStrip';
import { ChartSkeleton } from '@ziping/bazi-view/ChartSkeleton';
import { LuckCycleStrip } from '@ziping/bazi-view/LuckCycleStrip';
import { PillarTable } from '@ziping/bazi-view/PillarTable';
import { ChevronDown } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { paths } from '../../../paths.ts';
import { formatDateTime } from '../../../patterns/formatDateTime.ts';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { BasicReading, BlankReading } from './BasicReading.tsx';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import { reportDetailStyles } from './ReportDetailScreen.styles.ts';
import type { ChartAnalysisView, ChartTerm, RecordChart, TermState } from './analysis.ts';

// Not needed for the first view of a chart, so they are separate chunks.
const BirthDetails = lazy(() => import('./BirthDetails.tsx'));
const ChartNotice = lazy(() => import('./ChartNotice.tsx'));
const ChartAnalysis = lazy(() => import('./ChartAnalysis.tsx'));
const YearDetails = lazy(() => import('./YearDetails.tsx'));
const ReportPrint = lazy(() => import('./ReportPrint.tsx'));
const TermDialog = lazy(() => import('./TermDialog.tsx'));

/** The index of the years before the first cycle. */
const BEFORE_LUCK = -1;

export type ChartState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** The record does not exist, or belongs to another account. */
  | { kind: 'missing' }
  | {
      kind: 'loaded';
      chart: RecordChart;
      /** Index in `da_yun_list`; −1 for the years before the first cycle. */
      cycle: number | null;
      /** Years of the selected cycle. */
      years: AnnualLuckView;
      /** The selected year. */
      year: number | null;
      /**
       * `offline`: the network failed, `cached`: the service failed; either way the chart comes from this device.
       * `unsaved`: cast on this device; `guest`: the same, and one has to log in to save it.
       */
      notice?: 'offline' | 'cached' | 'unsaved' | 'guest' | null;
      /** null until it is computed; terms cannot be tapped before. */
      analysis?: ChartAnalysisView | null;
      /** The term whose explanation is open. */
      term?: TermState | null;
    };

/** A tab after the chart's own. */
export interface ReportTab {
  value: string;
  label: string;
  panel: ReactNode;
}

export interface ReportDetailScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ChartState;
  /** Without further tabs there is no tab bar. */
  tabs?: readonly ReportTab[];
  /** `chart`, or the value of one of the tabs. */
  tab?: string;
  /** Another tab was chosen. */
  onTab?: (event: { tab: string }) => void;
  /** The sentences above the table are folded to the first; undefined where nobody chose. */
  readingFolded?: boolean | undefined;
  /** Without it the sentences cannot be folded. */
  onFoldReading?: (event: { folded: boolean }) => void;
  /** A cycle was chosen; null for none. */
  onSelectCycle: (event: { index: number | null }) => void;
  /** A year was chosen; null for none. */
  onSelectYear: (event: { year: number | null }) => void;
  /** Asks once more for the years of the cycle. */
  onRetryYears: () => void;
  /** A month was chosen; null for none. */
  onSelectMonth: (event: { month: number | null }) => void;
  /** A day was chosen; null for none. */
  onSelectDay: (event: { date: string | null }) => void;
  /** A term was tapped: it is to be explained. */
  onOpenTerm: (term: ChartTerm) => void;
  /** Asks once more for the explanation. */
  onRetryTerm: () => void;
  /** The explanation was closed. */
  onCloseTerm: () => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
  /** Without it there is no share button. */
  onShare?: () => void;
}

type ChartPanelProps = Omit<ReportDetailScreenProps, 'state' | 'tabs' | 'tab' | 'onTab'> & {
  state: Exclude<ChartState, { kind: 'missing' }>;
};

function ChartPanel({ state, ...handlers }: ChartPanelProps) {
  const styles = stylesOf(reportDetailStyles);
  if (state.kind === 'loading') {
    return (
      <>
        <BlankReading />
        <div css={[styles.chart, styles.chartBlank]}>
          <ChartSkeleton />
        </div>
      </>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          title={copy.failedTitle}
          action={
            <Button variant="primary" onClick={handlers.onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {state.message}
        </EmptyState>
      </div>
    );
  }
  return <Chart state={state} {...handlers} />;
}

/** How many of the parts to render: one, and one more after each render. Together they are one long task of layout. */
function usePartsInTurn(parts: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < parts) startTransition(() => setShown(shown + 1));
  }, [shown, parts]);
  return shown;
}

function Chart({
  state: { chart, cycle, year, years, notice = null, analysis = null, term = null },
  onSelectCycle,
  onSelectYear,
  onRetryYears,
  onSelectMonth,
  onSelectDay,
  onOpenTerm,
  onRetryTerm,
  onCloseTerm,
  onRetry,
  onShare,
  readingFolded,
  onFoldReading,
}: ChartPanelProps & { state: Extract<ChartState, { kind: 'loaded' }> }) {
  const styles = stylesOf(reportDetailStyles);
  const [expanded, setExpanded] = useState(false);
  // Deferred: a tap redraws the table and its own strip first, the years of another cycle and the analysis after them.
  const deferredYears = useDeferredValue(years);
  const deferredAnalysis = useDeferredValue(analysis);
  // The table, then each of the strips.
  const parts = usePartsInTurn(3);
  return (
    <>
      {notice && (
        <div css={styles.notice}>
          <Suspense fallback={null}>
            <ChartNotice notice={notice} onRetry={onRetry} />
          </Suspense>
        </div>
      )}
      {chart.basic_analysis && (
        <BasicReading
          // The answer may be of an earlier year.
          sentences={(analysis?.reading.basic ?? chart.basic_analysis).sentences}
          hour_unknown={chart.record.hour_unknown}
          onTerm={analysis ? onOpenTerm : undefined}
          folded={readingFolded}
          onFold={onFoldReading}
        />
      )}
      <div css={styles.chart}>
        <div css={styles.table}>
          <PillarTable
            bazi={chart.bazi}
            before_luck={cycle === BEFORE_LUCK}
            hour_unknown={chart.record.hour_unknown}
            da_yun={cycle === null ? null : (chart.da_yun_list[cycle] ?? null)}
            liu_nian={
              years.state === 'ready' ? (years.liu_nian.find((item) => item.year === year) ?? null) : null
            }
            {...(expanded && { furtherRows: true, shen_sha: deferredAnalysis?.luck.shen_sha })}
            {...(analysis && { onTerm: onOpenTerm })}
          />
          <div css={styles.tools} data-screen="">
            <Button aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
              {expanded ? copy.fewerRows : copy.furtherRows}
            </Button>
            {onShare && <Button onClick={onShare}>{copy.share}</Button>}
            <p css={styles.hint}>{copy.tapHint}</p>
          </div>
        </div>
        {parts > 1 && (
          <div css={styles.luck}>
            <LuckCycleStrip
              da_yun_list={chart.da_yun_list}
              qi_yun={chart.qi_yun}
              fullAges={deferredAnalysis?.timing.cycles}
              year={deferredAnalysis?.this_year}
              selected={cycle}
              onSelect={onSelectCycle}
            />
            {parts > 2 && (
              <AnnualLuckStrip
                view={deferredYears}
                ages={deferredAnalysis?.timing.years}
                selected={year}
                onSelect={onSelectYear}
                onRetry={onRetryYears}
              />
            )}
            {deferredAnalysis?.year && (
              <Suspense fallback={null}>
                <YearDetails
                  details={deferredAnalysis.year}
                  onSelectMonth={onSelectMonth}
                  onSelectDay={onSelectDay}
                  onTerm={onOpenTerm}
                />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {deferredAnalysis && (
        <Suspense fallback={null}>
          <div css={styles.analysis}>
            <ChartAnalysis
              chart={chart}
              analysis={deferredAnalysis}
              onTerm={onOpenTerm}
              onRelation={onOpenTerm}
            />
          </div>
          <ReportPrint />
          <TermDialog term={term} onClose={onCloseTerm} onRetry={onRetryTerm} />
        </Suspense>
      )}
    </>
  );
}

/** Warnings that do not put the chart itself in doubt. */
const HARMLESS: readonly string[] = ['dst_applied', 'beyond_2050'];

/** Whether a warning says that the pillars may be wrong. */
const isDoubt = ({ kind }: NonNullable<RecordChart['truth']>['warnings'][number]) => !HARMLESS.includes(kind);

/** Date and time of birth; the time apart where it is assumed. */
function Birth({ chart: { record, truth } }: { chart: RecordChart }) {
  const moment = record.birth_time_solar;
  return (
    <>
      <span>{copy.solar(formatDateTime(record.hour_unknown ? moment.slice(0, 10) : moment))}</span>
      {truth && <span>{copy.lunar(truth.lunar.text)}</span>}
      {record.hour_unknown && <b>{copy.hourUnknown(moment.slice(11, 16))}</b>}
    </>
  );
}

/** One record: name and birth details, then its chart and further tabs. */
export function ReportDetailScreen({
  state,
  tabs = [],
  tab = 'chart',
  onTab,
  ...handlers
}: ReportDetailScreenProps) {
  const styles = stylesOf(reportDetailStyles);
  const [opened, setOpened] = useState(false);
  if (state.kind === 'missing') {
    return (
      <StatePage
        mark={copy.missingMarkTitle}
        title={copy.missingTitle}
        body={copy.missing}
        actions={
          <Button variant="primary" href={paths.reports}>
            {copy.back}
          </Button>
        }
      />
    );
  }
  const activeTab = tabs.find(({ value }) => value === tab);
  const panel = activeTab ? (
    // Of its own, so that the bar stays while the code of a tab is loaded.
    <Suspense fallback={<Skeleton shape="block" />}>{activeTab.panel}</Suspense>
  ) : (
    <ChartPanel state={state} {...handlers} />
  );
  return (
    <div css={[styles.root, activeTab && styles.rootFixed]}>
      <header css={styles.header} id="report-top">
        {state.kind === 'loaded' && (
          <details css={styles.details} onToggle={() => setOpened(true)}>
            <summary css={styles.summary}>
              <h1 css={styles.title}>{copy.title(state.chart.record.name)}</h1>
              <span css={styles.more}>
                {copy.more}
                {state.chart.truth?.warnings.some(isDoubt) && <b css={styles.doubt}>{copy.doubt}</b>}
                <ChevronDown css={styles.arrow} aria-hidden="true" />
              </span>
            </summary>
            {(opened || state.analysis) && (
              <Suspense fallback={null}>
                <BirthDetails
                  chart={state.chart}
                  label={copy.more}
                  saved={state.notice !== 'unsaved' && state.notice !== 'guest'}
                />
              </Suspense>
            )}
          </details>
        )}
        {state.kind === 'loaded' && (
          <p css={styles.birth}>
            <span>{copy.genders[state.chart.record.gender]}</span>
            <Birth chart={state.chart} />
          </p>
        )}
        {state.kind === 'loading' && (
          <>
            <div css={styles.details}>
              <div css={styles.summary}>
                <Skeleton shape="title" />
              </div>
            </div>
            <p css={[styles.birth, styles.birthBlank]}>
              <Skeleton width="14rem" />
              <Skeleton width="11rem" />
            </p>
          </>
        )}
      </header>
      {tabs.length > 0 && (
        <div css={styles.tabs}>
          <Tabs
            label={copy.tabs}
            fullWidth
            items={[{ value: 'chart', label: copy.chartTab }, ...tabs]}
            value={activeTab?.value ?? 'chart'}
            onChange={(value) => onTab?.({ tab: value })}
          />
        </div>
      )}
      <div
        css={[styles.panel, activeTab && styles.panelFixed]}
        {...(tabs.length > 0 && { role: 'tabpanel', 'aria-label': activeTab?.label ?? copy.chartTab })}
      >
        {panel}
      </div>
    </div>
  );
}
