import { css, type Theme } from '@emotion/react';

export const paymentStyles = (theme: Theme) => ({
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space(2)} ${theme.space(6)}`,
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { color: theme.color.textMuted },
    '& > dd': { overflowWrap: 'anywhere' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(3),
    paddingTop: theme.space(8),
    '& > button': { flex: '1 1 0', minWidth: 'fit-content' },
    [theme.media.wide]: { paddingInlineStart: theme.space(24) },
  }),
});
