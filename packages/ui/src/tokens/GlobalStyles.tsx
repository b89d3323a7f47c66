import { CacheProvider, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalCss } from './globalCss.ts';
import { createStyleCache } from './styleCache.ts';

const styleCache = createStyleCache();

/** The global style sheet; render once, at the root. */
export function GlobalStyles() {
  return <Global styles={globalCss} />;
}

/** Provides the style cache and the global styles; the root of every tree that uses this package. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <GlobalStyles />
      {children}
    </CacheProvider>
  );
}
