import { Global } from '@emotion/react';
import type { Schema } from '@ziping/api-client/types';
import type { Bazi } from '@ziping/bazi/types';
import { ArrowLeft, FileDown, List, Printer, Share2 } from 'lucide-react';
import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { byModelText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { formatDay } from '../../../patterns/formatDateTime.ts';
import { parseReport } from '@ziping/api-client/markdown';
import { ReadingText } from '../../../patterns/ReadingText/ReadingText.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { reportReadingCopy as copy } from './ReportReading.copy.ts';
import { readingPrintCss } from './ReportReading.print.styles.ts';
import { reportReadingStyles } from './ReportReading.styles.ts';

export interface ReportReadingProps {
  /** The report, with its text. */
  report: Pick<Schema<'ReportType'>, 'name' | 'written_by' | 'written_at' | 'method_changed_on'> & {
    content: string;
  };
  /** Name of the record. */
  name: string;
  /** The chart, shown before the text; null where it is not there. */
  bazi: Bazi | null;
  /** The pillar of the hour is left out, as the text does. */
  hour_unknown?: boolean;
  /** Where reading was interrupted; null for nowhere. */
  place: string | null;
  /** Opens at `place`; otherwise the way there is offered. */
  resume?: boolean;
  /** Words that can be tapped in the text. */
  terms?: readonly string[];
  /** Of exporting and sharing. */
  notice?: { tone: NoticeTone; text: string } | null;
  /** A file is being made. */
  exporting?: boolean;
  /** A term of the text was tapped. */
  onTerm: (event: { term: string }) => void;
  /**
   * Called with the part at the top whenever another one is there; null at both ends of the text. While the way to
   * `place` is offered, only for what comes after it.
   */
  onPlace: (event: { place: string | null }) => void;
  /** A file is asked for. */
  onExport: () => void;
  /** It is to be shared. */
  onShare: () => void;
  /** It is to be printed. */
  onPrint: () => void;
  /** It is left without an action. */
  onClose: () => void;
  /** Opens the conversation about the report. */
  onAsk: () => void;
}

const READING_ID = 'report-reading';

/** Distance from an end of the text, in px, within which nothing is left to go on from. */
const AT_AN_END = 80;

/** The four pillars as a book sets them: in columns from right to left, the year first. */
function Frontispiece({ bazi, hour_unknown }: { bazi: Bazi; hour_unknown: boolean }) {
  const styles = stylesOf(reportReadingStyles);
  const three = [bazi.year_pillar, bazi.month_pillar, bazi.day_pillar];
  const pillars = hour_unknown ? three : [...three, bazi.time_pillar];
  return (
    <ol css={styles.pillars} aria-label={copy.pillars}>
      {pillars.map(({ heavenly_stem, earthly_branch }, at) => (
        <li key={at}>
          {heavenly_stem}
          {earthly_branch}
          <small>{copy.units[at]}</small>
        </li>
      ))}
    </ol>
  );
}

/** A report on the whole screen: title, chart, contents, text, and who wrote it. */
export function ReportReading({
  report,
  name,
  bazi,
  hour_unknown = false,
  place,
  resume = false,
  terms,
  notice = null,
  exporting = false,
  onTerm,
  onPlace,
  onExport,
  onShare,
  onPrint,
  onClose,
  onAsk,
}: ReportReadingProps) {
  const styles = stylesOf(reportReadingStyles);
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const contents = useRef<HTMLElement>(null);
  const contentsButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // The place moves on while one reads; the offer is about the visit before.
  const [stopped, setStopped] = useState(resume ? null : place);
  const { content } = report;
  const sections = useMemo(() => parseReport(content), [content]);
  const started = useRef({ place, resume });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    title.current?.focus();
    const { place: at, resume: goOn } = started.current;
    if (goOn && at !== null) show(at);
    return () => element?.close();
  }, []);

  const reportPlace = useEffectEvent((parts: readonly HTMLElement[], reading: number, root: Element) => {
    const { scrollTop, scrollHeight, clientHeight } = root;
    const atStart = scrollTop < AT_AN_END;
    const atEnd = scrollHeight - clientHeight - scrollTop < AT_AN_END;
    // The visit before is not forgotten because this one begins at the start.
    const offered = parts.findIndex(({ dataset }) => dataset['block'] === stopped);
    if (!atEnd && stopped !== null && (atStart || reading < offered)) return;
    onPlace({ place: atStart || atEnd ? null : (parts[reading]?.dataset['block'] ?? null) });
  });
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const visible = new Set<Element>();
    const parts = [...root.querySelectorAll<HTMLElement>('[data-block]')];
    // A band below the bar: the part in it is the one being read. It begins just below the line to which a part is
    // scrolled, above which the end of the part before is still in view.
    const above = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + 1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const reading = parts.findIndex((part) => visible.has(part));
        reportPlace(parts, reading, root);
      },
      { root, rootMargin: `-${above}px 0px -80% 0px` },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [content]);

  function show(at: string) {
    scroller.current?.querySelector(`[data-block="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'start' });
  }

  function goOn() {
    if (stopped !== null) show(stopped);
    setStopped(null);
  }

  function goTo(at: number) {
    const heading = scroller.current?.querySelector<HTMLElement>(`[data-block="${at}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    setOpen(false);
    setStopped(null);
  }

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (!open) return onClose();
    setOpen(false);
    // The contents are hidden, maybe with the focus.
    contentsButton.current?.focus();
  }

  function handleClick({ target }: MouseEvent) {
    if (open && !contents.current?.contains(target as Element)) setOpen(false);
  }

  const titled = sections.flatMap(({ title: text }, at) => (text ? [{ text, at }] : []));
  const stoppedSection = stopped === null ? undefined : sections[Number.parseInt(stopped, 10)];
  return (
    <dialog
      ref={dialog}
      id={READING_ID}
      aria-label={report.name}
      css={styles.root}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      <Global styles={readingPrintCss} />
      <header css={styles.bar} data-screen="">
        <IconButton label={copy.back} icon={<ArrowLeft />} onClick={onClose} />
        <p aria-hidden="true">{report.name}</p>
        {titled.length > 1 && (
          <IconButton
            ref={contentsButton}
            label={copy.contents}
            icon={<List />}
            aria-expanded={open}
            css={styles.contentsButton}
            onClick={() => setOpen(!open)}
          />
        )}
        <IconButton label={copy.export} icon={<FileDown />} busy={exporting} onClick={onExport} />
        <IconButton label={copy.share} icon={<Share2 />} onClick={onShare} />
        <IconButton label={copy.print} icon={<Printer />} onClick={onPrint} />
      </header>
      {notice && (
        <div css={styles.notice} data-screen="">
          <Notice tone={notice.tone}>{notice.text}</Notice>
        </div>
      )}
      <div ref={scroller} css={styles.scroller}>
        {titled.length > 1 && (
          <nav
            ref={contents}
            css={styles.contents}
            aria-label={copy.contents}
            data-open={open || undefined}
            data-screen=""
          >
            <ol>
              {titled.map(({ text, at }) => (
                <li key={at}>
                  <button type="button" onClick={() => goTo(at)}>
                    {text}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div css={styles.book}>
          <div css={styles.head}>
            <h2 ref={title} tabIndex={-1} css={styles.title}>
              {report.name}
            </h2>
            <p css={styles.of}>{copy.of(name)}</p>
            {report.written_by === 'model' && <p css={styles.of}>{byModelText}</p>}
            {bazi && <Frontispiece {...{ bazi, hour_unknown }} />}
            {stoppedSection && (
              <div css={styles.offer} data-screen="">
                <p>{stoppedSection.title ? copy.stopped(stoppedSection.title) : copy.stoppedAtStart}</p>
                <Button size="small" onClick={goOn}>
                  {copy.resume}
                </Button>
              </div>
            )}
          </div>
          <div css={styles.text}>
            <ReadingText id={READING_ID} content={content} {...(terms && { terms })} onTerm={onTerm} />
          </div>
          <nav css={styles.next} aria-label={copy.nextTitle} data-screen="">
            <Button variant="primary" onClick={onAsk}>
              {copy.ask}
            </Button>
            <Button onClick={onClose}>{copy.others}</Button>
          </nav>
          <footer css={styles.colophon}>
            {report.written_by && <p>{report.written_by === 'rules' ? copy.byRules : copy.byModel}</p>}
            {report.written_at && <p>{copy.written(formatDay(report.written_at))}</p>}
            {report.method_changed_on && <p>{copy.methodChanged(formatDay(report.method_changed_on))}</p>}
            <p>{copy.note}</p>
          </footer>
        </div>
      </div>
    </dialog>
  );
}
