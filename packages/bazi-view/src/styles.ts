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

/** Title of a part of the chart, and beside it a line of its own. */
export const heading = css`
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

/** A native disclosure: its summary is a quiet line of text with a mark that turns. */
export const disclosure = css`
  & summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: fit-content;
    min-height: 2.75rem;
    font-size: 0.875rem;
    color: ${token.textMuted};
    cursor: pointer;
    list-style: none;
    touch-action: manipulation;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::before {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    border: solid currentColor;
    border-width: 0 1px 1px 0;
    transform: rotate(-45deg);
  }
  & [open] > summary::before {
    transform: rotate(45deg);
  }
  & summary:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
    border-radius: 2px;
  }
  @media (hover: hover) {
    & summary:hover {
      color: ${token.text};
    }
  }
`;

/** A button that reads as a word of its line. */
export const wordButton = css`
  & [data-word] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  & [data-word]:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
    border-radius: 2px;
  }
  @media (hover: hover) {
    & [data-word]:hover {
      text-decoration: underline dotted;
      text-underline-offset: 0.25em;
    }
  }
`;
