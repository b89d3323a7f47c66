import {
  charactersOf,
  drawChartPicture,
  PICTURE_SIZE,
  type PictureLook,
  type PictureSubject,
} from '@ziping/bazi-view/ChartPicture';
import {
  charactersOf as charactersOfReport,
  drawReportPicture,
  type ReportPictureSubject,
} from '@ziping/bazi-view/ReportPicture';
import { loadPictureLook } from '@ziping/ui/tokens/pictureLook';
import type { ThemeName } from '@ziping/ui/tokens/semantic';

import { withPngText } from './png-text.ts';

/** The keyword of the label of a text by a model (GB 45438-2025). */
const AI_LABEL = 'AIGC';

/** @throws where the browser has no canvas, or no memory for one */
async function drawPng(
  characters: string,
  ground: ThemeName,
  draw: (pen: CanvasRenderingContext2D, look: PictureLook) => void,
): Promise<Blob> {
  const look = await loadPictureLook(characters, ground);
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  draw(pen, look);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The canvas gave no picture');
  return picture;
}

/** Draws a chart as a PNG picture. @throws where the browser cannot */
export const drawChart = (subject: PictureSubject, ground: ThemeName): Promise<Blob> =>
  drawPng(charactersOf(subject), ground, (pen, look) => drawChartPicture(pen, subject, look));

/**
 * Draws the opening of a report as a PNG picture.
 *
 * @param label of a text by a model, for the metadata; null for one by the rules
 * @throws where the browser cannot
 */
export async function drawReport(
  subject: ReportPictureSubject,
  ground: ThemeName,
  label: string | null,
): Promise<Blob> {
  const picture = await drawPng(charactersOfReport(subject), ground, (pen, look) =>
    drawReportPicture(pen, subject, look),
  );
  return label === null ? picture : withPngText(picture, AI_LABEL, label);
}
