import { Global, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalCss } from './globalCss.ts';
import { theme } from './theme.ts';

/** Custom properties of both themes, reset, base type, focus, safe areas, motion. Once, at the root. */
export function GlobalStyles() {
  return <Global styles={globalCss} />;
}

/** The root of every tree that draws with this package: the theme and the global styles around `children`. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles />
      {children}
    </ThemeProvider>
  );
}
