import {
  type ReportQuery,
  ReportsScreen,
  type ReportsDeletion,
  type ReportsState,
} from '@ziping/ui/screens/reports/ReportsScreen';
import { useState } from 'react';

import { useAtom, useAtomValue } from '../../app/store.ts';
import { namedLike } from '../../features/records/search.ts';
import { useSettled } from '../../features/records/useSettled.ts';
import { pageSize, recordsAtom, recordsQueryAtom, removeRecords } from '../../state/records/records.ts';

/** How long typing rests before the names are searched, in milliseconds. */
const SEARCH_AFTER = 300;

/** A member's list of records: page by page, searched by name on the page shown, deleted one by one or together. */
export default function Records() {
  const [query, setQuery] = useAtom(recordsQueryAtom);
  const [name, setName] = useState('');
  const [selected, setSelected] = useState<string[]>([]);
  const [deletion, setDeletion] = useState<ReportsDeletion | null>(null);
  const { data, isError, refetch } = useAtomValue(recordsAtom);
  const searched = useSettled(name, SEARCH_AFTER);

  const records = data ? namedLike(data.items, searched) : [];
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const state: ReportsState = data
    ? { kind: 'loaded', records, total: data.total, page: query.page ?? 1, page_count: pageCount }
    : { kind: isError ? 'failed' : 'loading' };

  function ask(change: Partial<ReportQuery>) {
    if (change.name !== undefined) setName(change.name);
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
    } catch {
      setDeletion({ ...deletion, step: 'failed' });
    }
  }

  return (
    <ReportsScreen
      state={state}
      query={{
        name,
        category: (query.category as ReportQuery['category'] | undefined) ?? 'all',
        sort: query.sort ?? 'newest',
      }}
      selected={selected}
      deletion={deletion}
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
      onSelectAll={() => setSelected(records.map(({ id }) => id))}
      onClearSelection={() => setSelected([])}
      onDelete={({ record_ids }) =>
        setDeletion({
          records: (data?.items ?? []).filter(({ id }) => record_ids.includes(id)),
          step: 'asking',
        })
      }
      onConfirmDeletion={() => void confirmDeletion()}
      onCancelDeletion={() => setDeletion(null)}
      onRetry={() => void refetch()}
    />
  );
}
