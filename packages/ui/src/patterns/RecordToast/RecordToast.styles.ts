import { css, type Theme } from '@emotion/react';

export const recordToastStyles = (theme: Theme) => ({
  line: css({ display: 'flex', alignItems: 'center', gap: theme.space(4) }),
  undo: css({
    minWidth: theme.layout.touch,
    minHeight: theme.layout.touch,
    margin: '-0.625rem',
    // Room for the focus ring, which lies inside of the button because that is higher than the toast.
    padding: '0 0.625rem',
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
