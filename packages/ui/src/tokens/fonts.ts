import serifUrl from '../../fonts/ziping-serif.woff2?url';

/**
 * Marks `<html data-cjk="bundled">` where the machine has no Chinese face. Every Han glyph is exactly
 * one em wide; the box drawn for a missing one is not. Android has Chinese but under no name a style
 * sheet could call it by, so the bundled family may not simply stand last in the stack: it would be
 * fetched on every such phone.
 */
export function markMissingChinese(): void {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return;
  pen.font = '100px sans-serif';
  if (Math.abs(pen.measureText('永').width - 100) > 1) document.documentElement.dataset.cjk = 'bundled';
}

/** `markMissingChinese` as text, to run inline in the head of a prerendered page, before its first paint. */
export const fontProbeScript = `(${markMissingChinese.toString()})()`;

/**
 * Fetches the faces that text can be read without: the serif subset and, on machines without Chinese,
 * the bundled sans. Call once, after first paint. Resolves when the serif is there; a face that fails
 * to load leaves its fallback standing.
 */
export async function loadFonts(): Promise<void> {
  if (document.documentElement.dataset.cjk === undefined) markMissingChinese();
  const bundled =
    document.documentElement.dataset.cjk === 'bundled' && import('./bundled-sans.generated.css');
  const serif = new FontFace('Ziping Serif', `url(${JSON.stringify(serifUrl)}) format("woff2")`, {
    weight: '600',
    display: 'swap',
  });
  document.fonts.add(serif);
  await Promise.allSettled([serif.load(), bundled]);
}
