/** Names of the semantic colours, apart from their values, so that the theme can refer to them. */
export const colorNames = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'text',
  'textMuted',
  'textFaint',
  'hairline',
  'hairlineStrong',
  'accent',
  'accentStrong',
  'accentFill',
  'accentFillStrong',
  'accentText',
  'accentSoft',
  'focus',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerSoft',
  'overlay',
] as const;
export type ColorName = (typeof colorNames)[number];

export const phaseNames = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type PhaseName = (typeof phaseNames)[number];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of the CSS custom property that carries a semantic colour: `textMuted` → `--color-text-muted`. */
export const colorVariable = (name: ColorName) => `--color-${kebab(name)}` as const;

/** Name of the CSS custom property of a phase: `--phase-wood`, or its soft background `--phase-wood-soft`. */
export const phaseVariable = (name: PhaseName, soft = false) =>
  `--phase-${name}${soft ? '-soft' : ''}` as const;
