import type { RecordEvent } from '@ziping/ui/patterns/RecordToast';
import {
  type ReportQuery,
  ReportsScreen,
  type ReportsDeletion,
  type ReportsState,
} from '@ziping/ui/screens/reports/ReportsScreen';
import { lazy, Suspense, useEffect, useState } from 'react';

import { useAtom, useAtomValue } from '../../app/store.ts';
import { namedLike } from '../../features/records/search.ts';
import { useSettled } from '../../features/records/useSettled.ts';
import {
  bringBack,
  pageSize,
  pin,
  recordsAtom,
  recordsQueryAtom,
  removeRecords,
} from '../../state/records/records.ts';

// Nobody needs them to read the list.
const loadNotice = () => import('./RecordNotice.tsx');
const RecordNotice = lazy(loadNotice);
const Transfer = lazy(() => import('./Transfer.tsx'));

/** How long typing rests before the names are searched, in milliseconds. */
const SEARCH_AFTER = 300;

/** Something that was done, and what it was done to. */
interface Happened {
  event: RecordEvent;
  ids: readonly string[];
}

/** A member's list of records: page by page, searched by name, pinned, deleted and brought back, taken out and in. */
export default function Records() {
  const [query, setQuery] = useAtom(recordsQueryAtom);
  const [name, setName] = useState('');
  const [selected, setSelected] = useState<string[]>([]);
  const [deletion, setDeletion] = useState<ReportsDeletion | null>(null);
  const [everywhere, setEverywhere] = useState(false);
  const [happened, setHappened] = useState<Happened | null>(null);
  const [transfer, setTransfer] = useState(false);
  const { data, isError, isPlaceholderData, refetch } = useAtomValue(recordsAtom);
  const searched = useSettled(name, SEARCH_AFTER);
  const keyword = everywhere ? searched.trim() : '';

  useEffect(() => {
    setQuery((before) => {
      const { keyword: asked = '', ...rest } = before;
      return asked === keyword ? before : { ...rest, page: 1, ...(keyword && { keyword }) };
    });
  }, [keyword, setQuery]);

  const records = data ? (everywhere ? data.items : namedLike(data.items, searched)) : [];
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const state: ReportsState = data
    ? {
        kind: 'loaded',
        records,
        total: data.total,
        page: query.page ?? 1,
        page_count: pageCount,
        refreshing: isPlaceholderData,
      }
    : { kind: isError ? 'failed' : 'loading' };

  function ask(change: Partial<ReportQuery>) {
    if (change.name !== undefined) setName(change.name);
    if (change.everywhere !== undefined) setEverywhere(change.everywhere);
    if (change.name === '') setEverywhere(false);
    const { category, sort } = change;
    if (category === undefined && sort === undefined) return;
    setSelected([]);
    setQuery(({ category: before, ...rest }) => {
      const group = category ?? before;
      return {
        ...rest,
        page: 1,
        ...(sort && { sort }),
        ...(group && group !== 'all' && { category: group }),
      };
    });
  }

  async function confirmDeletion() {
    if (!deletion || deletion.step === 'busy') return;
    const ids = deletion.records.map(({ id }) => id);
    setDeletion({ ...deletion, step: 'busy' });
    try {
      await removeRecords(ids);
      // The last page may be gone with its last record.
      if (data && ids.length >= data.items.length && (query.page ?? 1) > 1) {
        setQuery({ ...query, page: (query.page ?? 1) - 1 });
      }
      setSelected((before) => before.filter((id) => !ids.includes(id)));
      setDeletion(null);
      setHappened({ event: { kind: 'deleted', count: ids.length }, ids });
    } catch {
      setDeletion({ ...deletion, step: 'failed' });
    }
  }

  async function undo() {
    if (happened?.event.kind !== 'deleted' || happened.event.undoing) return;
    const { event, ids } = happened;
    setHappened({ event: { ...event, undoing: true }, ids });
    try {
      setHappened({ event: { kind: 'restored', count: await bringBack(ids) }, ids: [] });
    } catch {
      setHappened({ event: { kind: 'undo_failed' }, ids: [] });
    }
  }

  async function setPinned(record_id: string, pinned: boolean) {
    try {
      await pin(record_id, pinned);
    } catch {
      setHappened({ event: { kind: 'pin_failed' }, ids: [] });
    }
  }

  return (
    <ReportsScreen
      state={state}
      query={{
        name,
        everywhere,
        category: (query.category as ReportQuery['category'] | undefined) ?? 'all',
        sort: query.sort ?? 'newest',
      }}
      selected={selected}
      deletion={deletion}
      notice={
        happened && (
          <Suspense>
            <RecordNotice
              key={`${happened.event.kind} ${happened.ids.join(' ')}`}
              event={happened.event}
              onUndo={() => void undo()}
              onGone={() => setHappened(null)}
            />
          </Suspense>
        )
      }
      panel={
        transfer && (
          <Suspense>
            <Transfer onClose={() => setTransfer(false)} />
          </Suspense>
        )
      }
      onQuery={ask}
      onPage={(page) => {
        setSelected([]);
        setQuery({ ...query, page });
      }}
      onToggle={({ record_id }) =>
        setSelected((before) =>
          before.includes(record_id) ? before.filter((id) => id !== record_id) : [...before, record_id],
        )
      }
      onPin={({ record_id, pinned }) => void setPinned(record_id, pinned)}
      onSelectAll={() => setSelected(records.map(({ id }) => id))}
      onClearSelection={() => setSelected([])}
      onDelete={({ record_ids }) => {
        void loadNotice();
        setDeletion({
          records: (data?.items ?? []).filter(({ id }) => record_ids.includes(id)),
          step: 'asking',
        });
      }}
      onConfirmDeletion={() => void confirmDeletion()}
      onCancelDeletion={() => setDeletion(null)}
      onTransfer={() => setTransfer(true)}
      onRetry={() => void refetch()}
    />
  );
}
