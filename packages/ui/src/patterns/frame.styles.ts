import { css, type Theme } from '@emotion/react';

/**
 * The double frame of traditional print (文武边): a strong outer line, a gap, a thin inner line. The border draws the
 * inner line, the outline the outer one; the content must not overflow the box.
 */
export const doubleFrame = (theme: Theme) =>
  css({
    border: `1px solid ${theme.color.hairlineStrong}`,
    outline: `2px solid ${theme.color.textMuted}`,
    outlineOffset: '3px',
    margin: '5px',
  });
