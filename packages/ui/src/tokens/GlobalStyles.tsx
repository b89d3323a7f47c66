import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalCss } from './globalCss.ts';
import { createStyleCache } from './styleCache.ts';
import { theme } from './theme.ts';

const styleCache = createStyleCache();

/** Custom properties of both themes, reset, base type, focus, safe areas, motion. Once, at the root. */
export function GlobalStyles() {
  return <Global styles={globalCss} />;
}

/** The root of every tree that draws with this package: the theme, the style cache and the global styles around `children`. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
