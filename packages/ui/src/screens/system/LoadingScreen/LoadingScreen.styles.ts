import { css, keyframes, type Theme } from '@emotion/react';

const pulse = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } });

export const loadingStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: theme.space(5),
    minHeight: `calc(100dvh - ${theme.layout.topBar} - ${theme.layout.bottomBar})`,
  }),
  seal: css({
    animation: `${pulse} 1.8s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  }),
  label: css({
    fontFamily: theme.font.title,
    color: theme.color.textMuted,
    letterSpacing: '0.3em',
    textIndent: '0.3em',
  }),
});
