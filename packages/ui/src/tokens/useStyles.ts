import { useTheme, type Theme } from '@emotion/react';

type StyleSheet<T> = (theme: Theme) => T;

const cache = new WeakMap<StyleSheet<unknown>, WeakMap<Theme, unknown>>();

/** Styles of a component, computed once per theme, so that a list of a hundred rows serialises its styles once. */
export function useStyles<T>(sheet: StyleSheet<T>): T {
  const theme = useTheme();
  let byTheme = cache.get(sheet);
  if (!byTheme) {
    byTheme = new WeakMap();
    cache.set(sheet, byTheme);
  }
  if (!byTheme.has(theme)) byTheme.set(theme, sheet(theme));
  return byTheme.get(theme) as T;
}
