import { css, keyframes } from '@emotion/react';
import { PHASES, token } from './theme.ts';

/** Read aloud, not shown. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Colours everything inside the container by its `data-phase`: one rule per phase, however many cells. */
export const phaseColours = css(
  Object.fromEntries(
    PHASES.map((phase) => [`& [data-phase='${phase}']`, { color: `var(--phase-${phase})` }]),
  ),
);

/** A faint wash of ink where a word will stand, thinner than its line. */
export const wash = `linear-gradient(${token.hairline} 0 0) center / 100% 72% no-repeat`;

/** The slow breath of a skeleton. */
export const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });
