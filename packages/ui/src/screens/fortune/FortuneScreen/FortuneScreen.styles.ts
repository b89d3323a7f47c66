import { css, type Theme } from '@emotion/react';
import { pageLead, pageTitle, personName } from '../../../patterns/heading.styles.ts';

export const fortuneStyles = (theme: Theme) => ({
  root: css({
    maxWidth: theme.layout.column,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(8)} ${theme.space(5)} ${theme.space(12)}`,
    [theme.media.desktop]: { maxWidth: theme.layout.wide, paddingTop: theme.space(12) },
  }),
  header: css({ marginBottom: theme.space(8) }),
  title: pageTitle(theme),
  lead: pageLead(theme),
  banner: css({ marginBottom: theme.space(6) }),
  form: css({
    borderTop: `1px solid ${theme.color.hairlineStrong}`,
    [theme.media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      // The preview spans all rows; the last row takes any height it has beyond the form.
      gridTemplateRows: 'repeat(5, auto) 1fr',
      columnGap: theme.space(16),
      '& > *': { gridColumn: 1 },
    },
  }),
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space(6) }),
  lookup: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.touch,
    fontSize: theme.size.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  }),
  more: css({
    borderBottom: `1px solid ${theme.color.hairline}`,
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  }),
  moreSummary: css({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${theme.space(3)}`,
    minHeight: '3.5rem',
    paddingBlock: theme.space(3),
    cursor: 'pointer',
    listStyle: 'none',
  }),
  moreHint: css({ color: theme.color.textFaint, fontSize: theme.size.sm }),
  moreArrow: css({
    width: '1.25rem',
    height: '1.25rem',
    marginInlineStart: 'auto',
    strokeWidth: 1.5,
    color: theme.color.textFaint,
    transition: `transform ${theme.motion.quick} ${theme.motion.ease}`,
  }),
  moreBody: css({
    display: 'grid',
    gap: theme.space(6),
    paddingBlock: `${theme.space(2)} ${theme.space(8)}`,
  }),
  submit: css({ display: 'grid', gap: theme.space(4), paddingTop: theme.space(8) }),
  readFirst: css({ display: 'grid', gap: theme.space(2) }),
  note: css({ color: theme.color.textFaint, fontSize: theme.size.sm, textAlign: 'center' }),
  preview: css({
    paddingBlock: theme.space(6),
    borderBottom: `1px solid ${theme.color.hairline}`,
    [theme.media.desktop]: {
      position: 'sticky',
      top: `calc(${theme.layout.topBar} + ${theme.space(8)})`,
      alignSelf: 'start',
      '&&': { gridColumn: 2, gridRow: '1 / 7' },
      paddingBlock: theme.space(8),
      borderBottom: 0,
    },
  }),
  doneTitle: css([personName(theme), { fontSize: theme.size.xl, overflowWrap: 'anywhere' }]),
  doneLead: css({ marginTop: theme.space(2), color: theme.color.textMuted }),
  doneActions: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3), marginTop: theme.space(8) }),
});
