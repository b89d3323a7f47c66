import { css } from '@emotion/react';
import { lazyStyles, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

/**
 * Buttons look like plain words. The touch target is the whole cell, or in a cell of several words the whole line. In
 * the narrowest tables vertical text keeps its own width, and the mark of a void starts where the cell does, because
 * the phase stands at the end.
 */
export const tappableGridStyles = lazyStyles(
  () => css`
    & th,
    & td {
      position: relative;
    }
    & button {
      width: 100%;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      cursor: pointer;
      touch-action: manipulation;
    }
    & button::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & [data-row='cang_gan'] td button,
    & [data-row='shen_sha'] td button {
      position: relative;
    }
    & [data-row='gan'] [data-glyph]::after {
      inset: -0.75rem 0 0;
    }
    & [data-row='zhi'] [data-glyph]::after {
      inset: 0 0 -0.75rem;
    }
    & [data-void] {
      position: absolute;
      inset: auto 0 -0.5rem;
      font-family: ${token.fontBody};
      font-size: 0.625rem;
      font-style: normal;
      font-weight: 400;
      line-height: 1;
      letter-spacing: 0;
      white-space: nowrap;
      color: ${token.textMuted};
    }
    & [data-hidden] {
      ${visuallyHidden}
    }
    @media (hover: hover) {
      & button:hover {
        text-decoration: underline dotted;
        text-underline-offset: 0.25em;
      }
    }
    & button:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: -1px;
      border-radius: 2px;
    }

    @container (max-width: 17rem) {
      & [data-row='na_yin'] td button {
        width: auto;
      }
      & [data-void] {
        inset-block-end: -0.625rem;
        font-size: 0.5rem;
        text-align: start;
      }
    }
    @container (max-width: 12rem) {
      & td button:not([data-glyph], [data-hidden-stem]) {
        width: auto;
      }
    }
  `,
);
