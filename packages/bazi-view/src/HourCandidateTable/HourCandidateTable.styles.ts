import { css } from '@emotion/react';
import { lazyStyles, panelBase, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

export const hourCandidateTableStyles = lazyStyles(
  () => css`
    ${panelBase}
    font-variant-numeric: tabular-nums;

    & dl {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
      gap: 0.25rem 0.75rem;
      margin: 0;
      padding: 0.75rem 0;
      border-top: 1px solid ${token.text};
      font-size: 0.875rem;
      line-height: 1.6;
    }
    & dt {
      padding: 0 0.375rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      font-size: 0.75rem;
      line-height: 1.25rem;
      color: ${token.textMuted};
    }
    & dt[data-varies] {
      border-color: transparent;
      color: ${token.accentText};
      background: ${token.accentFill};
    }
    & dd {
      margin: 0;
    }

    & table {
      width: 100%;
      border-collapse: collapse;
      border-block: 1px solid ${token.text};
      text-align: center;
    }
    & th,
    & td {
      padding: 0.25rem 0;
      font-weight: 400;
      border-bottom: 1px solid ${token.hairline};
    }
    & thead th {
      font-size: 0.75rem;
      line-height: 1.25rem;
      color: ${token.textMuted};
    }
    & tbody tr:last-of-type > * {
      border-bottom-color: transparent;
    }
    & tbody tr > * {
      height: 2.875rem;
    }
    & tbody th {
      font-size: 0.9375rem;
      line-height: 1.25rem;
      text-align: start;
      white-space: nowrap;
    }
    & tbody th small {
      display: block;
      font-size: 0.625rem;
      line-height: 1rem;
      color: ${token.textMuted};
    }
    & td > b {
      position: relative;
      font-family: ${token.fontTitle};
      font-size: 1.25rem;
      font-weight: 400;
      line-height: 1.4;
      white-space: nowrap;
    }
    & [data-same] > b,
    & [data-same] [data-phase] {
      color: ${token.textFaint};
    }
    & td > b > small {
      position: absolute;
      inset-inline-start: 100%;
      margin-inline-start: 0.125rem;
      font-family: ${token.fontBody};
      font-size: 0.625rem;
      line-height: 1rem;
      color: ${token.accent};
    }
    & td i {
      ${visuallyHidden}
    }
    & [data-chosen] {
      background: ${token.accentSoft};
      box-shadow: inset 3px 0 ${token.accent};
    }
    & [data-chosen] th {
      padding-inline-start: 0.3125rem;
    }
    & td > em {
      font-style: normal;
      font-size: 0.8125rem;
      color: ${token.accent};
    }
    & button {
      position: relative;
      min-width: 2.75rem;
      min-height: 2.25rem;
      padding: 0 0.5rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      background: none;
      color: inherit;
      font: inherit;
      font-size: 0.8125rem;
      cursor: pointer;
      touch-action: manipulation;
    }
    & button::after {
      content: '';
      position: absolute;
      inset: -0.375rem -0.25rem;
    }
    & button:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: 1px;
    }
    @media (hover: hover) {
      & button:hover {
        background: ${token.sunken};
      }
    }

    @container (max-width: 17rem) {
      & td > b {
        font-size: 1rem;
        letter-spacing: -0.04em;
      }
      & tbody th {
        font-size: 0.8125rem;
      }
      & td > b > small {
        inset: auto 0 -0.75rem;
        margin: 0;
      }
      & button {
        min-width: 2rem;
        padding: 0 0.25rem;
      }
      & button::after {
        inset: -0.375rem -0.125rem;
      }
      & [data-chosen] th {
        padding-inline-start: 0.1875rem;
      }
    }
  `,
);
