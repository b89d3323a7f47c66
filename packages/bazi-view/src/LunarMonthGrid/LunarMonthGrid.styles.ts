import { css } from '@emotion/react';
import { lazyStyles, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

/** Background and focus ring of a day are a box behind its words. */
export const lunarMonthGridStyles = lazyStyles(
  () => css`
    container-type: inline-size;
    color: ${token.text};
    font-family: ${token.fontBody};

    & table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
      text-align: center;
      font-variant-numeric: tabular-nums;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
      -webkit-user-select: none;
      user-select: none;
    }
    & th {
      padding: 0.25rem 0 0.375rem;
      font-size: 0.75rem;
      font-weight: 400;
      line-height: 1.5;
      color: ${token.textMuted};
      border-bottom: 1px solid ${token.text};
    }
    & td {
      position: relative;
      height: 3.125rem;
      padding: 0;
      vertical-align: middle;
      border-top: 1px solid ${token.hairline};
      cursor: pointer;
    }
    & tbody tr:first-of-type td {
      border-top: 0;
    }
    & td > span,
    & small {
      position: relative;
      display: block;
      white-space: nowrap;
    }
    & i {
      ${visuallyHidden}
    }
    & td > span {
      font-size: 1.0625rem;
      line-height: 1.375rem;
    }
    & small {
      min-height: 1rem;
      font-size: 0.6875rem;
      line-height: 1rem;
      color: ${token.textMuted};
    }

    & [data-kind='month'],
    & [data-kind='term'] {
      color: ${token.text};
      font-weight: 600;
    }
    & [data-kind='festival'] {
      color: ${token.accent};
      font-weight: 600;
    }
    & [data-outside] > * {
      color: ${token.textFaint};
      font-weight: 400;
    }
    & [aria-disabled] {
      cursor: not-allowed;
    }
    & [aria-disabled] > * {
      color: ${token.textFaint};
      font-weight: 400;
      opacity: 0.55;
    }

    & td::before {
      content: '';
      position: absolute;
      inset: 2px 50%;
      margin-inline: max(-50%, -1.625rem);
      border-radius: 2px;
    }
    & td[aria-selected]::before {
      background: ${token.accentFill};
    }
    & td[aria-selected] > * {
      color: ${token.accentText};
    }
    & td:focus-visible {
      outline: none;
    }
    & td:focus-visible::before {
      outline: 2px solid ${token.focus};
      outline-offset: -1px;
    }
    & td[aria-selected]:focus-visible::before {
      outline-offset: 1px;
    }
    & td:active:not([aria-disabled], [aria-selected])::before {
      background: ${token.sunken};
    }
    @media (hover: hover) {
      & td:hover:not([aria-disabled], [aria-selected])::before {
        background: ${token.sunken};
      }
    }

    @container (min-width: 26rem) {
      & td {
        height: 3.375rem;
      }
      & small {
        font-size: 0.75rem;
      }
    }
    @container (max-width: 17rem) {
      & td > span {
        font-size: 1rem;
      }
      & small {
        font-size: 0.625rem;
        letter-spacing: -0.04em;
      }
    }
    @container (max-width: 14rem) {
      & small {
        font-size: 0.5625rem;
        letter-spacing: -0.08em;
      }
    }
  `,
);
