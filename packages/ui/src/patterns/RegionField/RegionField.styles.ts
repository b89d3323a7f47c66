import { css, type Theme } from '@emotion/react';

export const regionStyles = (theme: Theme) => ({
  loading: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    minHeight: '3rem',
    color: theme.color.textMuted,
  }),
  warning: css({ color: theme.color.warning }),
});
