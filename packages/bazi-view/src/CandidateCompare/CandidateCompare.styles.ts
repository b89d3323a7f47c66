import { css } from '@emotion/react';
import { lazyStyles, panelBase, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

/**
 * Rows of adjacent charts align by subgrid. Row headings are for screen readers only. Below 19 rem there is no room for
 * two charts side by side.
 */
export const candidateCompareStyles = lazyStyles(
  () => css`
    ${panelBase}

    & ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
      margin: 0;
      padding: 0;
      list-style: none;
      border-block: 1px solid ${token.text};
    }
    & li {
      grid-row: span 4;
      display: grid;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      row-gap: 0.5rem;
      min-width: 0;
      padding: 0.75rem 0.25rem;
      text-align: center;
    }
    & li + li {
      border-inline-start: 1px solid ${token.hairline};
    }
    & li[data-chosen] {
      background: ${token.surface};
    }
    & h3,
    & h4 {
      margin: 0;
      font-family: ${token.fontBody};
      font-size: 0.875rem;
      font-weight: 600;
      line-height: 1.5;
      text-wrap: balance;
    }
    & table {
      width: 100%;
      max-width: 15rem;
      table-layout: fixed;
      border-collapse: collapse;
      border-block: 1px solid ${token.hairline};
    }
    & caption,
    & th i {
      ${visuallyHidden}
    }
    & thead th {
      padding: 0.25rem 0.375rem 0.25rem 0;
      font-size: 0.75rem;
      font-weight: 400;
      line-height: 1.25rem;
      color: ${token.textMuted};
    }
    & thead td,
    & tbody th {
      width: 0;
      padding: 0;
    }
    & tbody td {
      position: relative;
      padding: 0 0.375rem 0.375rem 0;
      font-family: ${token.fontTitle};
      font-size: 1.5rem;
      font-weight: 600;
      line-height: 1.4;
    }
    & [data-differs] > span {
      border-bottom: 2px solid ${token.accent};
    }
    & [data-differs] small {
      position: absolute;
      top: 0.25rem;
      font-family: ${token.fontBody};
      font-size: 0.625rem;
      font-weight: 400;
      line-height: 1;
      color: ${token.accent};
    }
    & li p {
      margin: 0;
      font-size: 0.75rem;
      line-height: 1.5;
      color: ${token.textMuted};
      font-variant-numeric: tabular-nums;
    }
    & li [data-foot] {
      display: grid;
      place-content: center;
      min-height: 2.75rem;
      font-size: 0.875rem;
    }
    & [data-seal] {
      padding: 0.0625rem 0.5rem;
      border-radius: 2px;
      color: ${token.accentText};
      background: ${token.accentFill};
    }
    & button {
      min-height: 2.75rem;
      padding: 0 0.875rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      background: none;
      color: inherit;
      font: inherit;
      font-size: 0.875rem;
      cursor: pointer;
      touch-action: manipulation;
    }
    & button:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: 2px;
    }
    @media (hover: hover) {
      & button:hover {
        background: ${token.sunken};
      }
    }

    @container (max-width: 18.9rem) {
      & li + li {
        border-inline-start: 0;
        border-top: 1px solid ${token.hairline};
      }
    }
  `,
);
