import { css } from '@emotion/react';
import { wordButton } from '../panel.styles.ts';
import { lazyStyles, phaseColours } from '../styles.ts';
import { token } from '../theme.ts';

export const palaceLineStyles = lazyStyles(
  () => css`
    ${phaseColours}
    ${wordButton}
  container-type: inline-size;
    color: ${token.text};
    font-family: ${token.fontBody};

    & dl {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      margin: 0;
      border-block: 1px solid ${token.hairline};
      text-align: center;
    }
    & div {
      min-width: 0;
      padding: 0.25rem 0 0.75rem;
    }
    & div + div {
      border-inline-start: 1px solid ${token.hairline};
    }
    & dt {
      display: grid;
      min-height: 2.25rem;
      align-items: end;
      padding-bottom: 0.25rem;
      font-size: 0.8125rem;
      line-height: 1.5;
      letter-spacing: 0.1em;
      color: ${token.textMuted};
    }
    & dt [data-word] {
      min-height: 2.75rem;
      margin-top: -0.5rem;
      padding-top: 0.75rem;
    }
    & dd {
      margin: 0;
      font-size: 0.8125rem;
      line-height: 1.5;
      color: ${token.textMuted};
    }
    & dd b {
      display: block;
      font-family: ${token.fontTitle};
      font-size: 1.5rem;
      font-weight: 600;
      line-height: 1.4;
      letter-spacing: 0.05em;
      color: ${token.text};
    }
  `,
);
