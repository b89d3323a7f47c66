import {
  charactersOf,
  drawChartPicture,
  PICTURE_SIZE,
  type PictureSubject,
} from '@ziping/bazi-view/ChartPicture';
import { loadFonts } from '@ziping/ui/tokens/fonts';
import { logoPaths } from '@ziping/ui/tokens/logoPaths';
import { semantic, type ThemeName } from '@ziping/ui/tokens/semantic';

/** Loads the fonts for a text. Where one fails, its fallback is used. */
async function loadFaces(text: string): Promise<{ title: string; body: string }> {
  const page = getComputedStyle(document.documentElement);
  const font = { title: page.getPropertyValue('--font-title'), body: page.getPropertyValue('--font-body') };
  const faces = [`600 40px ${font.title}`, `400 40px ${font.body}`, `600 40px ${font.body}`];
  await loadFonts().catch(() => undefined);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
  return font;
}

/**
 * Draws a chart as a PNG picture.
 * @throws where the browser has no canvas, or no memory for one
 */
export async function drawPicture(subject: PictureSubject, ground: ThemeName): Promise<Blob> {
  const font = await loadFaces(charactersOf(subject));
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  drawChartPicture(pen, subject, { ...semantic[ground], font, seal: logoPaths });
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The canvas gave no picture');
  return picture;
}
