import { plainText } from '@ziping/api-client/markdown';
import { errorText } from '@ziping/api-client/envelope';
import {
  type ReportActions,
  type ReportNotice,
  ReportsPanel,
  type ReportsPanelState,
} from '@ziping/ui/screens/reports/ReportsPanel';
import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';
import type { ChatWindowProps } from '@ziping/ui/screens/chat/ChatWindow';
import { isReadable, type ReadableReport } from '@ziping/ui/screens/reports/report-text';
import { byModelText } from '@ziping/ui/patterns/ByRules.copy';
import { SaveFileDialog } from '@ziping/ui/patterns/SaveFileDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { reportsOptions } from '../../data/reports.ts';
import { waitingQuestionAtom } from '../../data/waiting-question.ts';
import { useByRules } from '../../data/system.ts';
import { memberIdAtom } from '../../session/session.ts';
import { Explanation } from '../../features/chart/Explanation.tsx';
import { useLoadedChart } from '../../features/chart/chart.ts';
import { useReadingTerms } from '../../features/chart/useReadingTerms.ts';
import { unfinishedReport } from '../../features/payment/unfinished.ts';
import { readPlace, storePlace } from '../../features/reports/reading-places.ts';
import { useSaveFile } from '../../features/files/useSaveFile.ts';
import { useExport } from '../../features/reports/useExport.ts';
import { useGeneration } from '../../features/reports/useGeneration.ts';
import { useHint } from '../../features/reports/useHint.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { LOCAL_RECORD } from '../../shared/local-record.ts';
import { copyText, shareText } from '../../shared/share-text.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';

// Each is used by few visits of the tab.
const AdviserWindow = lazyPart(() => import('./AdviserWindow.tsx'));
const ShareReport = lazyPart(() => import('../../features/share/ShareReport.tsx'));
const Shortfall = lazyPart(() => import('../../features/benefits/Shortfall.tsx'));
const UnlockRecord = lazyPart(() => import('../../features/payment/UnlockRecord.tsx'));
const UnlockReport = lazyPart(() => import('../../features/payment/UnlockReport.tsx'));
const ReportReading = lazyPart(async () => ({
  default: (await import('@ziping/ui/screens/reports/ReportReading')).ReportReading,
}));

/** An address's query with the report that is read on the whole screen; null for none. */
function withReading(query: string, code: string | null): string {
  const search = new URLSearchParams(query);
  if (code === null) search.delete('report');
  else search.set('report', code);
  return `?${search.toString()}`;
}

/** History state of a reading view: opened from the list, and at the place where one stopped. */
interface ReadingState {
  fromList?: true;
  resume?: boolean;
}

