import { css, type Theme } from '@emotion/react';

export const phaseMarkStyles = (theme: Theme) => ({
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    fontFamily: theme.font.title,
    fontWeight: 600,
    lineHeight: 1.4,
    '& > svg': { width: '0.85em', height: '0.85em', flex: 'none' },
  }),
  wood: css({ color: theme.phase.wood }),
  fire: css({ color: theme.phase.fire }),
  earth: css({ color: theme.phase.earth }),
  metal: css({ color: theme.phase.metal }),
  water: css({ color: theme.phase.water }),
});
