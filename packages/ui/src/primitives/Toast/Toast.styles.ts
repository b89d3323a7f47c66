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
  line: css({ display: 'flex', alignItems: 'center', gap: theme.space(4) }),
  button: css({
    minWidth: theme.layout.touch,
    minHeight: theme.layout.touch,
    margin: '-0.625rem',
    // Room for the focus ring, which lies inside of the button because that is higher than the toast.
    padding: '0 0.625rem',
    color: 'inherit',
    background: 'none',
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-0.375rem' },
  }),
});
