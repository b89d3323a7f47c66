import { css, type Theme } from '@emotion/react';

export const fieldGroupStyles = (theme: Theme) => ({
  root: css({ display: 'grid', gap: theme.space(1.5), minWidth: 0 }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${theme.space(1)} ${theme.space(4)}`,
    fontSize: theme.size.sm,
    lineHeight: 1.5,
    color: theme.color.textMuted,
  }),
  required: css({ color: theme.color.accent, marginInlineStart: theme.space(1) }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: theme.space(2),
    // A control that has no room for its text goes to the next line.
    '& > *': { flex: '1 1 6rem' },
    [theme.media.narrow]: { '&& > :has([data-long])': { flexBasis: '100%' } },
  }),
  firstWide: css({ '& > *': { flex: '1 1 5rem' }, '& > :first-of-type': { flex: '1.4 1 6rem' } }),
  hint: css({ fontSize: theme.size.sm, lineHeight: 1.5, color: theme.color.textFaint }),
  error: css({
    display: 'flex',
    gap: theme.space(1.5),
    fontSize: theme.size.sm,
    lineHeight: 1.5,
    color: theme.color.danger,
    '& > svg': { flex: 'none', marginTop: '0.1875em' },
  }),
});
