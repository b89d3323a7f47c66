import { css, type Theme } from '@emotion/react';

export const accountStyles = (theme: Theme) => ({
  logout: css({ marginTop: theme.space(8), [theme.media.wide]: { maxWidth: '16rem' } }),
});
