import { css, type Theme } from '@emotion/react';
import { logoPaths } from '../../tokens/logoPaths.ts';

export const logoStyles = (theme: Theme) => ({
  root: css({ flex: 'none', forcedColorAdjust: 'none' }),
  stone: css({ fill: theme.color.accentFill }),
  carving: css({
    fill: 'none',
    stroke: theme.color.accentText,
    strokeWidth: logoPaths.stroke,
    strokeLinecap: 'butt',
    strokeLinejoin: 'round',
  }),
});
