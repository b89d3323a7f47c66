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
  hours: css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
  hour: css({
    minHeight: theme.layout.touch,
    padding: `0 ${theme.space(3)}`,
    border: `1px solid ${theme.color.hairlineStrong}`,
    borderRadius: theme.radius.small,
    '&[aria-pressed=true]': { color: theme.color.accent, borderColor: theme.color.accent },
  }),
  assumption: css({ color: theme.color.textMuted }),
});
