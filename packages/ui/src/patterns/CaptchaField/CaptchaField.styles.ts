import { css, type Theme } from '@emotion/react';

export const captchaStyles = (theme: Theme) => ({
  // As high as a finger needs, without lying over what stands above the field.
  another: css({
    display: 'inline-flex',
    alignItems: 'flex-end',
    minHeight: theme.layout.touch,
    marginBlockEnd: theme.space(-1.5),
    paddingInline: theme.space(2),
    paddingBlockEnd: theme.space(1.5),
    marginInlineEnd: theme.space(-2),
    color: theme.color.accent,
    '&[aria-disabled]': { color: theme.color.textMuted, cursor: 'progress' },
  }),
  question: css({ color: theme.color.text, fontSize: theme.size.md, fontWeight: 400 }),
  otherKind: css({
    minHeight: theme.layout.touch,
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    // The gap to the next field is left to the form.
    marginBlockEnd: theme.space(-3),
  }),
  picture: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'min(9rem, 40vw)',
    minHeight: theme.layout.touch,
    alignSelf: 'stretch',
    margin: 1,
    fontSize: theme.size.sm,
    color: theme.color.textMuted,
    borderInlineStart: `1px solid ${theme.color.hairline}`,
    borderRadius: theme.radius.small,
    overflow: 'hidden',
    '&[aria-disabled]': { cursor: 'progress' },
  }),
  // The server draws dark strokes on a light ground.
  image: css({ height: '3rem', maxWidth: '100%', objectFit: 'contain', filter: 'var(--paper-filter)' }),
});
