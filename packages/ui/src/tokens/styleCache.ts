import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of compiled styles. Adds no vendor prefixes: every supported browser knows the properties that we
 * use, `-webkit-user-select` (Safari) is written by hand, and the prefixer doubled the time to compile a style.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  // A keyframes rule that joins the sheet of the classes makes Chromium style and lay out the whole document again.
  const animations = createCache({ key: 'keyframes' }).sheet;
  sheet.insert = (rule) => (rule.startsWith('@keyframes') ? animations.insert(rule) : insert(rule));
  return cache;
}
