import { themeDeclarations } from '../../../tokens/semantic.ts';

/**
 * Print styles of the reading view: the text alone, in the light theme on white. Everything that the view does not lie
 * in is left out; what it lies in must not cut it at the height of the screen.
 */
export const readingPrintCss = `
@page{size:A4;margin:20mm 24mm;@bottom-right{content:counter(page) " / " counter(pages);font:7.5pt var(--font-body);color:#777}}
@media print{
:root:root:root{${themeDeclarations('light')};--color-ground:#fff;--color-surface:#fff;--color-raised:#fff;--color-text:#000;print-color-adjust:exact;-webkit-print-color-adjust:exact}
:root:root body{background:#fff}
:has(#report-reading),#report-reading,#report-reading>*{display:block!important;position:static!important;height:auto!important;min-height:0!important;padding:0!important;overflow:visible!important}
:has(#report-reading)>:not(:has(#report-reading),#report-reading,head),#report-reading [data-screen]{display:none!important}
}`;
