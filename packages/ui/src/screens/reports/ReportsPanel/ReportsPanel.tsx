import { X } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { byRulesText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { useStableActions } from '../../../patterns/useStableActions.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import type { Report } from './report.ts';
import { type ReportActions, ReportCard, type ReportNotice } from './ReportCard.tsx';
import { reportsPanelCopy as copy } from './ReportsPanel.copy.ts';
import { reportsPanelStyles } from './ReportsPanel.styles.ts';

export type { ReportActions, ReportNotice };

export type ReportsPanelState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** The chart is on this device only, so it can have no reports. */
  | { kind: 'unsaved' }
  | {
      kind: 'loaded';
      reports: readonly Report[];
      /** Code of the report that is expanded or selected. */
      open: string | null;
      /** The action that is being sent. */
      busy?: { code: string; action: 'generate' | 'export' } | null;
      /** Outcomes of actions, by code. */
      notices?: Readonly<Record<string, ReportNotice>>;
      /** Codes of the reports whose reading was interrupted. */
      started?: readonly string[];
      /** Words of the texts that can be tapped. */
      terms?: readonly string[];
    };

export interface ReportsPanelProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ReportsPanelState;
  /** What can be done with it. */
  actions: ReportActions;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
  /** No language model is set: it is said above the list. */
  byRules?: boolean;
  /** A question about the expanded report; null for none. */
  hint?: string | null;
  /** A question is to be asked in the conversation. */
  onAsk: () => void;
  /** The hint was closed. */
  onDismissHint: () => void;
  /** The report for which the one free report of the account would be used. */
  spending?: Pick<Report, 'code' | 'name'> | null;
  /** The free report is to be used for this one. */
  onSpend?: (event: { code: string }) => void;
  /** The free report is kept. */
  onKeepFree?: () => void;
}

function Loading() {
  const styles = stylesOf(reportsPanelStyles);
  return (
    <div css={styles.list} role="status" aria-label={copy.loading}>
      {[0, 1, 2].map((at) => (
        <div key={at} css={styles.skeleton}>
          <Skeleton shape="title" />
          <Skeleton lines={2} />
          <Skeleton shape="block" width="7rem" height="2.75rem" />
        </div>
      ))}
    </div>
  );
}

function ReportList({
  state,
  actions,
}: {
  state: ReportsPanelState & { kind: 'loaded' };
  actions: ReportActions;
}) {
  const styles = stylesOf(reportsPanelStyles);
  const { reports, open, busy, notices, started, terms } = state;
  return (
    <ul css={styles.list} aria-label={copy.list}>
      {reports.map((report) => (
        <ReportCard
          key={report.id}
          report={report}
          open={open === report.code}
          busy={busy?.code === report.code ? busy.action : undefined}
          notice={notices?.[report.code]}
          started={started?.includes(report.code) ?? false}
          terms={terms}
          actions={actions}
        />
      ))}
    </ul>
  );
}

function Content({ state, actions, onRetry }: Pick<ReportsPanelProps, 'state' | 'actions' | 'onRetry'>) {
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
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
    case 'unsaved':
      return (
        <EmptyState
          title={copy.unsavedTitle}
          action={
            <Button variant="primary" href={paths.fortune}>
              {copy.save}
            </Button>
          }
        >
          {copy.unsaved}
        </EmptyState>
      );
    case 'loaded':
      return state.reports.length > 0 ? (
        <ReportList state={state} actions={actions} />
      ) : (
        <EmptyState title={copy.emptyTitle} action={<Button onClick={onRetry}>{copy.retry}</Button>}>
          {copy.empty}
        </EmptyState>
      );
  }
}

/** The tab AI命盘报告: the report types of a record, their texts, and a question about the one that is read. */
export function ReportsPanel({
  state,
  actions: newestActions,
  onRetry,
  byRules = false,
  hint = null,
  onAsk,
  onDismissHint,
  spending = null,
  onSpend,
  onKeepFree,
}: ReportsPanelProps) {
  const styles = stylesOf(reportsPanelStyles);
  const actions = useStableActions(newestActions);
  return (
    <div css={styles.root}>
      <div css={styles.scroller}>
        {byRules && state.kind === 'loaded' && <p css={styles.byRules}>{byRulesText}</p>}
        <Content state={state} actions={actions} onRetry={onRetry} />
      </div>
      {hint && (
        <div css={styles.dock} aria-label={copy.hint.label} role="status">
          <div css={styles.bubble}>
            <p>{hint}</p>
            <Button variant="primary" size="small" onClick={onAsk}>
              {copy.hint.ask}
            </Button>
            <IconButton label={copy.hint.dismiss} icon={<X />} onClick={onDismissHint} />
          </div>
        </div>
      )}
      <ConfirmDialog
        open={spending !== null}
        title={copy.spend.title}
        confirmLabel={copy.spend.confirm}
        cancelLabel={copy.spend.cancel}
        onConfirm={() => spending && onSpend?.({ code: spending.code })}
        onCancel={() => onKeepFree?.()}
      >
        <p>{spending && copy.spend.text(spending.name)}</p>
      </ConfirmDialog>
    </div>
  );
}
