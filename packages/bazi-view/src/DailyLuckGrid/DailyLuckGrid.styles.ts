import { css } from '@emotion/react';
import { lazyStyles, panelBase, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

export const dailyLuckGridStyles = lazyStyles(
  () => css`
    ${panelBase}

    & table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
      border-block: 1px solid ${token.text};
      text-align: center;
      font-variant-numeric: tabular-nums;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
      -webkit-user-select: none;
      user-select: none;
    }
    & th {
      padding: 0.25rem 0;
      font-size: 0.75rem;
      font-weight: 400;
      line-height: 1.5;
      color: ${token.textMuted};
      border-bottom: 1px solid ${token.hairline};
    }
    & td {
      padding: 0.375rem 0;
      vertical-align: top;
      border-top: 1px solid ${token.hairline};
      font-size: 0.75rem;
      line-height: 1.125rem;
      color: ${token.textMuted};
      white-space: nowrap;
    }
    & [role='gridcell'][data-date] {
      cursor: pointer;
    }
    & td > span,
    & td > b {
      display: block;
    }
    & i {
      ${visuallyHidden}
    }
    & [data-part='day'] {
      color: ${token.text};
    }
    & td > b {
      font-family: ${token.fontTitle};
      font-size: 1.125rem;
      font-weight: 400;
      line-height: 1.75rem;
    }
    & [data-part='lunar'] {
      font-size: 0.6875rem;
      line-height: 1rem;
    }
    & [data-current] [data-part='day'] {
      width: fit-content;
      margin: 0 auto;
      padding: 0 0.25rem;
      border-radius: 2px;
      color: ${token.accentText};
      background: ${token.accentFill};
    }
    & [aria-selected='true'] {
      background: ${token.accentSoft};
      box-shadow: inset 0 3px ${token.accent};
    }
    & td:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: -3px;
    }
    @media (hover: hover) {
      & td[data-date]:hover:not([aria-selected='true']) {
        background: ${token.surface};
      }
    }

    @container (min-width: 34rem) {
      & td {
        padding: 0.5rem 0;
        font-size: 0.8125rem;
        line-height: 1.375rem;
      }
      & td > b {
        font-size: 1.375rem;
        line-height: 2rem;
      }
      & [data-part='lunar'] {
        font-size: 0.75rem;
      }
    }
    @container (max-width: 17rem) {
      & td > b {
        font-size: 0.9375rem;
        letter-spacing: -0.04em;
      }
      & [data-part='lunar'] {
        font-size: 0.625rem;
        letter-spacing: -0.06em;
      }
      & [data-part='god'] {
        font-size: 0.6875rem;
      }
    }
  `,
);
