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

function addSerif(url: string, unicodeRange: string): void {
  const source = `url(${JSON.stringify(url)}) format("woff2")`;
  document.fonts.add(new FontFace('Ziping Serif', source, { weight: '600', display: 'swap', unicodeRange }));
}

/**
 * Declares the two slices of the serif and, on a machine without a Chinese font, the bundled sans; the browser then
 * fetches the files that the page needs. Call once, after the first paint, so that no font delays it. Where a file
 * fails to load, the fallback font stays.
 */
export async function loadFonts(): Promise<void> {
  addSerif(chartUrl, serifRanges.chart);
  addSerif(titlesUrl, serifRanges.titles);
  if (!hasChineseFont()) await import('./bundled-sans.generated.css');
}
