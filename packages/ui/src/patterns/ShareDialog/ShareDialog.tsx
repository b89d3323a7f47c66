import { Download, Printer, RotateCw, Share2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { shareDialogCopy as copy } from './ShareDialog.copy.ts';
import { shareDialogStyles } from './ShareDialog.styles.ts';

export type SharePicture =
  | { kind: 'drawing' }
  | { kind: 'failed' }
  /** `src`: the picture, aspect ratio 3:4. */
  | { kind: 'ready'; src: string };

/** Options of the picture. */
export interface ShareOptions {
  showName: boolean;
  theme: 'light' | 'dark';
}

/** What the browser supports. Without `save` the picture is saved by a long press. */
export interface ShareCapabilities {
  save: boolean;
  share: boolean;
  print: boolean;
}

export interface ShareDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** What the picture is of. */
  subject?: 'chart' | 'report';
  /** The picture to share, or how far it is. */
  picture: SharePicture;
  /** What the picture shows. */
  options: ShareOptions;
  /** What this browser can do with a picture. */
  capabilities: ShareCapabilities;
  /** The outcome of the last action; null before any, and after a share that the system confirms itself. */
  outcome: 'saved' | 'not_shared' | null;
  /** What the picture shows was changed. */
  onOptionsChange: (options: ShareOptions) => void;
  /** It is to be saved. */
  onSave: () => void;
  /** It is to be shared. */
  onShare: () => void;
  /** It is to be printed. */
  onPrint: () => void;
  /** Shares or copies the text in place of the picture; left out where there is none. */
  onSendText?: () => void;
  /** Draws the picture again after a failure. */
  onRetry: () => void;
  /** The dialog was closed. */
  onClose: () => void;
}

/** Previews a chart or the opening of a report as a picture, to save, share or print it. */
export function ShareDialog({
  open,
  subject = 'chart',
  picture,
  options,
  capabilities,
  outcome,
  onOptionsChange,
  onSave,
  onShare,
  onPrint,
  onSendText,
  onRetry,
  onClose,
}: ShareDialogProps) {
  const styles = stylesOf(shareDialogStyles);
  const ready = picture.kind === 'ready';
  return (
    <Dialog
      open={open}
      size="large"
      title={copy.title}
      onClose={onClose}
      footer={
        (capabilities.save || capabilities.share) && (
          <>
            {capabilities.share && (
              <Button
                variant={capabilities.save ? 'secondary' : 'primary'}
                icon={<Share2 size={18} strokeWidth={1.5} aria-hidden="true" />}
                disabled={!ready}
                onClick={onShare}
              >
                {copy.share}
              </Button>
            )}
            {capabilities.save && (
              <Button
                variant="primary"
                icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
                disabled={!ready}
                onClick={onSave}
              >
                {copy.save}
              </Button>
            )}
          </>
        )
      }
    >
      <div css={styles.root}>
        <figure css={styles.figure}>
          <div css={styles.frame}>
            <Preview picture={picture} alt={copy.alts[subject]} onRetry={onRetry} />
          </div>
          {ready && !capabilities.save && <figcaption css={styles.hold}>{copy.hold}</figcaption>}
        </figure>
        <div css={styles.controls}>
          {outcome === 'saved' && <Notice tone="success">{copy.saved}</Notice>}
          {outcome === 'not_shared' && (
            <Notice tone="danger">{capabilities.save ? copy.notShared : copy.notSharedHold}</Notice>
          )}
          <Switch
            label={copy.showName}
            hint={copy.showNameHints[subject]}
            checked={options.showName}
            onChange={(event) => onOptionsChange({ ...options, showName: event.target.checked })}
          />
          <SegmentedControl
            legend={copy.theme}
            options={[
              { value: 'light', label: copy.themes.light },
              { value: 'dark', label: copy.themes.dark },
            ]}
            value={options.theme}
            onChange={(theme) => onOptionsChange({ ...options, theme })}
          />
          {onSendText && (
            <Button variant="quiet" css={styles.print} onClick={onSendText}>
              {copy.sendText}
            </Button>
          )}
          {capabilities.print && (
            <Button
              variant="quiet"
              css={styles.print}
              icon={<Printer size={18} strokeWidth={1.5} aria-hidden="true" />}
              onClick={onPrint}
            >
              {copy.print}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Preview({ picture, alt, onRetry }: Pick<ShareDialogProps, 'picture' | 'onRetry'> & { alt: string }) {
  const styles = stylesOf(shareDialogStyles);
  if (picture.kind === 'ready') return <img src={picture.src} alt={alt} css={styles.picture} />;
  if (picture.kind === 'drawing') {
    return (
      <div css={styles.waiting} role="status">
        <Spinner />
        {copy.drawing}
      </div>
    );
  }
  return (
    <div css={styles.waiting} role="alert">
      {copy.failed}
      <Button
        size="small"
        icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={onRetry}
      >
        {copy.retry}
      </Button>
    </div>
  );
}
