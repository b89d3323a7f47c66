import { css, type Theme } from '@emotion/react';

export const confirmDialogStyles = (theme: Theme) => ({
  error: css({ marginTop: theme.space(4) }),
});
