import { css, keyframes, type Theme } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Ever slower: how long it takes is not known. */
const advance = keyframes({ from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } });

export const progressLineStyles = (theme: Theme) => ({
  root: css({
    position: 'fixed',
    zIndex: 40,
    top: 'var(--safe-top)',
    insetInline: 0,
    height: 3,
    background: theme.color.accent,
    transformOrigin: 'left',
    // A page that is there at once has no line.
    animation: `${appear} 1ms 120ms both, ${advance} 8s ${theme.motion.ease} both`,
  }),
});
