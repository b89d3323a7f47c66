import { css, type Theme } from '@emotion/react';

export const paginationStyles = (theme: Theme) => ({
  list: css({ display: 'flex', justifyContent: 'center', gap: theme.space(0.5) }),
  button: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 'min(2.75rem, 12vw)',
    height: theme.layout.touch,
    borderRadius: theme.radius.small,
    color: theme.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    [theme.media.hover]: {
      '&:hover:not([aria-disabled])': { color: theme.color.text, background: theme.color.sunken },
    },
    '&[aria-disabled]': { color: theme.color.textFaint, cursor: 'default' },
    // The icon alone: the button may have the focus, whose ring must be seen.
    '&[aria-disabled] > svg': { opacity: 0.5 },
    '&[aria-current=page]': { color: theme.color.text, fontWeight: 600 },
    '&[aria-current=page]::after': {
      content: '""',
      position: 'absolute',
      bottom: theme.space(1.5),
      width: theme.space(4),
      height: 2,
      background: theme.color.accent,
    },
    '& > svg': { width: '1.25rem', height: '1.25rem', strokeWidth: 1.5 },
  }),
});
