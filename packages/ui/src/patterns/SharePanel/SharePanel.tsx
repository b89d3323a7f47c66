import { Download, Printer, RotateCw, Share2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { useStyles } from '../../tokens/useStyles.ts';
import { sharePanelCopy as copy } from './SharePanel.copy.ts';
import { sharePanelStyles } from './SharePanel.styles.ts';

export type SharePicture =
  | { kind: 'drawing' }
  | { kind: 'failed' }
  /** `src`: the finished picture, 3 wide to 4 high. */
  | { kind: 'ready'; src: string };

/** What is chosen about the picture. */
export interface ShareChoice {
  showName: boolean;
  ground: 'light' | 'dark';
}

/** What the browser can do; where it cannot save, the picture is kept by a long press. */
export interface ShareMeans {
  save: boolean;
  share: boolean;
  print: boolean;
}

export interface SharePanelProps {
  open: boolean;
  picture: SharePicture;
  choice: ShareChoice;
  means: ShareMeans;
  /** How the last act went: handed to the downloads, or not shared. Null before, and after what says itself. */
  outcome: 'saved' | 'not_shared' | null;
  onChoice: (choice: ShareChoice) => void;
  onSave: () => void;
  onShare: () => void;
  onPrint: () => void;
  /** Draws a picture that failed once more. */
  onRetry: () => void;
  onClose: () => void;
}

/** A chart as a picture: seen before it is saved, shared or printed. */
export function SharePanel({
  open,
  picture,
  choice,
  means,
  outcome,
  onChoice,
  onSave,
  onShare,
  onPrint,
  onRetry,
  onClose,
}: SharePanelProps) {
  const styles = useStyles(sharePanelStyles);
  const ready = picture.kind === 'ready';
  return (
    <Dialog
      open={open}
      size="large"
      title={copy.title}
      onClose={onClose}
      footer={
        (means.save || means.share) && (
          <>
            {means.share && (
              <Button
                variant={means.save ? 'secondary' : 'primary'}
                icon={<Share2 size={18} strokeWidth={1.5} aria-hidden="true" />}
                disabled={!ready}
                onClick={onShare}
              >
                {copy.share}
              </Button>
            )}
            {means.save && (
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
            <Preview picture={picture} onRetry={onRetry} />
          </div>
          {ready && !means.save && <figcaption css={styles.hold}>{copy.hold}</figcaption>}
        </figure>
        <div css={styles.controls}>
          {outcome === 'saved' && <Notice tone="success">{copy.saved}</Notice>}
          {outcome === 'not_shared' && (
            <Notice tone="danger">{means.save ? copy.notShared : copy.notSharedHold}</Notice>
          )}
          <Switch
            label={copy.showName}
            hint={copy.showNameHint}
            checked={choice.showName}
            onChange={(event) => onChoice({ ...choice, showName: event.target.checked })}
          />
          <SegmentedControl
            legend={copy.ground}
            options={[
              { value: 'light', label: copy.grounds.light },
              { value: 'dark', label: copy.grounds.dark },
            ]}
            value={choice.ground}
            onChange={(ground) => onChoice({ ...choice, ground })}
          />
          {means.print && (
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

function Preview({ picture, onRetry }: Pick<SharePanelProps, 'picture' | 'onRetry'>) {
  const styles = useStyles(sharePanelStyles);
  if (picture.kind === 'ready') return <img src={picture.src} alt={copy.alt} css={styles.picture} />;
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
