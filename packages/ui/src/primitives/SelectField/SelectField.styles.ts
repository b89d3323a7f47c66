import { css, type Theme } from '@emotion/react';

export const selectStyles = (theme: Theme) => ({
  select: css({
    cursor: 'pointer',
    width: 'auto',
    minWidth: 'auto',
    paddingInlineEnd: theme.space(9),
    '& > option': { color: 'CanvasText', background: 'Canvas' },
  }),
  // The screen less the margins of the page and the control, shared by the characters.
  long: css({
    [theme.media.narrow]: {
      minWidth: 0,
      maxWidth: '100%',
      fontSize: 'clamp(0.75rem, (100vw - 6.75rem) / var(--longest), 1rem)',
    },
  }),
  empty: css({ color: theme.color.textFaint }),
  arrow: css({
    position: 'absolute',
    insetInlineEnd: theme.space(3),
    insetBlockStart: 'calc(50% - 0.5625rem)',
    width: '1.125rem',
    height: '1.125rem',
    strokeWidth: 1.5,
    color: theme.color.textFaint,
    pointerEvents: 'none',
  }),
});
