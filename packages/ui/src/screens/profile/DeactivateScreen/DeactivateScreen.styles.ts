import { css, type Theme } from '@emotion/react';

export const deactivateStyles = (theme: Theme) => ({
  list: css({ display: 'grid', gap: theme.space(3) }),
  item: css({
    display: 'grid',
    gridTemplateColumns: '0.5rem minmax(0, 1fr)',
    gap: theme.space(3),
    '&::before': {
      content: '""',
      width: '0.375rem',
      height: '0.375rem',
      marginTop: '0.7em',
      background: theme.color.danger,
      transform: 'rotate(45deg)',
    },
  }),
  aside: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
});
