import { colorVariable, type ColorName, phaseNames, phaseVariable, type PhaseName } from './names.ts';
import { primitive } from './primitive.ts';

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The colours by their use. */
export interface SemanticColors extends Record<ColorName, string> {
  /** Page background. */
  ground: string;
  /** Fields, cards, bars. */
  surface: string;
  /** Dialogs, menus, toasts. */
  raised: string;
  /** Code, quiet fills, skeletons, hover. */
  sunken: string;
  text: string;
  textMuted: string;
  textFaint: string;
  /** Decorative lines. Never the only border of a control. */
  hairline: string;
  /** Borders of controls. */
  hairlineStrong: string;
  /** Cinnabar for text, strokes, marks. */
  accent: string;
  accentStrong: string;
  /** Cinnabar as a background: the logo, the primary button. `accentText` is the text colour on it. */
  accentFill: string;
  accentFillStrong: string;
  accentText: string;
  accentSoft: string;
  focus: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  /** Behind a dialog. */
  overlay: string;
}

export interface SemanticTheme {
  color: SemanticColors;
  phase: Record<PhaseName, string>;
  phaseSoft: Record<PhaseName, string>;
}

const { paper, ink, cinnabar, carmine, pine, amber, phase } = primitive;

const phaseColors = (tone: keyof (typeof phase)[PhaseName]): Record<PhaseName, string> => ({
  wood: phase.wood[tone],
  fire: phase.fire[tone],
  earth: phase.earth[tone],
  metal: phase.metal[tone],
  water: phase.water[tone],
});

/** The values of both themes: 纸 (light) and 夜 (dark). Hex, so that contrast can be tested. */
export const semantic: Record<ThemeName, SemanticTheme> = {
  light: {
    color: {
      ground: paper.rice,
      surface: paper.leaf,
      raised: paper.white,
      sunken: paper.straw,
      text: ink.deep,
      textMuted: ink.grey,
      textFaint: ink.wash,
      hairline: paper.line,
      hairlineStrong: ink.edge,
      accent: cinnabar.seal,
      accentStrong: cinnabar.deep,
      accentFill: cinnabar.seal,
      accentFillStrong: cinnabar.deep,
      accentText: cinnabar.onSeal,
      accentSoft: cinnabar.wash,
      focus: ink.deep,
      success: pine.deep,
      successSoft: pine.wash,
      warning: amber.deep,
      warningSoft: amber.wash,
      danger: carmine.deep,
      dangerSoft: carmine.wash,
      overlay: 'rgb(31 27 22 / 0.42)',
    },
    phase: phaseColors('deep'),
    phaseSoft: phaseColors('wash'),
  },
  dark: {
    color: {
      ground: ink.night,
      surface: ink.soot,
      raised: ink.stone,
      sunken: ink.black,
      text: ink.paper,
      textMuted: ink.greyNight,
      textFaint: ink.washNight,
      hairline: ink.line,
      hairlineStrong: ink.edgeNight,
      accent: cinnabar.lifted,
      accentStrong: cinnabar.liftedHigh,
      accentFill: cinnabar.sealNight,
      accentFillStrong: cinnabar.deepNight,
      accentText: cinnabar.onSeal,
      accentSoft: cinnabar.night,
      focus: ink.paper,
      success: pine.lifted,
      successSoft: pine.night,
      warning: amber.lifted,
      warningSoft: amber.night,
      danger: carmine.lifted,
      dangerSoft: carmine.night,
      overlay: 'rgb(0 0 0 / 0.62)',
    },
    phase: phaseColors('lifted'),
    phaseSoft: phaseColors('night'),
  },
};

/** What a picture of dark strokes on paper goes through to lie on the surface of a theme: at night light strokes on soot. */
const paperFilter: Record<ThemeName, string> = { light: 'none', dark: 'invert(0.92) hue-rotate(180deg)' };

/** The declarations of one theme as CSS text, for `:root`. */
export function themeDeclarations(name: ThemeName): string {
  const { color, phase: strong, phaseSoft } = semantic[name];
  const lines = (Object.keys(color) as (keyof SemanticColors)[]).map(
    (key) => `${colorVariable(key)}:${color[key]}`,
  );
  for (const key of phaseNames) {
    lines.push(`${phaseVariable(key)}:${strong[key]}`, `${phaseVariable(key, true)}:${phaseSoft[key]}`);
  }
  return `color-scheme:${name};--paper-filter:${paperFilter[name]};${lines.join(';')}`;
}
