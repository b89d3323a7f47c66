import { css, type Theme } from '@emotion/react';

/** `--tip` changes at once, after its delay: 1 after 700 ms on a button, 0 after 300 ms beside it. */
export const tipsStyles = (theme: Theme) => ({
  root: css({
    '--tip': 0,
    transition: '--tip 0s 300ms allow-discrete',
    [theme.media.hover]: {
      '&:has(button:hover)': { '--tip': 1, transitionDelay: '700ms' },
      button: { position: 'relative' },
      'button:hover::after': {
        content: 'attr(aria-label)',
        position: 'absolute',
        zIndex: 30,
        top: 'calc(100% + 0.25rem)',
        insetInlineEnd: 0,
        padding: `${theme.space(0.5)} ${theme.space(2)}`,
        background: theme.color.text,
        color: theme.color.ground,
        borderRadius: theme.radius.small,
        fontSize: theme.size.xs,
        fontWeight: 400,
        lineHeight: 1.6,
        letterSpacing: 0,
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
        opacity: 'var(--tip)',
      },
    },
  }),
  above: css({
    '&& button:hover::after': { top: 'auto', bottom: 'calc(100% + 0.25rem)' },
  }),
});
