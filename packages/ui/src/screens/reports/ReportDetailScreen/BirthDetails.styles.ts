import { css, type Theme } from '@emotion/react';

export const birthDetailsStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gap: `${theme.space(6)} ${theme.space(10)}`,
    padding: `${theme.space(2)} 0 ${theme.space(6)}`,
    fontSize: theme.size.sm,
    [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [theme.media.desktop]: { gridTemplateColumns: '5fr 5fr 4fr' },
  }),
  warnings: css({ display: 'grid', gap: theme.space(2), gridColumn: '1 / -1' }),
  title: css({
    fontSize: theme.size.md,
    letterSpacing: '0.12em',
    paddingBottom: theme.space(1),
    marginBottom: theme.space(2),
    borderBottom: `1px solid ${theme.color.hairline}`,
  }),
  second: css({ marginTop: theme.space(5) }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(3.5rem, auto) minmax(0, 1fr)',
    gap: `${theme.space(1)} ${theme.space(3)}`,
  }),
  term: css({ color: theme.color.textFaint }),
  at: css({ display: 'block', color: theme.color.textFaint }),
  trail: css({ fontVariantNumeric: 'tabular-nums' }),
  step: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space(3),
    alignItems: 'baseline',
    paddingBlock: theme.space(1),
    // On a narrow screen the label takes a line of its own.
    '& > :first-of-type': { flex: '1 1 7rem' },
  }),
  change: css({ marginInlineStart: 'auto', color: theme.color.textMuted, whiteSpace: 'nowrap' }),
  result: css({ minWidth: '4.5rem', textAlign: 'end' }),
  outcome: css({
    marginTop: theme.space(2),
    paddingTop: theme.space(2),
    borderTop: `1px solid ${theme.color.hairline}`,
    fontWeight: 600,
  }),
  quiet: css({ color: theme.color.textMuted }),
  conventions: css({
    display: 'grid',
    gap: theme.space(1),
    '& + p > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.layout.touch },
  }),
});
