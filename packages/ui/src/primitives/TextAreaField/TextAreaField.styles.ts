import { css } from '@emotion/react';

export const textAreaStyles = () => ({
  area: css`
    resize: vertical;
    field-sizing: content;
    min-height: 6rem;
    max-height: 24rem;
  `,
});
