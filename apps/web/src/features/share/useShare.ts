import type { PictureSubject } from '@ziping/bazi-view/ChartPicture';
import type { ShareOptions, ShareDialogProps, SharePicture } from '@ziping/ui/patterns/ShareDialog';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';
import { useEffect, useState } from 'react';

import { operator } from '../../shared/operator.ts';
import { readAsDataUrl } from '../../shared/images.ts';
import { downloadPicture, pictureName, sharePicture } from './hand-over.ts';
import { shareMeans } from './means.ts';

/** A chart with all that its picture shows. */
export type SharedChart = PictureSubject['chart'] & Pick<RecordChart, 'record'>;

interface Drawn {
  /** The choice that the picture was drawn for. */
  of: ShareOptions;
  picture: SharePicture;
  file?: File;
}

const DRAWING: SharePicture = { kind: 'drawing' };

/**
 * Draws a record's chart while the share panel is open, and saves, shares or prints the picture. The name is left out
 * until the visitor turns it on.
 *
 * @returns all the panel takes but `open` and `onClose`
 */
export function useShare(chart: SharedChart): Omit<ShareDialogProps, 'open' | 'onClose'> {
  const [choice, choose] = useState<ShareOptions>({ showName: false, theme: 'light' });
  const [drawn, setDrawn] = useState<Drawn>();
  const [outcome, setOutcome] = useState<ShareDialogProps['outcome']>(null);
  const [means] = useState(() => shareMeans(navigator));

  useEffect(() => {
    let wanted = true;
    let url: string | undefined;

    async function draw() {
      const { name, gender, hour_unknown } = chart.record;
      const subject = {
        ...{ chart, gender, hour_unknown, product: operator.product },
        name: choice.showName ? name : undefined,
      };
      try {
        const { drawPicture } = await import('./draw.ts');
        const blob = await drawPicture(subject, choice.theme);
        // A picture saved by a long press must be a data URL: WeChat cannot read an object URL.
        const src = means.save ? URL.createObjectURL(blob) : await readAsDataUrl(blob);
        if (means.save) url = src;
        if (!wanted) {
          release();
          return;
        }
        const title = choice.showName ? `${name}的命盘` : `${operator.product}命盘`;
        const file = new File([blob], pictureName(title), { type: blob.type });
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
  }, [chart, choice, means]);

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
      downloadPicture(picture.src, current.file.name);
      setOutcome('saved');
    },
    onShare: () => {
      if (current?.file) void share(current.file);
    },
    // The print styles leave out dialogs.
    onPrint: () => window.print(),
  };
}
