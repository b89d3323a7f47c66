import { css, type Theme } from '@emotion/react';

export const paymentDialogStyles = (theme: Theme) => ({
  lead: css({ color: theme.color.textMuted, marginBottom: theme.space(5) }),
});
