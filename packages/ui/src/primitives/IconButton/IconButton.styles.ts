import { css, type Theme } from '@emotion/react';

export const iconButtonStyles = (theme: Theme) => ({
  root: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.layout.touch,
    height: theme.layout.touch,
    borderRadius: theme.radius.small,
    color: theme.color.textMuted,
    touchAction: 'manipulation',
    transition: `color ${theme.motion.hover} ${theme.motion.ease}, background-color ${theme.motion.hover} ${theme.motion.ease}`,
    [theme.media.hover]: {
      '&:hover:not(:disabled, [aria-busy])': { color: theme.color.text, background: theme.color.sunken },
    },
    '&:active:not(:disabled, [aria-busy])': { background: theme.color.sunken },
    '&[aria-busy]': { cursor: 'progress' },
    '&:disabled': { color: theme.color.textFaint, cursor: 'not-allowed', opacity: 0.6 },
    '& > svg': { width: '1.375rem', height: '1.375rem', strokeWidth: 1.5 },
  }),
});
