import { css, type Theme } from '@emotion/react';
import { afterTyping, untilReleased, whilePressed, whileTyping } from './whileTyping.ts';

export const bottomBarStyles = (theme: Theme) => ({
  root: css({
    position: 'fixed',
    zIndex: 40,
    inset: 'auto 0 0',
    padding: '0 var(--safe-right) var(--safe-bottom) var(--safe-left)',
    background: theme.color.ground,
    borderTop: `1px solid ${theme.color.hairline}`,
    [theme.media.wide]: { display: 'none' },
    transition: afterTyping('transform'),
    // It would stand on the on-screen keyboard. Moved, not removed, so that Tab still reaches it.
    [whileTyping]: { transform: 'translateY(100%)', translate: '0 100%', transition: 'none' },
    [whilePressed]: { transition: [afterTyping('transform'), untilReleased('translate')].join() },
  }),
  list: css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', height: 'var(--bottom-bar)' }),
  link: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: theme.space(0.5),
    height: '100%',
    color: theme.color.textMuted,
    fontSize: theme.size.xs,
    lineHeight: 1.3,
    letterSpacing: '0.1em',
    textIndent: '0.1em',
    '& > svg': { width: '1.375rem', height: '1.375rem', strokeWidth: 1.5 },
    '&[aria-current]': { color: theme.color.accent, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-4px' },
  }),
});
