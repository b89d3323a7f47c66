import type { RecordQuery } from '@ziping/api-client/endpoints/records';
import { messageOf } from '@ziping/api-client/envelope';
import type { Page } from '@ziping/api-client/types';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  BatchScreen,
  type BatchRecord,
  type BatchState,
  MOST_RECORDS,
} from '@ziping/ui/screens/membership/BatchScreen';
import { batchCopy as copy } from '@ziping/ui/screens/membership/BatchScreen.copy';
import { SaveFileDialog } from '@ziping/ui/patterns/SaveFileDialog';
import { paths } from '@ziping/ui/paths';
import { hasFailed, isReadable, type Report } from '@ziping/ui/screens/reports/report-text';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import {
  batchParamsAtom,
  batchReportsOptions,
  type BatchSelection,
  useStartBatch,
} from '../../data/batch.ts';
import { formerPageOf } from '../../data/former-page.ts';
import { recordListOptions } from '../../data/records.ts';
import { reportsOptions } from '../../data/reports.ts';
import { useSaveFile } from '../../features/files/useSaveFile.ts';
import { useSaveReports } from '../../features/reports/useSaveReports.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { partOf } from '../../shared/part-of.ts';
import { findErrors } from '../../shared/rules.ts';
import { useAtom } from '../../shared/store.ts';
import { useDebounced } from '../../shared/useDebounced.ts';

/** How long after the last key the names are searched, in milliseconds. */
const SEARCH_DELAY = 300;

type Followed = Omit<Extract<BatchState, { kind: 'done' }>, 'progress'> & { reports: readonly string[] };
type Step = Exclude<BatchState, { kind: 'done' }> | Followed;

interface Chosen {
  records: readonly BatchRecord[];
  reports: readonly string[];
}

const rules = {
  records: [[(records: Chosen['records']) => records.length > 0, copy.recordsMissing]],
  reports: [[(reports: Chosen['reports']) => reports.length > 0, copy.reportsMissing]],
} as const;

/** Whether writing a report has failed and left no text. It is not tried again by itself. */
const failedWithoutText = (report: Report) =>
  report.access_info.has_access && hasFailed(report) && !isReadable(report);

/** The records of the service with the selected ones before them that are beyond its list. A search narrows both. */
function withSelected(
  page: Page<BatchRecord>,
  { category, keyword }: RecordQuery,
  selected: readonly BatchRecord[],
) {
  if (category || keyword) return page;
  const beyond = selected.filter(({ id }) => page.items.every((record) => record.id !== id));
  return { ...page, items: [...beyond, ...page.items] };
}

