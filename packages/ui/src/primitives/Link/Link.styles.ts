import { css, type Theme } from '@emotion/react';

export const linkStyles = (theme: Theme) => ({
  inline: css({
    color: theme.color.accent,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    textDecorationColor: `color-mix(in srgb, ${theme.color.accent} 45%, transparent)`,
    borderRadius: theme.radius.small,
    transition: `text-decoration-color ${theme.motion.hover} ${theme.motion.ease}`,
    [theme.media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
  quiet: css({
    color: theme.color.textMuted,
    textDecoration: 'none',
    borderRadius: theme.radius.small,
    [theme.media.hover]: {
      '&:hover': { color: theme.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  }),
  plain: css({ color: 'inherit', textDecoration: 'none', borderRadius: theme.radius.small }),
});
