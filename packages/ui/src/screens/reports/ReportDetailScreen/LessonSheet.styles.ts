import { css, type Theme } from '@emotion/react';

export const lessonStyles = (theme: Theme) => ({
  term: css({ fontFamily: theme.font.title, fontSize: theme.size.xl, letterSpacing: '0.12em' }),
  parts: css({ display: 'grid', gap: theme.space(4) }),
  group: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  heading: css({
    marginBottom: theme.space(1),
    fontSize: theme.size.sm,
    fontWeight: 400,
    color: theme.color.textMuted,
  }),
  // As a book sets a quotation: a rule of ink at its side, its source below.
  figure: css({
    margin: 0,
    paddingInlineStart: theme.space(4),
    borderInlineStart: `2px solid ${theme.color.accent}`,
  }),
  line: css({ margin: 0, lineHeight: 1.9 }),
  source: css({ marginTop: theme.space(1), color: theme.color.textMuted, fontSize: theme.size.sm }),
});
