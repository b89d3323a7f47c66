import type { CSSObject, Theme } from '@emotion/react';

/** A radio button drawn as a ring with a filled middle. Its line shows the focus. */
export const radioMark = (theme: Theme): CSSObject => ({
  appearance: 'none',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  border: `1px solid ${theme.color.hairlineStrong}`,
  borderRadius: '50%',
  cursor: 'inherit',
  '&:checked': {
    borderColor: theme.color.accentFill,
    background: `radial-gradient(circle, ${theme.color.accentFill} 45%, transparent 50%)`,
  },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
