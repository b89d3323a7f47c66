import { css, type Theme } from '@emotion/react';
import { pageLead, pageTitle } from '../heading.styles.ts';

export const pageStyles = (theme: Theme) => ({
  root: css({
    maxWidth: theme.layout.column,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(8)} ${theme.space(5)} ${theme.space(16)}`,
    [theme.media.narrow]: { paddingTop: theme.space(5) },
    [theme.media.desktop]: { paddingTop: theme.space(12) },
  }),
  parent: css({
    display: 'none',
    [theme.media.wide]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1),
      minHeight: theme.layout.touch,
      marginInlineStart: '-0.25rem',
      color: theme.color.textMuted,
      fontSize: theme.size.sm,
      '& > svg': { width: '1.125rem', height: '1.125rem', strokeWidth: 1.5 },
      [theme.media.hover]: { '&:hover': { color: theme.color.text } },
    },
  }),
  header: css({
    paddingBottom: theme.space(6),
    borderBottom: `1px solid ${theme.color.hairlineStrong}`,
    [theme.media.narrow]: {
      paddingBottom: theme.space(5),
      // With the title hidden the header is empty and needs no rule.
      '&:has(> :only-child)': { padding: 0, border: 0 },
    },
  }),
  title: pageTitle(theme),
  lead: pageLead(theme),
});
