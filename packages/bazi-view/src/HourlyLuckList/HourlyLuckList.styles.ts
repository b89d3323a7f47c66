import { css } from '@emotion/react';
import { wordButton } from '../panel.styles.ts';
import { lazyStyles, panelBase } from '../styles.ts';
import { token } from '../theme.ts';

export const hourlyLuckListStyles = lazyStyles(
  () => css`
    ${panelBase}
    ${wordButton}

  & [data-title] [data-word] {
      min-width: 2.75rem;
      min-height: 2.75rem;
      text-align: start;
    }
    & ol {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
      margin: 0;
      padding: 0;
      list-style: none;
      border-block: 1px solid ${token.text};
      text-align: center;
      font-variant-numeric: tabular-nums;
    }
    & li {
      display: grid;
      justify-items: center;
      padding: 0.375rem 0;
      font-size: 0.75rem;
      line-height: 1.125rem;
      color: ${token.textMuted};
      border-top: 1px solid ${token.hairline};
      margin-top: -1px;
    }
    & li > b {
      font-family: ${token.fontTitle};
      font-size: 1.125rem;
      font-weight: 400;
      line-height: 1.75rem;
    }
    & [data-part='name'] {
      color: ${token.text};
    }
    & [data-part='name'] b {
      padding: 0 0.25rem;
      border-radius: 2px;
      font-weight: 400;
      color: ${token.accentText};
      background: ${token.accentFill};
    }
    & [data-part='span'] {
      font-size: 0.6875rem;
      white-space: nowrap;
    }
  `,
);
