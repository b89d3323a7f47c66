import { css, type Theme } from '@emotion/react';

export const hourChoiceStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gap: theme.space(3),
    marginTop: theme.space(2),
    padding: theme.space(4),
    background: theme.color.surface,
    border: `1px solid ${theme.color.hairline}`,
    fontSize: theme.size.sm,
  }),
  assumption: css({ color: theme.color.textMuted }),
});
