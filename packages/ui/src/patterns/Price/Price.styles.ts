import { css, type Theme } from '@emotion/react';

export const priceStyles = (theme: Theme) => ({
  root: css({ display: 'inline-flex', alignItems: 'baseline', gap: theme.space(2), whiteSpace: 'nowrap' }),
  amount: css({
    fontFamily: theme.font.title,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  medium: css({ fontSize: theme.size.lg }),
  large: css({ fontSize: theme.size.xxl, lineHeight: 1.3 }),
  original: css({
    color: theme.color.textFaint,
    fontSize: theme.size.sm,
    fontVariantNumeric: 'tabular-nums',
    textDecorationThickness: '1px',
  }),
});
