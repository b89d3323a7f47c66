import { css, type Theme } from '@emotion/react';

export const recordEditStyles = (theme: Theme) => ({
  skeleton: css({ display: 'grid', gap: theme.space(8), paddingTop: theme.space(8) }),
  skeletonField: css({ display: 'grid', gap: theme.space(3) }),
});
