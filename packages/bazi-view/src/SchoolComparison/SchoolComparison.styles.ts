import { css } from '@emotion/react';
import { disclosure } from '../panel.styles.ts';
import { lazyStyles, phaseColours, visuallyHidden } from '../styles.ts';
import { token } from '../theme.ts';

export const schoolComparisonStyles = lazyStyles(
  () => css`
    ${phaseColours}
    ${disclosure}
    container-type: inline-size;
    color: ${token.text};
    font-family: ${token.fontBody};
    font-variant-numeric: tabular-nums;

    & p {
      margin: 0;
      padding-bottom: 0.75rem;
      font-size: 0.875rem;
      line-height: 1.7;
      color: ${token.textMuted};
    }
    & table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
      border-block: 1px solid ${token.text};
    }
    & caption {
      padding-bottom: 0.5rem;
      text-align: start;
      font-size: 0.8125rem;
      line-height: 1.6;
      color: ${token.textMuted};
    }
    & caption:has(span) {
      padding: 0;
    }
    & caption span,
    & thead span {
      ${visuallyHidden}
    }
    & th,
    & td {
      width: 50%;
      padding: 0.5rem;
      text-align: start;
      vertical-align: baseline;
      font-weight: 400;
    }
    & thead th {
      padding: 0;
    }
    & small,
    & i {
      font-style: normal;
      font-size: 0.75rem;
      line-height: 1.5;
      color: ${token.textMuted};
    }
    & tbody + tbody {
      border-top: 1px solid ${token.line};
    }
    & tr + tr > * {
      border-top: 1px solid ${token.hairline};
    }
    & [data-used] {
      background: ${token.surface};
    }

    & [scope='rowgroup'] {
      padding: 0.875rem 0 0.375rem;
      line-height: 1.5;
    }
    & [scope='rowgroup'] b {
      font-family: ${token.fontTitle};
      font-size: 1.125rem;
      font-weight: 600;
      letter-spacing: 0.1em;
    }
    & em {
      margin-inline: 0.25rem 0.75rem;
      font-style: normal;
      font-size: 0.8125rem;
    }
    & [scope='row'] {
      font-size: 0.875rem;
      line-height: 1.5;
    }
    & [scope='row'] small {
      display: block;
    }

    & [data-result] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.625rem;
    }
    & [data-result] b {
      font-family: ${token.fontTitle};
      font-size: 1.125rem;
      font-weight: 400;
      line-height: 1.5;
      letter-spacing: 0.05em;
    }
    & [data-result] b[data-date] {
      letter-spacing: 0;
    }
    & [data-result] span > small {
      margin-inline-end: 0.25rem;
    }
    & [data-used] b,
    & b[data-other] {
      font-weight: 600;
    }
    & b[data-other] {
      border-bottom: 2px solid ${token.accent};
    }
    & [data-differs] i {
      color: ${token.accent};
    }
    & [data-used] i {
      padding: 0 0.375rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      color: ${token.text};
    }

    & summary span {
      font-size: 0.8125rem;
    }
    & details > table {
      border-block-color: ${token.line};
    }

    @container (min-width: 34rem) {
      & thead th:first-of-type {
        width: 56%;
      }
      & [scope='row'] > span {
        display: inline-block;
        min-width: 11rem;
      }
      & [data-differing] [scope='row'] small {
        display: inline;
      }
    }
  `,
);
