import type { SaveFileDialogProps } from '@ziping/ui/patterns/SaveFileDialog';
import { useState } from 'react';

import { downloadObstacle } from '../../shared/wechat.ts';

/** A file that is made and saved when its button is pressed. */
export interface FileToSave {
  /** What the button says, such as 导出 Word. */
  action: string;
  /** Fetches and saves it. */
  save: () => void;
  /** Copies its text, where that can be read. */
  copy?: () => void;
}

/**
 * The one way by which files leave the product. Where the browser cannot keep a file, nothing is fetched, and the dialog
 * says what to do.
 *
 * @returns `saveFile`, and the props of `SaveFileDialog`
 */
export function useSaveFile(): { saveFile: (file: FileToSave) => void; dialog: SaveFileDialogProps } {
  const [waiting, setWaiting] = useState<(FileToSave & { reason: 'wechat' | 'apple' }) | null>(null);
  const { copy, save } = waiting ?? {};
  const closing = (act: (() => void) | undefined) => () => {
    setWaiting(null);
    act?.();
  };
  return {
    saveFile(file) {
      const reason = downloadObstacle(navigator);
      if (reason) setWaiting({ ...file, reason });
      else file.save();
    },
    dialog: {
      reason: waiting?.reason ?? null,
      action: waiting?.action ?? '',
      onCopy: copy && closing(copy),
      onSaveAnyway: closing(save),
      onClose: () => setWaiting(null),
    },
  };
}
