import { css } from '@emotion/react';
import { disclosure } from '../panel.styles.ts';
import { lazyStyles, panelBase } from '../styles.ts';
import { token } from '../theme.ts';

export const strengthScaleStyles = lazyStyles(
  () => css`
    ${panelBase}
    ${disclosure}
  font-variant-numeric: tabular-nums;

    & [data-body] {
      padding: 1rem 0 0.75rem;
      border-block: 1px solid ${token.text};
    }
    & [data-verdict] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: center;
      gap: 0 0.75rem;
      margin: 0;
      color: ${token.textMuted};
      font-size: 0.875rem;
      line-height: 1.5;
    }
    & [data-verdict] b {
      font-family: ${token.fontTitle};
      font-size: 1.75rem;
      font-weight: 600;
      letter-spacing: 0.12em;
      color: ${token.text};
    }

    & [data-scale] {
      position: relative;
      display: flex;
      justify-content: space-between;
      align-items: flex-end;
      max-width: 34rem;
      height: 3.25rem;
      margin: 0.25rem auto 0;
      font-family: ${token.fontTitle};
      font-size: 0.8125rem;
      line-height: 1.25rem;
      color: ${token.textMuted};
    }
    & [data-scale]::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      bottom: 1.5rem;
      height: 0.5rem;
      border-bottom: 1px solid ${token.text};
      background: repeating-linear-gradient(to right, ${token.line} 0 1px, transparent 1px 10%);
      border-inline-end: 1px solid ${token.line};
    }
    & [data-scale] > i {
      position: absolute;
      bottom: 1.5rem;
      width: 0.75rem;
      height: 1.125rem;
      margin-inline-start: -0.375rem;
      background: ${token.accentFill};
      clip-path: polygon(0 0, 100% 0, 100% 45%, 50% 100%, 0 45%);
    }

    & [data-scale] > u {
      position: absolute;
      bottom: 1.5rem;
      height: 0.5rem;
      min-width: 0.25rem;
      background: ${token.accentFill};
    }
    & [data-doubt] {
      max-width: 34rem;
      margin: 0.5rem auto 0;
      text-align: center;
      text-wrap: balance;
      font-size: 0.875rem;
      line-height: 1.7;
      color: ${token.textMuted};
    }
    & [data-doubt] b {
      font-weight: 600;
      color: ${token.text};
    }

    & [data-signs] {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      max-width: 34rem;
      margin: 0.75rem auto 0;
      padding: 0;
      list-style: none;
      text-align: center;
      font-size: 0.75rem;
      line-height: 1.5;
      color: ${token.textMuted};
    }
    & [data-signs] b {
      display: block;
      width: fit-content;
      margin: 0 auto 0.25rem;
      padding: 0.0625rem 0.5rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      font-family: ${token.fontTitle};
      font-size: 0.9375rem;
      font-weight: 400;
      letter-spacing: 0.05em;
    }
    & [data-signs] [data-gained] b {
      border-color: transparent;
      color: ${token.accentText};
      background: ${token.accentFill};
    }

    & table {
      width: 100%;
      max-width: 34rem;
      border-collapse: collapse;
      font-size: 0.875rem;
      line-height: 1.5;
      text-align: center;
      border-block: 1px solid ${token.text};
    }
    & th,
    & td {
      padding: 0.375rem 0.125rem;
      font-weight: 400;
      border-bottom: 1px solid ${token.hairline};
    }
    & th {
      color: ${token.textMuted};
      font-size: 0.8125rem;
      white-space: nowrap;
    }
    & td b {
      font-family: ${token.fontTitle};
      font-size: 1.0625rem;
      font-weight: 400;
    }
    & [data-supports] td:last-of-type {
      color: ${token.accent};
    }
    & details p {
      max-width: 40rem;
      margin: 0;
      padding: 0.5rem 0;
      font-size: 0.875rem;
      line-height: 1.8;
      color: ${token.textMuted};
    }

    @container (max-width: 17rem) {
      & table {
        font-size: 0.8125rem;
      }
      & th {
        font-size: 0.75rem;
      }
      & [data-signs] b {
        padding-inline: 0.25rem;
        letter-spacing: 0;
      }
    }
  `,
);
