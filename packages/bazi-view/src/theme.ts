/** The custom properties this package reads. The page that shows a chart defines them, once per theme. */
export const token = {
  ground: 'var(--color-ground)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  textFaint: 'var(--color-text-faint)',
  hairline: 'var(--color-hairline)',
  line: 'var(--color-hairline-strong)',
  accent: 'var(--color-accent)',
  accentFill: 'var(--color-accent-fill)',
  accentText: 'var(--color-accent-text)',
  accentSoft: 'var(--color-accent-soft)',
  focus: 'var(--color-focus)',
  fontBody: 'var(--font-body)',
  fontTitle: 'var(--font-title)',
} as const;

const PAGE = ['ground', 'surface', 'sunken', 'accentSoft'] as const;

/** The backgrounds of each text colour. The page's values must give every pair enough contrast. */
export const GROUNDS_OF = {
  text: PAGE,
  textMuted: PAGE,
  textFaint: ['ground', 'surface', 'sunken'],
  accent: PAGE,
  accentText: ['accentFill'],
  phase: ['ground', 'surface', 'accentSoft'],
} as const satisfies Partial<Record<keyof typeof token | 'phase', readonly (keyof typeof token)[]>>;

export const PHASES = ['wood', 'fire', 'earth', 'metal', 'water'] as const;

/** One of the five phases 五行. */
export type Phase = (typeof PHASES)[number];

const PHASE_CHARACTERS: Record<Phase, { sign: string; stems: string; branches: string }> = {
  wood: { sign: '木', stems: '甲乙', branches: '寅卯' },
  fire: { sign: '火', stems: '丙丁', branches: '巳午' },
  earth: { sign: '土', stems: '戊己', branches: '辰戌丑未' },
  metal: { sign: '金', stems: '庚辛', branches: '申酉' },
  water: { sign: '水', stems: '壬癸', branches: '亥子' },
};

const PHASE_OF = new Map<string, Phase>(
  PHASES.flatMap((phase) => {
    const { stems, branches } = PHASE_CHARACTERS[phase];
    return [...stems, ...branches].map((character) => [character, phase] as const);
  }),
);

/**
 * The phase of a heavenly stem or an earthly branch.
 * @param character one of the 22 stems and branches
 * @returns undefined for any other text, which is then shown in the text colour
 */
export function phaseOf(character: string): Phase | undefined {
  return PHASE_OF.get(character);
}

/** The Chinese character of a phase (木火土金水), shown beside a glyph so that colour is never the only sign. */
export function phaseSign(phase: Phase): string {
  return PHASE_CHARACTERS[phase].sign;
}
