import { css, type Theme } from '@emotion/react';

export const loginStyles = (theme: Theme) => ({
  divider: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(4),
    marginBlock: theme.space(6),
    color: theme.color.textFaint,
    fontSize: theme.size.sm,
    '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.color.hairline}` },
  }),
  forgot: css({
    position: 'relative',
    // Upwards, because the field below lies over it.
    '&::after': { content: '""', position: 'absolute', inset: '-1.125rem -0.75rem -0.375rem' },
  }),
});
