import { css, type Theme } from '@emotion/react';

export const familyStyles = (theme: Theme) => ({
  root: css({ display: 'grid', gap: theme.space(4), justifyItems: 'start' }),
  hint: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  members: css({ width: '100%', borderTop: `1px solid ${theme.color.hairlineStrong}` }),
  member: css({
    display: 'grid',
    gap: theme.space(0.5),
    paddingBlock: theme.space(3),
    borderBottom: `1px solid ${theme.color.hairline}`,
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space(2) }),
  name: css({ fontWeight: 600 }),
  end: css({ marginInlineStart: 'auto' }),
  invitation: css({
    width: '100%',
    display: 'grid',
    gap: theme.space(2),
    padding: theme.space(4),
    border: `1px solid ${theme.color.hairline}`,
    background: theme.color.surface,
  }),
  code: css({
    fontSize: theme.size.xl,
    fontWeight: 600,
    letterSpacing: '0.12em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }),
});
