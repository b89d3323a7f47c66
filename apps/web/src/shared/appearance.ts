/** Values of the setting `theme`. */
export const themes = ['system', 'light', 'dark'] as const;

/** Values of the setting `text_size`. */
export const textSizes = ['standard', 'large', 'xlarge'] as const;

export interface Appearance {
  theme: (typeof themes)[number];
  text_size: (typeof textSizes)[number];
}

/** Colours of the browser's address bar, in the order of the `theme-color` elements of index.html. */
const themeColorOrder = ['light', 'dark'] as const;

/** Makes the `theme-color` elements follow the chosen theme, or the system's. */
function applyThemeColor(theme: Appearance['theme']): void {
  for (const [index, element] of document.querySelectorAll('meta[name=theme-color]').entries()) {
    const own = themeColorOrder[index];
    const forced = theme === own ? 'all' : 'not all';
    element.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${own})` : forced);
  }
}

/** Applies theme and text size to the document. */
export function applyAppearance({ theme, text_size }: Appearance): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (text_size === 'standard') delete dataset.textSize;
  else dataset.textSize = text_size;
  applyThemeColor(theme);
}
