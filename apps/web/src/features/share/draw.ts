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
import { loadFonts } from '@ziping/ui/tokens/fonts';
import { logoPaths } from '@ziping/ui/tokens/logoPaths';
import { semantic, type ThemeName } from '@ziping/ui/tokens/semantic';

import { withPngText } from './png-text.ts';

/** The keyword of the label of a text by a model (GB 45438-2025). */
const AI_LABEL = 'AIGC';

/** Loads the fonts for a text. Where one fails, its fallback is used. */
async function loadFaces(text: string): Promise<{ title: string; body: string }> {
  const page = getComputedStyle(document.documentElement);
  const font = { title: page.getPropertyValue('--font-title'), body: page.getPropertyValue('--font-body') };
  const faces = [`600 40px ${font.title}`, `400 40px ${font.body}`, `600 40px ${font.body}`];
  await loadFonts().catch(() => undefined);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
  return font;
}

/** @throws where the browser has no canvas, or no memory for one */
async function drawPng(
  characters: string,
  ground: ThemeName,
  draw: (pen: CanvasRenderingContext2D, look: PictureLook) => void,
): Promise<Blob> {
  const font = await loadFaces(characters);
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  draw(pen, { ...semantic[ground], font, seal: logoPaths });
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
