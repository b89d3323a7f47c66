import { css, type Theme } from '@emotion/react';

export const profileEditStyles = (theme: Theme) => ({
  avatar: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.space(4),
  }),
  avatarSide: css({ display: 'grid', justifyItems: 'start', gap: theme.space(1.5), minWidth: 0 }),
  progress: css({
    appearance: 'none',
    width: '100%',
    maxWidth: '14rem',
    height: '0.25rem',
    border: 0,
    borderRadius: theme.radius.round,
    overflow: 'hidden',
    background: theme.color.sunken,
    '&::-webkit-progress-bar': { background: theme.color.sunken },
    '&::-webkit-progress-value': { background: theme.color.accentFill },
    '&::-moz-progress-bar': { background: theme.color.accentFill },
  }),
  busy: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
  }),
  date: css({ textAlign: 'start', cursor: 'pointer' }),
  dateIcon: css({
    position: 'absolute',
    insetInlineEnd: theme.space(3),
    insetBlockStart: 'calc(50% - 0.5625rem)',
    width: '1.125rem',
    height: '1.125rem',
    strokeWidth: 1.5,
    color: theme.color.textFaint,
    pointerEvents: 'none',
  }),
  dateEmpty: css({ color: theme.color.textFaint }),
});
