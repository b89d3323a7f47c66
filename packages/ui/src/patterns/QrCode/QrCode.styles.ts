import { css, type Theme } from '@emotion/react';

export const qrCodeStyles = (theme: Theme) => ({
  root: css({
    display: 'block',
    width: '13rem',
    maxWidth: '100%',
    /* eslint-disable no-restricted-syntax -- scanners need dark modules on a light ground, in the dark theme too */
    background: '#fff',
    color: '#000',
    /* eslint-enable no-restricted-syntax */
    border: `1px solid ${theme.color.hairlineStrong}`,
    borderRadius: theme.radius.small,
  }),
});
