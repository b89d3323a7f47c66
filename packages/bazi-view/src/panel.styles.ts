import { css } from '@emotion/react';
import { token } from './theme.ts';

/** A native `details`, its summary with a marker that turns. */
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

/** A button that looks like the text around it. */
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
