import { css, type Theme } from '@emotion/react';

export const formSectionStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gap: theme.space(4),
    paddingBlock: theme.space(6),
    borderBottom: `1px solid ${theme.color.hairline}`,
    [theme.media.wide]: {
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      columnGap: theme.space(6),
      paddingBlock: theme.space(8),
    },
  }),
  title: css({
    fontSize: theme.size.lg,
    letterSpacing: '0.2em',
    [theme.media.wide]: {
      writingMode: 'vertical-rl',
      // Latin letters would lie on their side.
      textOrientation: 'upright',
      justifySelf: 'start',
      lineHeight: 1.2,
    },
  }),
  body: css({ display: 'grid', gap: theme.space(5), minWidth: 0 }),
  actions: css({
    display: 'grid',
    gap: theme.space(4),
    paddingTop: theme.space(8),
    [theme.media.wide]: { paddingInlineStart: theme.space(24) },
  }),
  buttons: css({ display: 'flex', gap: theme.space(3), '& > *': { flex: '1 1 0' } }),
});
