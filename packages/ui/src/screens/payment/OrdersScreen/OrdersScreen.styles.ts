import { css, type Theme } from '@emotion/react';
import { leader } from '../../../patterns/leader.styles.ts';

export const ordersStyles = (theme: Theme) => ({
  filter: css({ paddingBlock: theme.space(5), borderBottom: `1px solid ${theme.color.hairlineStrong}` }),
  order: css({
    display: 'grid',
    gap: theme.space(2),
    paddingBlock: theme.space(5),
    borderBottom: `1px solid ${theme.color.hairline}`,
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space(2) }),
  price: css({ marginInlineStart: 'auto' }),
  name: css({
    fontFamily: theme.font.body,
    fontSize: theme.size.md,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  }),
  dots: css({ ...leader(theme), flex: '1 1 1rem' }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space(0.5)} ${theme.space(3)}`,
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  orderNo: css({ color: theme.color.textFaint, overflowWrap: 'anywhere' }),
  refund: css({ fontSize: theme.size.sm }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: theme.space(2),
    paddingTop: theme.space(2),
  }),
  pages: css({ marginTop: theme.space(8) }),
  hint: css({ marginTop: theme.space(2), color: theme.color.textMuted }),
});
