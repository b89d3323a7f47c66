import type { Schema } from '@ziping/api-client/types';
import { AnnualLuckStrip, type AnnualLuckView } from '@ziping/bazi-view/AnnualLuckStrip';
import { ChartSkeleton } from '@ziping/bazi-view/ChartSkeleton';
import { LuckCycleStrip } from '@ziping/bazi-view/LuckCycleStrip';
import { PillarTable } from '@ziping/bazi-view/PillarTable';
import { ChevronDown } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import { reportDetailStyles } from './ReportDetailScreen.styles.ts';
import type { ChartStudyView, LessonView, Tapped } from './study.ts';

// What the first look at a chart can do without is fetched after it.
const BirthTruth = lazy(() => import('./BirthTruth.tsx'));
const ChartNotice = lazy(() => import('./ChartNotice.tsx'));
const ChartStudy = lazy(() => import('./ChartStudy.tsx'));
const YearStudy = lazy(() => import('./YearStudy.tsx'));
const ReportPrint = lazy(() => import('./ReportPrint.tsx'));
const LessonSheet = lazy(() => import('./LessonSheet.tsx'));

export type ChartState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** There is no such record, or it is somebody else's. */
  | { kind: 'missing' }
  | {
      kind: 'loaded';
      chart: Schema<'RecordChart'>;
      /** Index in `da_yun_list`. */
      cycle: number | null;
      /** The years of the selected cycle. */
      years: AnnualLuckView;
      /** The highlighted year. */
      year: number | null;
      /**
       * `old`: the service could not be asked, this is the chart as it was last seen on this device. `unsaved`: it
       * was cast on this device from what stands in the form.
       */
      notice?: 'old' | 'unsaved' | null;
      /** What is read beyond the table; null until it is at hand. */
      study?: ChartStudyView | null;
      /** What is told of the word that was tapped. */
      lesson?: LessonView | null;
    };

/** A tab beside the chart: its value, its label, and what it shows. */
export interface ReportTab {
  value: string;
  label: string;
  panel: ReactNode;
}

export interface ReportDetailScreenProps {
  state: ChartState;
  /** Tabs after the chart's own. With none there is no tab bar. */
  tabs?: readonly ReportTab[];
  /** `chart`, or the value of one of the tabs. */
  tab?: string;
  onTab?: (event: { tab: string }) => void;
  onSelectCycle: (event: { index: number | null }) => void;
  onSelectYear: (event: { year: number | null }) => void;
  onSelectMonth: (event: { month: number | null }) => void;
  onSelectDay: (event: { date: string | null }) => void;
  /** A word of the chart, or a meeting of its pillars, was tapped to learn what it means. */
  onLearn: (tapped: Tapped) => void;
  onLearnAgain: () => void;
  onLearned: () => void;
  onRetry: () => void;
  /** Asks for a picture of the chart; without it there is no way to. */
  onShare?: () => void;
}

type ChartPanelProps = Omit<ReportDetailScreenProps, 'state' | 'tabs' | 'tab' | 'onTab'> & {
  state: Exclude<ChartState, { kind: 'missing' }>;
};

