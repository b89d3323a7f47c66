import { css, type Theme } from '@emotion/react';

export const saveFileDialogStyles = (theme: Theme) => ({
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(3),
    marginTop: theme.space(5),
  }),
});
