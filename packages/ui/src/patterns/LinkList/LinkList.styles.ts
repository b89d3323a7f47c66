import { css, type Theme } from '@emotion/react';

export const linkListStyles = (theme: Theme) => ({
  row: css({ borderBottom: `1px solid ${theme.color.hairline}` }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    minHeight: '3.5rem',
    paddingBlock: theme.space(3),
    transition: `color ${theme.motion.hover} ${theme.motion.ease}`,
    [theme.media.hover]: { '&:hover': { color: theme.color.accent } },
  }),
  icon: css({
    flex: 'none',
    color: theme.color.textMuted,
    '& > svg': { width: '1.25rem', height: '1.25rem', strokeWidth: 1.5 },
  }),
  text: css({ display: 'grid', flex: 1, minWidth: 0 }),
  hint: css({ fontSize: theme.size.sm, lineHeight: 1.5, color: theme.color.textFaint }),
  value: css({
    textAlign: 'end',
    fontSize: theme.size.sm,
    color: theme.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  arrow: css({
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    strokeWidth: 1.5,
    color: theme.color.textFaint,
  }),
});
