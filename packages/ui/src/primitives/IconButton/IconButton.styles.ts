import { css, type Theme } from '@emotion/react';

export const iconButtonStyles = (theme: Theme) => ({
  root: css({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.layout.touch,
    height: theme.layout.touch,
    borderRadius: theme.radius.small,
    color: theme.color.textMuted,
    touchAction: 'manipulation',
    transition: `color ${theme.motion.quick} ${theme.motion.ease}, background-color ${theme.motion.quick} ${theme.motion.ease}`,
    [theme.media.hover]: {
      '&:hover:not(:disabled)': { color: theme.color.text, background: theme.color.sunken },
      // --tip turns 1 after 700 ms on a button and 0 after 300 ms beside it, see globalCss. A row of buttons shares it.
      '&:not([data-tips] *)': {
        transition: '--tip 0s 300ms',
        '&:hover': { '--tip': 1, transitionDelay: '700ms' },
      },
      '&:hover::after': {
        content: 'attr(data-tip)',
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
      '[data-tips=above] > &:hover::after': { top: 'auto', bottom: 'calc(100% + 0.25rem)' },
    },
    '&:active:not(:disabled)': { background: theme.color.sunken },
    '&:disabled': { color: theme.color.textFaint, cursor: 'not-allowed', opacity: 0.6 },
    '& > svg': { width: '1.375rem', height: '1.375rem', strokeWidth: 1.5 },
  }),
});
