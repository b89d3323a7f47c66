import type { Schema } from '@ziping/api-client/types';
import { ArrowDownUp, Plus, Rows3, Search } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { loginWithRedirect, paths } from '../../../paths.ts';
import { LoginRequired } from '../../../patterns/LoginRequired/LoginRequired.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { RecordCardSkeleton } from '../../../patterns/RecordCard/RecordCardSkeleton.tsx';
import { useStableActions } from '../../../patterns/useStableActions.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { RecordList } from './RecordList.tsx';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import { reportsStyles } from './ReportsScreen.styles.ts';

type Record = Schema<'Record'>;

/** `all`, or one of the groups that have a filter. */
export type ReportFilter = keyof typeof copy.groups;

export type ReportSort = keyof typeof copy.sorts;

export interface ReportQuery {
  /** Text to find in the names. */
  name: string;
  /** Search all records instead of the page shown. */
  everywhere: boolean;
  category: ReportFilter;
  sort: ReportSort;
}

export type ReportsState =
  | { kind: 'guest' }
  | { kind: 'loading' }
  /** `page`: the page that could not be loaded, from 1. */
  | { kind: 'failed'; page: number }
  | {
      kind: 'loaded';
      /** Records of the page in display order. */
      records: readonly Record[];
      /** Ids of those that a search on this page does not find. */
      left_out?: readonly string[];
      /** Number of records of the group, over all pages. */
      total: number;
      /**
       * What a search by name found, and where; undefined without one. `total`: how many records of the group were
       * looked through, once that is known.
       */
      search?:
        { where: 'page' | 'all'; found: number; total?: number | undefined; busy?: boolean } | undefined;
      /** From 1. */
      page: number;
      page_count: number;
      /** Another page is loading. */
      refreshing?: boolean;
      /**
       * The service gave no list and this one comes from this device. `offline`: because the network failed.
       * `unavailable`: ids of records without a cached chart.
       */
      cached?: { offline: boolean; unavailable: readonly string[] } | undefined;
    };

/** The deletion in the confirm dialog. `failed` keeps the dialog open for another try. */
export type ReportsDeletion = {
  records: readonly Pick<Record, 'id' | 'name'>[];
  step: 'asking' | 'busy' | 'failed';
};

export interface ReportsScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ReportsState;
  /** What is searched for, and how the list is ordered. */
  query: ReportQuery;
  /** Ids of the selected records. */
  selected: readonly string[];
  /** The deletion that is asked about; null for none. */
  deletion: ReportsDeletion | null;
  /** A toast about the last action. */
  notice?: ReactNode;
  /** The import and export dialog, or the move dialog. */
  dialog?: ReactNode;
  /** Search, group or order were changed. */
  onQuery: (change: Partial<ReportQuery>) => void;
  /** Another page of the list was chosen, from 1. */
  onPage: (page: number) => void;
  /** A record was selected or left out. */
  onToggle: (event: { record_id: string }) => void;
  /** A record is to be pinned to the top, or unpinned. */
  onPin: (event: { record_id: string; pinned: boolean }) => void;
  /** Selects every record shown. */
  onSelectAll: () => void;
  /** Nothing is to be selected. */
  onClearSelection: () => void;
  /** One record by its own button, or all selected ones. */
  onDelete: (event: { record_ids: readonly string[] }) => void;
  /** Opens the move dialog for the selected records. */
  onMove: () => void;
  /** Orders reports for the selected records; without it there is no batch, which professional members have. */
  onBatch?: () => void;
  /** The deletion is confirmed. */
  onConfirmDeletion: () => void;
  /** The deletion is given up. */
  onCancelDeletion: () => void;
  /** Opens the import and export dialog. */
  onTransfer: () => void;
  /** Loads the list again. */
  onRetry: () => void;
  /** Lines with pillars instead of cards. */
  dense?: boolean;
  /** Without it there is one view. */
  onDense?: (event: { dense: boolean }) => void;
  /** Leads to the workbench of professional members. */
  workbench?: boolean;
}

const filters = optionsFromLabels(copy.groups);
const sorts = optionsFromLabels(copy.sorts);

