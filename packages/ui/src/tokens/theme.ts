import '@emotion/react';
import {
  colorNames,
  colorVariable,
  type ColorName,
  phaseNames,
  phaseVariable,
  type PhaseName,
} from './names.ts';
import { scale } from './scale.ts';

type PhaseColors = Record<PhaseName | `${PhaseName}Soft`, string>;

const color = Object.fromEntries(colorNames.map((key) => [key, `var(${colorVariable(key)})`])) as Record<
  ColorName,
  string
>;

const phase = Object.fromEntries(
  phaseNames.flatMap((key) => [
    [key, `var(${phaseVariable(key)})`],
    [`${key}Soft`, `var(${phaseVariable(key, true)})`],
  ]),
) as PhaseColors;

/** `n` steps of the 4px grid, in rem so that it grows with the text size. */
const space = (n: number) => `${n * scale.step}rem`;

/**
 * The Emotion theme of both colour schemes. Every colour is a `var(--…)` reference, so that a switch between light
 * and dark changes custom properties only and renders nothing again.
 */
export const theme = {
  color,
  phase,
  font: {
    body: 'var(--font-body)',
    title: 'var(--font-title)',
    /** Tabular figures of the body font; use with `fontVariantNumeric: 'tabular-nums'`. */
    figure: 'var(--font-body)',
  },
  size: scale.size,
  space,
  radius: scale.radius,
  motion: scale.motion,
  media: {
    narrow: '@media (max-width: 767.98px)',
    wide: '@media (min-width: 768px)',
    desktop: '@media (min-width: 1024px)',
    hover: '@media (hover: hover)',
    /** A phone held sideways. */
    low: '@media (max-height: 30rem) and (orientation: landscape)',
  },
  layout: {
    /** Height of the fixed top bar without the safe area: 56px narrow, 64px wide; also the anchor offset. */
    topBar: 'var(--top-bar)',
    /** Height of the phone's bottom bar without the safe area; 0 when it is hidden. */
    bottomBar: 'var(--bottom-bar)',
    /** One reading column. */
    column: '45rem',
    /** Chart and list side by side. */
    wide: '75rem',
    /** Smallest touch target. */
    touch: '2.75rem',
  },
} as const;

type UiTheme = typeof theme;

declare module '@emotion/react' {
  // An interface is what module augmentation needs.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface Theme extends UiTheme {}
}
