import { css, type Theme } from '@emotion/react';

const folded = { '&[data-folded] details ~ details': { display: 'none' } };

export const basicReadingStyles = (theme: Theme) => ({
  root: css({
    position: 'relative',
    maxWidth: `calc(${theme.layout.wide} - ${theme.space(12)})`,
    margin: `0 auto ${theme.space(6)}`,
    lineHeight: 1.8,
    '& > *': { maxWidth: '42rem' },
    '& summary': {
      minHeight: '2.75rem',
      paddingBlock: theme.space(2),
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    [theme.media.desktop]: folded,
    '& p': { color: theme.color.textMuted, fontSize: theme.size.sm },
  }),
  // A page that is narrow for its text. Paper has room for all sentences.
  narrow: css({
    marginBlock: `${theme.space(-5)} 0`,
    '@media screen': folded,
    '& summary': { paddingBlock: theme.space(1) },
    // Above the edge of the table, so that all of it can be pressed.
    '& > [data-screen]': { display: 'block', zIndex: 1, marginBottom: theme.space(-2) },
  }),
  // On a desktop beside the sentences. A phone shows them all above the table.
  fold: css({
    position: 'relative',
    display: 'none',
    marginInlineStart: theme.space(-2),
    [theme.media.desktop]: { display: 'block', position: 'absolute', insetInlineEnd: 0, top: 0 },
  }),
  blank: css({
    paddingBlock: '0.96rem',
    // Each sentence has one line.
    [theme.media.wide]: { '& > * > * + *': { display: 'none' } },
  }),
  // The first sentence, and the button below it.
  blankNarrow: css({ '& > :nth-of-type(n + 3)': { display: 'none' } }),
});
