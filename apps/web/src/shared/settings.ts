import type { Schema } from '@ziping/api-client/types';

import { local } from './storage.ts';
import { atom, store } from './store.ts';

/** How the app looks and casts on this device. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  text_size: 'standard' | 'large' | 'xlarge';
  zi_convention: Schema<'ZiConvention'>;
  yun_convention: Schema<'YunConvention'>;
  apply_dst: boolean;
}

/** What holds where nothing was chosen; for each choice every value it can take. */
const choices: { [Key in keyof Settings]: readonly [Settings[Key], ...Settings[Key][]] } = {
  theme: ['system', 'light', 'dark'],
  text_size: ['standard', 'large', 'xlarge'],
  zi_convention: ['next', 'split'],
  yun_convention: ['exact', 'minutes', 'shichen'],
  apply_dst: [true, false],
};

/** The stored settings; a part that cannot be read is as if it had not been chosen. */
export function readSettings(): Settings {
  const stored: unknown = local.readJson('settings');
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Settings>;
  const choice = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    const value = found[key];
    return value !== undefined && choices[key].includes(value) ? value : choices[key][0];
  };
  return {
    theme: choice('theme'),
    text_size: choice('text_size'),
    zi_convention: choice('zi_convention'),
    yun_convention: choice('yun_convention'),
    apply_dst: choice('apply_dst'),
  };
}

/** What the settings say about how a chart is cast: the birth form begins with it. */
export function chosenConventions() {
  const { zi_convention, yun_convention, apply_dst } = readSettings();
  return { zi_convention, yun_convention, apply_dst };
}

const heldSettings = atom(readSettings());
heldSettings.debugLabel = 'heldSettings';

/** The settings of this device. */
export const settingsAtom = atom((get) => get(heldSettings));
settingsAtom.debugLabel = 'settings';

/** The colours of the browser's own bar, as the document has them: the light theme's, then the dark one's. */
const bars = ['light', 'dark'] as const;

/** Has the browser's own bar go with the theme: by the system's choice, or always of one. */
function colourBar(theme: Settings['theme']): void {
  for (const [at, bar] of document.querySelectorAll('meta[name=theme-color]').entries()) {
    const own = bars[at];
    const forced = theme === own ? 'all' : 'not all';
    bar.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${own})` : forced);
  }
}

/** Shows the page in the theme and text size that are set. The page's head has done so before its first paint. */
function applyAppearance({ theme, text_size }: Settings): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (text_size === 'standard') delete dataset.textSize;
  else dataset.textSize = text_size;
  colourBar(theme);
}

/** Changes settings, for now and for later visits. */
export function changeSettings(part: Partial<Settings>): void {
  const settings = { ...store.get(heldSettings), ...part };
  local.write('settings', JSON.stringify(settings));
  store.set(heldSettings, settings);
  applyAppearance(settings);
}