function ChartPanel({ state, ...on }: ChartPanelProps) {
  const styles = useStyles(reportDetailStyles);
  if (state.kind === 'loading') {
    return (
      <div css={styles.chart}>
        <ChartSkeleton />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          title={copy.failedTitle}
          action={
            <Button variant="primary" onClick={on.onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {state.message}
        </EmptyState>
      </div>
    );
  }
  return <Chart state={state} {...on} />;
}

/** Drawn anew only for other years, or another one of them. */
const Years = memo(AnnualLuckStrip);

function Chart({
  state: { chart, cycle, year, years, notice = null, study = null, lesson = null },
  onSelectCycle,
  onSelectYear,
  onSelectMonth,
  onSelectDay,
  onLearn,
  onLearnAgain,
  onLearned,
  onRetry,
  onShare,
}: ChartPanelProps & { state: Extract<ChartState, { kind: 'loaded' }> }) {
  const styles = useStyles(reportDetailStyles);
  const [further, setFurther] = useState(false);
  // The table and the strip that was tapped follow at once, what is read beyond them as soon as there is time.
  const lateStudy = useDeferredValue(study);
  const lateCycle = useDeferredValue(cycle);
  const lateYears = useDeferredValue(years);
  return (
    <>
      {notice && (
        <Suspense fallback={null}>
          <ChartNotice notice={notice} onRetry={onRetry} />
        </Suspense>
      )}
      <div css={styles.chart}>
        <div css={styles.table}>
          <PillarTable
            bazi={chart.bazi}
            da_yun={cycle === null ? null : (chart.da_yun_list[cycle] ?? null)}
            liu_nian={
              years.state === 'ready' ? (years.liu_nian.find((item) => item.year === year) ?? null) : null
            }
            {...(further && { furtherRows: true, shen_sha: lateStudy?.luck.shen_sha })}
            {...(study && { onTerm: onLearn })}
          />
          <div css={styles.tools} data-screen="">
            <Button variant="quiet" size="small" aria-expanded={further} onClick={() => setFurther(!further)}>
              {further ? copy.fewerRows : copy.furtherRows}
            </Button>
            {onShare && (
              <Button variant="quiet" size="small" onClick={onShare}>
                {copy.share}
              </Button>
            )}
            <p css={styles.hint}>{copy.tapHint}</p>
          </div>
        </div>
        <div css={styles.luck}>
          <LuckCycleStrip
            da_yun_list={chart.da_yun_list}
            qi_yun={chart.qi_yun}
            selected={cycle}
            onSelect={onSelectCycle}
          />
          <Years view={lateYears} selected={year} onSelect={onSelectYear} />
          {lateStudy?.year && (
            <Suspense fallback={null}>
              <YearStudy study={lateStudy.year} onSelectMonth={onSelectMonth} onSelectDay={onSelectDay} />
            </Suspense>
          )}
        </div>
      </div>
      {lateStudy && (
        <Suspense fallback={null}>
          <div css={styles.study}>
            <ChartStudy
              chart={chart}
              study={lateStudy}
              cycle={lateCycle}
              onSelectCycle={onSelectCycle}
              onTerm={onLearn}
              onRelation={onLearn}
            />
          </div>
          <ReportPrint />
          <LessonSheet lesson={lesson} onClose={onLearned} onRetry={onLearnAgain} />
        </Suspense>
      )}
    </>
  );
}

/** What is told of a birth that leaves its chart as it is. */
const CERTAIN: readonly string[] = ['dst_applied', 'beyond_2050'];

/** Whether a warning says that the chart may be another one. */
const isDoubt = ({ kind }: Schema<'RecordChart'>['truth']['warnings'][number]) => !CERTAIN.includes(kind);

/** One record: whose it is and how its time was found, then the chart and what is written about it. */
export function ReportDetailScreen({
  state,
  tabs = [],
  tab = 'chart',
  onTab,
  ...on
}: ReportDetailScreenProps) {
  const styles = useStyles(reportDetailStyles);
  const [opened, setOpened] = useState(false);
  if (state.kind === 'missing') {
    return (
      <StatePage
        mark={copy.missingMarkTitle}
        title={copy.missingTitle}
        body={copy.missing}
        actions={
          <Button variant="primary" href="/reports">
            {copy.back}
          </Button>
        }
      />
    );
  }
  const other = tabs.find(({ value }) => value === tab);
  const panel = other ? other.panel : <ChartPanel state={state} {...on} />;
  return (
    <div css={styles.root}>
      <header css={styles.header} id="report-top">
        {state.kind === 'loaded' && (
          <details css={styles.details} onToggle={() => setOpened(true)}>
            <summary css={styles.summary}>
              <h1 css={styles.title}>{copy.title(state.chart.record.name)}</h1>
              <span css={styles.more}>
                {copy.more}
                {state.chart.truth.warnings.some(isDoubt) && <b css={styles.doubt}>{copy.doubt}</b>}
                <ChevronDown css={styles.arrow} aria-hidden="true" />
              </span>
            </summary>
            {(opened || state.study) && (
              <Suspense fallback={null}>
                <BirthTruth chart={state.chart} label={copy.more} saved={state.notice !== 'unsaved'} />
              </Suspense>
            )}
          </details>
        )}
        {state.kind === 'loading' && (
          <div css={styles.summary} aria-hidden="true">
            <Skeleton shape="title" width="9rem" />
          </div>
        )}
      </header>
      {tabs.length > 0 && (
        <div css={styles.tabs}>
          <Tabs
            label={copy.tabs}
            spread
            items={[{ value: 'chart', label: copy.chartTab }, ...tabs]}
            value={tab}
            onChange={(value) => onTab?.({ tab: value })}
          />
        </div>
      )}
      <div css={[styles.panel, other ? styles.panelBare : undefined]}>{panel}</div>
    </div>
  );
}
