import { css, type Theme } from '@emotion/react';
import { doubleFrame } from './frame.styles.ts';

/** The panel that takes the place of a form once it is done. */
export const donePanelStyles = (theme: Theme) => ({
  root: css({
    maxWidth: theme.layout.column,
    width: '100%',
    margin: '0 auto',
    padding: `${theme.space(12)} ${theme.space(5)} ${theme.space(16)}`,
  }),
  panel: css([
    doubleFrame(theme),
    {
      padding: `${theme.space(10)} ${theme.space(6)}`,
      background: theme.color.surface,
      [theme.media.wide]: { padding: `${theme.space(16)} ${theme.space(14)}` },
    },
  ]),
});
