import { scale } from '../../../tokens/scale.ts';
import { logoPaths } from '../../../tokens/logoPaths.ts';
import { semantic, themeDeclarations } from '../../../tokens/semantic.ts';

const { accentFill, accentText } = semantic.light.color;

/** The logo as a CSS image. */
function sealImage(): string {
  const { size, stone, carving, stroke } = logoPaths;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${accentFill}" d="${stone}"/><path fill="none" stroke="${accentText}" stroke-width="${stroke}" stroke-linejoin="round" d="${carving.join('')}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/**
 * Print styles of a chart's page: heading, table, strips with every column and the analysis; no bars, buttons or
 * dialogs, always the light theme on white. Selects by element and role, because emotion's class names are generated.
 * @param note the footer of every page
 */
export function reportPrintCss(note: string): string {
  return `
@page{size:A4;margin:15mm 15mm 17mm;@bottom-left{content:${JSON.stringify(note)};font:7.5pt var(--font-body);color:#777}@bottom-right{content:counter(page) " / " counter(pages);font:7.5pt var(--font-body);color:#777}}
@media print{
:root:root:root{${themeDeclarations('light')};--color-ground:#fff;--color-surface:#fff;--color-raised:#fff;--color-sunken:#fff;--color-text:#000;--color-accent-soft:#fff;
font-size:81.25%;print-color-adjust:exact;-webkit-print-color-adjust:exact}
:root:root[data-text-size=large]{font-size:91%}
:root:root[data-text-size=xlarge]{font-size:100%}
:root:root body{background:#fff;line-height:1.55}

:has(#report-top){display:block!important;position:static!important;height:auto!important;min-height:0!important;padding:0!important;overflow:visible!important}
:has(#report-top)>:not(:has(#report-top),#report-top,#report-top~*),#report-top~:has(>[role=tablist]),dialog,[data-screen],#report-top :is(a,[role=status],:has(>[role=status])),#report-top~* :is([role=status],[role=alert]),#report-top~* button:not(:is(table,section,dl) *){display:none!important}
#report-top~*{overflow:visible!important;padding:${5 * scale.step}rem 0 0!important}
#report-top~* *{animation:none!important;max-width:none!important}

#report-top{position:relative;border-bottom:4px double #000!important;padding-bottom:${2 * scale.step}rem!important}
#report-top>*{max-width:none!important;padding:0!important}
#report-top::after{content:"";position:absolute;top:0;right:0;width:3.25rem;height:3.25rem;background:${sealImage()} 0 0/100% no-repeat}
#report-top summary{display:block!important;min-height:3.25rem!important;padding:0 4.5rem 0 0!important}
#report-top summary>span{display:none!important}
#report-top h1{font-size:2rem!important;line-height:1.5!important}
#report-top [role=group]{grid-template-columns:5fr 5fr 4fr!important;gap:1rem 1.75rem!important;padding:1rem 0 0.5rem!important}

#report-top~* section,#report-top~* table,#report-top~* figure,#report-top~* li,#report-top [role=group]>*{break-inside:avoid}
#report-top~* :is(h2,h3,header){break-after:avoid}
#report-top~* thead th{height:auto!important}
#report-top~* tbody td{height:2.25rem!important;padding-block:0.375rem!important}
#report-top~*>div,#report-top~* :has(>section){display:block!important;margin:0!important;padding:0!important;border:0!important}
#report-top~* section,#report-top~* dl{margin:1.75rem 0 0!important}
#report-top~* [data-strip]{display:flex!important;flex-wrap:wrap!important;overflow:visible!important}
#report-top~* [data-item]{flex:1 0 8.3%!important;min-width:0!important}
}`;
}
