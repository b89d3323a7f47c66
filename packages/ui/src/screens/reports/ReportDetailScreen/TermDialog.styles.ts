import { css, type Theme } from '@emotion/react';

export const termDialogStyles = (theme: Theme) => ({
  term: css({ fontFamily: theme.font.title, fontSize: theme.size.xl, letterSpacing: '0.12em' }),
  body: css({ display: 'grid', gap: theme.space(4) }),
  group: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  heading: css({
    marginBottom: theme.space(1),
    fontSize: theme.size.sm,
    fontWeight: 400,
    color: theme.color.textMuted,
  }),
  quotation: css({
    margin: 0,
    paddingInlineStart: theme.space(4),
    borderInlineStart: `2px solid ${theme.color.accent}`,
  }),
  quote: css({ margin: 0, lineHeight: 1.9 }),
  source: css({ marginTop: theme.space(1), color: theme.color.textMuted, fontSize: theme.size.sm }),
});
