import { css, type Theme } from '@emotion/react';

export const birthTimeStyles = (theme: Theme) => ({
  modes: css({ display: 'flex', gap: theme.space(1) }),
  mode: css({
    position: 'relative',
    minWidth: theme.layout.touch,
    padding: `${theme.space(1)} ${theme.space(2)}`,
    color: theme.color.textFaint,
    borderBottom: '1px solid transparent',
    // Extends the touch target beyond the low line, as far down as the gap to the field.
    '&::after': { content: '""', position: 'absolute', inset: '-0.625rem -0.125rem -0.375rem' },
    '&[aria-pressed=true]': { color: theme.color.accent, borderColor: theme.color.accent },
  }),
  wide: css({ '&&': { flex: '4 1 12.5rem' } }),
});
