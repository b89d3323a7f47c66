import { isNetworkFailure, isRefused } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import type { RecordEvent } from '@ziping/ui/patterns/RecordToast';
import {
  type ReportQuery,
  ReportsScreen,
  type ReportsDeletion,
  type ReportsState,
} from '@ziping/ui/screens/reports/ReportsScreen';
import { paths } from '@ziping/ui/paths';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import type { BatchSelection } from '../../data/batch.ts';
import { formerPageOf } from '../../data/former-page.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import {
  useDeleteRecords,
  usePinRecord,
  useRestoreRecords,
  useUndoMove,
} from '../../data/record-mutations.ts';
import { pageSizeOf, recordListOptions, recordListParamsAtom } from '../../data/records.ts';
import { namedLike } from '../../features/records/search.ts';
import { useOfflineChartIds } from '../../features/records/useOfflineChartIds.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { runConfirmed } from '../../shared/run-confirmed.ts';
import { viewsAtom } from '../../shared/views.ts';
import { useAtom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useDebounced } from '../../shared/useDebounced.ts';
import { listQueryAtom } from './list-query.ts';

// Not needed to draw the list.
const loadNotice = () => import('./RecordNotice.tsx');
const RecordNotice = lazyPart(loadNotice);
const Transfer = lazyPart(() => import('./Transfer.tsx'));
const Move = lazyPart(() => import('./Move.tsx'));

/** How long after the last key the names are searched, in milliseconds. */
const SEARCH_DELAY = 300;

/** Something that was done, and what undoes it: the ids that were deleted, or the groups that were left. */
interface Happened {
  event: RecordEvent;
  ids?: readonly string[];
  former?: Schema<'RecordMove'>['former'];
}

