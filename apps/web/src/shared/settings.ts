import * as v from 'valibot';

import { local } from './storage.ts';
import { atom } from './store.ts';

const settingsSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  text_size: v.fallback(v.picklist(['standard', 'large', 'xlarge']), 'standard'),
  zi_convention: v.fallback(v.picklist(['next', 'split']), 'next'),
  yun_convention: v.fallback(v.picklist(['exact', 'minutes', 'shichen']), 'exact'),
  apply_dst: v.fallback(v.boolean(), true),
});

/** Appearance and chart conventions of this device. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The stored settings; a missing or invalid one takes its default. */
export function readSettings(): Settings {
  const stored = local.readJson('settings');
  return v.parse(v.fallback(settingsSchema, v.getFallbacks(settingsSchema)), stored);
}

/** The chart conventions that a new birth form starts with. */
export function defaultConventions(): Pick<Settings, 'zi_convention' | 'yun_convention' | 'apply_dst'> {
  const { zi_convention, yun_convention, apply_dst } = readSettings();
  return { zi_convention, yun_convention, apply_dst };
}

/** Colours of the browser's address bar, in the order of the `theme-color` elements of index.html. */
const themeColorOrder = ['light', 'dark'] as const;

/** Makes the `theme-color` elements follow the chosen theme, or the system's. */
function applyThemeColor(theme: Settings['theme']): void {
  for (const [index, element] of document.querySelectorAll('meta[name=theme-color]').entries()) {
    const own = themeColorOrder[index];
    const forced = theme === own ? 'all' : 'not all';
    element.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${own})` : forced);
  }
}

/** Applies theme and text size to the document. */
export function applyAppearance({ theme, text_size }: Pick<Settings, 'theme' | 'text_size'>): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (text_size === 'standard') delete dataset.textSize;
  else dataset.textSize = text_size;
  applyThemeColor(theme);
}

const changedSettingsAtom = atom<Settings | null>(null);
changedSettingsAtom.debugLabel = 'changedSettings';

/** The settings; writing a part stores it and applies it at once. */
export const settingsAtom = atom(
  (get) => get(changedSettingsAtom) ?? readSettings(),
  (get, set, part: Partial<Settings>) => {
    const settings = { ...get(settingsAtom), ...part };
    local.write('settings', JSON.stringify(settings));
    set(changedSettingsAtom, settings);
    applyAppearance(settings);
  },
);
settingsAtom.debugLabel = 'settings';
