import { css, type Theme } from '@emotion/react';

export const tabsStyles = (theme: Theme) => ({
  list: css({
    display: 'flex',
    gap: theme.space(1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${theme.color.hairline}`,
  }),
  tab: css({
    position: 'relative',
    flex: 'none',
    minHeight: theme.layout.touch,
    minWidth: '4rem',
    padding: `${theme.space(2)} ${theme.space(3)}`,
    color: theme.color.textMuted,
    whiteSpace: 'nowrap',
    transition: `color ${theme.motion.hover} ${theme.motion.ease}`,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: theme.space(3),
      bottom: 0,
      height: 2,
      background: 'transparent',
    },
    [theme.media.hover]: { '&:hover': { color: theme.color.text } },
    '&[aria-selected=true]': { color: theme.color.text, fontWeight: 600 },
    '&[aria-selected=true]::after': { background: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-4px' },
    // In the outline of a page that is still loading.
    '&:disabled': { color: theme.color.textFaint, cursor: 'default' },
    '@media (forced-colors: active)': { '&[aria-selected=true]::after': { background: 'Highlight' } },
  }),
  // Each as wide as its label takes: no label breaks. Where the largest text has no room it is as large as fits.
  fullWidth: css({
    '& > button': {
      flex: '1 1 auto',
      minWidth: 0,
      paddingInline: theme.space(1),
      fontSize: 'min(1em, 5vw)',
    },
  }),
});
