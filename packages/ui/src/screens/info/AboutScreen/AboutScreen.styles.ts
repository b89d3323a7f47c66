import { css, type Theme } from '@emotion/react';

export const aboutStyles = (theme: Theme) => ({
  paragraph: css({ lineHeight: 1.9, textAlign: 'justify' }),
  lead: css({ color: theme.color.textMuted }),
  table: css({
    width: '100%',
    borderBlock: `1px solid ${theme.color.hairlineStrong}`,
    '& th, & td': {
      paddingBlock: theme.space(3),
      textAlign: 'start',
      verticalAlign: 'top',
      lineHeight: 1.7,
      borderBottom: `1px solid ${theme.color.hairline}`,
    },
    '& tr:last-of-type > *': { borderBottom: 0 },
    '& th': {
      width: '5.5rem',
      paddingInlineEnd: theme.space(4),
      fontWeight: 400,
      color: theme.color.textMuted,
      whiteSpace: 'nowrap',
    },
  }),
  changeable: css({ marginInlineStart: theme.space(2), verticalAlign: 'baseline' }),
  contacts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space(2)} ${theme.space(6)}`,
    '& > dt': { color: theme.color.textMuted },
    '& > dd': { overflowWrap: 'anywhere' },
  }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space(6)}`,
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.layout.touch },
  }),
});
