import { css, type Theme } from '@emotion/react';

export const selectStyles = (theme: Theme) => ({
  select: css({
    cursor: 'pointer',
    paddingInlineEnd: theme.space(9),
    textOverflow: 'ellipsis',
    '& > option': { color: 'CanvasText', background: 'Canvas' },
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