function ListSkeleton() {
  const styles = stylesOf(reportsStyles);
  return (
    <div css={styles.list} role="status" aria-label={copy.loading}>
      {Array.from({ length: 5 }, (_, index) => (
        <RecordCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Not drawn again for what changes in the list. */
const Actions = memo(function Actions({
  onTransfer,
  workbench,
}: Pick<ReportsScreenProps, 'onTransfer' | 'workbench'>) {
  const styles = stylesOf(reportsStyles);
  return (
    <div css={styles.actions}>
      {workbench && (
        <Button variant="quiet" href={paths.professional}>
          {copy.workbench}
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={onTransfer}
        icon={<ArrowDownUp size={18} strokeWidth={1.5} aria-hidden="true" />}
      >
        {copy.transfer}
      </Button>
      <Button href={paths.fortune} icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}>
        {copy.create}
      </Button>
    </div>
  );
});

type ToolsProps = Omit<ReportQuery, 'everywhere'> & Pick<ReportsScreenProps, 'onQuery' | 'dense' | 'onDense'>;

/** Search, group and order. Not drawn again when the list follows a search. */
const Tools = memo(function Tools({ name, category, sort, onQuery, dense = false, onDense }: ToolsProps) {
  const styles = stylesOf(reportsStyles);
  return (
    <search css={styles.tools}>
      <TextField
        label={copy.search}
        hideLabel
        type="search"
        placeholder={copy.searchPlaceholder}
        leading={<Search aria-hidden="true" />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={30}
        value={name}
        onChange={(event) => onQuery({ name: event.target.value })}
      />
      <SelectField
        label={copy.group}
        hideLabel
        options={filters}
        value={category}
        onChange={(event) => onQuery({ category: event.target.value as ReportFilter })}
      />
      <SelectField
        label={copy.sort}
        hideLabel
        options={sorts}
        value={sort}
        onChange={(event) => onQuery({ sort: event.target.value as ReportSort })}
      />
      {onDense && (
        <IconButton
          label={copy.dense}
          icon={<Rows3 />}
          aria-pressed={dense}
          css={styles.dense}
          onClick={() => onDense({ dense: !dense })}
        />
      )}
    </search>
  );
});

/** The member's records: search, filter, open, pin, select, move, delete, import and export. */
export function ReportsScreen(props: ReportsScreenProps) {
  const { state, query, notice, dialog, onRetry } = props;
  const { onQuery, onPage, onTransfer, onConfirmDeletion, onCancelDeletion, onDense } = props;
  const actions = useStableActions({ onQuery, onPage, onTransfer, onConfirmDeletion, onCancelDeletion });
  const styles = stylesOf(reportsStyles);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const hasNotice = Boolean(notice);
  useEffect(() => {
    // The focused element was removed. From the title, the toast's undo button is the next tab stop.
    if (hasNotice && document.activeElement === document.body)
      titleRef.current?.focus({ preventScroll: true });
  }, [hasNotice]);

  if (state.kind === 'guest') {
    return (
      <LoginRequired title={copy.guestTitle} body={copy.guest} loginHref={loginWithRedirect(paths.reports)} />
    );
  }
  return (
    <div css={styles.root}>
      <header css={styles.header}>
        <div>
          <h1 css={styles.title} ref={titleRef} tabIndex={-1}>
            {copy.title}
          </h1>
          {notice}
          <p css={styles.count}>{state.kind === 'loaded' ? copy.count(state.total) : '　'}</p>
        </div>
        <Actions onTransfer={actions.onTransfer} workbench={props.workbench ?? false} />
      </header>
      <Tools
        name={query.name}
        category={query.category}
        sort={query.sort}
        onQuery={actions.onQuery}
        dense={props.dense ?? false}
        {...(onDense && { onDense })}
      />
      {state.kind === 'failed' && (
        <div role="alert">
          <EmptyState
            title={copy.failedTitle}
            action={
              <>
                <Button onClick={onRetry}>{copy.retry}</Button>
                {state.page > 1 && (
                  <Button variant="quiet" onClick={() => onPage(1)}>
                    {copy.toFirst}
                  </Button>
                )}
              </>
            }
          >
            {copy.failed}
          </EmptyState>
        </div>
      )}
      {state.kind === 'loading' && <ListSkeleton />}
      {state.kind === 'loaded' && <RecordList {...props} {...actions} state={state} />}
      {dialog}
    </div>
  );
}
