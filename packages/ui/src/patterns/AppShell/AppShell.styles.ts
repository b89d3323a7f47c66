import { css, type Theme } from '@emotion/react';
import { afterTyping, untilReleased, whilePressed, whileTyping } from './whileTyping.ts';

export const appShellStyles = (theme: Theme) => ({
  root: css({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    paddingTop: 'calc(var(--top-bar) + var(--safe-top))',
    paddingBottom: 'calc(var(--bottom-bar) + var(--safe-bottom))',
  }),
  skip: css({
    position: 'fixed',
    zIndex: 50,
    top: `calc(${theme.space(2)} + var(--safe-top))`,
    left: theme.space(2),
    padding: `${theme.space(2)} ${theme.space(4)}`,
    color: theme.color.ground,
    background: theme.color.text,
    borderRadius: theme.radius.small,
    transform: 'translateY(-300%)',
    '&:focus': { transform: 'none' },
  }),
  main: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // The footer begins below the first view, not behind the bottom bar: it must not move there when content comes.
    minHeight: 'calc(100vh - var(--top-bar) - var(--safe-top))',
    '&:focus': { outline: 'none' },
  }),
  fill: css({
    height: '100dvh',
    minHeight: 0,
    overflow: 'hidden',
    transition: afterTyping('padding-bottom'),
    // Other pages keep the space, because a page at its end would jump.
    [whileTyping]: { paddingBottom: 'var(--safe-bottom)', transition: 'none' },
  }),
  fillMain: css({
    minHeight: 0,
    overflow: 'hidden',
    // The initial value is `all`: it would keep the transition of `whilePressed` running after the release.
    transition: 'none',
    [whileTyping]: {
      minHeight: 'calc(100dvh - var(--top-bar) - var(--safe-top) - var(--safe-bottom))',
      transition: 'none',
    },
    [whilePressed]: { transition: untilReleased('min-height') },
  }),
});
