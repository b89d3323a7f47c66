import { css, type Theme } from '@emotion/react';
import { doubleFrame } from '../../../patterns/frame.styles.ts';
import { pageLead, pageTitle } from '../../../patterns/heading.styles.ts';

export const pillarLookupStyles = (theme: Theme) => ({
  root: css({
    maxWidth: theme.layout.column,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(8)} ${theme.space(5)} ${theme.space(12)}`,
    [theme.media.desktop]: { paddingTop: theme.space(12) },
  }),
  header: css({ marginBottom: theme.space(8) }),
  title: pageTitle(theme),
  lead: pageLead(theme),
  back: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.touch,
    fontSize: theme.size.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  }),
  form: css({ borderTop: `1px solid ${theme.color.hairlineStrong}` }),
  // Four in a row; on a phone two rows of two.
  pillars: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: theme.space(3),
    '& select': { fontFamily: theme.font.title, fontSize: theme.size.lg },
  }),
  hint: css({ color: theme.color.textFaint, fontSize: theme.size.sm }),
  submit: css({ display: 'grid', gap: theme.space(4), paddingTop: theme.space(8) }),
  results: css({ display: 'grid', gap: theme.space(4), marginTop: theme.space(10) }),
  resultsTitle: css({ fontSize: theme.size.lg, letterSpacing: '0.2em' }),
  list: css({ display: 'grid', gap: theme.space(4) }),
  birth: css([
    doubleFrame(theme),
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(3),
      padding: theme.space(4),
      background: theme.color.surface,
      fontVariantNumeric: 'tabular-nums',
    },
  ]),
  date: css({ fontSize: theme.size.lg, fontWeight: 600 }),
  lunar: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
});
