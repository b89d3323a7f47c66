import { css, type Theme } from '@emotion/react';

export const readingThemesStyles = (theme: Theme) => ({
  root: css({
    '& h2': { marginBottom: theme.space(2), fontSize: theme.size.md, fontWeight: 400 },
    '& > details': { borderTop: `1px solid ${theme.color.hairline}` },
    '& > details:last-of-type': { borderBottom: `1px solid ${theme.color.hairline}` },
    '& summary': { minHeight: '2.75rem', paddingBlock: theme.space(2), cursor: 'pointer' },
  }),
  sentence: css({
    maxWidth: '42rem',
    lineHeight: 1.8,
    '& > summary': { listStyle: 'none' },
    '& > summary::-webkit-details-marker': { display: 'none' },
  }),
});
