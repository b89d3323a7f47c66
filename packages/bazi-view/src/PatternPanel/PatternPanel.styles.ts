import { css } from '@emotion/react';
import { disclosure, wordButton } from '../panel.styles.ts';
import { lazyStyles, panelBase } from '../styles.ts';
import { token } from '../theme.ts';

export const patternPanelStyles = lazyStyles(
  () => css`
    ${panelBase}
    ${disclosure}
  ${wordButton}

  & [data-body] {
      padding: 1rem 0 0.75rem;
      border-block: 1px solid ${token.text};
    }
    & [data-name] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0 0.75rem;
      margin: 0;
      line-height: 1.5;
    }
    & [data-name] b {
      font-family: ${token.fontTitle};
      font-size: 1.75rem;
      font-weight: 600;
      letter-spacing: 0.12em;
    }
    & [data-name] [data-word],
    & dt [data-word],
    & h3 [data-word] {
      min-height: 2.75rem;
      min-width: 2.75rem;
    }
    & [data-state] {
      padding: 0 0.5rem;
      border-block: 0.5rem solid transparent;
      background-clip: padding-box;
      box-shadow: inset 0 0 0 1px ${token.line};
      font-family: ${token.fontTitle};
      font-size: 0.9375rem;
      letter-spacing: 0.05em;
      color: ${token.textMuted};
    }
    & [data-state='成格'],
    & [data-state='救应'] {
      color: ${token.accentText};
      background: ${token.accentFill} padding-box;
      box-shadow: none;
    }
    & [data-state] [data-word] {
      min-height: 2.75rem;
      margin-block: -0.5rem;
    }
    & [data-why] {
      max-width: 34rem;
      margin: 0.25rem auto 0;
      text-align: center;
      text-wrap: balance;
      font-size: 0.875rem;
      line-height: 1.7;
      color: ${token.textMuted};
    }

    & dl {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      max-width: 34rem;
      margin: 0.75rem auto 0;
      border-top: 1px solid ${token.hairline};
      text-align: center;
    }
    & dl > div {
      min-width: 0;
      padding: 0 0.125rem 0.25rem;
    }
    & dl > div + div {
      border-inline-start: 1px solid ${token.hairline};
    }
    & dt {
      display: grid;
      place-items: center;
      min-height: 2.75rem;
      font-size: 0.8125rem;
      letter-spacing: 0.1em;
      color: ${token.textMuted};
    }
    & dd {
      margin: 0;
      line-height: 1.5;
    }
    & dd b {
      padding: 0 0.125rem;
      font-family: ${token.fontTitle};
      font-size: 1.375rem;
      font-weight: 600;
    }
    & dd i {
      font-style: normal;
      font-size: 0.875rem;
      line-height: 2.0625rem;
      color: ${token.textMuted};
    }
    & [data-presence] {
      display: block;
      font-size: 0.75rem;
      color: ${token.textMuted};
    }
    & [data-presence] span {
      font-family: ${token.fontTitle};
      font-size: 0.875rem;
    }

    & [data-readings] {
      max-width: 34rem;
      margin: 0.75rem auto 0;
      padding-top: 0.5rem;
      border-top: 1px solid ${token.hairline};
      text-align: center;
      font-size: 0.875rem;
      line-height: 1.8;
      color: ${token.textMuted};
    }
    & [data-readings] p,
    & [data-readings] ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    & [data-readings] b {
      font-weight: 600;
      color: ${token.text};
    }

    & details {
      font-size: 0.875rem;
      line-height: 1.8;
    }
    & label {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 0.75rem;
      color: ${token.textMuted};
    }
    & select {
      min-height: 2.75rem;
      max-width: 100%;
      padding: 0 0.5rem;
      border: 1px solid ${token.line};
      border-radius: 2px;
      font: inherit;
      color: ${token.text};
      background: ${token.surface};
    }
    & select:focus-visible {
      outline: 2px solid ${token.focus};
      outline-offset: 2px;
    }
    & h3 {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
      margin: 0;
      font: inherit;
      color: ${token.textMuted};
    }
    & details ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    & details li {
      padding: 0.25rem 0;
      border-top: 1px solid ${token.hairline};
    }
    & details small {
      display: block;
      font-size: 0.8125rem;
      color: ${token.textMuted};
    }
    & details p {
      max-width: 40rem;
      margin: 0;
      padding: 0.5rem 0;
      color: ${token.textMuted};
    }

    @container (max-width: 17rem) {
      & [data-name] b {
        font-size: 1.5rem;
        letter-spacing: 0.05em;
      }
      & dl {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      & dl > div:nth-of-type(3) {
        border-inline-start: 0;
      }
    }
  `,
);
