import { css, type Theme } from '@emotion/react';

export const recordToastStyles = (theme: Theme) => ({
  line: css({ display: 'flex', alignItems: 'center', gap: theme.space(4) }),
  undo: css({
    minWidth: theme.layout.touch,
    minHeight: theme.layout.touch,
    marginBlock: '-0.625rem',
    padding: 0,
    color: 'inherit',
    background: 'none',
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-0.375rem' },
  }),
});
