import { css, type Theme } from '@emotion/react';

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
    [theme.media.desktop]: { '&[data-folded] details ~ details': { display: 'none' } },
    '& p': { color: theme.color.textMuted, fontSize: theme.size.sm },
  }),
  // Beside the sentences, where there is room; a phone shows them above the table.
  fold: css({
    position: 'absolute',
    insetInlineEnd: 0,
    top: 0,
    display: 'none',
    [theme.media.desktop]: { display: 'block' },
  }),
  blank: css({
    paddingBlock: '0.96rem',
    // Each sentence has one line.
    [theme.media.wide]: { '& > * > * + *': { display: 'none' } },
  }),
});
