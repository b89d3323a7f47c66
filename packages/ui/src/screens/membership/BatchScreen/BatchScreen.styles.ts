import { css, type Theme } from '@emotion/react';

export const batchStyles = (theme: Theme) => ({
  progress: css({ width: '100%', height: theme.space(2), accentColor: theme.color.accentFill }),
  sections: css({ display: 'grid' }),
  part: css({ display: 'grid', gap: theme.space(4) }),
  filter: css({
    display: 'grid',
    gap: theme.space(3),
    [theme.media.wide]: { gridTemplateColumns: '1fr 2fr' },
  }),
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space(2),
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  barEnd: css({ display: 'flex', gap: theme.space(1), marginInlineStart: 'auto' }),
  list: css({
    position: 'relative',
    maxHeight: '26rem',
    overflowY: 'auto',
    borderBlock: `1px solid ${theme.color.hairlineStrong}`,
  }),
  item: css({ '& + &': { borderTop: `1px solid ${theme.color.hairline}` } }),
  label: css({ display: 'grid' }),
  small: css({ color: theme.color.textMuted, fontSize: theme.size.sm, fontVariantNumeric: 'tabular-nums' }),
  count: css({ alignSelf: 'center' }),
  outcome: css({ display: 'grid', gap: theme.space(2) }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(1),
    marginInlineStart: `-${theme.space(2)}`,
  }),
});
