import { css, type Theme } from '@emotion/react';

export const shortfallStyles = (theme: Theme) => ({
  root: css({ display: 'grid', gap: theme.space(5) }),
  lead: css({ color: theme.color.textMuted }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space(2)} ${theme.space(6)}`,
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { color: theme.color.textMuted },
  }),
  recommend: css({ fontSize: theme.size.sm, color: theme.color.textMuted, marginBottom: theme.space(1.5) }),
});
