import { css, type Theme } from '@emotion/react';

export const fortunePreviewStyles = (theme: Theme) => ({
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space(1)} ${theme.space(4)}`,
    marginTop: theme.space(4),
    fontSize: theme.size.sm,
    '& > dt': { color: theme.color.textFaint },
    '& > dd': { fontVariantNumeric: 'tabular-nums' },
  }),
  // The comma ends a step: where a step begins a line, the line does not begin with it.
  step: css({ display: 'inline-block', '&:not(:last-of-type)::after': { content: '"，"' } }),
  note: css({ marginTop: theme.space(3), fontSize: theme.size.sm, color: theme.color.textMuted }),
  cautions: css({
    display: 'grid',
    gap: theme.space(2),
    marginTop: theme.space(4),
    paddingInlineStart: theme.space(3),
    borderInlineStart: `2px solid ${theme.color.warning}`,
    fontSize: theme.size.sm,
    lineHeight: 1.6,
  }),
  question: css({
    marginTop: theme.space(4),
    borderTop: `1px solid ${theme.color.hairline}`,
    fontSize: theme.size.sm,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(2),
      minHeight: theme.layout.touch,
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': {
      flex: 'none',
      width: '1.125rem',
      height: '1.125rem',
      strokeWidth: 1.5,
      marginInlineStart: 'auto',
      transition: `transform ${theme.motion.quick} ${theme.motion.ease}`,
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  }),
  impossible: css({
    marginTop: theme.space(4),
    paddingInlineStart: theme.space(3),
    borderInlineStart: `2px solid ${theme.color.danger}`,
    fontSize: theme.size.sm,
    lineHeight: 1.6,
    '& > strong': { display: 'block', fontWeight: 600, color: theme.color.danger },
  }),
});
