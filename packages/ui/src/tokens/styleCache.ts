import createCache, { type EmotionCache } from '@emotion/cache';

/** The style element of a prerendered document: CSS and the names of its styles. */
export const prerenderedStyle = ({ ids, css }: { ids: readonly string[]; css: string }): string =>
  `<style data-styles="${ids.join(' ')}">${css}</style>`;

/** The names of the styles in the document's {@link prerenderedStyle}. */
function prerenderedNames(): readonly string[] {
  if (typeof document === 'undefined') return [];
  return document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? [];
}

/**
 * Emotion's cache of compiled styles. Adds no vendor prefixes: every supported browser knows the properties that we
 * use, `-webkit-user-select` (Safari) is written by hand, and the prefixer doubled the time to compile a style.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Emotion moves the elements that it knows to the end of the head, and each move styles the whole document again.
  for (const name of prerenderedNames()) cache.inserted[name] = true;
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  // A keyframes rule that joins the sheet of the classes makes Chromium style and lay out the whole document again.
  const animations = createCache({ key: 'keyframes' }).sheet;
  sheet.insert = (rule) => (rule.startsWith('@keyframes') ? animations.insert(rule) : insert(rule));
  return cache;
}
