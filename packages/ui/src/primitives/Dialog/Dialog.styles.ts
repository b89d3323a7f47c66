import { css, keyframes, type Theme } from '@emotion/react';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const settle = keyframes({ from: { opacity: 0 } });

export const dialogStyles = (theme: Theme) => ({
  root: css({
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - var(--safe-top) - 1.5rem)',
    margin: 'auto 0 0',
    padding: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: theme.color.text,
    background: theme.color.raised,
    border: `0 solid ${theme.color.hairline}`,
    borderTopWidth: 1,
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${rise} ${theme.motion.settle} ${theme.motion.ease}`,
    },
    '&::backdrop': {
      background: theme.color.overlay,
      animation: `${settle} ${theme.motion.settle} ${theme.motion.ease}`,
    },
    [theme.media.wide]: {
      margin: 'auto',
      borderWidth: 1,
      borderRadius: theme.radius.medium,
      // Rem widths grow with the text size; the screen does not.
      maxWidth: 'calc(100vw - 4rem)',
      maxHeight: 'min(44rem, calc(100dvh - 4rem))',
    },
  }),
  small: css({ [theme.media.wide]: { width: '26rem' } }),
  medium: css({ [theme.media.wide]: { width: '34rem' } }),
  large: css({ [theme.media.wide]: { width: '48rem' } }),
  head: css({
    position: 'sticky',
    zIndex: 1,
    top: 0,
    background: theme.color.raised,
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    padding: `${theme.space(3)} ${theme.space(2)} ${theme.space(2)} ${theme.space(5)}`,
    [theme.media.wide]: {
      paddingInlineStart: theme.space(6),
      paddingInlineEnd: theme.space(3),
      paddingBlockStart: theme.space(4),
    },
  }),
  title: css({ flex: 1, minWidth: 0, fontSize: theme.size.xl, letterSpacing: '0.02em' }),
  body: css({
    flex: '1 0 auto',
    padding: `${theme.space(1)} ${theme.space(5)} ${theme.space(5)}`,
    [theme.media.wide]: { paddingInline: theme.space(6) },
    '&:last-child': { paddingBlockEnd: `calc(${theme.space(6)} + var(--safe-bottom))` },
  }),
  foot: css({
    position: 'sticky',
    bottom: 0,
    background: theme.color.raised,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(3),
    padding: `${theme.space(3)} ${theme.space(5)} calc(${theme.space(4)} + var(--safe-bottom))`,
    borderTop: `1px solid ${theme.color.hairline}`,
    // A label that grows while it is busy takes room from the other button before it takes a second line.
    '& > *': { flex: 1 },
    '& > :is(a, button)': { minWidth: 'fit-content' },
    [theme.media.wide]: {
      justifyContent: 'flex-end',
      paddingInline: theme.space(6),
      paddingBlock: theme.space(4),
      '& > *': { flex: 'none' },
    },
  }),
});