/** The tab AI命盘报告. */
export default function Reports() {
  // Only the chart of this device has a path without a parameter.
  const { id = LOCAL_RECORD } = useParams();
  const { search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const saved = id !== LOCAL_RECORD;
  const {
    data: reports,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...reportsOptions(useApi(), id), enabled: saved });
  const byRules = useByRules();
  const chart = useLoadedChart(id);
  const setQuestion = useSetAtom(waitingQuestionAtom);

  const find = (code: string) => reports?.find((report) => report.code === code);
  const readable = (code: string | null) => {
    const report = code === null ? undefined : find(code);
    return report && isReadable(report) ? report : undefined;
  };

  /** undefined until the list is there: its first readable report is then expanded. */
  const [open, setOpen] = useState<string | null>();
  if (open === undefined && reports) setOpen(reports.find(isReadable)?.code ?? null);

  const [busy, setBusy] = useState<{ code: string; action: 'generate' | 'export' } | null>(null);
  const [notices, setNotices] = useState<Readonly<Record<string, ReportNotice>>>({});
  const member = useAtomValue(memberIdAtom);
  // A payment that was waited for is found again after a reload.
  const [unlocking, setUnlocking] = useState(() => unfinishedReport(id, member) ?? null);
  const [spending, setSpending] = useState<string | null>(null);
  const [short, setShort] = useState(false);
  const [sharing, setSharing] = useState<string | null>(null);
  const shared = readable(sharing);
  const [asking, setAsking] = useState<ChatWindowProps['state']>('closed');
  const notify = (code: string, tone: ReportNotice['tone'], text: string | null) =>
    setNotices(({ [code]: _former, ...others }) =>
      text === null ? others : { ...others, [code]: { tone, text } },
    );

  const generate = useGeneration(id, {
    reload: () => void refetch(),
    isOver: (code) => readable(code) !== undefined || Boolean(find(code)?.failure),
    onNoBenefit: () => setShort(true),
  });
  const exportReport = useExport(id);
  const { saveFile, dialog: saving } = useSaveFile();
  const expanded = readable(open ?? null);
  const { hint, dismiss } = useHint(id, expanded?.code ?? null, expanded?.content ?? null);
  const { terms, explainTerm } = useReadingTerms(reports?.some(isReadable) ?? false);

  const read = readable(new URLSearchParams(search).get('report'));
  const { fromList = false, resume = false } = (historyState ?? {}) as ReadingState;

  async function start(code: string) {
    if (!find(code)?.access_info.can_generate) return;
    notify(code, 'info', null);
    setBusy({ code, action: 'generate' });
    notify(code, 'danger', await generate(code));
    setBusy(null);
  }

  function startOrAsk(code: string) {
    // Where one of several is free, a slip of the finger would use it for another.
    if (find(code)?.access_info.uses === 'free') setSpending(code);
    else void start(code);
  }

  async function save(code: string) {
    const report = find(code);
    if (!report) return;
    notify(code, 'info', null);
    setBusy({ code, action: 'export' });
    notify(code, 'danger', await exportReport(report));
    setBusy(null);
  }

  const saveIfPossible = (code: string) =>
    saveFile({ action: copy.export, save: () => void save(code), copy: () => void copyWhole(code) });

  const notifyCopied = (code: string, copied: boolean) =>
    notify(code, copied ? 'success' : 'danger', copied ? copy.copied : copy.notCopied);

  const textOf = ({ name, content, written_by }: Pick<ReadableReport, 'name' | 'content' | 'written_by'>) =>
    [name, plainText(content), ...(written_by === 'model' ? [byModelText] : [])].join('\n\n');

  async function shareWhole(code: string) {
    const report = readable(code);
    if (!report) return;
    notify(code, 'info', null);
    const outcome = await shareText(report.name, textOf(report));
    if (outcome !== 'shared') notifyCopied(code, outcome === 'copied');
  }

  async function copyWhole(code: string) {
    const report = readable(code);
    if (report) notifyCopied(code, await copyText(textOf(report)));
  }

  function close() {
    // Back to the list, which is where one left it.
    if (fromList) void navigate(-1);
    else void navigate({ search: withReading(search, null) }, { replace: true });
  }

  /** A report that the address names opens once it is written; not over what was begun meanwhile. */
  function forgetAwaited() {
    const awaited = new URLSearchParams(search).get('report');
    if (awaited !== null && !read) void navigate({ search: withReading(search, null) }, { replace: true });
  }

  const started = reports
    ?.filter(isReadable)
    .filter(({ code, content }) => readPlace({ record_id: id, code, content }) !== null)
    .map(({ code }) => code);

  const actions: ReportActions = {
    onToggle: ({ code }) => setOpen(open === code ? null : code),
    onGenerate({ code }) {
      forgetAwaited();
      startOrAsk(code);
    },
    onPurchase({ code }) {
      forgetAwaited();
      setUnlocking(find(code) ?? null);
    },
    onRead: ({ code }) =>
      void navigate(
        { search: withReading(search, code) },
        { state: { fromList: true, resume: started?.includes(code) ?? false } satisfies ReadingState },
      ),
    onExport: ({ code }) => saveIfPossible(code),
    onShare: ({ code }) => setSharing(code),
    onTerm: ({ term }) => explainTerm(term),
  };

  const unlock = {
    record_id: id,
    onPaid: () => {
      setUnlocking(null);
      void refetch();
    },
    onClose: () => setUnlocking(null),
  };

  const state = ((): ReportsPanelState => {
    if (!saved) return { kind: 'unsaved' };
    if (reports) {
      return { kind: 'loaded', reports, open: open ?? null, busy, notices, started: started ?? [], terms };
    }
    if (error && !isFetching) return { kind: 'failed', message: errorText(undefined, error) };
    return { kind: 'loading' };
  })();

  return (
    <>
      <ReportsPanel
        state={state}
        actions={actions}
        onRetry={() => void refetch()}
        byRules={byRules}
        hint={hint}
        onAsk={() => {
          if (hint !== null && expanded)
            setQuestion({ record_id: id, question: hint, report_type_code: expanded.code });
          dismiss();
          setAsking('normal');
        }}
        onDismissHint={dismiss}
        spending={spending === null ? null : (find(spending) ?? null)}
        onSpend={({ code }) => {
          setSpending(null);
          void start(code);
        }}
        onKeepFree={() => setSpending(null)}
      />
      {/* The bubble of a question leads to the conversation too, and the button would lie over it. */}
      {saved && (hint === null || asking !== 'closed') && (
        <AdviserWindow record_id={id} state={asking} onState={({ state: next }) => setAsking(next)} />
      )}
      {unlocking &&
        (typeof unlocking.record_price === 'number' ? (
          <UnlockRecord {...unlock} amount={unlocking.record_price} report={unlocking} />
        ) : (
          <UnlockReport {...unlock} key={unlocking.code} report={unlocking} />
        ))}
      {short && <Shortfall missing="report" onClose={() => setShort(false)} />}
      {read && (
        <ReportReading
          key={read.code}
          report={read}
          name={chart?.record.name ?? ''}
          bazi={chart?.bazi ?? null}
          hour_unknown={chart?.record.hour_unknown ?? false}
          place={readPlace({ record_id: id, ...read })}
          resume={resume}
          terms={terms}
          notice={notices[read.code] ?? null}
          exporting={busy?.code === read.code}
          onTerm={actions.onTerm}
          onPlace={({ place }) => storePlace({ record_id: id, ...read }, place)}
          onExport={() => saveIfPossible(read.code)}
          onShare={() => setSharing(read.code)}
          onPrint={() => window.print()}
          onClose={close}
          onAsk={() => {
            setQuestion({ record_id: id, report_type_code: read.code });
            close();
            setAsking('normal');
          }}
        />
      )}
      {shared && (
        <ShareReport
          report={shared}
          person={chart?.record.name ?? ''}
          onSendText={() => {
            setSharing(null);
            void shareWhole(shared.code);
          }}
          onClose={() => setSharing(null)}
        />
      )}
      <SaveFileDialog {...saving} />
      <Explanation />
    </>
  );
}
