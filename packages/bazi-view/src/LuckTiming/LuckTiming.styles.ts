import { css } from '@emotion/react';
import { lazyStyles } from '../styles.ts';
import { disclosure, wordButton } from '../panel.styles.ts';
import { token } from '../theme.ts';

export const luckTimingStyles = lazyStyles(
  () => css`
    ${disclosure}
    ${wordButton}
  color: ${token.text};
    font-family: ${token.fontBody};
    border-block: 1px solid ${token.hairline};

    & dl {
      margin: 0;
      padding-bottom: 0.5rem;
    }
    & dl > div {
      display: grid;
      grid-template-columns: 4.5rem minmax(0, 1fr);
      align-items: baseline;
      border-top: 1px solid ${token.hairline};
    }
    & dt {
      font-size: 0.8125rem;
      color: ${token.textMuted};
    }
    & dt [data-word] {
      min-width: 2.75rem;
      min-height: 2.75rem;
      text-align: start;
    }
    & dd {
      margin: 0;
      padding: 0.625rem 0;
      font-size: 0.875rem;
      line-height: 1.6;
      font-variant-numeric: tabular-nums;
    }
  `,
);
