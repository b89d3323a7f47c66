import { css } from '@emotion/react';
import { disclosure } from '../panel.styles.ts';
import { lazyStyles, panelBase } from '../styles.ts';
import { token } from '../theme.ts';

export const fivePhasePlotStyles = lazyStyles(
  () => css`
    ${panelBase}
    ${disclosure}

  & ul {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      max-width: 34rem;
      margin: 0 auto;
      padding: 0;
      list-style: none;
      border-block: 1px solid ${token.text};
      text-align: center;
      font-variant-numeric: tabular-nums;
    }
    & li {
      display: flex;
      flex-direction: column;
      align-items: center;
      min-width: 0;
      padding: 0.75rem 0 0.625rem;
    }
    & [data-part='sign'] {
      order: 1;
      font-family: ${token.fontTitle};
      font-size: 1.75rem;
      font-weight: 600;
      line-height: 1.4;
    }
    & [data-part='bar'] {
      display: flex;
      flex-direction: column;
      justify-content: flex-end;
      align-items: center;
      width: 100%;
      height: 9rem;
      border-bottom: 1px solid ${token.line};
      margin-bottom: 0.375rem;
    }
    & [data-part='bar'] span {
      font-size: 0.8125rem;
      line-height: 1.25rem;
      color: ${token.text};
    }
    & [data-part='bar'] i {
      flex: 0 0 auto;
      width: 1rem;
      margin-top: 0.25rem;
      background: currentColor;
      border-radius: 2px 2px 0 0;
    }
    & [data-part='count'] {
      order: 2;
      font-size: 0.8125rem;
      line-height: 1.25rem;
      color: ${token.textMuted};
    }
    & [data-missing] [data-part='count'] {
      color: ${token.accent};
    }
    & details p {
      max-width: 40rem;
      margin: 0;
      padding-bottom: 0.5rem;
      font-size: 0.875rem;
      line-height: 1.8;
      color: ${token.textMuted};
    }

    @container (min-width: 34rem) {
      & [data-part='bar'] {
        height: 12rem;
      }
      & [data-part='bar'] i {
        width: 1.25rem;
      }
      & [data-part='bar'] span {
        font-size: 0.9375rem;
      }
    }
    @container (max-width: 12rem) {
      & [data-part='bar'] span {
        font-size: 0.6875rem;
        letter-spacing: -0.06em;
      }
      & [data-part='bar'] {
        height: 6rem;
      }
    }
  `,
);
