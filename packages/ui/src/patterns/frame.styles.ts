import { css, type Theme } from '@emotion/react';

/**
 * The double rule of a printed leaf (文武边): a strong outer line, a gap, a thin inner one.
 * Put on a box that holds nothing wider than itself; the inner rule is drawn by the box, the outer by its outline.
 */
export const doubleFrame = (theme: Theme) =>
  css({
    border: `1px solid ${theme.color.hairlineStrong}`,
    outline: `2px solid ${theme.color.textMuted}`,
    outlineOffset: '3px',
    margin: '5px',
  });
