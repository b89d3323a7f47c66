import { css, type Theme } from '@emotion/react';

const toned = (color: string) => css({ '&:not(:disabled)': { color, borderColor: color } });

export const reportCardStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gap: theme.space(3),
    padding: `${theme.space(6)} 0`,
    borderBottom: `1px solid ${theme.color.hairline}`,
    '&:last-of-type': { borderBottom: 0 },
  }),
  head: css({ display: 'flex', alignItems: 'center', gap: theme.space(3) }),
  icon: css({
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    strokeWidth: 1.25,
    color: theme.color.accent,
  }),
  title: css({ flex: 1, minWidth: 0, fontSize: theme.size.xl, letterSpacing: '0.08em' }),
  description: css({ color: theme.color.textMuted }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${theme.space(1)} ${theme.space(4)}`,
  }),
  tags: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space(3)}`,
    fontSize: theme.size.sm,
    color: theme.color.textMuted,
    '& > li::before': { content: '"# "', color: theme.color.textFaint },
  }),
  price: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.space(2),
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& > b': { fontSize: theme.size.lg, fontWeight: 600 },
    '& > s': { fontSize: theme.size.sm, color: theme.color.textMuted },
  }),
  preview: css({ lineHeight: 1.8, textAlign: 'justify' }),
  byModel: css({
    marginBlockEnd: theme.space(4),
    fontSize: theme.size.sm,
    color: theme.color.textMuted,
    textAlign: 'center',
  }),
  message: css({
    fontSize: theme.size.sm,
    color: theme.color.textMuted,
    '&[data-selected]': {
      paddingInlineStart: theme.space(3),
      borderInlineStart: `2px solid ${theme.color.accent}`,
      color: theme.color.text,
    },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }),
  primary: css({}),
  success: toned(theme.color.success),
  warning: toned(theme.color.warning),
  progress: css({
    display: 'grid',
    gap: theme.space(2),
    '& > p:last-child': { fontSize: theme.size.sm, color: theme.color.textMuted },
  }),
  bar: css({
    height: 4,
    background: theme.color.sunken,
    overflow: 'hidden',
    '& > span': {
      display: 'block',
      height: '100%',
      background: theme.color.accentFill,
      transformOrigin: 'left',
      transition: `transform ${theme.motion.settle} ${theme.motion.ease}`,
    },
    '@media (forced-colors: active)': {
      border: '1px solid',
      '& > span': { background: 'Highlight' },
    },
  }),
  text: css({
    minWidth: 0,
    paddingTop: theme.space(5),
    borderTop: `4px double ${theme.color.hairlineStrong}`,
  }),
  end: css({ display: 'flex', justifyContent: 'center', marginTop: theme.space(6) }),
});
