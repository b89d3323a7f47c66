import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinnerStyles = () => ({
  root: css({ display: 'inline-flex', flex: 'none' }),
  ring: css({ animation: `${turn} 900ms linear infinite` }),
  small: css({ width: '1.125rem', height: '1.125rem' }),
  large: css({ width: '2rem', height: '2rem' }),
});
