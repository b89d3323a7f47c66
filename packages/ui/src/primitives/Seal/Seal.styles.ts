import { css, type Theme } from '@emotion/react';

export const sealStyles = (theme: Theme) => ({
  root: css({ flex: 'none', forcedColorAdjust: 'none' }),
  stone: css({ fill: theme.color.accentFill }),
  carving: css({
    fill: 'none',
    stroke: theme.color.accentText,
    strokeWidth: 3.7,
    strokeLinecap: 'butt',
    strokeLinejoin: 'round',
  }),
});