/** /profile/professional/batch: reports of several records, ordered together. */
export default function BatchRoute() {
  const [params, setParams] = useAtom(batchParamsAtom);
  const api = useApi();
  const { data: membership } = useQuery(currentMembershipOptions(api));
  const { state: selection } = useLocation() as { state: BatchSelection | null };
  const records = useQuery({
    ...recordListOptions(api, params),
    placeholderData: formerPageOf(api.member),
    select: (page) => withSelected(page, params, selection?.records ?? []),
  });
  const reports = useQuery(batchReportsOptions(api, records.data?.items[0]?.id));
  const { mutateAsync: startBatch } = useStartBatch();
  const [name, setName] = useState((!selection && params.keyword) || '');
  const [chosen, setChosen] = useState<Chosen>(() => ({
    records: selection?.records.slice(0, MOST_RECORDS) ?? [],
    reports: [],
  }));
  const [submitted, setSubmitted] = useState(false);
  const [state, setState] = useState<Step>({ kind: 'editing' });
  const followed = state.kind === 'done' ? state : null;
  const lists = useQueries({
    queries: (followed?.records ?? []).map(({ id }) => reportsOptions(api, id)),
  });
  const saveAll = useSaveReports();
  const { saveFile, dialog } = useSaveFile();
  const keyword = useDebounced(name, SEARCH_DELAY).trim();
  const items = records.data?.items ?? [];

  useEffect(() => {
    // The group of an earlier visit could hide what was selected.
    if (selection) setParams(({ category: _, ...rest }) => rest);
  }, [selection, setParams]);

  useEffect(() => {
    setParams(({ keyword: _, ...rest }) => ({ ...rest, ...(keyword && { keyword }) }));
  }, [keyword, setParams]);

  function choose(change: Partial<Chosen>) {
    setChosen({ ...chosen, ...change });
    setSubmitted(false);
    setState({ kind: 'editing' });
  }

  function chooseShown() {
    const others = items.filter(({ id }) => chosen.records.every((record) => record.id !== id));
    choose({ records: [...chosen.records, ...others].slice(0, MOST_RECORDS) });
  }

  async function start() {
    setSubmitted(true);
    if (state.kind === 'busy' || Object.keys(findErrors(chosen, rules)).length > 0) return;
    setState({ kind: 'busy' });
    try {
      const record_ids = chosen.records.map(({ id }) => id);
      const result = await startBatch({ record_ids, report_codes: [...chosen.reports] });
      setState({ kind: 'done', result, ...chosen, file: { kind: 'none' } });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, copy.startFailed) });
    }
  }

  /** The reports of the batch, as far as they could be loaded, each with its record. */
  const ordered = (followed?.records ?? []).flatMap((record, at) =>
    (lists[at]?.data ?? [])
      .filter(({ code }) => followed?.reports.includes(code))
      .map((report) => ({ record, report })),
  );
  const written = ordered
    .filter(({ report }) => isReadable(report))
    .map(({ record, report: { code, name, written_at } }) => ({
      record_id: record.id,
      record_name: record.name,
      code,
      name,
      written_at,
    }));
  // By the number of errors: the state of a list that is loaded again is not `error`, and the notice would go.
  const unknown = lists.filter(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);

  async function save() {
    if (!followed || followed.file.kind === 'saving') return;
    const setFile = (file: Followed['file']) =>
      setState((now) => (now.kind === 'done' ? { ...now, file } : now));
    const missing = await saveAll(written, (done) =>
      setFile({ kind: 'saving', done, total: written.length }),
    );
    setFile({ kind: 'saved', missing });
  }

  const retries = { records: [records], reports: [reports], progress: unknown };

  const toggle = <Item,>(list: readonly Item[], item: Item, isSame: (one: Item) => boolean) =>
    list.some(isSame) ? list.filter((one) => !isSame(one)) : [...list, item];

  // That page says what a professional plan offers.
  if (membership && !membership.professional) return <Navigate to={paths.professional} replace />;
  return (
    <>
      <BatchScreen
        filter={{ name, group: params.category ?? 'all' }}
        records={partOf(records)}
        reports={items.length > 0 || reports.data ? partOf(reports) : undefined}
        chosen={{ records: chosen.records.map(({ id }) => id), reports: chosen.reports }}
        errors={submitted ? findErrors(chosen, rules) : {}}
        state={
          followed
            ? {
                ...followed,
                progress:
                  unknown.length > 0 || lists.every(({ data }) => data)
                    ? {
                        written: written.length,
                        failed: ordered.filter(({ report }) => failedWithoutText(report)).length,
                        total: followed.result.started + followed.result.existing,
                        unknown: unknown.length,
                      }
                    : null,
              }
            : (state as Exclude<Step, Followed>)
        }
        onSaveAll={() => saveFile({ action: copy.saveAll, save: () => void save() })}
        onFilter={({ name: typed, group }) => {
          if (typed !== undefined) setName(typed);
          if (group)
            setParams(({ category: _, ...rest }) => ({
              ...rest,
              ...(group !== 'all' && { category: group }),
            }));
        }}
        onToggleRecord={({ record }) =>
          choose({ records: toggle(chosen.records, record, ({ id }) => id === record.id) })
        }
        onChooseShown={chooseShown}
        onClear={() => choose({ records: [] })}
        onToggleReport={({ code }) =>
          choose({ reports: toggle(chosen.reports, code, (one) => one === code) })
        }
        onStart={() => void start()}
        onRetry={({ part }) => retries[part].forEach(({ refetch }) => void refetch())}
      />
      <SaveFileDialog {...dialog} />
    </>
  );
}
