import { css, type Theme } from '@emotion/react';

export const paymentDialogStyles = (theme: Theme) => ({
  instead: css({
    marginTop: theme.space(5),
    paddingTop: theme.space(3),
    borderTop: `1px solid ${theme.color.hairline}`,
    color: theme.color.textMuted,
    fontSize: theme.size.sm,
  }),
  lead: css({ color: theme.color.textMuted, marginBottom: theme.space(5) }),
});
