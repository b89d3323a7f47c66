import { css, type Theme } from '@emotion/react';
import { pageLead, pageTitle } from '../../../patterns/heading.styles.ts';

export const reportsStyles = (theme: Theme) => ({
  root: css({
    maxWidth: '56rem',
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(8)} ${theme.space(5)} ${theme.space(12)}`,
    [theme.media.desktop]: { paddingTop: theme.space(12) },
  }),
  header: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: theme.space(4),
    [theme.media.narrow]: { alignItems: 'center' },
  }),
  title: css([pageTitle(theme), { '&:focus': { outline: 'none' } }]),
  count: css([pageLead(theme), { whiteSpace: 'nowrap' }]),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: theme.space(1),
    whiteSpace: 'nowrap',
    // Beside the count as long as the widest button has room there, else below it.
    flex: '1 1 min-content',
  }),
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(2),
    marginTop: theme.space(6),
    paddingBottom: theme.space(4),
    borderBottom: `1px solid ${theme.color.hairlineStrong}`,
    '& > *': { flex: '1 1 7rem' },
    '& > :first-of-type': { flex: '3 1 15rem' },
    // The button is as wide as it is.
    '&& > button': { flex: 'none' },
  }),
  dense: css({ '&[aria-pressed=true]': { color: theme.color.accent } }),
  selection: css({
    position: 'sticky',
    top: `calc(${theme.layout.topBar} + var(--safe-top))`,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space(2.5)} ${theme.space(1)}`,
    minHeight: '3.5rem',
    padding: `${theme.space(2.5)} ${theme.space(3)}`,
    background: theme.color.raised,
    borderBottom: `1px solid ${theme.color.hairlineStrong}`,
  }),
  selectionCount: css({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }),
  // On a phone a line of their own, at full width.
  selectionActions: css({
    display: 'flex',
    gap: theme.space(2),
    [theme.media.narrow]: { flexBasis: '100%', '& > *': { flex: 1 } },
  }),
  cached: css({ paddingTop: theme.space(4) }),
  searchScope: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space(2),
    paddingTop: theme.space(2),
    fontSize: theme.size.sm,
    color: theme.color.textMuted,
  }),
  list: css({
    minWidth: 0,
    '&[aria-busy]': { cursor: 'progress' },
  }),
  pages: css({ display: 'flex', justifyContent: 'center', marginTop: theme.space(8) }),
  warning: css({ color: theme.color.textMuted, marginTop: theme.space(2) }),
});
