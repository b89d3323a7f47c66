import { css, type Theme } from '@emotion/react';

export const feedbacksStyles = (theme: Theme) => ({
  item: css({
    display: 'grid',
    gap: theme.space(2),
    paddingBlock: theme.space(5),
    borderBottom: `1px solid ${theme.color.hairline}`,
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.space(2),
  }),
  type: css({ fontFamily: theme.font.body, fontSize: theme.size.md, fontWeight: 600 }),
  text: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${theme.space(0.5)} ${theme.space(3)}`,
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  reply: css({
    display: 'grid',
    gap: theme.space(1),
    marginTop: theme.space(1),
    paddingInlineStart: theme.space(4),
    borderInlineStart: `2px solid ${theme.color.hairlineStrong}`,
  }),
  pages: css({ marginTop: theme.space(8) }),
  write: css({ marginTop: theme.space(6) }),
});
