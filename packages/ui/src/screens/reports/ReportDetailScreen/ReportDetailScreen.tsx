import type { Schema } from '@ziping/api-client/types';
import { AnnualLuckStrip, type AnnualLuckView } from '@ziping/bazi-view/AnnualLuckStrip';
import { ChartSkeleton } from '@ziping/bazi-view/ChartSkeleton';
import { LuckCycleStrip } from '@ziping/bazi-view/LuckCycleStrip';
import { PillarTable } from '@ziping/bazi-view/PillarTable';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { BirthTruth } from './BirthTruth.tsx';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import { reportDetailStyles } from './ReportDetailScreen.styles.ts';

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
  onRetry: () => void;
}

function ChartPanel({
  state,
  onSelectCycle,
  onSelectYear,
  onRetry,
}: Pick<ReportDetailScreenProps, 'onSelectCycle' | 'onSelectYear' | 'onRetry'> & {
  state: Exclude<ChartState, { kind: 'missing' }>;
}) {
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
            <Button variant="primary" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {state.message}
        </EmptyState>
      </div>
    );
  }
  const { chart, cycle, year, years } = state;
  return (
    <div css={styles.chart}>
      <PillarTable
        bazi={chart.bazi}
        da_yun={cycle === null ? null : (chart.da_yun_list[cycle] ?? null)}
        liu_nian={
          years.state === 'ready' ? (years.liu_nian.find((item) => item.year === year) ?? null) : null
        }
      />
      <LuckCycleStrip
        da_yun_list={chart.da_yun_list}
        qi_yun={chart.qi_yun}
        selected={cycle}
        onSelect={onSelectCycle}
      />
      <AnnualLuckStrip view={years} selected={year} onSelect={onSelectYear} />
    </div>
  );
}

/** One record: whose it is and how its time was found, then the chart and what is written about it. */
export function ReportDetailScreen({
  state,
  tabs = [],
  tab = 'chart',
  onTab,
  onSelectCycle,
  onSelectYear,
  onRetry,
}: ReportDetailScreenProps) {
  const styles = useStyles(reportDetailStyles);
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
  const panel = other ? other.panel : <ChartPanel {...{ state, onSelectCycle, onSelectYear, onRetry }} />;
  return (
    <div css={styles.root}>
      <header css={styles.header} id="report-top">
        {state.kind === 'loaded' && (
          <details css={styles.details}>
            <summary css={styles.summary}>
              <h1 css={styles.title}>{copy.title(state.chart.record.name)}</h1>
              <span css={styles.more}>
                {copy.more}
                <ChevronDown css={styles.arrow} aria-hidden="true" />
              </span>
            </summary>
            <BirthTruth chart={state.chart} />
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
