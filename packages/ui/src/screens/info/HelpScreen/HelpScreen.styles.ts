import { css, type Theme } from '@emotion/react';

export const helpStyles = (theme: Theme) => ({
  list: css({ marginBlock: '-0.5rem -1rem', [theme.media.wide]: { marginBlock: '-1rem' } }),
  entry: css({
    scrollMarginTop: `calc(${theme.layout.topBar} + ${theme.space(4)})`,
    '& + &': { borderTop: `1px solid ${theme.color.hairline}` },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  }),
  question: css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    minHeight: '3.5rem',
    paddingBlock: theme.space(3),
    listStyle: 'none',
    cursor: 'pointer',
    transition: `color ${theme.motion.hover} ${theme.motion.ease}`,
    [theme.media.hover]: { '&:hover': { color: theme.color.accent } },
    '[open] > &': { fontWeight: 600 },
    // Inside, because a heading or the answer is directly beside it.
    '&:focus-visible': { outlineOffset: '-2px' },
  }),
  arrow: css({
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    marginInlineStart: 'auto',
    strokeWidth: 1.5,
    color: theme.color.textFaint,
    transition: `transform ${theme.motion.quick} ${theme.motion.ease}`,
  }),
  answer: css({
    display: 'grid',
    gap: theme.space(3),
    paddingBottom: theme.space(6),
    lineHeight: 1.9,
    color: theme.color.textMuted,
    textAlign: 'justify',
  }),
  lines: css({
    display: 'grid',
    gap: theme.space(2),
    paddingInlineStart: theme.space(4),
    borderInlineStart: `1px solid ${theme.color.hairlineStrong}`,
    fontVariantNumeric: 'tabular-nums',
  }),
  contacts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space(2)} ${theme.space(6)}`,
    '& > dt': { color: theme.color.textMuted },
    '& > dd': { overflowWrap: 'anywhere' },
  }),
  feedback: css({ justifySelf: 'start' }),
});
