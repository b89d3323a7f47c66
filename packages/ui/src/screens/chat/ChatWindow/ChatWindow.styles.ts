import { css, keyframes, type Theme } from '@emotion/react';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const chatWindowStyles = (theme: Theme) => {
  const whole = {
    inset: 0,
    width: '100%',
    height: '100dvh',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    paddingBlock: 'var(--safe-top) var(--safe-bottom)',
  };
  return {
    opener: css({
      position: 'fixed',
      zIndex: 20,
      insetInlineEnd: `calc(${theme.space(5)} + var(--safe-right))`,
      bottom: `calc(${theme.space(5)} + var(--bottom-bar) + var(--safe-bottom))`,
      transition: `opacity ${theme.motion.quick} ${theme.motion.ease}, visibility ${theme.motion.quick}`,
      '&[data-away]:not(:focus-within)': { opacity: 0, visibility: 'hidden' },
      '& > button': { borderRadius: theme.radius.round, minHeight: '3.25rem' },
      '& svg': { width: '1.25rem', height: '1.25rem', strokeWidth: 1.5 },
      // On a phone with the largest text its words would cover a text and a price.
      [theme.media.narrow]: {
        'html[data-text-size=xlarge] & > button': { width: '3.25rem', paddingInline: 0, gap: 0, fontSize: 0 },
      },
    }),
    root: css({
      position: 'fixed',
      zIndex: 25,
      inset: 'auto',
      insetInlineEnd: `calc(${theme.space(5)} + var(--safe-right))`,
      bottom: `calc(${theme.space(5)} + var(--safe-bottom))`,
      width: 'min(var(--width), 100vw - 2rem)',
      height: 'min(var(--height), 100dvh - 2rem)',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      overflow: 'hidden',
      color: theme.color.text,
      background: theme.color.ground,
      border: `1px solid ${theme.color.hairlineStrong}`,
      borderRadius: theme.radius.large,
      boxShadow: `0 0.5rem 2rem ${theme.color.overlay}`,
      '&[open]': {
        display: 'flex',
        flexDirection: 'column',
        animation: `${rise} ${theme.motion.settle} ${theme.motion.ease}`,
      },
      '&::backdrop': { background: theme.color.ground },
      '&[data-state=full]': whole,
      [theme.media.narrow]: { '&&': whole },
    }),
    head: css({
      position: 'relative',
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(2),
      padding: `${theme.space(1)} ${theme.space(2)} ${theme.space(1)} ${theme.space(5)}`,
      borderBottom: `1px solid ${theme.color.hairline}`,
      '& > h2': { fontSize: theme.size.lg, letterSpacing: '0.06em' },
      '& > div': { display: 'flex', flex: 'none' },
    }),
    // The corner that is dragged, away from the corner that stays.
    grip: css({
      position: 'absolute',
      zIndex: 1,
      top: 0,
      insetInlineStart: 0,
      width: '1.5rem',
      height: '1.5rem',
      cursor: 'nwse-resize',
      touchAction: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        top: 5,
        left: 5,
        width: 8,
        height: 8,
        borderTop: `2px solid ${theme.color.textFaint}`,
        borderLeft: `2px solid ${theme.color.textFaint}`,
        borderTopLeftRadius: 4,
      },
      // A touch reaches it from the size of a finger on.
      '&::after': { content: '""', position: 'absolute', inset: '0 -1.25rem -1.25rem 0' },
      [theme.media.narrow]: { display: 'none' },
    }),
    wide: css({ [theme.media.narrow]: { display: 'none' } }),
    body: css({ flex: 1, minHeight: 0 }),
  };
};
