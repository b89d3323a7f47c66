import chartUrl from '../../fonts/ziping-serif-chart.woff2?url';
import titlesUrl from '../../fonts/ziping-serif-titles.woff2?url';
import { serifRanges } from './serifRanges.generated.ts';

/**
 * Whether this machine can draw Chinese: a Han glyph is exactly one em wide, the box for a missing glyph is not.
 * Measured, because the Chinese font of Android has no family name that a style sheet could list before the bundled
 * one; on a canvas, because the text zoom of a phone changes the widths of elements.
 */
function hasChineseFont(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '100px sans-serif';
  return Math.abs(context.measureText('永').width - 100) < 1;
}

const serifFace = (url: string, unicodeRange: string) =>
  new FontFace('Ziping Serif', `url(${JSON.stringify(url)}) format("woff2")`, {
    weight: '600',
    unicodeRange,
  });

/**
 * Declares fonts when the files of all of them have arrived. A declared font lays the whole page out again, and so does
 * each file that arrives later. The fallback font stays for a file that fails to load.
 */
export async function addTogether(faces: readonly FontFace[]): Promise<void> {
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
}

async function addFonts(): Promise<void> {
  const serif = addTogether([
    serifFace(chartUrl, serifRanges.chart),
    serifFace(titlesUrl, serifRanges.titles),
  ]);
  if (!hasChineseFont()) await import('./bundled-sans.generated.css');
  await serif;
}

let fonts: Promise<void> | undefined;

/**
 * Adds the serif and, on a machine without a Chinese font, the bundled sans, whose files the browser fetches as the page
 * needs them. To be called after the first paint, so that no font delays it; later calls return the same promise.
 *
 * @returns when the serif is there or has failed to load
 */
export function loadFonts(): Promise<void> {
  return (fonts ??= addFonts());
}
