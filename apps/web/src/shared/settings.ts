import * as v from 'valibot';

import { applyAppearance, textSizes, themes } from './appearance.ts';
import { createStoredAtom, readStored } from './stored-atom.ts';

const settingsSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  text_size: v.fallback(v.picklist(textSizes), 'standard'),
  zi_convention: v.fallback(v.picklist(['next', 'split']), 'next'),
  yun_convention: v.fallback(v.picklist(['exact', 'minutes', 'shichen']), 'exact'),
  apply_dst: v.fallback(v.boolean(), true),
});

/** Appearance and chart conventions of this device. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The stored chart conventions, with which a new birth form starts. */
export function defaultConventions(): Pick<Settings, 'zi_convention' | 'yun_convention' | 'apply_dst'> {
  const { zi_convention, yun_convention, apply_dst } = readStored('settings', settingsSchema);
  return { zi_convention, yun_convention, apply_dst };
}

/** The settings; writing a part stores it and applies it at once. */
export const settingsAtom = createStoredAtom('settings', settingsSchema, applyAppearance);
