import { css, type Theme } from '@emotion/react';

export const settingsStyles = (theme: Theme) => ({
  themeLabel: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space(2),
    [theme.media.narrow]: { '& > svg': { display: 'none' } },
  }),
  large: css({ fontSize: theme.size.lg }),
  // In two lines, its second stands clear of the mark of a chosen option.
  xlarge: css({ fontSize: theme.size.xl, lineHeight: 1.15 }),
  sample: css({
    padding: `${theme.space(4)} ${theme.space(5)}`,
    fontFamily: theme.font.body,
    background: theme.color.surface,
    borderInlineStart: `2px solid ${theme.color.accent}`,
  }),
  lead: css({ color: theme.color.textMuted, fontSize: theme.size.sm }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${theme.space(2)} ${theme.space(4)}`,
  }),
  reset: css({ justifySelf: 'start', marginInlineStart: '-0.75rem' }),
});
