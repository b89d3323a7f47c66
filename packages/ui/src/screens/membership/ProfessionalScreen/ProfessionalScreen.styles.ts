import { css, type Theme } from '@emotion/react';

export const professionalStyles = (theme: Theme) => ({
  part: css({ display: 'grid', gap: theme.space(3), justifyItems: 'start' }),
  text: css({ color: theme.color.textMuted }),
});
