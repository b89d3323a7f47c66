import { css, type Theme } from '@emotion/react';

export const chartAnalysisStyles = (theme: Theme) => ({
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space(10),
    paddingTop: theme.space(8),
    borderTop: `1px solid ${theme.color.hairline}`,
    [theme.media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: theme.space(12),
      alignItems: 'start',
    },
  }),
  // About as high as what is drawn there later, for the scroll bar.
  later: css({ height: '80rem' }),
  column: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(10), minWidth: 0 }),
  wide: css({ gridColumn: '1 / -1' }),
  schools: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space(2)} ${theme.space(4)}`,
    gridColumn: '1 / -1',
  }),
  hint: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  hours: css({ display: 'grid', gap: theme.space(4), gridColumn: '1 / -1' }),
});
