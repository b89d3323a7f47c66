import { memo } from 'react';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { RecordCard } from '../../../patterns/RecordCard/RecordCard.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import { reportsStyles } from './ReportsScreen.styles.ts';
import type { ReportsDeletion, ReportsScreenProps, ReportsState } from './ReportsScreen.tsx';

/** Label of a group; 其他 for an unknown one. */
function groupLabel(category: string): string {
  const labels: Partial<Record<string, string>> = recordCardCopy.groups;
  return labels[category] ?? recordCardCopy.groups.other;
}

type Loaded = Extract<ReportsState, { kind: 'loaded' }>;

/** What a search found, and where. */
function scopeText(
  { category }: ReportsScreenProps['query'],
  { where, found, total, busy }: NonNullable<Loaded['search']>,
): string {
  if (busy) return copy.searching(found);
  if (where === 'page') return copy.foundOnPage(found);
  if (total === undefined) return copy.found(found);
  return category === 'all'
    ? copy.foundInAll(found, total)
    : copy.foundInGroup(found, total, groupLabel(category));
}

/** Why no record is shown. */
function emptyText({ category }: ReportsScreenProps['query'], { search, records }: Loaded): string {
  if (!search) return category === 'all' ? copy.empty : copy.emptyFiltered;
  if (search.where === 'page') return copy.noneOnPage(records.length);
  if (search.total === undefined) return copy.none;
  return category === 'all'
    ? copy.noneInAll(search.total)
    : copy.noneInGroup(search.total, groupLabel(category));
}

/** Not drawn again when a search leaves records out. */
const Pages = memo(Pagination);

interface DeletionDialogProps {
  deletion: ReportsDeletion | null;
  onConfirm: () => void;
  onCancel: () => void;
}

const DeletionDialog = memo(function DeletionDialog({ deletion, onConfirm, onCancel }: DeletionDialogProps) {
  const styles = stylesOf(reportsStyles);
  const [first] = deletion?.records ?? [];
  return (
    <ConfirmDialog
      open={deletion !== null}
      title={copy.deleteTitle}
      tone="danger"
      confirmLabel={copy.deleteConfirm}
      busyLabel={copy.deleteBusy}
      cancelLabel={copy.deleteCancel}
      busy={deletion?.step === 'busy'}
      error={deletion?.step === 'failed' ? copy.deleteFailed : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {deletion?.records.length === 1 && first
          ? copy.deleteOne(first.name)
          : copy.deleteCount(deletion?.records.length ?? 0)}
      </p>
      <p css={styles.warning}>{copy.deleteWarning}</p>
    </ConfirmDialog>
  );
});

/** A page of records with their actions. A chunk of its own, because guests never see it. */
export function RecordList({
  state,
  query,
  selected,
  deletion,
  onQuery,
  onPage,
  onToggle,
  onPin,
  onSelectAll,
  onClearSelection,
  onMove,
  onBatch,
  onDelete,
  onConfirmDeletion,
  onCancelDeletion,
  onRetry,
  dense,
}: Omit<ReportsScreenProps, 'state'> & { state: Extract<ReportsState, { kind: 'loaded' }> }) {
  const styles = stylesOf(reportsStyles);
  const { records, left_out = [], page, page_count, refreshing = false, cached, search } = state;
  // With the first letter: what appears later moves the list when its new state should be shown.
  const showSearchScope = query.name !== '' && (query.everywhere || page_count > 1);
  return (
    <>
      {cached && (
        <div css={styles.cached}>
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={onRetry}>
                {copy.retry}
              </Button>
            }
          >
            {cached.offline ? copy.offline : copy.cached}
          </Notice>
        </div>
      )}
      {showSearchScope && (
        <p css={styles.searchScope} role="status">
          <span>{search && scopeText(query, search)}</span>
          <Button size="small" variant="quiet" onClick={() => onQuery({ everywhere: !query.everywhere })}>
            {query.everywhere ? copy.onThisPage : copy.everywhere}
          </Button>
        </p>
      )}
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
          <div css={styles.selectionActions}>
            {onBatch && (
              <Button size="small" onClick={onBatch}>
                {copy.batchMany}
              </Button>
            )}
            <Button size="small" onClick={onMove}>
              {copy.moveMany}
            </Button>
            <Button size="small" variant="danger" onClick={() => onDelete({ record_ids: selected })}>
              {copy.deleteMany}
            </Button>
          </div>
        </div>
      )}
      {records.length === left_out.length && !search?.busy && (
        <EmptyState
          title={copy.emptyTitle}
          action={
            <Button variant="primary" href={paths.fortune}>
              {copy.createFirst}
            </Button>
          }
        >
          {emptyText(query, state)}
        </EmptyState>
      )}
      {records.length > 0 && (
        <ul
          css={styles.list}
          aria-label={copy.list}
          aria-busy={refreshing || undefined}
          hidden={records.length === left_out.length}
        >
          {records.map((record) => (
            // A card that a search leaves out is kept: to draw it again takes a slow phone longer than a key may.
            <li key={record.id} hidden={left_out.includes(record.id)}>
              <RecordCard
                record={record}
                groupLabel={groupLabel(record.category)}
                selected={selected.includes(record.id)}
                unavailable={cached?.unavailable.includes(record.id) ?? false}
                dense={dense}
                onToggle={onToggle}
                onPin={onPin}
                onDelete={onDelete}
              />
            </li>
          ))}
        </ul>
      )}
      <div css={styles.pages}>
        <Pages page={page} pageCount={page_count} onPageChange={onPage} />
      </div>
      <DeletionDialog deletion={deletion} onConfirm={onConfirmDeletion} onCancel={onCancelDeletion} />
    </>
  );
}
