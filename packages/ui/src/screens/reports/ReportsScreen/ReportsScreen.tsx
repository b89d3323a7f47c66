import type { Schema } from '@ziping/api-client/types';
import { ArrowDownUp, Plus, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LoginRequired } from '../../../patterns/LoginRequired/LoginRequired.tsx';
import { RecordCardSkeleton } from '../../../patterns/RecordCard/RecordCardSkeleton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import { reportsStyles } from './ReportsScreen.styles.ts';

type Record = Schema<'Record'>;

/** The groups the list filters by. */
export type ReportFilter = keyof typeof copy.groups;

export type ReportSort = keyof typeof copy.sorts;

export interface ReportQuery {
  /** Searched for in the names of the page shown. */
  name: string;
  /** Searched for in all records instead. */
  everywhere: boolean;
  category: ReportFilter;
  sort: ReportSort;
}

export type ReportsState =
  | { kind: 'guest' }
  | { kind: 'loading' }
  /** `page` that could not be had, from 1. */
  | { kind: 'failed'; page: number }
  | {
      kind: 'loaded';
      /** What is left of the page after the search, in the order to show. */
      records: readonly Record[];
      /** All records of the filter, over all pages. */
      total: number;
      /** From 1. */
      page: number;
      page_count: number;
      /** What is shown is about to be replaced: another page was asked for. */
      refreshing?: boolean;
      /** The service cannot be asked, and this is what was seen before: without the charts of `unseen` records. */
      old?: { unseen: readonly string[] } | undefined;
    };

/** What is being confirmed. `failed` stays open so that it can be tried again. */
export type ReportsDeletion = {
  records: readonly Pick<Record, 'id' | 'name'>[];
  step: 'asking' | 'busy' | 'failed';
};

export interface ReportsScreenProps {
  state: ReportsState;
  query: ReportQuery;
  /** Ids of the ticked records. */
  selected: readonly string[];
  deletion: ReportsDeletion | null;
  /** A passing word about what was done. */
  notice?: ReactNode;
  /** What lies over the list: the panel to import and export, or to choose a group. */
  panel?: ReactNode;
  onQuery: (change: Partial<ReportQuery>) => void;
  onPage: (page: number) => void;
  onToggle: (event: { record_id: string }) => void;
  onPin: (event: { record_id: string; pinned: boolean }) => void;
  /** Ticks every record shown. */
  onSelectAll: () => void;
  onClearSelection: () => void;
  /** One record by its own button, or all that are ticked. */
  onDelete: (event: { record_ids: readonly string[] }) => void;
  /** Asked to choose a group for what is ticked. */
  onMove: () => void;
  onConfirmDeletion: () => void;
  onCancelDeletion: () => void;
  onTransfer: () => void;
  onRetry: () => void;
}

const filters = (Object.keys(copy.groups) as ReportFilter[]).map((value) => ({
  value,
  label: copy.groups[value],
}));
const sorts = (Object.keys(copy.sorts) as ReportSort[]).map((value) => ({ value, label: copy.sorts[value] }));

const loadRegister = () => import('./Register.tsx');
const Register = lazy(loadRegister);

function Waiting() {
  const styles = useStyles(reportsStyles);
  // The records are on their way; so is what shows them.
  useEffect(() => void loadRegister(), []);
  return (
    <div css={styles.list} role="status" aria-label={copy.loading}>
      {Array.from({ length: 5 }, (_, index) => (
        <RecordCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The register of records: find, open, pin, tick, move, delete, take out and in. */
export function ReportsScreen(props: ReportsScreenProps) {
  const { state, query, notice, panel, onQuery, onPage, onTransfer, onRetry } = props;
  const styles = useStyles(reportsStyles);
  const title = useRef<HTMLHeadingElement>(null);
  const noticed = Boolean(notice);
  useEffect(() => {
    // What had the focus is gone; the way to take that back is the next stop after the title.
    if (noticed && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [noticed]);

  if (state.kind === 'guest') {
    return <LoginRequired title={copy.guestTitle} body={copy.guest} loginHref="/login?redirect=/reports" />;
  }
  return (
    <div css={styles.root}>
      <header css={styles.header}>
        <div>
          <h1 css={styles.title} ref={title} tabIndex={-1}>
            {copy.title}
          </h1>
          {notice}
          <p css={styles.count}>{state.kind === 'loaded' ? copy.count(state.total) : '　'}</p>
        </div>
        <div css={styles.acts}>
          <Button
            variant="quiet"
            onClick={onTransfer}
            icon={<ArrowDownUp size={18} strokeWidth={1.5} aria-hidden="true" />}
          >
            {copy.transfer}
          </Button>
          <Button href="/fortune" icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}>
            {copy.create}
          </Button>
        </div>
      </header>
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
          value={query.name}
          onChange={(event) => onQuery({ name: event.target.value })}
        />
        <SelectField
          label={copy.group}
          hideLabel
          options={filters}
          value={query.category}
          onChange={(event) => onQuery({ category: event.target.value as ReportFilter })}
        />
        <SelectField
          label={copy.sort}
          hideLabel
          options={sorts}
          value={query.sort}
          onChange={(event) => onQuery({ sort: event.target.value as ReportSort })}
        />
      </search>
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
      {state.kind === 'loading' && <Waiting />}
      {state.kind === 'loaded' && (
        <Suspense fallback={<Waiting />}>
          <Register {...props} state={state} />
        </Suspense>
      )}
      {panel}
    </div>
  );
}
