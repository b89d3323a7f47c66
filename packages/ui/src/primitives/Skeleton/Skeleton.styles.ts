import { css, keyframes, type Theme } from '@emotion/react';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeletonStyles = (theme: Theme) => ({
  root: css({
    display: 'block',
    background: theme.color.sunken,
    borderRadius: theme.radius.small,
    animation: `${breathe} 1800ms ease-in-out infinite`,
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  }),
  lines: css({ display: 'grid', gap: theme.space(3) }),
  text: css({ height: '0.875em', width: '100%' }),
  title: css({ height: '1.5rem', width: '9rem' }),
  block: css({ width: '100%', height: '6rem' }),
  circle: css({ width: '3rem', height: '3rem', borderRadius: '50%' }),
});
