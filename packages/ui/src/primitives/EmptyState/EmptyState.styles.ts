import { css, type Theme } from '@emotion/react';

export const emptyStateStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space(3),
    padding: `${theme.space(12)} ${theme.space(5)}`,
    textAlign: 'center',
  }),
  mark: css({
    color: theme.color.textFaint,
    marginBottom: theme.space(2),
    '& > svg': { width: '2.5rem', height: '2.5rem', strokeWidth: 1 },
  }),
  title: css({ fontSize: theme.size.xl, letterSpacing: '0.04em' }),
  text: css({ maxWidth: '24rem', color: theme.color.textMuted }),
  action: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.space(3),
    marginTop: theme.space(3),
  }),
});