/** A member's list of records: pages, search, pins, moves, deletion with undo, import and export. */
export function Records() {
  const [views, changeViews] = useAtom(viewsAtom);
  const page_size = pageSizeOf(views.dense);
  const query = useAtomValue(listQueryAtom);
  const setQuery = useSetAtom(recordListParamsAtom);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [selected, setSelected] = useState<string[]>([]);
  const [deletion, setDeletion] = useState<ReportsDeletion | null>(null);
  // The page at hand is searched at once, and all records as soon as the service answers.
  const [everywhere, setEverywhere] = useState(true);
  /** The service does not know the parameter of the search. */
  const [ignored, setIgnored] = useState(false);
  /** The page that was open before the search. */
  const pageBefore = useRef(1);
  const [happened, setHappened] = useState<Happened | null>(null);
  const [panel, setPanel] = useState<'transfer' | 'move' | null>(null);
  const api = useApi();
  const { data, isError, isPlaceholderData, fetchStatus, failureReason, refetch } = useQuery({
    ...recordListOptions(api, query),
    placeholderData: formerPageOf(api.member),
  });
  const { keyword: asked = '', ...unsearched } = query;
  // How many records a search looked through. It is mostly there from before the search.
  const { data: whole } = useQuery({
    ...recordListOptions(api, { ...unsearched, page: 1 }),
    enabled: asked !== '',
  });
  // Not before the list, which it would hold up.
  const { data: membership } = useQuery({
    ...currentMembershipOptions(api),
    enabled: data !== undefined && !isError,
  });
  const { mutateAsync: deleteRecords } = useDeleteRecords();
  const { mutateAsync: restoreRecords } = useRestoreRecords();
  const { mutateAsync: undoMove } = useUndoMove();
  const { mutateAsync: pinRecord } = usePinRecord();
  // The query waits for the network before it is repeated.
  const paused = fetchStatus === 'paused';
  const offline = paused || isNetworkFailure(failureReason);
  const unavailable = offline || (failureReason !== null && !isRefused(failureReason));
  const chartIds = useOfflineChartIds(unavailable);
  const searched = useDebounced(name, SEARCH_DELAY);
  const keyword = everywhere && !ignored ? searched.trim() : '';

  useEffect(() => {
    setQuery((before) => {
      const { keyword: asked = '', ...rest } = before;
      if (asked === keyword) return before;
      if (keyword !== '') {
        if (asked === '') pageBefore.current = rest.page ?? 1;
        return { ...rest, page: 1, keyword };
      }
      return { ...rest, page: pageBefore.current };
    });
  }, [keyword, setQuery]);

  const items = data?.items;
  const found = useMemo(() => namedLike(items ?? [], searched), [items, searched]);
  // What the list does not show is not acted on.
  const chosen = useMemo(() => found.filter(({ id }) => selected.includes(id)), [found, selected]);
  const chosenIds = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const current = data !== undefined && !isPlaceholderData;
  // Otherwise only the page at hand is searched.
  if (asked !== '' && asked === searched.trim()) {
    if (everywhere && (paused || isError)) setEverywhere(false);
    if (!ignored && current && found.length < data.items.length) setIgnored(true);
  }
  const search =
    searched.trim() === ''
      ? undefined
      : {
          where: asked === '' ? ('page' as const) : ('all' as const),
          found: asked === '' || !current ? found.length : data.total,
          busy: keyword !== '' && !(asked === keyword && current),
        };
  const page = query.page ?? 1;
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / page_size));
  const beyondEnd = data !== undefined && !isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (beyondEnd) setQuery((before) => ({ ...before, page: pageCount }));
  }, [beyondEnd, pageCount, setQuery]);

  const state: ReportsState =
    data && !beyondEnd && !(paused && isPlaceholderData)
      ? {
          kind: 'loaded',
          records: data.items,
          left_out: data.items.filter((item) => !found.includes(item)).map(({ id }) => id),
          total: (asked === '' ? data : (whole ?? data)).total,
          search: search && { ...search, total: whole?.total },
          page,
          page_count: pageCount,
          refreshing: isPlaceholderData,
          cached: unavailable
            ? {
                offline,
                unavailable: chartIds
                  ? data.items.map(({ id }) => id).filter((id) => !chartIds.includes(id))
                  : [],
              }
            : undefined,
        }
      : isError || paused
        ? { kind: 'failed', page }
        : { kind: 'loading' };

  function ask(change: Partial<ReportQuery>) {
    if (change.name !== undefined) setName(change.name);
    if (change.everywhere !== undefined) {
      setEverywhere(change.everywhere);
      setIgnored(false);
    }
    // Each search begins with both.
    if (change.name !== undefined && change.everywhere === undefined) setEverywhere(true);
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

  /** On the page with the record that was the first. */
  function showDense({ dense }: { dense: boolean }) {
    changeViews({ dense });
    setQuery(({ page: former = 1, ...rest }) => ({
      ...rest,
      page: Math.floor(((former - 1) * page_size) / pageSizeOf(dense)) + 1,
    }));
  }

  const confirmDeletion = () =>
    runConfirmed(deletion, setDeletion, async ({ records }) => {
      const ids = records.map(({ id }) => id);
      await deleteRecords(ids);
      setSelected((before) => before.filter((id) => !ids.includes(id)));
      setHappened({ event: { kind: 'deleted', count: ids.length }, ids });
    });

  function moved(event: RecordEvent, former: Schema<'RecordMove'>['former']) {
    setPanel(null);
    setSelected([]);
    setHappened({ event, former });
  }

  async function undo() {
    if (!happened) return;
    const { event, ids = [], former = [] } = happened;
    if ((event.kind !== 'deleted' && event.kind !== 'moved') || event.undoing) return;
    setHappened({ ...happened, event: { ...event, undoing: true } });
    try {
      if (event.kind === 'deleted') {
        setHappened({ event: { kind: 'restored', count: await restoreRecords(ids) } });
      } else {
        await undoMove(former);
        setHappened({ event: { kind: 'moved_back' } });
      }
    } catch {
      setHappened({ event: { kind: event.kind === 'deleted' ? 'undo_failed' : 'move_back_failed' } });
    }
  }

  // A new function would draw every card anew.
  const setPinned = useCallback(
    ({ record_id, pinned }: { record_id: string; pinned: boolean }) =>
      void pinRecord({ id: record_id, pinned }).catch(() => setHappened({ event: { kind: 'pin_failed' } })),
    [pinRecord],
  );
  const toggle = useCallback(
    ({ record_id }: { record_id: string }) =>
      setSelected((before) =>
        before.includes(record_id) ? before.filter((id) => id !== record_id) : [...before, record_id],
      ),
    [],
  );
  const askToDelete = useCallback(
    ({ record_ids }: { record_ids: readonly string[] }) => {
      void loadNotice();
      setDeletion({ records: (items ?? []).filter(({ id }) => record_ids.includes(id)), step: 'asking' });
    },
    [items],
  );

  return (
    <ReportsScreen
      state={state}
      query={{
        name,
        everywhere,
        category: (query.category as ReportQuery['category'] | undefined) ?? 'all',
        sort: query.sort ?? 'newest',
      }}
      dense={views.dense}
      onDense={showDense}
      workbench={membership?.professional ?? false}
      selected={chosenIds}
      deletion={deletion}
      notice={
        happened && (
          <RecordNotice
            key={`${happened.event.kind} ${JSON.stringify(happened.ids ?? happened.former)}`}
            event={happened.event}
            onUndo={() => void undo()}
            onGone={() => setHappened(null)}
          />
        )
      }
      dialog={
        (panel === 'transfer' && <Transfer onClose={() => setPanel(null)} />) ||
        (panel === 'move' && <Move records={chosen} onClose={() => setPanel(null)} onMoved={moved} />)
      }
      onQuery={ask}
      onPage={(next) => {
        setSelected([]);
        setQuery({ ...query, page: next });
      }}
      onToggle={toggle}
      onPin={setPinned}
      onSelectAll={() => setSelected(found.map(({ id }) => id))}
      onClearSelection={() => setSelected([])}
      onDelete={askToDelete}
      onMove={() => {
        void loadNotice();
        setPanel('move');
      }}
      {...(membership?.professional && {
        onBatch: () => void navigate(paths.batch, { state: { records: chosen } satisfies BatchSelection }),
      })}
      onConfirmDeletion={() => void confirmDeletion()}
      onCancelDeletion={() => setDeletion(null)}
      onTransfer={() => setPanel('transfer')}
      onRetry={() => void refetch()}
    />
  );
}
