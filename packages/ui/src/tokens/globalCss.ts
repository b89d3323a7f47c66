import { primitive } from './primitive.ts';
import { scale } from './scale.ts';
import { themeDeclarations } from './semantic.ts';

/** The bundled sans, and blanks that keep its room while it loads. Declared only on a machine without Chinese, see fonts.ts. */
const bundledSans = '"Noto Sans SC","Ziping Blank"';

/**
 * The page's language makes each system choose its Chinese sans for `sans-serif`, but Linux may choose a Japanese one.
 * Every name that a system lacks delays the first layout. An installed Noto Sans SC is found by the name of the bundled
 * one.
 */
const bodyFont = '-apple-system,"Noto Sans CJK SC"';

/** The serif subset, then a Song face for a glyph that the subset lacks; Windows and Android choose theirs for `serif`. */
const titleFont = '"Ziping Serif","Songti SC","Noto Serif CJK SC"';

/** The global style sheet: themes, reset, base type, focus, safe areas, motion. Small: every prerendered page contains it. */
export const globalCss = `
:root{${themeDeclarations('light')};
--font-body:${bodyFont},${bundledSans},sans-serif;--font-title:${titleFont},${bundledSans},serif;
--top-bar:3.5rem;--bottom-bar:3.5rem;--motion-hover:0s;
--safe-top:env(safe-area-inset-top,0px);--safe-bottom:env(safe-area-inset-bottom,0px);--safe-left:env(safe-area-inset-left,0px);--safe-right:env(safe-area-inset-right,0px)}
@media (hover:hover){:root{--motion-hover:${scale.motion.quick}}}
@media (min-width:768px){:root{--top-bar:4rem;--bottom-bar:0px}}
@media (max-height:30rem) and (orientation:landscape){:root{--top-bar:3rem}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${themeDeclarations('dark')}}}
:root[data-theme=dark]{${themeDeclarations('dark')}}
:root[data-text-size=large]{font-size:${primitive.textSize.large}}
:root[data-text-size=xlarge]{font-size:${primitive.textSize.xlarge}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--top-bar) + var(--safe-top))}
body{margin:0;background:var(--color-ground);color:var(--color-text);font:1rem/1.7 var(--font-body);
-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word;line-break:strict;text-spacing-trim:trim-start;text-autospace:normal;
-webkit-tap-highlight-color:transparent;min-height:100vh;min-height:100dvh}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}
h1,h2,h3,h4{font-family:var(--font-title);font-weight:600;line-height:1.35;text-wrap:balance}
ul,ol{list-style:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
img,svg{display:block;max-width:100%}
a{color:inherit}
table{border-collapse:collapse}
table,time,input,select,[data-figures]{font-variant-numeric:tabular-nums lining-nums}
:focus{outline:none}
:focus-visible:not([tabindex="-1"]){outline:2px solid var(--color-focus);outline-offset:2px}
::selection{background:var(--color-accent-soft);color:var(--color-text)}
[hidden],:root[data-member] [data-guests]{display:none!important}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`;
