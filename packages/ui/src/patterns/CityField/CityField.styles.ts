import { css, type Theme } from '@emotion/react';

export const cityStyles = (theme: Theme) => ({
  root: css({ '&&': { flex: '1 1 100%' }, display: 'grid', gap: theme.space(2), minWidth: 0 }),
  chosen: css({ lineHeight: 1.5, overflowWrap: 'anywhere' }),
  status: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    fontSize: theme.size.sm,
    lineHeight: 1.5,
    color: theme.color.textMuted,
  }),
  list: css({
    position: 'relative',
    maxHeight: '20rem',
    overflowY: 'auto',
    border: `1px solid ${theme.color.hairline}`,
    borderRadius: theme.radius.small,
    '& > li + li': { borderTop: `1px solid ${theme.color.hairline}` },
  }),
  city: css({
    display: 'grid',
    alignContent: 'center',
    width: '100%',
    minHeight: '3.25rem',
    padding: `${theme.space(2)} ${theme.space(3.5)}`,
    lineHeight: 1.5,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    transition: `color ${theme.motion.hover} ${theme.motion.ease}`,
    [theme.media.hover]: { '&:hover': { color: theme.color.accent } },
    '&:focus-visible': { outlineOffset: '-2px' },
  }),
  around: css({ fontSize: theme.size.sm, color: theme.color.textMuted }),
});
