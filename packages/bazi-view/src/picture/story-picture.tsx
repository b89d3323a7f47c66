import { PHASES, token } from '../theme.ts';
import type { PictureLook } from './frame.ts';

/** Colours and fonts from the page's custom properties, with a plain square as the seal. */
export function pageLook(): PictureLook {
  const page = getComputedStyle(document.documentElement);
  const read = (reference: string) => page.getPropertyValue(reference.slice('var('.length, -1)).trim();
  const { fontBody, fontTitle, ...colors } = token;
  const phases = PHASES.map((phase) => [phase, read(`var(--phase-${phase})`)]);
  return {
    color: Object.fromEntries(
      Object.entries(colors).map(([name, reference]) => [name, read(reference)]),
    ) as PictureLook['color'],
    phase: Object.fromEntries(phases) as PictureLook['phase'],
    font: { title: read(fontTitle), body: read(fontBody) },
    seal: { size: 64, stone: 'M2 2h60v60H2Z', carving: ['M14 14h36v36H14Z'], stroke: 4 },
  };
}
