import { css, type Theme } from '@emotion/react';

export const forgotPasswordStyles = (theme: Theme) => ({
  sent: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${theme.space(2)}`,
    color: theme.color.textMuted,
  }),
  change: css({ marginInlineStart: 'auto' }),
});
