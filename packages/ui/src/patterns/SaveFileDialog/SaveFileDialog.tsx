import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { saveFileDialogCopy as copy } from './SaveFileDialog.copy.ts';
import { saveFileDialogStyles } from './SaveFileDialog.styles.ts';

export interface SaveFileDialogProps {
  /** What keeps the browser from saving a file; null closes the dialog. */
  reason: 'wechat' | 'apple' | null;
  /** What one would press again elsewhere, such as 导出 Word. */
  action: string;
  /** Copies the text of the file; left out where it has none that is read. */
  onCopy?: (() => void) | undefined;
  /** Tries the download nevertheless. */
  onSaveAnyway: () => void;
  /** Closes the dialog, by its button or Escape. */
  onClose: () => void;
}

/** Why a file cannot be saved here, and the ways that are left: the same for every file of the product. */
export function SaveFileDialog({ reason, action, onCopy, onSaveAnyway, onClose }: SaveFileDialogProps) {
  const styles = stylesOf(saveFileDialogStyles);
  const mayTry = reason === 'apple';
  return (
    <Dialog open={reason !== null} title={copy.title} onClose={onClose}>
      <p>{reason && copy[reason](action, onCopy !== undefined)}</p>
      {(onCopy || mayTry) && (
        <div css={styles.actions}>
          {onCopy && (
            <Button variant="primary" onClick={onCopy}>
              {copy.copy}
            </Button>
          )}
          {mayTry && <Button onClick={onSaveAnyway}>{copy.anyway}</Button>}
        </div>
      )}
    </Dialog>
  );
}
