import type { CSSObject, Theme } from '@emotion/react';

/**
 * The dots between a name and its price, as in a printed price list. They are raised by their position, which the browser
 * rounds to pixels: a transform would draw them between two rows of pixels.
 */
export const leader = (theme: Theme): CSSObject => ({
  position: 'relative',
  bottom: '0.3em',
  borderBottom: `1px dotted ${theme.color.hairlineStrong}`,
});
