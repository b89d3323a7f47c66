import { css, keyframes, type Theme } from '@emotion/react';

const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, 0.5rem)' } });

export const toastStyles = (theme: Theme) => ({
  root: css({
    position: 'fixed',
    zIndex: 60,
    left: '50%',
    bottom: `calc(var(--bottom-bar) + var(--safe-bottom) + ${theme.space(4)})`,
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.space(2.5),
    width: 'max-content',
    maxWidth: 'min(26rem, calc(100vw - 2rem))',
    padding: `${theme.space(2.5)} ${theme.space(4)}`,
    color: theme.color.ground,
    background: theme.color.text,
    border: '1px solid transparent',
    borderRadius: theme.radius.small,
    fontSize: theme.size.sm,
    animation: `${rise} ${theme.motion.settle} ${theme.motion.ease}`,
    '& > svg': {
      flex: 'none',
      width: '1.125rem',
      height: '1.125rem',
      marginTop: '0.1875rem',
      strokeWidth: 1.5,
    },
  }),
});
