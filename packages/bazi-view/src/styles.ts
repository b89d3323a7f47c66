import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { PHASES, token } from './theme.ts';

/**
 * Styles that are put together when a component is first drawn, not when its module is loaded: the panels below a chart are
 * loaded with it, and many readers never come to them.
 */
export function lazyStyles(make: () => SerializedStyles): () => SerializedStyles {
  let styles: SerializedStyles | undefined;
  return () => (styles ??= make());
}

/** Hidden, but read by screen readers. */
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

/** Colours every element in the container by its `data-phase`, with one rule for each phase. */
export const phaseColours = css(
  Object.fromEntries(
    PHASES.map((phase) => [`& [data-phase='${phase}']`, { color: `var(--phase-${phase})` }]),
  ),
);

/** Background of a word that is not loaded, lower than its line. */
export const skeletonFill = `linear-gradient(${token.hairline} 0 0) center / 100% 72% no-repeat`;

/** For a whole block: every element with an animation is a layer of its own, and a chart has some 190 words. */
export const skeletonPulse = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

/** Base styles of every `Panel`: text, phase colours, and the heading with a note beside it. */
export const panelBase = css`
  ${phaseColours}
  container-type: inline-size;
  color: ${token.text};
  font-family: ${token.fontBody};

  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
    padding-bottom: 0.5rem;
  }
  & h2,
  & [data-title] {
    margin: 0;
    font-family: ${token.fontTitle};
    font-size: 1.125rem;
    font-weight: 400;
    letter-spacing: 0.1em;
    line-height: 1.6;
  }
  & header p {
    margin: 0;
    font-size: 0.8125rem;
    line-height: 1.6;
    color: ${token.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
