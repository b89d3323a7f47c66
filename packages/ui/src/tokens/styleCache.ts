import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the app's styles are kept once they are compiled. No vendor prefixes are added: every browser that runs our
 * scripts knows the properties we use by their own names (`-webkit-user-select`, for Safari, is written out where it
 * is needed), and looking for what to prefix took as long as all the rest of compiling a style.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
