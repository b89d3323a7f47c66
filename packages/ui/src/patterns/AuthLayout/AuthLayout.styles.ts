import { css, type Theme } from '@emotion/react';
import { doubleFrame } from '../frame.styles.ts';
import { pageLead, pageTitle } from '../heading.styles.ts';

export const authLayoutStyles = (theme: Theme) => ({
  root: css({
    maxWidth: theme.layout.column,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(8)} ${theme.space(5)} ${theme.space(16)}`,
    [theme.media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      maxWidth: '62rem',
      gap: theme.space(20),
      paddingTop: theme.space(16),
      alignItems: 'start',
    },
  }),
  form: css({ width: '100%', maxWidth: '26rem', margin: '0 auto', [theme.media.desktop]: { order: 2 } }),
  header: css({
    marginBottom: theme.space(8),
    [theme.media.narrow]: { '&:has(> :only-child)': { marginBottom: 0 } },
  }),
  title: pageTitle(theme),
  lead: pageLead(theme),
  aside: css({ display: 'none', [theme.media.desktop]: { display: 'block' } }),
  verse: css([
    doubleFrame(theme),
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      // Vertical Chinese runs from right to left.
      direction: 'rtl',
      minHeight: '34rem',
      background: theme.color.surface,
    },
  ]),
  line: css({
    display: 'flex',
    alignItems: 'center',
    writingMode: 'vertical-rl',
    direction: 'ltr',
    paddingTop: theme.space(10),
    fontFamily: theme.font.title,
    fontSize: '2.125rem',
    letterSpacing: '0.45em',
    lineHeight: 1.2,
    borderLeft: `1px solid ${theme.color.hairline}`,
  }),
  logo: css({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    paddingBottom: theme.space(8),
  }),
});
