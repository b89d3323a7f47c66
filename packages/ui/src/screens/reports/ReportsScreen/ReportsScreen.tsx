import type { Schema } from '@ziping/api-client/types';
import { Plus, Search } from 'lucide-react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { LoginRequired } from '../../../patterns/LoginRequired/LoginRequired.tsx';
import { RecordCard, RecordCardSkeleton } from '../../../patterns/RecordCard/RecordCard.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
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
  category: ReportFilter;
  sort: ReportSort;
}

export type ReportsState =
  | { kind: 'guest' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'loaded';
      /** What is left of the page after the search, in the order to show. */
      records: readonly Record[];
      /** All records of the filter, over all pages. */
      total: number;
      /** From 1. */
      page: number;
      page_count: number;
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
  onQuery: (change: Partial<ReportQuery>) => void;
  onPage: (page: number) => void;
  onToggle: (event: { record_id: string }) => void;
  /** Ticks every record shown. */
  onSelectAll: () => void;
  onClearSelection: () => void;
  /** One record by its own button, or all that are ticked. */
  onDelete: (event: { record_ids: readonly string[] }) => void;
  onConfirmDeletion: () => void;
  onCancelDeletion: () => void;
  onRetry: () => void;
}

const filters = (Object.keys(copy.groups) as ReportFilter[]).map((value) => ({
  value,
  label: copy.groups[value],
}));
const sorts = (Object.keys(copy.sorts) as ReportSort[]).map((value) => ({ value, label: copy.sorts[value] }));

/** Label of a group: the list's own words, the form's for its two others, 其他 for what is unknown. */
export function groupLabel(category: string): string {
  const labels: Partial<globalThis.Record<string, string>> = { ...copy.groups, ...copy.formGroups };
  return category === 'all' ? copy.groups.other : (labels[category] ?? copy.groups.other);
}

function List({
  state,
  query,
  selected,
  onPage,
  onToggle,
  onDelete,
  onRetry,
}: Pick<ReportsScreenProps, 'query' | 'selected' | 'onPage' | 'onToggle' | 'onDelete' | 'onRetry'> & {
  state: Exclude<ReportsState, { kind: 'guest' }>;
}) {
  const styles = useStyles(reportsStyles);
  if (state.kind === 'loading') {
    return (
      <div css={styles.list} role="status" aria-label={copy.loading}>
        {Array.from({ length: 5 }, (_, index) => (
          <RecordCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={copy.failedTitle} action={<Button onClick={onRetry}>{copy.retry}</Button>}>
          {copy.failed}
        </EmptyState>
      </div>
    );
  }
  if (state.records.length === 0) {
    const filtered = query.name !== '' || query.category !== 'all';
    return (
      <>
        <EmptyState
          title={copy.emptyTitle}
          action={
            <Button variant="primary" href="/fortune">
              {copy.createFirst}
            </Button>
          }
        >
          {filtered ? copy.emptyFiltered : copy.empty}
        </EmptyState>
        <div css={styles.pages}>
          <Pagination page={state.page} pageCount={state.page_count} onPage={onPage} />
        </div>
      </>
    );
  }
  return (
    <>
      <ul css={styles.list} aria-label={copy.list}>
        {state.records.map((record) => (
          <li key={record.id}>
            <RecordCard
              record={record}
              groupLabel={groupLabel(record.category)}
              selected={selected.includes(record.id)}
              onToggle={() => onToggle({ record_id: record.id })}
              onDelete={() => onDelete({ record_ids: [record.id] })}
            />
          </li>
        ))}
      </ul>
      <div css={styles.pages}>
        <Pagination page={state.page} pageCount={state.page_count} onPage={onPage} />
      </div>
    </>
  );
}

/** The register of records: find, open, tick, delete. */
export function ReportsScreen({
  state,
  query,
  selected,
  deletion,
  onQuery,
  onPage,
  onToggle,
  onSelectAll,
  onClearSelection,
  onDelete,
  onConfirmDeletion,
  onCancelDeletion,
  onRetry,
}: ReportsScreenProps) {
  const styles = useStyles(reportsStyles);
  if (state.kind === 'guest') {
    return <LoginRequired title={copy.guestTitle} body={copy.guest} loginHref="/login?redirect=/reports" />;
  }
  const [only] = deletion?.records ?? [];
  return (
    <div css={styles.root}>
      <header css={styles.header}>
        <div>
          <h1 css={styles.title}>{copy.title}</h1>
          <p css={styles.count}>{state.kind === 'loaded' ? copy.count(state.total) : '　'}</p>
        </div>
        <Button href="/fortune" icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}>
          {copy.create}
        </Button>
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
      {selected.length > 0 && (
        <div css={styles.selection} role="toolbar" aria-label={copy.selection}>
          <p css={styles.selectionCount} role="status">
            {copy.selected(selected.length)}
          </p>
          <Button size="small" variant="quiet" onClick={onSelectAll}>
            {copy.selectAll}
          </Button>
          <Button size="small" variant="quiet" onClick={onClearSelection}>
            {copy.cancel}
          </Button>
          <Button size="small" variant="danger" onClick={() => onDelete({ record_ids: selected })}>
            {copy.deleteMany}
          </Button>
        </div>
      )}
      <List {...{ state, query, selected, onPage, onToggle, onDelete, onRetry }} />
      <ConfirmDialog
        open={deletion !== null}
        title={copy.deleteTitle}
        tone="danger"
        confirmLabel={copy.deleteConfirm}
        busyLabel={copy.deleteBusy}
        cancelLabel={copy.deleteCancel}
        busy={deletion?.step === 'busy'}
        error={deletion?.step === 'failed' ? copy.deleteFailed : undefined}
        onConfirm={onConfirmDeletion}
        onCancel={onCancelDeletion}
      >
        <p>
          {deletion?.records.length === 1 && only
            ? copy.deleteOne(only.name)
            : copy.deleteCount(deletion?.records.length ?? 0)}
        </p>
        <p css={styles.warning}>{copy.deleteWarning}</p>
      </ConfirmDialog>
    </div>
  );
}
