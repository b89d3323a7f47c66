import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of compiled styles. Adds no vendor prefixes: every supported browser knows the properties that we
 * use, `-webkit-user-select` (Safari) is written by hand, and the prefixer doubled the time to compile a style.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
