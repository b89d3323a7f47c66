import { css, type Theme } from '@emotion/react';

export const retryLineStyles = (theme: Theme) => ({
  root: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space(3),
  }),
});
