import { css, type Theme } from '@emotion/react';

export const readingBasisStyles = (theme: Theme) => ({
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space(2),
    paddingBottom: theme.space(3),
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
  }),
});
