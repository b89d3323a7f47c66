import type { ShareOptions, ShareDialogProps, SharePicture } from '@ziping/ui/patterns/ShareDialog';
import { useEffect, useState } from 'react';

import { readAsDataUrl } from '../../shared/images.ts';
import { saveFile } from '../../shared/save-file.ts';
import { pictureName, sharePicture } from './hand-over.ts';
import { shareMeans } from './means.ts';
import type { PictureSource } from './sources.ts';

interface Drawn {
  /** The choice that the picture was drawn for. */
  of: ShareOptions;
  picture: SharePicture;
  file?: File;
}

const DRAWING: SharePicture = { kind: 'drawing' };

/**
 * Draws a picture while its share panel is open, and saves or shares it, or prints the page. The name is left out until the
 * visitor turns it on.
 *
 * @returns all the panel takes but `open` and `onClose`
 */
export function useShare(source: PictureSource): Omit<ShareDialogProps, 'open' | 'onClose'> {
  const [choice, choose] = useState<ShareOptions>({ showName: false, theme: 'light' });
  const [drawn, setDrawn] = useState<Drawn>();
  const [outcome, setOutcome] = useState<ShareDialogProps['outcome']>(null);
  const [means] = useState(() => shareMeans(navigator));

  useEffect(() => {
    let wanted = true;
    let url: string | undefined;

    async function draw() {
      try {
        const blob = await source.draw(choice);
        // A picture saved by a long press must be a data URL: WeChat cannot read an object URL.
        const src = means.save ? URL.createObjectURL(blob) : await readAsDataUrl(blob);
        if (means.save) url = src;
        if (!wanted) {
          release();
          return;
        }
        const file = new File([blob], pictureName(source.titleOf(choice)), { type: blob.type });
        setDrawn({ of: choice, picture: { kind: 'ready', src }, file });
      } catch (error) {
        console.error(error);
        if (wanted) setDrawn({ of: choice, picture: { kind: 'failed' } });
      }
    }

    function release() {
      if (url !== undefined) URL.revokeObjectURL(url);
    }

    void draw();
    return () => {
      wanted = false;
      release();
    };
  }, [source, choice, means]);

  const current = drawn?.of === choice ? drawn : undefined;
  const picture = current?.picture ?? DRAWING;

  function draw(next: ShareOptions) {
    setOutcome(null);
    choose(next);
  }

  async function share(file: File) {
    setOutcome(null);
    if ((await sharePicture(file)) === 'failed') setOutcome('not_shared');
  }

  return {
    picture,
    options: choice,
    capabilities: means,
    outcome,
    onOptionsChange: draw,
    onRetry: () => draw({ ...choice }),
    onSave: () => {
      if (picture.kind !== 'ready' || !current?.file) return;
      saveFile(current.file, current.file.name);
      setOutcome('saved');
    },
    onShare: () => {
      if (current?.file) void share(current.file);
    },
    // The print styles leave out dialogs.
    onPrint: () => window.print(),
  };
}
