import { css, type Theme } from '@emotion/react';

export const badgeStyles = (theme: Theme) => ({
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space(1),
    padding: `0 ${theme.space(1.5)}`,
    fontSize: theme.size.xs,
    lineHeight: '1.375rem',
    letterSpacing: '0.04em',
    whiteSpace: 'nowrap',
    border: '1px solid currentColor',
    borderRadius: theme.radius.small,
    '& > svg': { width: '0.875rem', height: '0.875rem', strokeWidth: 1.5 },
  }),
  neutral: css({ color: theme.color.textMuted, borderColor: theme.color.hairlineStrong }),
  accent: css({ color: theme.color.accent }),
  seal: css({
    color: theme.color.accentText,
    background: theme.color.accentFill,
    borderColor: theme.color.accentFill,
  }),
  success: css({ color: theme.color.success }),
  warning: css({ color: theme.color.warning }),
  danger: css({ color: theme.color.danger }),
});
