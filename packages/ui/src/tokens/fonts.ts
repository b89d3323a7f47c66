import chartUrl from '../../fonts/ziping-serif-chart.woff2?url';
import titlesUrl from '../../fonts/ziping-serif-titles.woff2?url';
import { serifRanges } from './serifRanges.generated.ts';

/**
 * Marks `<html data-cjk="bundled">` where the machine has no Chinese face, `own` where it has one: looking twice would
 * cost a slow phone a tenth of a second. Every Han glyph is exactly one em wide; the box drawn for a missing one is not. Android has Chinese but under no name a style
 * sheet could call it by, so the bundled family may not simply stand last in the stack: it would be
 * fetched on every such phone.
 */
export function markMissingChinese(): void {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return;
  pen.font = '100px sans-serif';
  const missing = Math.abs(pen.measureText('永').width - 100) > 1;
  document.documentElement.dataset.cjk = missing ? 'bundled' : 'own';
}

/** `markMissingChinese` as text, to run inline in the head of a prerendered page, before its first paint. */
export const fontProbeScript = `(${markMissingChinese.toString()})()`;

function addSerif(url: string, unicodeRange: string): void {
  const source = `url(${JSON.stringify(url)}) format("woff2")`;
  document.fonts.add(new FontFace('Ziping Serif', source, { weight: '600', display: 'swap', unicodeRange }));
}

/**
 * Declares the faces that text can be read without: the serif's two slices and, on machines without
 * Chinese, the bundled sans. Call once, after first paint; the browser then fetches what the page shows.
 * Resolves when all of that is there. A face that fails to load leaves its fallback standing.
 */
export async function loadFonts(): Promise<void> {
  if (document.documentElement.dataset.cjk === undefined) markMissingChinese();
  addSerif(chartUrl, serifRanges.chart);
  addSerif(titlesUrl, serifRanges.titles);
  if (document.documentElement.dataset.cjk === 'bundled') await import('./bundled-sans.generated.css');
  await document.fonts.ready;
}
