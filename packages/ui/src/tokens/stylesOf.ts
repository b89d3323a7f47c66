import type { Theme } from '@emotion/react';
import { theme } from './theme.ts';

const cache = new WeakMap<(theme: Theme) => unknown, unknown>();

/** Styles of a component, computed when it is first drawn, so that a list of a hundred rows serialises them once. */
export function stylesOf<Styles>(sheet: (theme: Theme) => Styles): Styles {
  if (!cache.has(sheet)) cache.set(sheet, sheet(theme));
  return cache.get(sheet) as Styles;
}
