import { css, type Theme } from '@emotion/react';

export const readingThemesStyles = (theme: Theme) => ({
  root: css({
    '& h2': { marginBottom: theme.space(2), fontSize: theme.size.md, fontWeight: 400 },
    '& > details': { borderTop: `1px solid ${theme.color.hairline}` },
    '& > details:last-of-type': { borderBottom: `1px solid ${theme.color.hairline}` },
    '& > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(3),
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > details[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& summary': { minHeight: '2.75rem', paddingBlock: theme.space(2), cursor: 'pointer' },
  }),
  arrow: css({
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    marginInlineStart: 'auto',
    strokeWidth: 1.5,
    color: theme.color.textFaint,
  }),
  sentence: css({
    maxWidth: '42rem',
    lineHeight: 1.8,
    '& > summary': { listStyle: 'none' },
    '& > summary::-webkit-details-marker': { display: 'none' },
  }),
});
