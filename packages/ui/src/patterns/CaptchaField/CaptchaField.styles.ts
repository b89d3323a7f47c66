import { css, type Theme } from '@emotion/react';

export const captchaStyles = (theme: Theme) => ({
  another: css({
    position: 'relative',
    color: theme.color.accent,
    // Extends the touch target beyond the low line, as far down as the gap to the field.
    '&::after': { content: '""', position: 'absolute', inset: '-1.125rem -0.75rem -0.375rem' },
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
  // The server draws dark strokes on a light ground: the ground stays light in the dark theme too.
  image: css({ height: '3rem', maxWidth: '100%', objectFit: 'contain', background: 'white' }),
});
