import { css, type Theme } from '@emotion/react';
import { sealPaths } from '../../tokens/sealPaths.ts';

export const sealStyles = (theme: Theme) => ({
  root: css({ flex: 'none', forcedColorAdjust: 'none' }),
  stone: css({ fill: theme.color.accentFill }),
  carving: css({
    fill: 'none',
    stroke: theme.color.accentText,
    strokeWidth: sealPaths.stroke,
    strokeLinecap: 'butt',
    strokeLinejoin: 'round',
  }),
});
