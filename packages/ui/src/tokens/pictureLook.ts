import type { PictureLook } from '@ziping/bazi-view/ChartPicture';
import { loadFonts } from './fonts.ts';
import { logoPaths } from './logoPaths.ts';
import { semantic, type ThemeName } from './semantic.ts';

/**
 * Colours, fonts and seal of a picture of the product, with the fonts loaded for its text. Where one fails, its fallback
 * is used.
 * @param characters every character that the picture shows
 */
export async function loadPictureLook(characters: string, ground: ThemeName): Promise<PictureLook> {
  const page = getComputedStyle(document.documentElement);
  const font = { title: page.getPropertyValue('--font-title'), body: page.getPropertyValue('--font-body') };
  const faces = [`600 40px ${font.title}`, `400 40px ${font.body}`, `600 40px ${font.body}`];
  await loadFonts().catch(() => undefined);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, characters)));
  return { ...semantic[ground], font, seal: logoPaths };
}
