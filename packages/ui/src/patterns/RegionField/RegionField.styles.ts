import { css, type Theme } from '@emotion/react';

export const regionStyles = (theme: Theme) => ({
  loading: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    minHeight: '3rem',
    color: theme.color.textMuted,
  }),
  abroad: css({ '&&': { flex: '1 1 100%' }, minWidth: 0 }),
  warning: css({ color: theme.color.warning }),
});
