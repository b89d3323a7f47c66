import {
  Activity,
  BookText,
  Briefcase,
  Calendar,
  Coins,
  Compass,
  FileDown,
  Heart,
  Share2,
} from 'lucide-react';
import { lazy, memo, Suspense, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { byModelText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { previewOf } from './preview.ts';
import { formatPrice, hasFailed, isForSale, isGenerating, isReadable, type Report } from './report.ts';
import { reportCardStyles } from './ReportCard.styles.ts';
import { reportsPanelCopy as copy } from './ReportsPanel.copy.ts';

// An account without reports never needs it.
const ReadingText = lazy(async () => ({
  default: (await import('../../../patterns/ReadingText/ReadingText.tsx')).ReadingText,
}));

const icons: Partial<Record<string, typeof BookText>> = {
  compass: Compass,
  briefcase: Briefcase,
  coins: Coins,
  heart: Heart,
  activity: Activity,
  calendar: Calendar,
};

/** What became of the last action on a report. */
export interface ReportNotice {
  tone: NoticeTone;
  text: string;
}

/** What can be done with a report. The object must stay the same between renders: every card compares it. */
export interface ReportActions {
  /** Expands or collapses a report; one without a text is selected. */
  onToggle: (event: { code: string }) => void;
  onGenerate: (event: { code: string }) => void;
  onPurchase: (event: { code: string }) => void;
  onRead: (event: { code: string }) => void;
  onExport: (event: { code: string }) => void;
  onShare: (event: { code: string }) => void;
  onTerm: (event: { term: string }) => void;
}

interface ReportCardProps {
  report: Report;
  open: boolean;
  /** The action that is being sent. */
  busy: 'generate' | 'export' | undefined;
  notice: ReportNotice | undefined;
  /** A place in the text is remembered. */
  started: boolean;
  terms: readonly string[] | undefined;
  actions: ReportActions;
}

function statusOf(report: Report): { text: string; tone: 'warning' | 'success' | 'accent' | 'neutral' } {
  if (isGenerating(report)) return { text: copy.status.generating, tone: 'warning' };
  if (report.status === 'completed' || isReadable(report)) {
    return { text: copy.status.completed, tone: 'success' };
  }
  return report.isUnlocked || report.access_info.has_access
    ? { text: copy.status.unlocked, tone: 'accent' }
    : { text: copy.status.locked, tone: 'neutral' };
}

/** The button that the service puts first. One of an unknown type selects the report. */
function PriorityAction({
  report,
  open,
  busy,
  actions,
}: Pick<ReportCardProps, 'report' | 'open' | 'busy' | 'actions'>) {
  const styles = stylesOf(reportCardStyles);
  const { code } = report;
  const { can_generate, priority_action } = report.access_info;
  const { type, text, style } = priority_action;
  const look = {
    variant: style === 'primary' ? ('primary' as const) : ('secondary' as const),
    css: styles[style],
  };
  switch (type) {
    case 'generate':
      return (
        <Button
          {...look}
          disabled={!can_generate}
          busy={busy === 'generate'}
          busyLabel={copy.starting}
          onClick={() => actions.onGenerate({ code })}
        >
          {text}
        </Button>
      );
    case 'purchase':
      return (
        <Button {...look} onClick={() => actions.onPurchase({ code })}>
          {text}
        </Button>
      );
    case 'upgrade_membership':
      return (
        <Button {...look} href={paths.membership}>
          {text}
        </Button>
      );
    default:
      return (
        <Button {...look} aria-expanded={open} onClick={() => actions.onToggle({ code })}>
          {open && isReadable(report) ? copy.collapse : text}
        </Button>
      );
  }
}

function Progress({ report: { progress } }: { report: Report }) {
  const styles = stylesOf(reportCardStyles);
  return (
    <div css={styles.progress} role="status">
      <p>{copy.generating}</p>
      {progress && (
        <div
          css={styles.bar}
          role="progressbar"
          aria-label={copy.status.generating}
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={progress.done}
        >
          <span style={{ transform: `scaleX(${Math.min(1, progress.done / progress.total)})` }} />
        </div>
      )}
      <p>{progress ? `${copy.progress(progress.done, progress.total)}，${copy.leave}` : copy.leave}</p>
    </div>
  );
}

/** One report type: what it is, what it costs, how far it is, and its text. */
export const ReportCard = memo(function ReportCard({
  report,
  open,
  busy,
  notice,
  started,
  terms,
  actions,
}: ReportCardProps) {
  const styles = stylesOf(reportCardStyles);
  const { code, name, description, tags, icon, price, original_price, record_price } = report;
  const { failure, access_info } = report;
  const ofRecord = typeof record_price === 'number';
  const shownPrice = isForSale(report) ? (record_price ?? price) : undefined;
  const Icon = icons[icon] ?? BookText;
  const status = statusOf(report);
  const generating = isGenerating(report);
  const readable = isReadable(report);
  const titleId = `report-${code}`;
  const title = useRef<HTMLHeadingElement>(null);

  /** From the end of the text, which is removed with the pressed button: goes back to the title, which may be far above. */
  function collapseFromEnd() {
    title.current?.focus();
    actions.onToggle({ code });
  }

  return (
    <li css={styles.root} data-open={open || undefined} data-report={code}>
      <header css={styles.head}>
        <Icon aria-hidden="true" css={styles.icon} />
        <h2 ref={title} tabIndex={-1} id={titleId} css={styles.title}>
          {name}
        </h2>
        <Badge tone={status.tone}>{status.text}</Badge>
      </header>
      <p css={styles.description}>{description}</p>
      <div css={styles.facts}>
        <ul css={styles.tags} aria-label={copy.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {shownPrice !== undefined && (
          <p css={styles.price}>
            {ofRecord ? copy.recordPrice : <VisuallyHidden>{copy.price}</VisuallyHidden>}
            <b>{formatPrice(shownPrice)}</b>
            {!ofRecord && original_price !== undefined && original_price > shownPrice && (
              <>
                <VisuallyHidden>{copy.originalPrice}</VisuallyHidden>
                <s>{formatPrice(original_price)}</s>
              </>
            )}
          </p>
        )}
      </div>
      {generating && <Progress report={report} />}
      {readable && !open && <p css={styles.preview}>{previewOf(report.content)}</p>}
      {!readable && !generating && access_info.message && (
        <p css={styles.message} data-selected={open || undefined}>
          {access_info.message}
        </p>
      )}
      {hasFailed(report) && !notice && (
        <Notice
          tone="danger"
          action={
            access_info.can_generate &&
            access_info.priority_action.type !== 'generate' && (
              <Button size="small" onClick={() => actions.onGenerate({ code })}>
                {copy.again}
              </Button>
            )
          }
        >
          {failure}
        </Notice>
      )}
      {notice && !generating && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {!generating && (
        <div css={styles.actions}>
          <PriorityAction {...{ report, open, busy, actions }} />
          {readable && access_info.priority_action.type !== 'view' && (
            <Button aria-expanded={open} onClick={() => actions.onToggle({ code })}>
              {open ? copy.collapse : copy.expand}
            </Button>
          )}
          {readable && (
            <Button onClick={() => actions.onRead({ code })}>{started ? copy.resume : copy.read}</Button>
          )}
          {readable && open && (
            <>
              <IconButton
                label={busy === 'export' ? copy.exporting : copy.export}
                icon={<FileDown />}
                busy={busy === 'export'}
                onClick={() => actions.onExport({ code })}
              />
              <IconButton label={copy.share} icon={<Share2 />} onClick={() => actions.onShare({ code })} />
            </>
          )}
        </div>
      )}
      {readable && open && (
        <div css={styles.text}>
          {report.written_by === 'model' && <p css={styles.byModel}>{byModelText}</p>}
          <Suspense
            fallback={
              <div role="status" aria-label={copy.opening}>
                <Skeleton lines={6} />
              </div>
            }
          >
            <ReadingText
              id={titleId}
              content={report.content}
              {...(terms && { terms })}
              onTerm={actions.onTerm}
            />
          </Suspense>
          <div css={styles.end}>
            <Button variant="quiet" onClick={collapseFromEnd}>
              {copy.collapse}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
});
