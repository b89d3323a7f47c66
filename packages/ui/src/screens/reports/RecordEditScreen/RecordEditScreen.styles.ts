import { css, type Theme } from '@emotion/react';

export const recordEditStyles = (theme: Theme) => ({
  waiting: css({ display: 'grid', gap: theme.space(8), paddingTop: theme.space(8) }),
  blank: css({ display: 'grid', gap: theme.space(3) }),
});
