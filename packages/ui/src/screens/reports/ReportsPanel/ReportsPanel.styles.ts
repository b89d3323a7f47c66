import { css, keyframes, type Theme } from '@emotion/react';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const reportsPanelStyles = (theme: Theme) => ({
  // The bubble is below what scrolls, so that it never lies over the text.
  root: css({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }),
  // What is hidden from sight is placed in it; outside it would make the whole page scroll to where there is nothing.
  scroller: css({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto' }),
  byRules: css({
    maxWidth: theme.layout.column,
    margin: '0 auto',
    padding: `${theme.space(4)} ${theme.space(5)} 0`,
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
  }),
  list: css({
    maxWidth: theme.layout.column,
    margin: '0 auto',
    // The last card can be scrolled clear of the button that floats above.
    padding: `0 ${theme.space(5)} ${theme.space(20)}`,
    [theme.media.wide]: { paddingBlockStart: theme.space(4) },
  }),
  skeleton: css({
    display: 'grid',
    gap: theme.space(4),
    padding: `${theme.space(6)} 0`,
    borderBottom: `1px solid ${theme.color.hairline}`,
  }),
  dock: css({
    container: 'dock / inline-size',
    flex: 'none',
    padding: `${theme.space(2)} ${theme.space(4)} ${theme.space(3)}`,
    animation: `${rise} ${theme.motion.settle} ${theme.motion.ease}`,
  }),
  bubble: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: theme.space(2),
    maxWidth: theme.layout.column,
    margin: '0 auto',
    padding: `${theme.space(2)} ${theme.space(2)} ${theme.space(2)} ${theme.space(4)}`,
    background: theme.color.raised,
    border: `1px solid ${theme.color.hairlineStrong}`,
    borderRadius: `${theme.radius.large} ${theme.radius.large} ${theme.radius.large} ${theme.radius.small}`,
    '& > p': {
      // Two lines; the whole question stands in the conversation.
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      fontSize: theme.size.sm,
      lineHeight: 1.6,
    },
    // With large text the question has a line of its own, and the answer to it stands below.
    '@container dock (max-width: 20.5rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > p': { WebkitLineClamp: 4 },
      '& > p + button': { gridArea: '2 / 1', justifySelf: 'start' },
    },
  }),
});
